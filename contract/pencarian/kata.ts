import { KATA_UMUM } from '#content/kata-umum.ts'
import { ejaan } from '#contract/obat/ejaan.ts'

/** A word as it sounds, what is left of it without its affixes, and as it was typed, in small letters. */
export interface Kata {
  eja: string
  akar: string
  tulis: string
}

/** So short nothing is taken off: 'perut' is no 'rut'. */
const AKAR_MIN = 4

const AKHIRAN = [/(?:nya|lah|kah|pun)$/, /(?:kan|an|i)$/]

/** What a prefix makes of the letter behind it; the first that fits. */
const AWALAN: readonly [RegExp, string][] = [
  [/^(?:me|pe)ny(?=[aiueo])/, 's'],
  [/^(?:me|pe)ng/, ''],
  [/^(?:me|pe)m(?=[aiueo])/, 'p'],
  [/^(?:me|pe)n(?=[aiueo])/, 't'],
  [/^(?:me|pe)[mn]/, ''],
  [/^(?:me|per|pe|ber|ter|di|ke|se)/, ''],
]

/**
 * A word without the usual affixes of Indonesian: 'menggosokkan' and 'digosok' are 'gosok', 'kulitnya' is 'kulit'. Rough, and the
 * same on both sides of a comparison, so what it gets wrong it gets wrong twice.
 * @param tulis as it was typed, in small letters: the sound has lost doubled letters
 */
function akarOf(tulis: string): string {
  let kata = tulis
  for (const akhir of AKHIRAN) kata = shorter(kata, kata.replace(akhir, ''))
  const [depan, jadi] = AWALAN.find(([awal]) => awal.test(kata)) ?? [/^$/, '']
  return shorter(kata, kata.replace(depan, jadi))
}

const shorter = (kata: string, pendek: string) => (pendek.length >= AKAR_MIN ? pendek : kata)

/** Words come again and again; so many are remembered. */
const INGAT_MAX = 20_000
const ingat = new Map<string, Kata>()

/** The words of a text, in their order. */
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

/** Does a word say nothing of what is looked for? */
export const isUmum = ({ eja }: Kata): boolean => UMUM.has(eja)
