import type { KodePenyakit } from '#content/penyakit.ts'
import type { KodeSumber } from '#content/sumber.ts'
import type { ActionKind, Tindakan } from '#content/tindakan.ts'

/*
 * Structure of a disease card. The texts are the shop's own, in farmers' words, and never a diagnosis. A card contains no dose
 * of a prescription drug, no prohibited substance as advice, and no cure for a virus. `tools/checks/safe-tulisan.test.ts` checks all
 * cards. docs/content.md explains how experts change one.
 */

/** A bath allowed without a veterinarian. Cards state amounts only for these baths, even if a product has other rules. */
export interface Rendam {
  cara: 'peroksida' | 'asam-sitrat' | 'air-tawar'
  /** Dose of the first try and absolute maximum, in mg/L of the pure substance; absent for fresh water. */
  ppm?: readonly [mulai: number, paling: number]
  /** Minimum and maximum duration in minutes; a minimum of 0 means until the bath has worked. */
  menit: readonly [paling_sedikit: number, paling_lama: number]
  catatan: string
}

export interface Kartu {
  /** Heading of the card. */
  nama: string
  /** Summary in one sentence, for lists, search engines and shared messages. */
  ringkas: string
  penyebab: string
  /** Signs, the most specific first; `content/gambar.ts` describes the drawing. */
  kenali: readonly string[]
  mirip: readonly { kode: KodePenyakit; beda: string }[]
  /** First steps of a card with `hubungi`: at most five short lines, the first screen of a phone. */
  darurat?: readonly Tindakan[]
  sekarang: { dengan_bak: readonly Tindakan[]; tanpa_bak: readonly Tindakan[] }
  /** Each entry completes the sentence "Jangan …". */
  jangan: readonly string[]
  /** Kinds of actions that `jangan` forbids without a condition. */
  larangan?: readonly ActionKind[]
  rendam: readonly Rendam[]
  /** Treatments to repeat, with their days after the first; day 0 is today. */
  ulang: readonly { apa: string; hari: readonly number[] }[]
  /** Conditions to stop the treatment at once. */
  berhenti: readonly string[]
  ukur: readonly string[]
  /** How to take and send a sample. */
  contoh: readonly string[]
  /** Treatments that need a veterinarian. */
  resep?: string
  /** True if the user should call for help first; no product is sold as a remedy then. */
  hubungi: boolean
  sumber: readonly KodeSumber[]
  /** ISO date and author of the last review. */
  diperiksa: string
  oleh: string
}
