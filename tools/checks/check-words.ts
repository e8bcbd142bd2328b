import { readFileSync } from 'node:fs'
import { finalizeSettings, getDefaultBundledSettingsAsync, getDictionary, mergeSettings } from 'cspell-lib'
import { listFiles } from './list-files.ts'
import { type Found, wordsOfModule } from './module-words.ts'
import { type WireNames, wireNames } from './wire-names.ts'

/*
 * Spelling of names, comments, titles of tests, documents and paths. A word is English, a noun of docs/glossary.md, or a
 * technical term of words.txt. Names of the wire count as a whole, but only as keys: all other names have neither other words
 * of the wire nor those of the glossary's second table (ADR 91). Properties of own types may carry a key of the wire, no other
 * name of it.
 */

const GLOSSARY = 'docs/glossary.md'
const WIRE_ONLY = '## Words of the wire'
/** Documents that list words and texts of the shop. */
const LISTS = [GLOSSARY, 'docs/bahasa.md']
const TABLES = 'server/db/tables.ts'
/** Files whose types are the wire, describe it, or are stored by browsers of earlier versions. */
const OF_WIRE = /^(?:contract|content)\/|^web\/(?:lib\/local-buku|toko\/offline\/state)\.ts$/
/** Files with types of their own, whose titles, texts and errors are no keys of the wire. */
const OF_SCREENS = /^(?:e2e|tools|web\/ui|web\/admin\/ui)\/|^web\/.*(?<!\.test)\.tsx$/
const NO_SCREEN = 'cari daftar galat hasil isi judul kolom kosong pilihan semua teks'.split(' ')
const TERMS = 'tools/checks/words.txt'
const DICTIONARIES = [
  'en_us',
  'softwareTerms',
  'software-tools',
  'typescript',
  'node',
  'html',
  'css',
  'sql',
  'npm',
  'filetypes',
]

/** Passages of prose that are no English sentences: code, quotations, link targets, addresses, paths, constants, tags. */
const NO_PROSE = [
  /^ *(```|~~~)[\s\S]*?^ *\1/gm,
  /(`+)[^`]+\1/g,
  /"[^"]{1,120}"|“[^”]+”|(?<!\w)'[^'\n]+'(?!\w)/g,
  /!\[[^\]]*\]/g,
  /\]\([^)]*\)/g,
  /<[^>\n]+>/g,
  /\w+:\/\/\S+/g,
  /\S*[\w)][/\\.]\w\S*/g,
  /\S*[@#$%&]\S+/g,
  /\b[A-Z\d_]+\b/g,
]

/** Words that are accepted besides English. */
export interface Vocabulary {
  isWord(word: string): boolean
  wire: WireNames
  /** Words that only keys of the wire have. Own names have the English word. */
  wireOnly: ReadonlySet<string>
}

/** Returns the unknown words of a name or a text, in order. */
export function unknownWords({ text, kind }: Found, { isWord, wire, wireOnly }: Vocabulary): string[] {
  if (kind === 'key' && wire.all.has(text)) return []
  if (kind === 'property' && wire.keys.has(text)) return []
  if (kind !== 'prose') return splitWords(text).filter((word) => wireOnly.has(word) || !isWord(word))
  const names = NO_PROSE.reduce((rest, part) => rest.replace(part, ' '), text).split(/[^\w'’]+/)
  return names.filter((name) => !wire.all.has(name)).flatMap((name) => splitWords(name).filter((word) => !isWord(word)))
}

/** Returns the unknown words of a path. A part may end in a name of the wire: `og-penyakit-vnn.png`. */
export function unknownInPath(path: string, vocabulary: Vocabulary): string[] {
  return path.split('/').flatMap((part) => {
    const [stem = '', ...endings] = part.split('.')
    const parts = stem.split('-')
    const wireAt = parts.findIndex((_, index) => vocabulary.wire.all.has(parts.slice(index).join('-')))
    const own = [...(wireAt < 0 ? parts : parts.slice(0, wireAt)), ...endings]
    return own.flatMap((text) => unknownWords({ text, kind: 'prose' }, vocabulary))
  })
}

/** Splits a name at capitals, digits and underscores. Two letters are an abbreviation. */
function splitWords(name: string): string[] {
  return name
    .replace('’', "'")
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z']+/)
    .map((word) => word.toLowerCase().replace(/^'+|'s?$/g, ''))
    .filter((word) => word.length > 2)
}

/** Returns the words of the glossary's first column. */
export function glossaryWords(glossary: string): string[] {
  const rows = glossary.matchAll(/^\| (?!word \||---)(.+?) \|/gm)
  return [...rows].flatMap(([, words = '']) => words.toLowerCase().split(/,? /))
}

function foundIn(file: string): Found[] {
  if (!/\.(?:tsx?|md)$/.test(file) || LISTS.includes(file)) return []
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return [{ text: source, kind: 'prose' }]
  const found = wordsOfModule(file, source)
  // Its names are the tables and columns of the database.
  return file === TABLES ? found.filter(({ kind }) => kind === 'prose') : found
}

async function loadVocabulary(files: readonly string[]): Promise<Vocabulary> {
  const read = (path: string) => readFileSync(path, 'utf8')
  const glossary = read(GLOSSARY)
  const own = new Set([...glossaryWords(glossary), ...read(TERMS).trimEnd().split('\n')])
  const settings = mergeSettings(await getDefaultBundledSettingsAsync(), { language: 'en', dictionaries: DICTIONARIES })
  const dictionary = await getDictionary(finalizeSettings(settings))
  const known = new Map<string, boolean>()
  const isKnown = (word: string) => own.has(word) || dictionary.has(word, { ignoreCase: true })
  return {
    // The same few thousand words repeat.
    isWord: (word) => known.get(word) ?? known.set(word, isKnown(word)).get(word) === true,
    wire: wireNames(read, files),
    wireOnly: new Set(glossaryWords(glossary.slice(glossary.indexOf(WIRE_ONLY)))),
  }
}

async function main(): Promise<void> {
  // The files of earlier releases are data of a test.
  const files = listFiles().filter((file) => !file.startsWith('server/testing/releases/'))
  const vocabulary = await loadVocabulary(files)
  const { wire } = vocabulary
  const keysOfScreens = new Set([...wire.keys].filter((key) => !NO_SCREEN.includes(key)))
  const places = new Map<string, string>()
  for (const file of files) {
    // Files in public/ have their address as name.
    const inPath = file.startsWith('public/') ? [] : unknownInPath(file, vocabulary)
    for (const word of inPath) if (!places.has(word)) places.set(word, `${file}: "${word}" in the path`)
    const keys = OF_WIRE.test(file) ? wire.all : OF_SCREENS.test(file) ? keysOfScreens : wire.keys
    for (const found of foundIn(file)) {
      for (const word of unknownWords(found, { ...vocabulary, wire: { ...wire, keys } })) {
        if (!places.has(word)) places.set(word, `${file}: "${word}" in ${lineOf(found.text, word)}`)
      }
    }
  }
  for (const place of places.values()) console.error(place)
  if (places.size > 0) process.exitCode = 1
}

/** Returns the line of a text that has the word. */
function lineOf(text: string, word: string): string {
  return (text.split('\n').find((line) => line.toLowerCase().includes(word)) ?? text).trim().slice(0, 100)
}

if (import.meta.main) await main()
