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
  sumber: Sources
}

/** Codes of the sources of a line, at least one: `K` if it rests on common practice. */
export type Sources = readonly [KodeSumber, ...KodeSumber[]]

/** A line with the codes of its sources (`content/sumber.ts`): `['insang pucat', 'S3']`. */
export type Line = readonly [text: string, ...sumber: Sources]

/** An action with its sources. */
export interface TindakanKartu extends Tindakan {
  sumber: Sources
}

/** Review by a licensed veterinarian. */
export interface Review {
  nama: string
  /** Number of the license (SIP). */
  sip: string
  /** ISO date. */
  tanggal: string
}

export interface Kartu {
  /** Heading of the card. */
  nama: string
  /**
   * Summary in one sentence, for lists, search engines and shared messages. It has no sources of its own: each of its facts stands
   * in a line below.
   */
  ringkas: string
  penyebab: Line
  /** Signs, the most specific first; `content/gambar.ts` describes the drawing. */
  kenali: readonly Line[]
  mirip: readonly { kode: KodePenyakit; beda: string; sumber: Sources }[]
  /** First steps of a card with `hubungi`: at most five short lines, the first screen of a phone. */
  darurat?: readonly TindakanKartu[]
  sekarang: { dengan_bak: readonly TindakanKartu[]; tanpa_bak: readonly TindakanKartu[] }
  /** Each entry completes the sentence "Jangan …". */
  jangan: readonly Line[]
  /** Kinds of actions that `jangan` forbids without a condition. */
  larangan?: readonly ActionKind[]
  rendam: readonly Rendam[]
  /** Treatments to repeat, with their days after the first; day 0 is today. */
  ulang: readonly { apa: string; hari: readonly number[]; sumber: Sources }[]
  /** Conditions to stop the treatment at once. */
  berhenti: readonly Line[]
  ukur: readonly Line[]
  /** How to take and send a sample. */
  contoh: readonly Line[]
  /** Treatments that need a veterinarian. */
  resep?: Line
  /** Duty to report the disease: rule and recipient. */
  lapor?: Line
  /** True if the user should call for help first; no product is sold as a remedy then. */
  hubungi: boolean
  /** ISO date of the content. */
  diperiksa: string
  /** Absent until a veterinarian has reviewed the card. */
  ditinjau?: Review
}
