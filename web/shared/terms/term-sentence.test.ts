import { expect, test } from 'vitest'
import { explain, termSentence } from '#content/terms.ts'

test('a term is explained as a sentence, or in parentheses', () => {
  expect(termSentence('masa henti')).toBe('Masa henti: jeda obat sebelum panen.')
  expect(termSentence('ppm')).toBe('1 ppm = 1 g/m³.')
  expect(explain('masa henti')).toBe('masa henti (jeda obat sebelum panen)')
})
