import { expect, it } from 'vitest'
import { abbreviated, distance, nearest } from './spelling.ts'

it.each([
  ['lintah', 'lintah', 0],
  ['lintha', 'lintah', 1],
  ['kaporti', 'kaporit', 1],
  ['bintk', 'bintik', 1],
  ['bintiik', 'bintik', 1],
  ['vibirosis', 'vibriosis', 1],
  ['betadien', 'betadine', 1],
  ['refaktometr', 'refraktometer', 2],
  ['kutu', 'lintah', 3],
  ['lxntha', 'lintah', 2],
  // No letters that swapped places.
  ['iantah', 'lintah', 2],
  ['alntah', 'lintah', 2],
  ['xy', 'abcd', 4],
  ['', 'abc', 3],
  ['abc', '', 3],
])('from %j to %j there are %i slips, counted to 2', (a, b, slips) => {
  // Above two, any number means too many.
  expect(Math.min(distance(a, b, 2), 3)).toBe(Math.min(slips, 3))
  expect(Math.min(distance(b, a, 2), 3)).toBe(Math.min(slips, 3))
})

const KNOWN = ['lintah', 'lantai', 'kaporit', 'vibriosis', 'iridovirus', 'kutu', 'amonia', 'mata']

it.each([
  ['lintha', 'lintah'],
  ['lintaj', 'lintah'],
  ['vibirosis', 'vibriosis'],
  ['irydovirus', 'iridovirus'],
  // Two typos in a short word make a different word.
  ['lntha', undefined],
  ['kut', undefined],
  ['h2o3', undefined],
  // A short word with another first letter is another word.
  ['kata', undefined],
  ['mara', 'mata'],
  ['zzzzzzzz', undefined],
])('%s was probably meant as %s', (word, meant) => {
  expect(nearest(word, KNOWN)).toBe(meant)
})

it.each([
  ['the one with the same beginning', 'garam', ['haram', 'gatam'], 'gatam'],
  ['the one of the same length', 'garam', ['garama', 'gatam'], 'gatam'],
  ['the one of the same length, not a shorter one', 'garam', ['gara', 'gatam'], 'gatam'],
  ['the first one', 'garam', ['gaxam', 'gatam'], 'gaxam'],
  ['the nearer one, whatever its beginning', 'vibriosis', ['vibrioxxs', 'xibriosis'], 'xibriosis'],
])('prefers, of two near words, %s', (_, word, known, meant) => {
  expect(nearest(word, known)).toBe(meant)
})

it('counts two typing errors from seven letters on', () => {
  expect(nearest('kaporit', ['kapxrxt'])).toBe('kapxrxt')
  expect(nearest('sirips', ['sxrxps'])).toBeUndefined()
})

it('does not take a word of three letters for one of four', () => {
  expect(nearest('batu', ['bat'])).toBeUndefined()
})

const LONG = ['bintik', 'putih', 'sirip', 'kaporit', 'geripis', 'lintah', 'amonia', 'peroksida', 'aeromonas']

it.each([
  ['bntk', 'bintik'],
  ['pth', 'putih'],
  ['srp', 'sirip'],
  ['kprt', 'kaporit'],
  ['grpis', 'geripis'],
  ['prksida', 'peroksida'],
  // No vowel is missing, or the consonants differ, or they are too few.
  ['bintik', undefined],
  ['bntr', undefined],
  ['mn', undefined],
  ['h2o2', undefined],
  // More than four vowels are missing.
  ['prksd', 'peroksida'],
  ['prks', undefined],
  ['rmns', undefined],
  ['armns', 'aeromonas'],
  ['sirp', 'sirip'],
  // Consonants are missing, or the letters stand in another order.
  ['ptt', undefined],
  ['lnth', 'lintah'],
  ['alnth', undefined],
])('%s without some of its vowels is %s', (word, meant) => {
  expect(abbreviated([word], LONG)).toBe(meant)
})

it.each([
  ['the word with the fewest missing vowels', ['sirupa', 'sirip'], 'sirip'],
  ['the first of equal words', ['sirip', 'sarap'], 'sirip'],
])('prefers, without vowels, %s', (_, known, meant) => {
  expect(abbreviated(['srp'], known)).toBe(meant)
})
