import { KATA_UMUM } from '#content/kata-umum.ts'
import { ejaan } from '#contract/obat/ejaan.ts'

/** A word in three forms: phonetic, stemmed, and as typed in lower case. */
export interface Kata {
  eja: string
  akar: string
  tulis: string
}

/** Minimum length of a stem, so that 'perut' does not become 'rut'. */
const AKAR_MIN = 4

const AKHIRAN = [/(?:nya|lah|kah|pun)$/, /(?:kan|an|i)$/]

/** Prefixes, with the letter that each replaces; the first match applies. */
const AWALAN: readonly [RegExp, string][] = [
  [/^(?:me|pe)ny(?=[aiueo])/, 's'],
  [/^(?:me|pe)ng/, ''],
  [/^(?:me|pe)m(?=[aiueo])/, 'p'],
  [/^(?:me|pe)n(?=[aiueo])/, 't'],
  [/^(?:me|pe)[mn]/, ''],
  [/^(?:me|per|pe|ber|ter|di|ke|se)/, ''],
]

/**
 * Removes the usual Indonesian affixes: 'menggosokkan' and 'digosok' become 'gosok', 'kulitnya' becomes 'kulit'. The result is
 * rough, but both sides of a comparison get the same errors.
 * @param tulis the word as typed, in lower case: the phonetic form has lost doubled letters
 */
function akarOf(tulis: string): string {
  let kata = tulis
  for (const akhir of AKHIRAN) kata = shorter(kata, kata.replace(akhir, ''))
  const [depan, jadi] = AWALAN.find(([awal]) => awal.test(kata)) ?? [/^$/, '']
  return shorter(kata, kata.replace(depan, jadi))
}

const shorter = (kata: string, pendek: string) => (pendek.length >= AKAR_MIN ? pendek : kata)

/** Maximum size of the word cache. */
const INGAT_MAX = 20_000
const ingat = new Map<string, Kata>()

/** Returns the words of a text, in order. */
export const kataOf = (teks: string): Kata[] =>
  (teks.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(toKata).filter(({ eja }) => eja !== '')

function toKata(tulis: string): Kata {
  const known = ingat.get(tulis)
  if (known) return known
  const eja = ejaan(tulis).replaceAll(' ', '')
  const kata = { eja, akar: ejaan(akarOf(tulis)).replaceAll(' ', '') || eja, tulis }
  if (ingat.size >= INGAT_MAX) ingat.clear()
  ingat.set(tulis, kata)
  return kata
}

const UMUM = new Set(KATA_UMUM.flatMap((kata) => kataOf(kata).map(({ eja }) => eja)))

/** True if the word has no meaning for a search. */
export const isUmum = ({ eja }: Kata): boolean => UMUM.has(eja)
