import type { KodePenyakit } from '#content/penyakit.ts'
import { bulatTurun } from '#contract/dosis/angka.ts'
import { readKekuatan } from '#contract/dosis/kekuatan.ts'
import { readKemasan } from '#contract/dosis/kemasan.ts'
import { bahanProduk, hitungRendam, isAturanRendam, ppmAturan } from '#contract/dosis/rendam-produk.ts'
import type { AturanPakai } from '#contract/katalog/aturan-pakai.ts'
import type { ZatAktif } from '#contract/katalog/zat-aktif.ts'

/** Water volume in m³ of the folding tarpaulin tank of 2 m³, filled to four fifths on a raft. */
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

/** Yield of a package part under one of its rules of use, at the smallest dose. */
export type Cukup = {
  nama: string
  produkId: number
  untuk: readonly KodePenyakit[]
} & (
  | {
      /** Number of baths of `volume` m³, each with `takaran` of the product. */
      jenis: 'rendam'
      kali: number
      volume: number
      ppm: number
      takaran: number
      satuan: 'g' | 'mL'
    }
  | {
      /** Liters of water for washing or dipping, without fish. */
      jenis: 'sanitasi'
      liter: number
      ppm: number
    }
  | {
      /** Kilograms of feed. */
      jenis: 'pakan'
      kg: number
      dosis: number
    }
)

/**
 * Returns the yield of each package part for each computable rule of use. It is derived from pack size, product strength and
 * the calculator's own functions. Uncertain yields are omitted; equal ones are merged.
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

/** Merges equal yields of a product; the result lists all their diseases. */
function gabung(semua: readonly Cukup[]): Cukup[] {
  const jadi = new Map<string, Cukup>()
  for (const cukup of semua) {
    const kunci = JSON.stringify({ ...cukup, untuk: [] })
    const lama = jadi.get(kunci)
    jadi.set(kunci, lama ? { ...lama, untuk: [...new Set([...lama.untuk, ...cukup.untuk])] } : cukup)
  }
  return [...jadi.values()]
}
