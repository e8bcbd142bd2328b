import type { KodePenyakit } from '#content/penyakit.ts'
import { readKekuatan } from '#contract/dosis/kekuatan.ts'
import { readKemasan } from '#contract/dosis/kemasan.ts'
import { roundDown } from '#contract/dosis/number.ts'
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
export type Enough = {
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
export function paketSufficesFor(parts: readonly Bagian[], volume: number = RAFT_TANK_M3): Enough[] {
  const all = parts.flatMap(
    (bagian) => bagian.produk?.aturan_pakai.flatMap((aturan) => one(bagian, aturan, volume) ?? []) ?? [],
  )
  return merge(all)
}

function one({ nama, produkId, jumlah, produk }: Bagian, aturan: UsageRule, volume: number): Enough | undefined {
  const kemasan = produk && readKemasan(produk.kemasan)
  if (!kemasan || produkId === null) return undefined
  const has = jumlah * kemasan.isi
  const purposes = aturan.untuk
  if (aturan.satuan === 'mg/kg pakan') {
    const kekuatan = readKekuatan(produk)
    if (typeof kekuatan === 'string' || kekuatan.satuan !== kemasan.satuan) return undefined
    return {
      nama,
      produkId,
      untuk: purposes,
      jenis: 'pakan',
      kg: roundDown((has * kekuatan.aktif * 1000) / aturan.min),
      dosis: aturan.min,
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
      untuk: purposes,
      jenis: 'sanitasi',
      liter: roundDown((has * input.kekuatan.aktif * 1000) / ppm),
      ppm,
    }
  const tankVolume = computeRendam(input, volume, { ppm })
  if (tankVolume.jenis !== 'takaran' || tankVolume.takaran <= 0) return undefined
  const times = roundDown(has / tankVolume.takaran)
  return {
    nama,
    produkId,
    untuk: purposes,
    jenis: 'rendam',
    kali: times,
    volume,
    ppm,
    takaran: tankVolume.takaran,
    satuan: input.kekuatan.satuan,
  }
}

/** Merges equal yields of a product; the result lists all their diseases. */
function merge(all: readonly Enough[]): Enough[] {
  const becomes = new Map<string, Enough>()
  for (const enough of all) {
    const kunci = JSON.stringify({ ...enough, untuk: [] })
    const old = becomes.get(kunci)
    becomes.set(kunci, old ? { ...old, untuk: [...new Set([...old.untuk, ...enough.untuk])] } : enough)
  }
  return [...becomes.values()]
}
