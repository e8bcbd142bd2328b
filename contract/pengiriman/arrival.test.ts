import { expect, test } from 'vitest'
import { arrivesOn, formatArrival, hariFrom } from './arrival.ts'
import { KodePos, wilayahClock } from './tujuan.ts'

test.each([
  ['3-5 hari', { min: 3, maks: 5 }],
  ['3 – 5 hari kerja', { min: 3, maks: 5 }],
  ['sekitar 3 sampai 5 Hari', { min: 3, maks: 5 }],
  ['2 hari', { min: 2, maks: 2 }],
  ['0-1 hari', { min: 0, maks: 1 }],
  ['10-14 hari', { min: 10, maks: 14 }],
  ['3 s/d 5  hari', { min: 3, maks: 5 }],
  ['5-3 hari', null],
  ['menurut jadwal kapal', null],
  ['2 minggu', null],
  ['', null],
])('"%s" is %j', (estimate, hari) => {
  expect(hariFrom(estimate)).toEqual(hari)
})

// 20 November 2026 is a Friday.
test.each([
  ['a Friday, in time', '2026-11-20T03:00:00Z', 0, 0, '18', '2026-11-20', '2026-11-20'],
  ['over the weekend', '2026-11-20T03:00:00Z', 1, 3, '18', '2026-11-23', '2026-11-25'],
  ['on a Saturday', '2026-11-21T03:00:00Z', 1, 1, '18', '2026-11-23', '2026-11-23'],
  ['two weeks', '2026-11-20T03:00:00Z', 10, 10, null, '2026-12-04', '2026-12-04'],
  // 16.30 UTC is 23.30 in Jakarta, and past midnight in Makassar and Jayapura.
  ['late in Jakarta', '2026-11-19T16:30:00Z', 1, 1, '31', '2026-11-20', '2026-11-20'],
  ['tomorrow in Makassar already', '2026-11-19T16:30:00Z', 1, 1, '73.71.01', '2026-11-23', '2026-11-23'],
  ['tomorrow in Jayapura already', '2026-11-19T15:30:00Z', 1, 1, '91.71', '2026-11-23', '2026-11-23'],
])('%s', (_, today, min, max, wilayah, from, until) => {
  expect(arrivesOn(new Date(today), { min, maks: max }, wilayah)).toEqual({ dari: from, sampai: until })
})

test.each([
  ['2026-11-26', '2026-11-28', 'Tiba 26–28 November'],
  ['2026-11-30', '2026-12-02', 'Tiba 30 November–2 Desember'],
  ['2026-12-31', '2027-01-02', 'Tiba 31 Desember–2 Januari'],
  ['2026-11-05', '2026-11-05', 'Tiba 5 November'],
])('%s to %s reads "%s"', (from, until, text) => {
  expect(formatArrival({ dari: from, sampai: until })).toBe(text)
})

test.each([
  [' 80111 ', '80111'],
  ['8011', undefined],
  ['801112', undefined],
  ['a80111', undefined],
  ['80111a', undefined],
  ['abcde', undefined],
  ['8', undefined],
])('the post code %j is read as %j', (typed, kode) => {
  expect(KodePos.safeParse(typed).data).toBe(kode)
})

test.each([
  [null, 7],
  ['31.71', 7],
  ['62', 7],
  ['51.03', 8],
  ['73', 8],
  ['81.71.01', 9],
  ['96', 9],
])('the clocks of %s are %i hours ahead', (kode, hours) => {
  expect(wilayahClock(kode)).toBe(hours)
})
