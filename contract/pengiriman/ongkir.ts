import { wilayahInduk } from '#contract/alamat/wilayah.ts'
import { type Muatan, type Pembawa, refusals } from './muatan.ts'
import { type Hari, hariDari } from './tiba.ts'

/** What a method costs to a region: so much for the first kilogram, so much for each further one begun. Whole rupiah. */
export interface Tarif {
  kode_wilayah: string
  kg_pertama: number
  kg_berikut: number
  /** Less than so many kilograms are paid as so many. */
  minimum_kg: number
  hari_min: number
  hari_maks: number
}

/** What decides the fee of a method. */
export interface MetodeOngkir extends Pembawa {
  /** The flat fee, for as long as nothing else is said. */
  biaya: number
  /** Its days, in words. */
  estimasi: string
  /** Goods worth so much travel free; null: never. */
  gratis_mulai: number | null
  /** It has rates, wherever they lead, or a courier is asked: then its flat fee says nothing. */
  menurut_tujuan: boolean
  /** Its rates to the region and to what that lies in. */
  tarif: readonly Tarif[]
  /** What its courier asked for this very parcel just now. */
  kutipan: { biaya: number; hari: Hari | null } | null
}

/** What is sent, and where to. */
export interface Kiriman {
  /** Null: nobody knows the region. */
  kodeWilayah: string | null
  /** Null: not all of it was weighed. */
  gram: number | null
  /** What the goods cost, in whole rupiah. */
  subtotal: number
  muatan: readonly Muatan[]
}

/** How a fee came about. */
export type CaraOngkir = 'tetap' | 'tarif' | 'kurir' | 'gratis' | 'konfirmasi'

/** A fee of a rate as it was computed, so that it can be computed again. */
export interface RinciTarif extends Tarif {
  kg: number
}

export type Ongkir =
  | { cara: 'tetap' | 'tarif' | 'kurir' | 'gratis'; biaya: number; hari: Hari | null; rinci: RinciTarif | null }
  /** The office has to say what it costs. */
  | { cara: 'konfirmasi'; biaya: null; hari: null; rinci: null }
  | { cara: 'ditolak'; alasan: string[] }

const KONFIRMASI = { cara: 'konfirmasi', biaya: null, hari: null, rinci: null } as const

/**
 * What a method costs for what is sent, the only place where that is decided. First what it may carry; then what its courier
 * says, its rates, its flat fee, in this order. Free is only what is known to cost something: who lives where no rate leads is
 * asked for a confirmed fee, whatever the goods are worth.
 */
export function hitungOngkir(metode: MetodeOngkir, { kodeWilayah, gram, subtotal, muatan }: Kiriman): Ongkir {
  const alasan = refusals(metode, muatan)
  if (alasan.length > 0) return { cara: 'ditolak', alasan }

  const ongkir = metode.kutipan
    ? ({ cara: 'kurir', biaya: metode.kutipan.biaya, hari: metode.kutipan.hari, rinci: null } as const)
    : metode.menurut_tujuan
      ? menurutTarif(metode.tarif, kodeWilayah, gram)
      : ({ cara: 'tetap', biaya: metode.biaya, hari: hariDari(metode.estimasi), rinci: null } as const)
  if (ongkir.cara === 'konfirmasi' || metode.gratis_mulai === null || subtotal < metode.gratis_mulai) return ongkir
  return { cara: 'gratis', biaya: 0, hari: ongkir.hari, rinci: null }
}

function menurutTarif(
  tarif: readonly Tarif[],
  kodeWilayah: string | null,
  gram: number | null,
): Exclude<Ongkir, { cara: 'ditolak' }> {
  const lingkup = kodeWilayah === null ? [] : wilayahInduk(kodeWilayah)
  // The smallest region that has one.
  const satu = lingkup.map((kode) => tarif.find(({ kode_wilayah }) => kode_wilayah === kode)).find(Boolean)
  // Where each kilogram costs the same nothing, nobody has to weigh.
  if (!satu || (gram === null && satu.kg_berikut > 0)) return KONFIRMASI
  const kg = kgDibayar(gram ?? 0, satu)
  return {
    cara: 'tarif',
    biaya: satu.kg_pertama + (kg - 1) * satu.kg_berikut,
    hari: { min: satu.hari_min, maks: satu.hari_maks },
    rinci: { ...satu, kg },
  }
}

/** Kilograms begun, at least one, and no fewer than the rate asks for. */
const kgDibayar = (gram: number, { minimum_kg }: Tarif) => Math.max(1, minimum_kg, Math.ceil(gram / 1000))

/** What all of it weighs, in grams; null where something was never weighed. */
export function gramOf(barang: readonly { jumlah: number; berat_gram: number | null }[]): number | null {
  if (barang.some(({ berat_gram }) => !berat_gram)) return null
  return barang.reduce((sum, { jumlah, berat_gram }) => sum + jumlah * (berat_gram ?? 0), 0)
}
