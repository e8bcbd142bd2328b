import type { KodePenyakit } from '#content/penyakit.ts'
import { bulatTurun } from '#contract/dosis/angka.ts'
import { readKekuatan } from '#contract/dosis/kekuatan.ts'
import { readKemasan } from '#contract/dosis/kemasan.ts'
import { bahanProduk, hitungRendam, isAturanRendam, ppmAturan } from '#contract/dosis/rendam-produk.ts'
import type { AturanPakai } from '#contract/katalog/aturan-pakai.ts'
import type { ZatAktif } from '#contract/katalog/zat-aktif.ts'

/** The folding tarpaulin tank of 2 m³ as it is filled on a raft, up to four fifths. */
export const BAK_RAKIT_M3 = 1.6

interface ProdukPaket {
  kemasan: string
  bentuk: string
  zat_aktif: readonly ZatAktif[]
  aturan_pakai: readonly AturanPakai[]
}

interface Bagian {
  nama: string
  produkId: number | null
  jumlah: number
  produk: ProdukPaket | null
}

/** How far a part of a package goes by one of its rules of use, at the smallest dose of it. */
export type Cukup = {
  nama: string
  produkId: number
  untuk: readonly KodePenyakit[]
} & (
  | {
      /** So many baths of `volume` m³, each with `takaran` of the product. */
      jenis: 'rendam'
      kali: number
      volume: number
      ppm: number
      takaran: number
      satuan: 'g' | 'mL'
    }
  | {
      /** So many litres of water to wash or dip in, without fish. */
      jenis: 'sanitasi'
      liter: number
      ppm: number
    }
  | {
      /** So many kg of feed. */
      jenis: 'pakan'
      kg: number
      dosis: number
    }
)

/**
 * How far the parts of a package go, each by each of its rules that can be computed: from what is on the packs, how strong the
 * products are, and the calculator's own functions. What cannot be told for certain is left out; the same amount twice is told once.
 * @param volume of a bath, in m³
 */
export function cukupPaket(isi: readonly Bagian[], volume: number = BAK_RAKIT_M3): Cukup[] {
  const semua = isi.flatMap(
    (bagian) => bagian.produk?.aturan_pakai.flatMap((aturan) => satu(bagian, aturan, volume) ?? []) ?? [],
  )
  return gabung(semua)
}

function satu({ nama, produkId, jumlah, produk }: Bagian, aturan: AturanPakai, volume: number): Cukup | undefined {
  const kemasan = produk && readKemasan(produk.kemasan)
  if (!kemasan || produkId === null) return undefined
  const punya = jumlah * kemasan.isi
  const untuk = aturan.untuk
  if (aturan.satuan === 'mg/kg pakan') {
    const kekuatan = readKekuatan(produk)
    if (typeof kekuatan === 'string' || kekuatan.satuan !== kemasan.satuan) return undefined
    return {
      nama,
      produkId,
      untuk,
      jenis: 'pakan',
      kg: bulatTurun((punya * kekuatan.aktif * 1000) / aturan.min),
      dosis: aturan.min,
    }
  }
  if (!isAturanRendam(aturan)) return undefined
  const bahan = bahanProduk({ ...produk, nama }, aturan)
  if (typeof bahan === 'string' || bahan.kekuatan.satuan !== kemasan.satuan) return undefined
  const ppm = ppmAturan(aturan.min, aturan.satuan)
  if (aturan.cara === 'sanitasi')
    return {
      nama,
      produkId,
      untuk,
      jenis: 'sanitasi',
      liter: bulatTurun((punya * bahan.kekuatan.aktif * 1000) / ppm),
      ppm,
    }
  const bak = hitungRendam(bahan, volume, { ppm })
  if (bak.jenis !== 'takaran' || bak.takaran <= 0) return undefined
  const kali = bulatTurun(punya / bak.takaran)
  return {
    nama,
    produkId,
    untuk,
    jenis: 'rendam',
    kali,
    volume,
    ppm,
    takaran: bak.takaran,
    satuan: bahan.kekuatan.satuan,
  }
}

/** Rules that say the same of one product are one, for all their diseases. */
function gabung(semua: readonly Cukup[]): Cukup[] {
  const jadi = new Map<string, Cukup>()
  for (const cukup of semua) {
    const kunci = JSON.stringify({ ...cukup, untuk: [] })
    const lama = jadi.get(kunci)
    jadi.set(kunci, lama ? { ...lama, untuk: [...new Set([...lama.untuk, ...cukup.untuk])] } : cukup)
  }
  return [...jadi.values()]
}
