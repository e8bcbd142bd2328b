import type { KodePenyakit } from '#content/penyakit.ts'
import { kekuatanFor } from '#contract/dosis/kekuatan.ts'
import { readKemasan } from '#contract/dosis/kemasan.ts'
import { roundDown } from '#contract/dosis/number.ts'
import { doseMg, referenceOf } from '#contract/dosis/pakan.ts'
import { computeRendam, isRendamRule, produkInput, rulePpm } from '#contract/dosis/rendam-produk.ts'
import type { ActiveSubstance } from '#contract/katalog/active-substance.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'

/** Water volume in m³ of the folding tarpaulin tank of 2 m³, filled to four fifths on a raft. */
export const RAFT_TANK_M3 = 1.6

interface ProdukPaket {
  kemasan: string
  bentuk: string
  zat_aktif: readonly ActiveSubstance[]
  aturan_pakai: readonly UsageRule[]
}

interface Bagian {
  nama: string
  produkId: number | null
  jumlah: number
  produk: ProdukPaket | null
}

/** Yield of a package part under one of its rules of use, at the smallest dose. */
export type PaketYield = {
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
      satuan: UsageRule['satuan']
    }
)

/**
 * Returns the yield of each package part for each computable rule of use. It is derived from pack size, product strength and
 * the calculator's own functions. Uncertain yields are omitted; equal ones are merged.
 * @param volume of a bath, in m³
 */
export function paketSufficesFor(parts: readonly Bagian[], volume: number = RAFT_TANK_M3): PaketYield[] {
  const all = parts.flatMap(
    (bagian) => bagian.produk?.aturan_pakai.flatMap((aturan) => yieldOf(bagian, aturan, volume) ?? []) ?? [],
  )
  return merge(all)
}

function yieldOf(
  { nama, produkId, jumlah, produk }: Bagian,
  aturan: UsageRule,
  volume: number,
): PaketYield | undefined {
  const kemasan = produk && readKemasan(produk.kemasan)
  if (!kemasan || produkId === null) return undefined
  const amount = jumlah * kemasan.isi
  const penyakit = aturan.untuk
  if (referenceOf(aturan) === 'pakan') {
    const kekuatan = kekuatanFor(produk, aturan.satuan)
    if (typeof kekuatan === 'string' || kekuatan.satuan !== kemasan.satuan) return undefined
    return {
      nama,
      produkId,
      untuk: penyakit,
      jenis: 'pakan',
      kg: roundDown((amount * kekuatan.aktif * 1000) / doseMg(aturan.min, aturan.satuan)),
      dosis: aturan.min,
      satuan: aturan.satuan,
    }
  }
  if (!isRendamRule(aturan)) return undefined
  const input = produkInput({ ...produk, nama }, aturan)
  if (typeof input === 'string' || input.kekuatan.satuan !== kemasan.satuan) return undefined
  const ppm = rulePpm(aturan.min, aturan.satuan)
  if (aturan.cara === 'sanitasi')
    return {
      nama,
      produkId,
      untuk: penyakit,
      jenis: 'sanitasi',
      liter: roundDown((amount * input.kekuatan.aktif * 1000) / ppm),
      ppm,
    }
  const perBath = computeRendam(input, volume, { ppm })
  if (perBath.jenis !== 'takaran' || perBath.takaran <= 0) return undefined
  const times = roundDown(amount / perBath.takaran)
  return {
    nama,
    produkId,
    untuk: penyakit,
    jenis: 'rendam',
    kali: times,
    volume,
    ppm,
    takaran: perBath.takaran,
    satuan: input.kekuatan.satuan,
  }
}

/** Merges equal yields of a product; the result lists all their diseases. */
function merge(all: readonly PaketYield[]): PaketYield[] {
  const merged = new Map<string, PaketYield>()
  for (const enough of all) {
    const key = JSON.stringify({ ...enough, untuk: [] })
    const old = merged.get(key)
    merged.set(key, old ? { ...old, untuk: [...new Set([...old.untuk, ...enough.untuk])] } : enough)
  }
  return [...merged.values()]
}
