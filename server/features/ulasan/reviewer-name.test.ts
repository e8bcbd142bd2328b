import { expect, test } from 'vitest'
import { reviewerName } from './reviewer-name.ts'

test.each([
  ['Budi Santoso', 'Budi S.'],
  ['Siti Rahma Wati', 'Siti W.'],
  ['Pak Budi', 'Pak Budi'],
  ['Pak Budi Santoso', 'Pak Budi S.'],
  ['H. Ahmad dahlan', 'H. Ahmad D.'],
  ['Wayan', 'Wayan'],
  ['  Made   Ayu ', 'Made A.'],
  ['Bu', 'Bu'],
])('%j is read as %j', (name, readText) => {
  expect(reviewerName(name)).toBe(readText)
})
