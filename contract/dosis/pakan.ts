import { PAKAN_LIMITS, PAKAN_MAX_PER_KG, PAKAN_MIN_FR } from '#content/dosis-limits.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { roundDown, roundHalfUp, roundTakaran, roundVisible } from './number.ts'

/** Fish, their feed consumption, and the medicine in the feed. */
export interface PakanMix {
  ekor: number
  /** Mean weight of one fish, in grams. */
  berat: number
  /** Feed actually eaten per day, in percent of the body weight. */
  fr: number
  dosis: number
  /** Reference of the dose: mg per kg of fish and day, or mg per kg of feed. */
  per: 'ikan' | 'pakan'
  /** Grams of active substance per gram (or mL) of product. */
  aktif: number
  hari: number
  /** Limit of the dose; a daily amount that would exceed it is rounded down. */
  maks?: number | null
}

export interface TakaranPakan {
  /** Total weight of the fish in kg. */
  biomassa: number
  /** Feed in kg per day. */
  pakan: number
  /** Grams of active substance per day. */
  aktif: number
  /** g or mL of product per day, one decimal. */
  sehari: number
  /** g or mL of product per kg of feed, two decimals, never 0. */
  perKg: number
  /** g or mL of product for all days, rounded as it is measured. */
  total: number
  /** True if the fish eat too little for reliable dosing through feed. */
  eatsLess: boolean
}

/**
 * Returns the amount of a product in the feed. Intermediate results are not rounded; screens show kg with two decimals.
 * @returns unrounded biomass, feed and active substance, and rounded amounts of product
 */
export function takaranPakan({ ekor, berat, fr, dosis, per, aktif: kekuatan, hari, maks }: PakanMix): TakaranPakan {
  const biomass = (ekor * berat) / 1000
  const pakan = (biomass * fr) / 100
  const activeAmount = (dosis * (per === 'ikan' ? biomass : pakan)) / 1000
  const daily = activeAmount / kekuatan
  const near = roundHalfUp(daily, 1)
  const isBeyond = maks != null && near * dosis > daily * maks
  return {
    biomassa: biomass,
    pakan,
    aktif: activeAmount,
    sehari: isBeyond ? roundDown(daily, 1) : near,
    perKg: roundVisible(daily / pakan, 2),
    total: roundTakaran(daily * hari),
    eatsLess: fr < PAKAN_MIN_FR,
  }
}

/**
 * Returns the reasons to reject a dose in the feed, one sentence each; empty if there are none.
 * @param name substance and product, in any case; empty if unknown
 */
export function rejectPakan(
  name: string,
  { dosis, per }: Pick<PakanMix, 'dosis' | 'per'>,
  { perKg }: Pick<TakaranPakan, 'perKg'>,
): string[] {
  const small = name.toLowerCase()
  // A dose by the weight of the fish is one of a veterinarian or a label, with a limit of its own.
  const limit = per === 'pakan' && PAKAN_LIMITS.find(({ knownAs }) => knownAs.some((word) => small.includes(word)))
  return [
    ...(limit && dosis > limit.maks
      ? [
          `${formatNumber(dosis)} mg per kg pakan melebihi batas ${limit.nama}, ${formatNumber(limit.maks)} mg per kg pakan.`,
        ]
      : []),
    ...(perKg > PAKAN_MAX_PER_KG
      ? [
          `${formatNumber(perKg)} tiap kg pakan melebihi batas ${PAKAN_MAX_PER_KG}: tidak tercampur rata dan pakan tidak dimakan.`,
        ]
      : []),
  ]
}

export const EATS_LESS = 'Ikan kurang makan, jadi obat lewat pakan tidak bisa diandalkan.'
