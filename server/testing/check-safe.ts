import { findNeedingResep, findProhibited } from '#contract/obat/find-zat.ts'

/*
 * Rules for public texts, as pure functions over sentences. Forbidden: doses of prescription drugs, advice to use prohibited or
 * staff-only substances, and cures for a virus. Also chlorine with acid or peroxide, without the warning.
 * `tulisan-aman.test.ts` checks all texts of the shop, and bad samples to test the rules.
 */

/** Words that mark a sentence as a warning. */
const PROHIBITIONS =
  /jangan|dilarang|terlarang|tidak boleh|tidak termasuk|tidak dijual|hanya boleh dijual|belum dinilai|bukan untuk|tidak untuk|tanpa resep|menolak|oleh petugas|diukur petugas/i

const DOSIS =
  /\d[\d.,]*\s*(?:(?:[-–]|sampai|hingga)\s*\d[\d.,]*\s*)?(?:ppm\b|mg\b|mg\/|gram\b|g\b|ml\b|cc\b|iu\b|sendok|tablet|kapsul)/i

/** Terms for prescription drugs. */
const OBAT_RESEP = /antibiotik|antibiotika|obat cacing|premiks obat/i

/** Not prohibited, but for staff only: a wrong amount kills, and a right one needs instruments. */
const STAFF_ONLY =
  /formalin|tembaga sulfat|copper|terusi|cuso4|kalium permanganat|permanganat|kmno4|\bpk\b|metilen biru|methylene|temefos|temephos|abate|organofosfat/i

const CURE_CLAIM =
  /(?:menyembuhkan|sembuhkan|mengobati|obati|membunuh|membasmi|mematikan) (?:virus|vnn|iridovirus)|obat (?:untuk )?(?:virus|vnn|iridovirus)|(?:vnn|iridovirus|virus)[^.]*(?:dapat|bisa|akan) (?:diobati|disembuhkan|sembuh)/i
const NEGATION = /tidak|belum|bukan|jangan|tanpa|tak /i

const CALCIUM_HYPOCHLORITE = /kaporit|hipoklorit|\bklor aktif/i
const CHLORINE_ENEMIES = /asam sitrat|peroksida|perkarbonat|peroksimonosulfat/i
const NEVER_MIX = /(?:jangan|tidak boleh)[^.;]*(?:campur|kaporit)|kaporit[^.]*jangan/i

/**
 * Splits a text into sentences and list entries. A dose in the next sentence still belongs to the substance, see `dosisResep`.
 */
export const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((item) => item.trim())
    .filter(Boolean)

/**
 * Returns doses of prescription drugs: the substance, or the word antibiotic, with an amount in the same or the next sentence.
 */
export function dosisResep(text: string): string[] {
  const all = sentences(text)
  return all.filter((item, index) => {
    if (findNeedingResep(item).length === 0 && !OBAT_RESEP.test(item)) return false
    const next = all[index + 1] ?? ''
    // The next sentence may be about another substance; it only counts if it starts as an instruction.
    return DOSIS.test(item) || (/^(?:dosis|takaran|beri|berikan|campur|larutkan|pakai)/i.test(next) && DOSIS.test(next))
  })
}

/** Returns sentences with prohibited or staff-only substances that contain no warning. */
export function findForbiddenAdvice(text: string): string[] {
  const all = sentences(text)
  return all.filter((item, index) => {
    if (findProhibited(item).length === 0 && !STAFF_ONLY.test(item)) return false
    // 'Yang lain dilarang. Contohnya …' is one warning.
    const warned = /^(?:contohnya|misalnya)/i.test(item) ? `${all[index - 1]} ${item}` : item
    return !PROHIBITIONS.test(warned)
  })
}

/** Returns sentences that promise a cure for a virus. */
export const obatVirus = (text: string): string[] =>
  sentences(text).filter((sentence) => CURE_CLAIM.test(sentence) && !NEGATION.test(sentence))

/** Returns sentences that recommend an antibiotic: against a virus there is none. */
export const findAntibioticForVirus = (text: string): string[] =>
  sentences(text).filter(
    (sentence) => OBAT_RESEP.test(sentence) && !(NEGATION.test(sentence) || PROHIBITIONS.test(sentence)),
  )

/** True if a text mentions chlorine together with an incompatible substance, without the warning. */
export const mixesChlorine = (text: string): boolean =>
  CALCIUM_HYPOCHLORITE.test(text) && CHLORINE_ENEMIES.test(text) && !NEVER_MIX.test(text)
