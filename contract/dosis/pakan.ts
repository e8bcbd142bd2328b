import { PAKAN_LIMITS, PAKAN_MAX_PER_KG, PAKAN_MIN_FR } from '#content/dosis-limits.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatNumber } from '#contract/whole-number.ts'
import type { Kekuatan } from './kekuatan.ts'
import { roundDown, roundHalfUp, roundTakaran, roundVisible } from './number.ts'

/** Reference of a dose in feed; undefined for a rule that the calculator does not support. */
export function referenceOf({ cara, satuan }: Pick<UsageRule, 'cara' | 'satuan'>): PakanMix['per'] | undefined {
  if (cara !== 'pakan') return undefined
  if (satuan === 'mg/kg ikan/hari') return 'ikan'
  return satuan.endsWith('/kg pakan') ? 'pakan' : undefined
}

/** Converts a dose in feed to mg, or µL of a liquid; 1 g/kg is 1,000 mg/kg. */
export const doseMg = (dosis: number, satuan: UsageRule['satuan']): number =>
  satuan === 'g/kg pakan' || satuan === 'mL/kg pakan' ? dosis * 1000 : dosis

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

const formatMg = (mg: number, satuan: Kekuatan['satuan']) =>
  mg < 1000 && satuan === 'g' ? `${formatNumber(mg)} mg` : `${formatNumber(mg / 1000)} ${satuan}`

/**
 * Returns the reasons to reject a dose in the feed, one sentence each; empty if there are none.
 * @param name substance and product, in any case; empty if unknown
 * @param dose `dosis` in mg, see `doseMg`; `satuan` in which the product is measured
 */
export function rejectPakan(
  name: string,
  { dosis, per, satuan = 'g' }: Pick<PakanMix, 'dosis' | 'per'> & Partial<Pick<Kekuatan, 'satuan'>>,
  { perKg }: Pick<TakaranPakan, 'perKg'>,
): string[] {
  const small = name.toLowerCase()
  // A dose by the weight of the fish is one of a veterinarian or a label, with a limit of its own.
  const limit = per === 'pakan' && PAKAN_LIMITS.find(({ knownAs }) => knownAs.some((word) => small.includes(word)))
  return [
    ...(limit && dosis > limit.maks
      ? [
          `${formatMg(dosis, satuan)} per kg pakan melebihi batas ${limit.nama}, ${formatMg(limit.maks, satuan)} per kg pakan.`,
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
