import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['Serbuk untuk bak kaki. Larutan dibuat baru.', 'Serbuk untuk bak kaki.'],
  ['Cukup untuk 0.5 m3. Simpan kering.', 'Cukup untuk 0.5 m3.'],
  ['Tanpa titik', 'Tanpa titik'],
  ['Satu kalimat saja.', 'Satu kalimat saja.'],
  ['', ''],
])('%j begins with %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
