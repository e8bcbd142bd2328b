import type { HalamanPenyakit } from '#content/halaman-penyakit.ts'
import bacteria from '#web/drawings/penyakit-bakteri.svg'
import fungus from '#web/drawings/penyakit-jamur.svg'
import nutrition from '#web/drawings/penyakit-nutrition.svg'
import parasites from '#web/drawings/penyakit-parasit.svg'
import virus from '#web/drawings/penyakit-virus.svg'

/** Drawings of the disease pages. */
export const GAMBAR_KELAS: Readonly<Record<HalamanPenyakit['gambar'], string>> = {
  bakteri: bacteria,
  gizi: nutrition,
  jamur: fungus,
  parasit: parasites,
  virus,
}
