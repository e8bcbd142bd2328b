import { expect, test } from 'vitest'
import { publicationOf } from './publication.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const DULU = new Date('2026-11-01T00:00:00Z')
const NANTI = new Date('2026-12-01T00:00:00Z')
const draft = (terbit: Date | null) => ({ status: 'draft' as const, terbit })
const published = (terbit: Date | null) => ({ status: 'published' as const, terbit })

test.each([
  ['a new draft has no day', undefined, draft(null), null],
  ['a new draft keeps the day that was chosen', undefined, draft(NANTI), NANTI],
  ['a new article is out at once', undefined, published(null), NOW],
  ['a new article waits for its day', undefined, published(NANTI), NANTI],
  ['a new article may be dated back', undefined, published(DULU), DULU],
  ['a draft that is published is out now', draft(null), { status: 'published', terbit: undefined }, NOW],
  ['a draft with a day is out on that day', draft(NANTI), { status: 'published', terbit: undefined }, NANTI],
  ['what is out keeps its day', published(DULU), { status: 'published', terbit: undefined }, DULU],
  ['what was out before days were kept, too', published(null), { status: 'published', terbit: undefined }, null],
  ['a day that is taken away is today', published(NANTI), published(null), NOW],
  ['a day taken from a draft leaves none', draft(NANTI), draft(null), null],
  ['what is taken back keeps its day', published(DULU), { status: 'draft', terbit: undefined }, DULU],
] as const)('%s', (_, lama, isian, terbit) => {
  expect(publicationOf(lama, isian, NOW)).toEqual(terbit)
})
