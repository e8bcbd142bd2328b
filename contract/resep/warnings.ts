import { findAntimicrobials } from '#contract/obat/find-zat.ts'
import { dateWib, parseWib } from '#contract/wib.ts'

/** Age of a prescription in days, above which the decider is warned. */
export const RESEP_AGE_MAX = 30
const DAY_MS = 24 * 60 * 60_000

/** Words for a test of which antibiotic works. */
const SENSITIVITY = /uji (?:ke)?peka|kepekaan|sensitivitas|sensitivity|antibiogram|kultur|resistensi/i

interface Facts {
  /** Date on the prescription. */
  tanggal: string
  catatan: string
  /** Names and contents of the requested or approved products. */
  produk: readonly string[]
  /** Other accounts with a prescription of the same SIP number. */
  accounts: number
  /** Other names of veterinarians with that number. */
  dokter: readonly string[]
}

/** Returns what the decider should check in a prescription, one sentence each. None of it prevents a decision. */
export function resepWarnings({ tanggal, catatan, produk, accounts, dokter }: Facts, now: Date): string[] {
  const days = Math.round((parseWib(dateWib(now)).getTime() - parseWib(tanggal).getTime()) / DAY_MS)
  const antibiotics = findAntimicrobials(produk.join('\n'))
  return [
    ...(days > RESEP_AGE_MAX
      ? [`Resep ini ditulis ${days} hari lalu, lebih dari ${RESEP_AGE_MAX} hari. Pertimbangkan minta resep baru.`]
      : []),
    ...(days < 0 ? ['Tanggal resep ini belum tiba. Periksa tanggalnya di berkas.'] : []),
    ...(dokter.length > 0 ? [`Nomor SIP ini juga tertulis untuk ${dokter.join(', ')}. Cocokkan nama dokternya.`] : []),
    ...(accounts > 0
      ? [`Nomor SIP ini juga dipakai ${accounts} akun lain. Itu wajar jika dokternya melayani banyak pembudidaya.`]
      : []),
    ...(antibiotics.length > 0 && !SENSITIVITY.test(catatan)
      ? [`${antibiotics.join(', ')} adalah antibiotik, dan catatan tidak menyebut uji kepekaan. Cari di berkasnya.`]
      : []),
  ]
}
