import { parentWilayah } from '#contract/alamat/wilayah.ts'
import { type Hari, hariFrom } from './arrival.ts'
import { type Cargo, type Carrier, refusals } from './cargo.ts'

/** Rate of a method to a region, in whole rupiah: the first kilogram, and each further started kilogram. */
export interface Tarif {
  kode_wilayah: string
  kg_pertama: number
  kg_berikut: number
  /** Minimum billed weight in kilograms. */
  minimum_kg: number
  hari_min: number
  hari_maks: number
}

/** Inputs for the fee of a method. */
export interface MetodeOngkir extends Carrier {
  /** Flat fee, if neither rates nor a courier apply. */
  biaya: number
  /** Delivery days as text. */
  estimasi: string
  /** Goods value in rupiah from which shipping is free; null: never. */
  gratis_mulai: number | null
  /** True if the method has rates to any region or uses a courier; its flat fee does not apply then. */
  menurut_tujuan: boolean
  /** Rates to the region and the regions that contain it. */
  tarif: readonly Tarif[]
  /** The courier's current quote for this parcel. */
  kutipan: { biaya: number; hari: Hari | null } | null
}

/** Content and destination of a shipment. */
export interface Kiriman {
  /** Null: unknown region. */
  kodeWilayah: string | null
  /** Total weight in grams; null if the weight of an item is unknown. */
  gram: number | null
  /** Goods value in whole rupiah. */
  subtotal: number
  muatan: readonly Cargo[]
}

/** Origin of a fee. */
export type OngkirMethod = 'tetap' | 'tarif' | 'kurir' | 'gratis' | 'konfirmasi'

/** The rate behind a fee, so that the fee can be recomputed. */
export interface TarifDetail extends Tarif {
  kg: number
}

export type Ongkir =
  | { cara: 'tetap' | 'tarif' | 'kurir' | 'gratis'; biaya: number; hari: Hari | null; rinci: TarifDetail | null }
  /** The office must confirm the fee. */
  | { cara: 'konfirmasi'; biaya: null; hari: null; rinci: null }
  | { cara: 'ditolak'; alasan: string[] }

const CONFIRMATION = { cara: 'konfirmasi', biaya: null, hari: null, rinci: null } as const

/**
 * Returns the fee of a method for a shipment; the only place that computes it. Goods that it may not carry come first. Then the
 * courier's quote, the rates and the flat fee apply, in this order. Free shipping needs a known fee: for a region without a
 * rate the fee must be confirmed, whatever the goods are worth.
 */
export function computeOngkir(metode: MetodeOngkir, { kodeWilayah, gram, subtotal, muatan }: Kiriman): Ongkir {
  const reasons = refusals(metode, muatan)
  if (reasons.length > 0) return { cara: 'ditolak', alasan: reasons }

  const ongkir = metode.kutipan
    ? ({ cara: 'kurir', biaya: metode.kutipan.biaya, hari: metode.kutipan.hari, rinci: null } as const)
    : metode.menurut_tujuan
      ? byTarif(metode.tarif, kodeWilayah, gram)
      : ({ cara: 'tetap', biaya: metode.biaya, hari: hariFrom(metode.estimasi), rinci: null } as const)
  if (ongkir.cara === 'konfirmasi' || metode.gratis_mulai === null || subtotal < metode.gratis_mulai) return ongkir
  return { cara: 'gratis', biaya: 0, hari: ongkir.hari, rinci: null }
}

function byTarif(
  tarif: readonly Tarif[],
  kodeWilayah: string | null,
  gram: number | null,
): Exclude<Ongkir, { cara: 'ditolak' }> {
  const scope = kodeWilayah === null ? [] : parentWilayah(kodeWilayah)
  // Use the rate of the smallest region that has one.
  const rate = scope.map((kode) => tarif.find(({ kode_wilayah }) => kode_wilayah === kode)).find(Boolean)
  // If further kilograms cost nothing, the weight does not matter.
  if (!rate || (gram === null && rate.kg_berikut > 0)) return CONFIRMATION
  const kg = billedKg(gram ?? 0, rate)
  return {
    cara: 'tarif',
    biaya: rate.kg_pertama + (kg - 1) * rate.kg_berikut,
    hari: { min: rate.hari_min, maks: rate.hari_maks },
    rinci: { ...rate, kg },
  }
}

/** Returns the billed weight: started kilograms, at least 1 and the rate's minimum. */
const billedKg = (gram: number, { minimum_kg }: Tarif) => Math.max(1, minimum_kg, Math.ceil(gram / 1000))

/** Returns the total weight in grams; null if a weight is unknown. */
export function gramOf(barang: readonly { jumlah: number; berat_gram: number | null }[]): number | null {
  if (barang.some(({ berat_gram }) => !berat_gram)) return null
  return barang.reduce((sum, { jumlah, berat_gram }) => sum + jumlah * (berat_gram ?? 0), 0)
}
