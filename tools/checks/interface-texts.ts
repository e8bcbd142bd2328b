import { matchesGlob } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/*
 * Checks interface texts by the rules of `docs/bahasa.md` that a program can see. A text is a string, a template or JSX text that
 * reads like words, and stands where words are shown: not in an import, a type, SQL, a comparison, or an attribute such as
 * `className`.
 */

/** A text of the interface. */
export interface Text {
  line: number
  /** Words, with `{}` for each value. */
  text: string
  /** True for the first words of a button. */
  isButton: boolean
}

/** A word that texts must not use. */
interface Word {
  pattern: RegExp
  found: string
  write: string
  /** Phrases in which the word is right. */
  phrases: readonly string[]
  /** Patterns of files in which the word is right. */
  files: readonly string[]
}

export interface Rules {
  words: readonly Word[]
  /** First words of button labels, in lower case. */
  verbs: ReadonlySet<string>
  /** Texts that the specification fixes, longest first. */
  quoted: readonly string[]
}

/** Help texts: read at length, by farmers. */
const HELP = ['content/**', 'server/db/seed/**', 'web/toko/{konten,penyakit,gejala,dosis}/**']
/** Most words of a sentence of help. */
const SENTENCE_MAX = 20

/** Forms of numbers and signs, with what to write. */
const FORMS: readonly (readonly [wrong: RegExp, write: string])[] = [
  [/\d(?: ?C|°C|° C)\b/, '31 °C'],
  [/\bm[23]\b/, 'm³'],
  [/(?<![\w.,/+-])\d+(?:[.,]\d+)*-\d+(?:[.,]\d+)*(?![\w-])/, '5–10 with an en dash'],
  [/\bRp\.? ?\d(?<!Rp \d)/, 'Rp 25.000'],
  [/\d(?:ppm|mg|kg|mL|cm|km)\b/, 'a space before the unit'],
  [/\d\.\d{1,2} (?:kg|g|mg|L|mL|m|cm|ppm)\b/, 'a decimal comma'],
  [/\d %(?! b\/)/, '1%'],
  [/(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/, '23.40'],
  [/\.\.\./, '…'],
  [/\S {2,}\S/, 'one space'],
]

/** Reads the tables of `docs/bahasa.md`, and the texts that `docs/specification.tsv` quotes. */
export function readRules(bahasa: string, specification: string): Rules {
  const section = (title: string) => bahasa.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''
  const codes = (cell: string) => Array.from(cell.matchAll(/`(.+?)`/g), ([, code = '']) => code)
  const rows = [...section('Words').matchAll(/^\|(.+)\|$/gm)].slice(2).map(([, row = '']) => row.split('|'))
  const words = rows.flatMap(([, write = '', never = '', , stays = '']) => {
    const [files, phrases] = [codes(stays).filter(isFile), codes(stays).filter((code) => !isFile(code))]
    return codes(never).map((found) => ({ pattern: patternOf(found), found, write: write.trim(), phrases, files }))
  })
  const quoted = Array.from(specification.matchAll(/(?<!\w)'(.+?)'(?!\w)/g), ([, text = '']) => text)
  return {
    words,
    verbs: new Set(codes(section('Verbs of buttons')).map((verb) => verb.toLowerCase())),
    quoted: [...new Set(quoted)].sort((a, b) => b.length - a.length),
  }
}

const isFile = (code: string) => /[/*]/.test(code)

/** Matches a whole word, also with the ending "nya"; capitals only where the word has one. */
const patternOf = (word: string, flags = '') =>
  new RegExp(`(?<![\\w-])${word.replaceAll('.', '\\.')}(?:nya)?(?!\\w)`, /^[A-Z]/.test(word) ? flags : `i${flags}`)

/** Returns one line per rule that a text of the file breaks. */
export function problemsIn(file: string, source: string, rules: Rules): string[] {
  return textsIn(file, source).flatMap((text) =>
    problemsOf(file, text, rules).map((problem) => `${file}:${text.line}: ${problem}: ${text.text.slice(0, 100)}`),
  )
}

function problemsOf(file: string, { text, isButton }: Text, { words, verbs, quoted }: Rules): string[] {
  const own = [...quoted.filter((one) => one.length > 5), ...codesIn(text)].reduce(
    (rest, one) => rest.replaceAll(one, '{}'),
    text,
  )
  const wrongWords = words.filter(({ pattern, phrases, files }) => {
    if (files.some((glob) => matchesGlob(file, glob))) return false
    return pattern.test(phrases.reduce((rest, phrase) => rest.replace(patternOf(phrase, 'g'), ''), own))
  })
  const isHelp = HELP.some((pattern) => matchesGlob(file, pattern))
  return [
    ...wrongWords.map(({ found, write }) => `"${found}", write "${write}"`),
    ...FORMS.filter(([wrong]) => wrong.test(own)).map(([, write]) => `write ${write}`),
    ...(isHelp ? sentences(own).filter(isLong) : []).map((one) => `${one.split(/\s+/).length} words in a sentence`),
    ...(isButton && isNoun(text, verbs) && !quoted.includes(text) ? ['no verb in front of a button'] : []),
  ]
}

/** Returns the parts of a text that are no words: code, rules of use as the import reads them, SQL. */
const codesIn = (text: string) => text.match(/`[^`]+`|.*\|.*\|.*|^[A-Z]+ [A-Z]+ .*/g) ?? []
const sentences = (text: string) => text.split(/(?<=[.!?:;])\s+|\n+/)
const isLong = (sentence: string) => sentence.split(/\s+/).length > SENTENCE_MAX
/** False for a label of progress, such as "Menyimpan…", and for the rest of a label. */
const isNoun = (label: string, verbs: ReadonlySet<string>) =>
  /^[A-Z]/.test(label) && !label.endsWith('…') && !verbs.has(firstWord(label))

const firstWord = (text: string) => /^\w*/.exec(text)?.[0].toLowerCase() ?? ''

/** True for an error text with a next step: a second sentence, a reason from the server, or a command. */
export const hasNextStep = (message: string, { verbs, quoted }: Rules): boolean =>
  /[.!?}] [\p{Lu}{]|^\{\w+\}$/u.test(message) || verbs.has(firstWord(message)) || quoted.includes(message)

/** Words of programmers. A passkey is a "kunci sandi", and the signature is Midtrans's. */
export const TECHNICAL = /\b(?:permintaan|sesi|kunci(?! sandi)|tanda tangan|data)\b/i

/** Attributes and properties whose values are no words, or words for programmers. */
const NO_WORDS =
  /^(?:class\w*|\w+Class|to|href|src|id|name|type|key|rel|role|d|points|transform|viewBox|style|path|kode|kunci|sql|html|pattern|accept|sizes|srcSet|summary)$/
const BUTTONS = new Set(['Button', 'FileButton'])

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Returns the interface texts of a source file. */
export function textsIn(file: string, source: string): Text[] {
  return [...literalsIn(parseSync(file, source).program as unknown as Node, false)].flatMap(
    ({ start, text, isButton }) => {
      const first = source.slice(0, start).split('\n').length
      return text
        .split('\n')
        .map((line, index) => ({ line: first + index, text: line.trim(), isButton }))
        .filter((one) => isWords(one.text))
    },
  )
}

/** True for two words, or one with a capital. */
const isWords = (text: string) =>
  /\p{L}{2}/u.test(text) && (/\p{L}\S* \S|\d \p{L}/u.test(text) || /^[A-Z][a-z]{2}/.test(text))

interface Literal extends Omit<Text, 'line'> {
  start: number
}

/** @param isButton true where the label of a button begins */
function* literalsIn(node: Node, isButton: boolean): Generator<Literal> {
  if (isOutside(node)) return
  const { start, type, value } = node
  if (type === 'Literal' && typeof value === 'string') yield { start, text: value, isButton }
  if (type === 'JSXText' && typeof value === 'string') {
    const text = value.trimStart()
    yield { start: start + value.length - text.length, text: text.replace(/\s+/g, ' '), isButton }
  }
  if (type === 'TemplateLiteral') {
    const { quasis } = node as unknown as ESTree.TemplateLiteral
    yield { start, text: quasis.map((quasi) => quasi.value.cooked).join('{}'), isButton }
  }
  for (const [key, child] of Object.entries(node)) {
    if (isNoWords(node, key)) continue
    const inside = type === 'JSXElement' ? key === 'children' && isButtonElement(node) : isButton
    let isFirst = true
    for (const one of Array.isArray(child) ? child : [child]) {
      if (!isNode(one)) continue
      yield* literalsIn(one, inside && isFirst)
      if (one.type === 'JSXText' && String(one.value).trim() !== '') isFirst = false
    }
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function isButtonElement({ openingElement }: Node): boolean {
  const { name } = openingElement as ESTree.JSXOpeningElement
  return name.type === 'JSXIdentifier' && BUTTONS.has(name.name)
}

/** Nodes of a type whose expression is none. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** True for a node without texts: an import, a type, SQL, an attribute or property of no words. */
function isOutside({ type, name, key }: Node): boolean {
  if (type === 'ImportDeclaration' || (type.startsWith('TS') && !TYPED.has(type))) return true
  if (type === 'TaggedTemplateExpression') return true
  return (type === 'JSXAttribute' && NO_WORDS.test(nameOf(name))) || (type === 'Property' && NO_WORDS.test(nameOf(key)))
}

/** True for children without texts: types and compared values. */
const isNoWords = ({ type, operator }: Node, key: string) =>
  /^type[A-Z]|^returnType$/.test(key) ||
  (type === 'SwitchCase' && key === 'test') ||
  (type === 'BinaryExpression' && /^[=!]==?$/.test(String(operator)))

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '')
