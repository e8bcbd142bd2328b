import { expect, test } from 'vitest'
import { parseMoment } from './moment.ts'

test.each([
  ['2026-11-21 10:00:00+07', '2026-11-21T03:00:00.000Z'],
  ['2026-11-21 10:00 +07', '2026-11-21T03:00:00.000Z'],
  ['2026-11-21T10:00:00.25+0730', '2026-11-21T02:30:00.250Z'],
  ['2026-11-21 10:00:00-03:30', '2026-11-21T13:30:00.000Z'],
  ['2026-11-21T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
])('accepts %s as a moment', (text, moment) => {
  expect(parseMoment(text).toISOString()).toBe(moment)
})

test.each(['2026-11-21 10:00', '10:00+07', '2026-02-30 10:00+07', '2026-11-21 25:00+07', 'kemarin', ''])(
  'rejects "%s" as a moment',
  (text) => {
    expect(() => parseMoment(text)).toThrow('bukan waktu dengan zona')
  },
)
