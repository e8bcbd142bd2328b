import { expect, test } from 'vitest'
import { cleanVariable } from './clean-variable.ts'

test.each([
  ['a plain name', 'Bu Neng', 'Bu Neng'],
  ['a line break', 'Bu\nNeng', 'Bu Neng'],
  ['a line break of Windows', 'Bu\r\nNeng', 'Bu Neng'],
  ['a tab', 'Bu\tNeng', 'Bu Neng'],
  ['four blanks', 'Bu    Neng', 'Bu Neng'],
  ['blanks around', '  Bu Neng ', 'Bu Neng'],
  ['a blank that does not break', 'Rp\u00a0\u00a0\u00a0\u00a0125.000', 'Rp 125.000'],
  ['separators of lines and paragraphs', 'a\u2028b\u2029c', 'a b c'],
  ['other control characters', 'a\u0000\u001b\u0085b', 'a b'],
  ['half an emoji', 'a\ud83cb', 'a b'],
  ['an accent in two parts', 'Ne\u0301ng', 'N\u00e9ng'],
  ['an emoji', 'Neng 🌱', 'Neng 🌱'],
  ['an empty text', '', '-'],
  ['blanks only', ' \n\t ', '-'],
])('cleans %s', (_name, given, expected) => {
  expect(cleanVariable(given)).toBe(expected)
})

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcde…'],
  ['abcd efg', 6, 'abcd…'],
  ['🌱🌱🌱🌱', 3, '🌱🌱…'],
])('cuts %s to %i characters', (given, max, expected) => {
  expect(cleanVariable(given, max)).toBe(expected)
})

test('cuts to 200 characters by default', () => {
  expect([...cleanVariable('🌱'.repeat(201))]).toHaveLength(200)
})
