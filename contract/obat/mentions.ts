import { LITERAL_NAMES, LOOKALIKES, ZAT, ZAT_PARTS, type Zat } from '#content/zat.ts'
import { leetReadings, plainLetters, soundReading } from './letters.ts'
import { soundOf } from './sound.ts'

/** A word of a text: as written, in plain letters, its sound, and the number of its clause. */
export interface Token {
  plain: string
  sound: string
  clause: number
}

/** A substance that a text names: the tokens from `start` to before `end`. */
export interface Mention {
  zat: Zat
  start: number
  end: number
}

export interface Reading {
  tokens: Token[]
  /** In the order of the text; none overlap. */
  mentions: Mention[]
}

/*
 * Limits in sounds. A long name is also found with something around it or with typos; a short one only as a whole word, because
 * short names are parts of ordinary words.
 */

/** Minimum length of a name that may be followed by letters in its word. */
const PREFIX_MIN = 8
/** … that may stand inside a word. */
const INSIDE_MIN = 9
/** … that may be split over words and followed by letters. */
const SPLIT_PREFIX_MIN = 10
/** … that may be split into words of several letters. */
const SPLIT_MIN = 6
/** … that may have one typo, or two. */
const TYPO_MIN = [7, 11] as const
/** … whose first letter may be the typo. */
const FIRST_MIN = 8
/** … that may have one typo, or two, if it is split over words. */
const SPLIT_TYPO_MIN = [10, 13] as const
/** Words that a name with a typo may be split into. */
const TYPO_WORDS = 3
/** Letters behind a name that do not change it: Indonesian '-nya' and Latin endings. */
const ENDINGS = new Set(['nia', 'um', 'a', 'i', 'u', 's'])

interface Node {
  next: Map<string, Node>
  zat?: Zat
  /** True if a name that counts letter by letter ends here. */
  isLiteral?: true
}

interface Known {
  sound: string
  zat: Zat
  mask: number
}

function maskOf(sound: string): number {
  let mask = 0
  for (let at = 0; at < sound.length; at++) mask |= 1 << (sound.charCodeAt(at) & 31)
  return mask
}

/** The sound of a name of several words. */
export const soundOfName = (name: string): string => wordsOf(plainLetters(name)).map(soundOf).join('')
const wordsOf = (plain: string): string[] => plain.match(/[a-z]+|\d+/g) ?? []

const lettersOfName = (name: string): string => wordsOf(plainLetters(name)).join('')

const bySound = new Map<string, Zat>()
/** Short names and some others, letter by letter: 'BHC' sounds like BKC, and 'vitamin K' like vitamin C. */
const byLetters = new Map<string, Zat>()
const SHORT_MAX = 4
const LITERAL = new Set(LITERAL_NAMES)

const root: Node = { next: new Map() }
function nodeOf(sound: string): Node {
  let node = root
  for (const letter of sound) {
    const next: Node = node.next.get(letter) ?? { next: new Map() }
    node.next.set(letter, next)
    node = next
  }
  return node
}

for (const zat of ZAT)
  for (const name of [zat.nama, ...zat.sebutan, ...zat.merek]) {
    const sound = soundOfName(name)
    if (sound.length <= SHORT_MAX || LITERAL.has(name)) {
      byLetters.set(lettersOfName(name), zat)
      nodeOf(sound).isLiteral = true
    } else if (!bySound.has(sound)) {
      bySound.set(sound, zat)
      nodeOf(sound).zat = zat
    }
  }

/** Long names, for typos. Others than the prohibited ones are there to be the nearest name of what they mean. */
const LONG: readonly Known[] = [...bySound]
  .filter(([sound]) => sound.length >= TYPO_MIN[0] && !/\d/.test(sound))
  .map(([sound, zat]) => ({ sound, zat, mask: maskOf(sound) }))
/** The same by length. */
const BY_LENGTH: readonly (readonly Known[])[] = Array.from(
  { length: Math.max(...LONG.map(({ sound }) => sound.length)) + 3 },
  (_, length) => LONG.filter(({ sound }) => sound.length === length),
)
const HARMLESS = new Set(LOOKALIKES.map(soundOfName))
const PARTS = ZAT_PARTS.map(({ suffix = [], prefix = [], ...rule }) => ({
  ...rule,
  suffix: suffix.map(soundOf),
  prefix: prefix.map(soundOf),
}))

/** Returns the substance with this name, synonym or brand; undefined for other texts. */
export const findByName = (name: string): Zat | undefined =>
  byLetters.get(lettersOfName(name)) ?? bySound.get(soundOfName(name))

/**
 * Returns the readings of a text: as it looks, and where they differ, as its Cyrillic letters sound, and with letters for digits. Runs in linear
 * time: each position is looked up in a tree of all names, and only words of a similar length and with similar letters are
 * compared for typos.
 */
export function readText(text: string): Reading[] {
  const plain = plainLetters(text)
  return [plain, ...soundReading(text), ...leetReadings(plain)].map((one) => {
    const tokens = tokensOf(one)
    return { tokens, mentions: mentionsIn(tokens) }
  })
}

/** Names letter by letter: 'D.D.V.P', 'k l o r a m …'. */
const SPELLED = /\b[a-z](?:[._-][a-z]\b)+|\b[a-z](?:[ ._*-]{1,2}[a-z]\b){3,}/g

/** A colon before a result: 'Kloramfenikol: tidak terdeteksi'. */
const RESULT = /:(?=\s*(?:tidak|negatif|not|dilarang)\b)/g

function tokensOf(plain: string): Token[] {
  const tokens: Token[] = []
  let clause = 0
  const joined = plain.replace(SPELLED, (letters) => letters.replace(/[^a-z]/g, '')).replace(RESULT, ' ')
  for (const [word] of joined.matchAll(/[a-z]+|\d+|[.;:!?](?=\s|$)|\n/g)) {
    if (!/[a-z\d]/.test(word)) clause++
    else {
      const sound = soundOf(word)
      if (sound !== '') tokens.push({ plain: word, sound, clause })
    }
  }
  return tokens
}

function mentionsIn(tokens: readonly Token[]): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const mention = exactAt(tokens, at) ?? insideOf(tokens, at) ?? groupAt(tokens, at) ?? misspeltAt(tokens, at)
    if (mention) found.push(mention)
    at = mention ? mention.end : at + 1
  }
  return found
}

/** Returns the longest name that starts with a token. */
function exactAt(tokens: readonly Token[], start: number): Mention | undefined {
  let node: Node | undefined = root
  let length = 0
  let best: Mention | undefined
  // A short name with a number may be split, as in '17a-MT' or 'MS-222'.
  let hasNumber = false
  for (let at = start; at < tokens.length && node; at++) {
    const { sound } = tokens[at] as Token
    hasNumber ||= /\d/.test(sound)
    for (let letter = 0; letter < sound.length; letter++) {
      node = node.next.get(sound[letter] as string)
      if (!node) break
      length++
      if (!node.zat && !node.isLiteral) continue
      const rest = sound.slice(letter + 1)
      const isSplit = at > start
      const isWhole = rest === '' && (!isSplit || length >= SPLIT_MIN || hasNumber)
      const isLong = length >= (isSplit ? SPLIT_PREFIX_MIN : PREFIX_MIN)
      const hasEnding = !isSplit && length >= 5 && ENDINGS.has(rest)
      const literal = isWhole && node.isLiteral && byLetters.get(lettersOf(tokens, start, at))
      const zat = literal || (isWhole || ((isLong || hasEnding) && !HARMLESS.has(sound)) ? node.zat : undefined)
      if (zat) best = { zat, start, end: at + 1 }
    }
  }
  return best
}

const lettersOf = (tokens: readonly Token[], start: number, last: number): string =>
  tokens
    .slice(start, last + 1)
    .map(({ plain }) => plain)
    .join('')

/** Returns the first long name inside a token. */
function insideOf(tokens: readonly Token[], at: number): Mention | undefined {
  const { sound } = tokens[at] as Token
  if (sound.length <= INSIDE_MIN || HARMLESS.has(sound)) return undefined
  for (let first = 1; first + INSIDE_MIN <= sound.length; first++) {
    let node: Node | undefined = root
    let zat: Zat | undefined
    for (let letter = first; letter < sound.length && node; letter++) {
      node = node.next.get(sound[letter] as string)
      if (node?.zat && letter - first + 1 >= INSIDE_MIN) zat = node.zat
    }
    if (zat) return { zat, start: at, end: at + 1 }
  }
  return undefined
}

/** Returns a member of a group by the end or the beginning of its name: the listed one next to it, or an unlisted, prohibited one. */
function groupAt(tokens: readonly Token[], at: number): Mention | undefined {
  const { sound } = tokens[at] as Token
  if (HARMLESS.has(sound)) return undefined
  const part = PARTS.find(
    ({ suffix, prefix }) =>
      suffix.some((end) => sound.endsWith(end) && sound.length > end.length + 2) ||
      prefix.some((start) => sound.startsWith(start)),
  )
  if (!part) return undefined
  // A misspelt 'oxytetracycline' also ends like an antibiotic.
  const near = nearest(sound, TYPO_MIN)
  if (near) return { zat: near.zat, start: at, end: at + 1 }
  const { aturan, sumber } = part
  return { zat: { nama: sound, sebutan: [], merek: [], kelas: 'dilarang', aturan, sumber }, start: at, end: at + 1 }
}

/** Returns the prohibited substance that a token, or a few together, name with one or two typos. */
function misspeltAt(tokens: readonly Token[], start: number): Mention | undefined {
  let word = ''
  for (let end = start + 1; end <= Math.min(start + TYPO_WORDS, tokens.length); end++) {
    const { sound } = tokens[end - 1] as Token
    if (/\d/.test(sound) || HARMLESS.has(sound) || (end > start + 1 && exactAt(tokens, end - 1))) return undefined
    word += sound
    const zat = nearest(word, end === start + 1 ? TYPO_MIN : SPLIT_TYPO_MIN)?.zat
    if (zat?.kelas === 'dilarang') return { zat, start, end }
  }
  return undefined
}

/**
 * Returns the known name next to a word, within one or two typos by its length. Of equally near ones, one that is not prohibited
 * wins: a misspelt allowed name is no reason to refuse a product.
 */
function nearest(word: string, [one, two]: readonly [number, number]): Near | undefined {
  if (word.length < one - 1 || word.length >= BY_LENGTH.length) return undefined
  const key = `${one} ${word}`
  const known = compared.get(key)
  if (known !== undefined) return known ?? undefined
  const found = compareNames(word, one, two)
  if (compared.size >= COMPARED_MAX) compared.clear()
  compared.set(key, found ?? null)
  return found
}

interface Near {
  zat: Zat
  typos: number
}

/** Results by word, null for none: texts repeat their words. */
const compared = new Map<string, Near | null>()
const COMPARED_MAX = 50_000

function compareNames(word: string, one: number, two: number): Near | undefined {
  const mask = maskOf(word)
  let best: Near | undefined
  for (let length = Math.max(one, word.length - 2); length <= word.length + 2; length++) {
    const most = length >= two ? 2 : 1
    if (Math.abs(length - word.length) > most) continue
    for (const { sound, zat, mask: letters } of BY_LENGTH[length] ?? []) {
      if (bits(mask ^ letters) > 2 * most) continue
      const typos = typosBetween(sound, word, most)
      // Typos rarely hit the first letter, but harmless words often differ there.
      if (typos > most || ((typos === 2 || length < FIRST_MIN) && sound[0] !== word[0])) continue
      if (!best || typos < best.typos || (typos === best.typos && best.zat.kelas === 'dilarang')) best = { zat, typos }
    }
  }
  return best
}

/** Returns the number of set bits. */
function bits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Rows of the table of distances, reused: a text needs thousands of comparisons. */
const ROWS_LENGTH = 64
let older = new Uint8Array(ROWS_LENGTH)
let last = new Uint8Array(ROWS_LENGTH)
let row = new Uint8Array(ROWS_LENGTH)
const at = (cells: Uint8Array, index: number) => cells[index] as number

/** Returns the number of letters added, left out, replaced or swapped with the next one; `most` + 1 if there are more. */
function typosBetween(a: string, b: string, most: number): number {
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let lowest = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let typos = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        typos = Math.min(typos, at(older, j - 2) + 1)
      row[j] = typos
      if (typos < lowest) lowest = typos
    }
    if (lowest > most) return most + 1
    ;[older, last, row] = [last, row, older]
  }
  return at(last, b.length)
}
