import { findPerluResep, findTerlarang } from '#contract/obat/find-zat.ts'

/*
 * What a public text must never say, as pure functions over sentences: no dose of what needs a prescription, no prohibited substance
 * and nothing that only staff may use as advice, no cure for a virus, and no chlorine beside acid or peroxide without the warning.
 * `tulisan-aman.test.ts` puts every text of the shop through them, and bad ones, to see that they are heard.
 */

/** Whoever reads it knows that it is a warning. */
const LARANGAN =
  /jangan|dilarang|terlarang|tidak boleh|tidak termasuk|bukan untuk|tidak untuk|tanpa resep|menolak|oleh petugas|diukur petugas/i

const DOSIS =
  /\d[\d.,]*\s*(?:(?:[-–]|sampai|hingga)\s*\d[\d.,]*\s*)?(?:ppm\b|mg\b|mg\/|gram\b|g\b|ml\b|cc\b|iu\b|sendok|tablet|kapsul)/i

/** What is for a veterinarian, however a text calls it. */
const OBAT_RESEP = /antibiotik|antibiotika|obat cacing|premiks obat/i

/** Not prohibited, and not for the public: a wrong amount kills, and a right one needs instruments. */
const KHUSUS_PETUGAS =
  /formalin|tembaga sulfat|copper|terusi|cuso4|kalium permanganat|permanganat|kmno4|\bpk\b|metilen biru|methylene|temefos|temephos|abate|organofosfat/i

const SEMBUH =
  /(?:menyembuhkan|sembuhkan|mengobati|obati|membunuh|membasmi|mematikan) (?:virus|vnn|iridovirus)|obat (?:untuk )?(?:virus|vnn|iridovirus)|(?:vnn|iridovirus|virus)[^.]*(?:dapat|bisa|akan) (?:diobati|disembuhkan|sembuh)/i
const TIDAK = /tidak|belum|bukan|jangan|tanpa|tak /i

const KAPORIT = /kaporit|hipoklorit|\bklor aktif/i
const LAWAN_KAPORIT = /asam sitrat|peroksida|perkarbonat|peroksimonosulfat/i
const JANGAN_CAMPUR = /(?:jangan|tidak boleh)[^.;]*(?:campur|kaporit)|kaporit[^.]*jangan/i

/** Sentences of a text, list entries among them. A dose in the next sentence still belongs to the substance, see `dosisResep`. */
export const kalimat = (teks: string): string[] =>
  teks
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((satu) => satu.trim())
    .filter(Boolean)

/** Doses of what needs a prescription: the substance, or an antibiotic by that word, with an amount in the same or the next sentence. */
export function dosisResep(teks: string): string[] {
  const semua = kalimat(teks)
  return semua.filter((satu, index) => {
    if (findPerluResep(satu).length === 0 && !OBAT_RESEP.test(satu)) return false
    const next = semua[index + 1] ?? ''
    // The next one may be of something else; it is of this only while it names nothing of its own.
    return DOSIS.test(satu) || (/^(?:dosis|takaran|beri|berikan|campur|larutkan|pakai)/i.test(next) && DOSIS.test(next))
  })
}

/** Prohibited substances, and those for staff alone, that a text does not warn of. */
export function anjuranTerlarang(teks: string): string[] {
  const semua = kalimat(teks)
  return semua.filter((satu, index) => {
    if (findTerlarang(satu).length === 0 && !KHUSUS_PETUGAS.test(satu)) return false
    // 'Yang lain dilarang. Contohnya …' is one warning.
    const warned = /^(?:contohnya|misalnya)/i.test(satu) ? `${semua[index - 1]} ${satu}` : satu
    return !LARANGAN.test(warned)
  })
}

/** Cures for a virus. */
export const obatVirus = (teks: string): string[] =>
  kalimat(teks).filter((satu) => SEMBUH.test(satu) && !TIDAK.test(satu))

/** An antibiotic as advice: of a virus there is none. */
export const antibiotikVirus = (teks: string): string[] =>
  kalimat(teks).filter((satu) => OBAT_RESEP.test(satu) && !(TIDAK.test(satu) || LARANGAN.test(satu)))

/** Does a whole text put chlorine beside what it must not meet, without the warning? */
export const campurKaporit = (teks: string): boolean =>
  KAPORIT.test(teks) && LAWAN_KAPORIT.test(teks) && !JANGAN_CAMPUR.test(teks)
