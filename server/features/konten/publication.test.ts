import { expect, test } from 'vitest'
import { publicationOf } from './publication.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const EARLIER = new Date('2026-11-01T00:00:00Z')
const FUTURE = new Date('2026-12-01T00:00:00Z')
const draft = (publishedAt: Date | null) => ({ status: 'draft' as const, terbit: publishedAt })
const published = (publishedAt: Date | null) => ({ status: 'published' as const, terbit: publishedAt })

test.each([
  ['leaves a new draft without a date', undefined, draft(null), null],
  ['keeps the chosen date of a new draft', undefined, draft(FUTURE), FUTURE],
  ['publishes a new article at once', undefined, published(null), NOW],
  ['publishes a new article on its date', undefined, published(FUTURE), FUTURE],
  ['accepts a past date for a new article', undefined, published(EARLIER), EARLIER],
  ['publishes a draft now', draft(null), { status: 'published', terbit: undefined }, NOW],
  ['publishes a draft on its date', draft(FUTURE), { status: 'published', terbit: undefined }, FUTURE],
  ['keeps the date of a published article', published(EARLIER), { status: 'published', terbit: undefined }, EARLIER],
  ['keeps the date of an article older than dates', published(null), { status: 'published', terbit: undefined }, null],
  ['replaces a removed date by today', published(FUTURE), published(null), NOW],
  ['removes the date of a draft', draft(FUTURE), draft(null), null],
  ['keeps the date of a withdrawn article', published(EARLIER), { status: 'draft', terbit: undefined }, EARLIER],
] as const)('%s', (_, old, input, publishedAt) => {
  expect(publicationOf(old, input, NOW)).toEqual(publishedAt)
})
