import { FRESHWATER_LIMITS } from '#content/dosis-limits.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { roundDown } from './number.ts'

const { menit_maks, menit: MINUTES, gram_lama, padat_maks, salinitas_ganti } = FRESHWATER_LIMITS

export interface FreshwaterRendam {
  ekor: number
  /** Mean weight of one fish, in grams. */
  berat: number
  /** Volume of bath water in m³. */
  volume: number
  /** Stocking density: kg of fish per m³ of bath. */
  padat: number
  /** Minutes in the bath. */
  menit: number
  /** Minutes to catch and release one batch. */
  tangani: number
  /** Liters of sea water carried into the bath with each batch. */
  bawaan: number
  /** Salinity of the farm's water, in parts per thousand. */
  salinitas: number
}

export interface FreshwaterResult {
  /** Weight in kg of all fish and of one batch. */
  biomassa: number
  sekali: number
  ekorSekali: number
  angkatan: number
  /** Minutes for all batches. */
  lama: number
  /** Salinity of the bath after the last batch without a water change, in parts per thousand. */
  salinitasAkhir: number
  /** Number of batches after which the water is changed; null if it never gets too salty. */
  gantiSetelah: number | null
}

/** Returns batches, duration and water changes of a freshwater bath. Salinity is not rounded. */
export function computeFreshwaterRendam(bath: FreshwaterRendam): FreshwaterResult {
  const { ekor, berat, volume, padat, menit, tangani, bawaan, salinitas } = bath
  const liter = volume * 1000
  const kgPerBatch = volume * padat
  const fishPerBatch = roundDown((kgPerBatch * 1000) / berat)
  const batches = Math.ceil(ekor / fishPerBatch)
  const carriedLiters = batches * bawaan
  return {
    biomassa: (ekor * berat) / 1000,
    sekali: kgPerBatch,
    ekorSekali: fishPerBatch,
    angkatan: batches,
    lama: batches * (menit + tangani),
    salinitasAkhir: (salinitas * carriedLiters) / (liter + carriedLiters),
    gantiSetelah: changeAfter(bath),
  }
}

function changeAfter({ volume, bawaan, salinitas }: Pick<FreshwaterRendam, 'volume' | 'bawaan' | 'salinitas'>) {
  if (salinitas <= salinitas_ganti || bawaan === 0) return null
  return roundDown((volume * 1000 * salinitas_ganti) / (bawaan * (salinitas - salinitas_ganti)))
}

/** Returns the reasons against the bath, one sentence each. */
export function rejectFreshwater({
  berat,
  volume,
  padat,
  menit,
  bawaan,
  salinitas,
}: Omit<FreshwaterRendam, 'ekor' | 'tangani'>) {
  return [
    ...(menit > menit_maks
      ? [`${formatNumber(menit)} menit melebihi batas ${menit_maks} menit: ikan laut tidak tahan.`]
      : []),
    ...(menit > MINUTES && menit <= menit_maks && berat <= gram_lama
      ? [`Lebih dari ${MINUTES} menit hanya untuk ikan kuat di atas ${gram_lama} g.`]
      : []),
    ...(padat > padat_maks
      ? [`${formatNumber(padat)} kg/m³ melebihi batas ${padat_maks} kg/m³: oksigen habis sebelum rendam selesai.`]
      : []),
    ...(roundDown((volume * padat * 1000) / berat) < 1
      ? ['Bak ini terlalu kecil untuk seekor ikan. Pakai bak yang lebih besar.']
      : []),
    ...(changeAfter({ volume, bawaan, salinitas }) === 0
      ? ['Air laut yang terbawa terlalu banyak untuk bak ini. Tiriskan ikan dulu, atau pakai bak yang lebih besar.']
      : []),
  ]
}
