import { PAKAN_MIN_FR } from '#content/batas-dosis.ts'
import { bulat } from './angka.ts'

/** Fish, how much they eat, and what is mixed into it. */
export interface CampuranPakan {
  ekor: number
  /** Mean weight of one, grams. */
  berat: number
  /** Feed really eaten, percent of their weight a day. */
  fr: number
  dosis: number
  /** What the dose is told per: mg per kg of fish and day, or mg per kg of feed. */
  per: 'ikan' | 'pakan'
  /** Grams of active substance in a gram (or mL) of product. */
  aktif: number
  hari: number
}

export interface TakaranPakan {
  /** kg */
  biomassa: number
  /** kg a day */
  pakan: number
  /** Grams of active substance a day. */
  aktif: number
  /** g or mL of product a day, one decimal. */
  sehari: number
  /** The same per kg of feed, two decimals. */
  perKg: number
  /** For all days, whole. */
  total: number
  /** They eat so little that medicine in the feed cannot be relied on. */
  kurangMakan: boolean
}

/**
 * How much of a product goes into the feed. Nothing is rounded in between; kg with two decimals are for the screen.
 * @returns unrounded biomass, feed and active substance, and rounded amounts of product
 */
export function takaranPakan({ ekor, berat, fr, dosis, per, aktif: kekuatan, hari }: CampuranPakan): TakaranPakan {
  const biomassa = (ekor * berat) / 1000
  const pakan = (biomassa * fr) / 100
  const aktif = (dosis * (per === 'ikan' ? biomassa : pakan)) / 1000
  const sehari = aktif / kekuatan
  return {
    biomassa,
    pakan,
    aktif,
    sehari: bulat(sehari, 1),
    perKg: bulat(sehari / pakan, 2),
    total: bulat(sehari * hari),
    kurangMakan: fr < PAKAN_MIN_FR,
  }
}

export const KURANG_MAKAN = 'Ikan tidak cukup makan, obat lewat pakan tidak dapat diandalkan.'
