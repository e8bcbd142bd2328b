import type { HalamanPenyakit } from '#content/halaman-penyakit.ts'
import bakteri from '#web/drawings/penyakit-bakteri.svg'
import jamur from '#web/drawings/penyakit-jamur.svg'
import gizi from '#web/drawings/penyakit-nutrition.svg'
import parasit from '#web/drawings/penyakit-parasit.svg'
import virus from '#web/drawings/penyakit-virus.svg'

/** Drawings of the disease pages. */
export const GAMBAR_KELAS: Readonly<Record<HalamanPenyakit['gambar'], string>> = {
  bakteri,
  gizi,
  jamur,
  parasit,
  virus,
}
