/** Letters and signs that look like a Latin letter or stand for its sound: Cyrillic, Greek, Armenian, small capitals. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαᴀɑʌя',
  ae: 'æ',
  b: 'бвβʙьƀ',
  c: 'сᴄцчϲ¢ƈ',
  d: 'дδᴅđԁɖ',
  e: 'еэεєᴇɛ€',
  f: 'фφꜰƒғ',
  g: 'гґɡɢց',
  h: 'нһħʜհ',
  i: 'иіιıɪɩыӏ',
  j: 'јᴊյȷй',
  k: 'кκᴋƙ',
  l: 'лλłʟ£ƚ',
  m: 'мᴍ',
  n: 'пηπɴոŋ',
  o: 'оοσθøօɔᴏ',
  oe: 'œ',
  p: 'рρᴘþ',
  q: 'ԛզ',
  r: 'ʀɾ',
  s: 'ѕςꜱшщ',
  ss: 'ß',
  t: 'тτᴛŧƭ',
  u: 'υμսᴜюʊ',
  v: 'νѵᴠ',
  w: 'ωԝᴡ',
  x: 'хχξ',
  y: 'уγʏ¥',
  z: 'зζᴢ',
}

const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, all]) => [...all].map((one) => [one, latin] as const)),
)

/** First letters of the alphabets in circles, squares and flags, which have no compatibility form. */
const ENCLOSED = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]

/** Markup and character references, which a browser does not show. */
const INVISIBLE = /<\/?[a-z][^<>]{0,40}>|&(?:shy|zwnj|zwj|nbsp|#x?[0-9a-f]{1,6});|\p{Default_Ignorable_Code_Point}/giu

/**
 * Returns a text in plain lower-case Latin letters, as a reader sees it: without accents, invisible characters and markup, and
 * with letters of other scripts replaced by those they look like.
 */
export function plainLetters(text: string): string {
  const visible = text.replace(INVISIBLE, '').toLowerCase()
  if (/^[\n -~]*$/.test(visible)) return visible
  const decomposed = visible
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
  return decomposed.replace(/[^\n -~]/gu, (letter) => LATIN.get(letter) ?? enclosed(letter) ?? letter)
}

/** Cyrillic letters that look like one Latin letter and sound like another. */
const SOUNDS = new Map([...'хнрсву'].map((letter, index) => [letter, 'hnrsvu'[index] as string]))

/** Returns a text with Cyrillic letters in plain letters by their sound; none if they look and sound the same. */
export function soundReading(text: string): string[] {
  const lower = text.toLowerCase()
  return /[хнрсву]/.test(lower) ? [plainLetters(lower.replace(/[хнрсву]/g, (one) => SOUNDS.get(one) ?? one))] : []
}

function enclosed(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0
  const first = ENCLOSED.find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCharCode(97 + code - first)
}

/** Digits and signs that stand for letters, with two readings of 1. */
const LEET: readonly (readonly [RegExp, string, string])[] = [
  [/0/g, 'o', 'o'],
  [/[1!|]/g, 'i', 'l'],
  [/3/g, 'e', 'e'],
  [/[4@]/g, 'a', 'a'],
  [/[5$]/g, 's', 's'],
  [/7/g, 't', 't'],
  [/8/g, 'b', 'b'],
  [/9/g, 'g', 'g'],
]
/** A word of letters with such a sign between two of them. */
const LEET_WORD = /[a-z0-9@$!|.-]*[a-z][01345789@$!|]+[a-z][a-z0-9@$!|.-]*/g

/** Returns the two readings of a plain text whose words have digits for letters; none without such words. */
export function leetReadings(plain: string): string[] {
  if (plain.search(LEET_WORD) < 0) return []
  return ([1, 2] as const).map((reading) =>
    plain.replace(LEET_WORD, (word) => LEET.reduce((read, rule) => read.replace(rule[0], rule[reading]), word)),
  )
}
