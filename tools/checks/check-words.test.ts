import { describe, expect, test } from 'vitest'
import { glossaryWords, unknownInPath, unknownWords } from './check-words.ts'
import { wordsOfModule } from './module-words.ts'
import { wireNames } from './wire-names.ts'

const ENGLISH = 'create price order the a to be cannot empty of list page'.split(' ')
const VOCABULARY = {
  isWord: (word: string) => ENGLISH.includes(word) || word === 'harga',
  wire: {
    keys: new Set(['batasBayar', 'kosong']),
    all: new Set(['batas_bayar', 'batasBayar', 'bintik-putih', 'kosong', 'lama']),
  },
  wireOnly: new Set(['list']),
}
const unknownInName = (text: string) => unknownWords({ text, kind: 'name' }, VOCABULARY)
const unknownInProse = (text: string) => unknownWords({ text, kind: 'prose' }, VOCABULARY)

describe('unknownWords', () => {
  test.each([
    ['English', 'createPrice'],
    ['a noun of the glossary', 'HARGA_PAGE'],
    ['two letters', 'diHarga'],
  ])('accepts %s in a name', (_, name) => {
    expect(unknownInName(name)).toEqual([])
  })

  test('reports a word of a name beside known ones, and words of the wire', () => {
    expect(unknownInName('createGalatHarga')).toEqual(['galat'])
    expect(unknownInName('kosong')).toEqual(['kosong'])
    expect(unknownInName('createList')).toEqual(['list'])
  })

  test('accepts a name of the wire as a key, and reports a part of it', () => {
    const unknownInKey = (text: string) => unknownWords({ text, kind: 'key' }, VOCABULARY)
    expect(['batasBayar', 'kosong', 'lama'].flatMap(unknownInKey)).toEqual([])
    expect(['isKosong', 'isList'].flatMap(unknownInKey)).toEqual(['kosong', 'list'])
  })

  test('accepts a key of the wire as a property, and reports a value of the wire', () => {
    const unknownInProperty = (text: string) => unknownWords({ text, kind: 'property' }, VOCABULARY)
    expect(['kosong', 'lama'].flatMap(unknownInProperty)).toEqual(['lama'])
  })

  test.each([
    ['code', 'The `galat` of the list.'],
    ['a quotation', `The page "Tidak ada" cannot be 'kosong sekali'.`],
    ['a fenced block', 'The list\n```\ngalat\n```\n'],
    ['the target of a link', 'The [page](docs/galat.md)'],
    ['a path, a constant and a tag', 'web/galat.ts GALAT_ADA @galat'],
  ])('skips %s in prose', (_, text) => {
    expect(unknownInProse(text)).toEqual([])
  })

  test('reports a word of a sentence', () => {
    expect(unknownInProse('The galat of the order')).toEqual(['galat'])
  })
})

test('unknownInPath accepts a name of the wire at the end of a file name', () => {
  expect(unknownInPath('list/page-bintik-putih.a', VOCABULARY)).toEqual([])
  expect(unknownInPath('list/galat-page.a', VOCABULARY)).toEqual(['galat'])
})

test('glossaryWords splits the first column of each table', () => {
  const head = '| word | English |\n| --- | --- |\n'
  expect(glossaryWords(`${head}| gejala, tanda | sign |\n\n${head}| masa henti | period |\n`)).toEqual([
    'gejala',
    'tanda',
    'masa',
    'henti',
  ])
})

describe('wordsOfModule', () => {
  const names = (source: string) =>
    wordsOfModule('a.tsx', source).flatMap(({ text, kind }) => (kind === 'prose' ? [] : [text]))
  const prose = (source: string) =>
    wordsOfModule('a.tsx', source).flatMap(({ text, kind }) => (kind === 'prose' ? [text] : []))

  test.each([
    ['variables and patterns', 'const { a, b: [c], ...d } = x, e = 1', ['a', 'c', 'd', 'e']],
    ['functions and parameters', 'function a(b: T, { c = 1 }) {} const d = (e) => e', ['a', 'b', 'c', 'd', 'e']],
    [
      'types and their properties',
      'interface A<B> { c: string; d(e: number): void } type F = 1',
      ['A', 'B', 'c', 'd', 'e', 'F'],
    ],
    ['classes', 'class A { b = 1; c() {} }', ['A', 'b', 'c']],
    ['local names of imports', `import a, { b, c as d } from 'x'`, ['a', 'd']],
  ])('finds %s', (_, source, expected) => {
    expect(names(source)).toEqual(expected)
  })

  test('separates keys and properties from names', () => {
    const source = 'const { a, b: c, d = 1 } = (e: { f: 1; g(h: 1): void }) => class { i = 1 }'
    const found = Map.groupBy(wordsOfModule('a.ts', source), ({ kind }) => kind)
    expect(found.get('key')?.map(({ text }) => text)).toEqual(['a', 'd'])
    expect(found.get('property')?.map(({ text }) => text)).toEqual(['f', 'g', 'i'])
  })

  test('leaves out uses, texts and keys of objects', () => {
    expect(names(`x({ a: b, c: 'd' }); y.e = <p f="g">h</p>`)).toEqual([])
  })

  test('finds comments and titles of tests', () => {
    expect(prose(`// a\ntest('b', () => {}) // c\ndescribe.each([1])('d %s', f); x('e')`)).toEqual([
      ' a',
      ' c',
      'b',
      'd %s',
    ])
  })
})

describe('wireNames', () => {
  const wire = (file: string, source: string) => [...wireNames(() => source, [file]).all]

  test.each([
    ['keys of a schema', 'contract/a.ts', 'const A = z.object({ kosong: z.string() })', ['kosong']],
    ['values of an enum', 'contract/a.ts', `z.enum(['kosong'])`, ['kosong']],
    ['values of a type', 'contract/a.ts', `type A = 'kosong'`, ['kosong']],
    ['paths', 'contract/a.ts', `const path = '/isi/{nomor}'`, ['isi', 'nomor']],
    [
      'columns, also in camelCase and kebab-case',
      'server/db/tables.ts',
      'interface A { is_isi: string }',
      ['is_isi', 'isIsi', 'is-isi'],
    ],
  ])('reads %s', (_, file, source, expected) => {
    expect(wire(file, source).filter(Boolean)).toEqual(expected)
  })

  test('separates keys from values', () => {
    const source = `const A = z.object({ kosong: z.enum(['lama']) })`
    expect([...wireNames(() => source, ['contract/a.ts']).keys]).toEqual(['kosong'])
  })

  test('leaves out other objects and other files', () => {
    expect(wire('contract/a.ts', 'const A = { kosong: 1 }')).toEqual([])
    expect(wire('server/a.ts', 'z.object({ kosong: z.string() })')).toEqual([])
  })
})
