import type { KodePenyakit } from '#content/penyakit.ts'
import type { KodeSumber } from '#content/sumber.ts'

/*
 * What a card says. Sentences are the shop's own, in a farmer's words, and inform without ever calling it a diagnosis. A card names
 * no dose of what needs a prescription, no prohibited substance as advice, and of a virus no cure; `scripts/tulisan-aman.test.ts`
 * reads them all. docs/content.md says how an expert changes one.
 */

/** A bath that the public may do. Only what stands here is ever measured out on a card, whatever rules a product has. */
export interface Rendam {
  cara: 'peroksida' | 'asam-sitrat' | 'air-tawar'
  /** mg/L of the pure substance, from the first try to what is never exceeded; absent of fresh water. */
  ppm?: readonly [mulai: number, paling: number]
  /** From 0: until it has worked, and never longer than the second. */
  menit: readonly [paling_sedikit: number, paling_lama: number]
  catatan: string
}

export interface Kartu {
  /** As a heading. */
  nama: string
  /** One sentence, for lists, search engines and a shared message. */
  ringkas: string
  penyebab: string
  /** How to know it, the most telling first; what the drawing shows stands in `content/gambar.ts`. */
  kenali: readonly string[]
  mirip: readonly { kode: KodePenyakit; beda: string }[]
  sekarang: { dengan_bak: readonly string[]; tanpa_bak: readonly string[] }
  /** Each ends the sentence "Jangan …". */
  jangan: readonly string[]
  rendam: readonly Rendam[]
  /** What is done again, and on which days after the first: day 0 is today. */
  ulang: readonly { apa: string; hari: readonly number[] }[]
  /** What ends the work at once. */
  berhenti: readonly string[]
  ukur: readonly string[]
  /** How a sample is taken and sent. */
  contoh: readonly string[]
  /** What only a veterinarian decides. */
  resep?: string
  /** Help is called first, and nothing is sold as a remedy. */
  hubungi: boolean
  sumber: readonly KodeSumber[]
  /** ISO date of the last review, and by whom. */
  diperiksa: string
  oleh: string
}
