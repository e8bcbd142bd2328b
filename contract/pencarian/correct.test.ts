import { expect, test } from 'vitest'
import { correct, unknownWords } from './correct.ts'
import { parseQuery } from './tanya.ts'
import { wordsOf } from './words.ts'

const VOCABULARY = new Set(wordsOf('lintah insang bintik putih kaporit').map(({ spelling }) => spelling))
const corrected = (q: string, unknown: string) =>
  correct(wordsOf(q), new Set(wordsOf(unknown).map(({ spelling }) => spelling)), VOCABULARY)?.map(({ write }) => write)

test.each([
  ['lintha', 'lintha', ['lintah']],
  ['lintha di insang', 'lintha', ['lintah', 'di', 'insang']],
  // Only unknown words are replaced.
  ['lintha lntah', 'lntah', ['lintha', 'lintah']],
  ['bntk pth', 'bntk pth', ['bintik', 'putih']],
  ['lintah', 'lintah', undefined],
  ['lintha', '', undefined],
  ['urea', 'urea', undefined],
  ['', '', undefined],
])('%j, of which %j is unknown, becomes %j', (q, unknown, words) => {
  expect(corrected(q, unknown)).toEqual(words)
})

test.each([
  [[2, 0], ['urea']],
  [
    [0, 0],
    ['lintah', 'urea'],
  ],
  [[1, 4], []],
])('"lintah urea", found in %j documents, has the unknown words %j', (present, unknown) => {
  const words = [...unknownWords(parseQuery(wordsOf('lintah urea'), new Map()), present)]
  expect(words).toEqual(unknown.flatMap(wordsOf).map(({ spelling }) => spelling))
})
