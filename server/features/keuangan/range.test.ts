import { expect, test } from 'vitest'
import { hariOf, rangeOf } from './range.ts'

const iso = ({ dari, sampai }: ReturnType<typeof rangeOf>) => [dari.toISOString(), sampai.toISOString()]

test.each([
  // In Jakarta it is the 20th until 17.00 of UTC.
  [{}, '2026-11-20T16:59:59.999Z', ['2026-10-21T17:00:00.000Z', '2026-11-20T17:00:00.000Z']],
  [{}, '2026-11-20T17:00:00.000Z', ['2026-10-22T17:00:00.000Z', '2026-11-21T17:00:00.000Z']],
  [
    { dari: '2026-11-05', sampai: '2026-11-05' },
    '2026-12-01T00:00:00.000Z',
    ['2026-11-04T17:00:00.000Z', '2026-11-05T17:00:00.000Z'],
  ],
])('reads the days %j as of %s as the moments %j', (requested, now, results) => {
  expect(iso(rangeOf(requested, new Date(now)))).toEqual(results)
})

test('returns the days of a range, both included', () => {
  expect(hariOf(rangeOf({ dari: '2026-02-28', sampai: '2026-03-01' }, new Date()))).toEqual({
    dari: '2026-02-28',
    sampai: '2026-03-01',
  })
  expect(hariOf(rangeOf({}, new Date('2026-11-20T05:00:00Z')))).toEqual({ dari: '2026-10-22', sampai: '2026-11-20' })
})
