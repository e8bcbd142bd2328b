import { describe, expect, test } from 'vitest'
import { commentsIn, problemsInHashComments, problemsInHeadings, problemsInSource } from './plain-english.ts'

const check = (source: string, path = 'server/a.ts') => problemsInSource(path, source)

test('joins // lines below each other, and separates others', () => {
  const comments = commentsIn('a.ts', '// One\n// two.\n\n// Three.\nconst a = 1 // four\n/** Five\n * six. */\nf()\n')
  expect(comments.map(({ line, lines, text }) => [line, lines, text])).toEqual([
    [1, 2, 'One two.'],
    [4, 1, 'Three.'],
    [5, 1, 'four'],
    [6, 2, 'Five six.'],
  ])
})

describe('comments', () => {
  test.each([
    'What came of it before.',
    'Of many who ask at once, one makes it.',
    'Nobody waits here.',
    'Who asks again is refused.',
    'The same of a package.',
    'The server hears of it.',
    'Rejects a sum. @returns the one that was sent',
  ])('rejects %j', (text) => {
    expect(check(`/* ${text} */\nexport const a = 1\n`)).toEqual([`server/a.ts:1: write plainly: ${text}`])
  })

  test.each(['Which version is newer?', 'A customer who never paid.', 'Returns what is left.'])(
    'accepts %j',
    (text) => {
      expect(check(`// ${text}\nexport const a = 1\n`)).toEqual([])
    },
  )

  test('rejects a doc comment without a declaration', () => {
    expect(check('/** Sums up. */\n\nexport const a = 1\n')).toEqual([
      'server/a.ts:1: no declaration follows: Sums up.',
    ])
    expect(check('/** Sums up. */\n// biome-ignore lint/a: b\nexport const a = 1\n')).toEqual([])
  })

  test('rejects a doc comment that repeats the name', () => {
    expect(check('/** Returns the order total. */\nexport function orderTotal() {}\n')).toEqual([
      'server/a.ts:1: repeats the name: Returns the order total.',
    ])
    expect(check("interface A {\n  /** '2026/11/0001' */\n  nomor: string\n}\n")).toEqual([])
  })
})

test('finds titles of tests, also behind each', () => {
  // Assembled, because the check reads this file too.
  const source = [
    `${'test'}('what is gone is gone', f)`,
    `${'test'}.each([`,
    `])${'('}'nobody hears of %i', f)`,
    "describe('a', f)",
  ]
  expect(check(source.join('\n'), 'server/a.test.ts')).toEqual([
    'server/a.test.ts:1: write plainly: what is gone is gone',
    'server/a.test.ts:3: write plainly: nobody hears of %i',
  ])
})

test('finds descriptions of metrics', () => {
  expect(check("const a = {\n  help: 'Mails of which nobody knows.',\n}\n")).toEqual([
    'server/a.ts:2: write plainly: Mails of which nobody knows.',
  ])
})

test('finds headings, and accepts a question', () => {
  expect(problemsInHeadings('docs/a.md', '# Nobody in the way\n\n## What is tested where\n')).toEqual([
    'docs/a.md:1: write plainly: Nobody in the way',
  ])
})

test('finds comments in files of operation', () => {
  expect(problemsInHashComments('ops/a.ini', '; Fails the query.\n  # Who waits is told so.\nport = 1\n')).toEqual([
    'ops/a.ini:2: write plainly: Who waits is told so.',
  ])
})
