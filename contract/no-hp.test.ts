import { expect, test } from 'vitest'
import { formatNoHp, isNoHp, nomorWa, searchedNoHp, tidyNoHp } from './no-hp.ts'

test.each([
  ['081234567890', '081234567890', '0812-3456-7890'],
  ['6281234567890', '081234567890', '0812-3456-7890'],
  ['+6281234567890', '081234567890', '0812-3456-7890'],
  ['0812 3456 7890', '081234567890', '0812-3456-7890'],
  ['+62 812-3456-7890', '081234567890', '0812-3456-7890'],
  ['0812.3456.7890', '081234567890', '0812-3456-7890'],
  ['(0812) 34567890', '081234567890', '0812-3456-7890'],
  ['0812/3456/7890', '081234567890', '0812-3456-7890'],
  [' +62 (0) 812 3456 7890 ', '081234567890', '0812-3456-7890'],
  ['\u202a+62\u00a0812‑3456‑7890\u202c', '081234567890', '0812-3456-7890'],
  ['0812–3456–7890', '081234567890', '0812-3456-7890'],
  ['0812345678', '0812345678', '0812-345-678'],
  ['08123456789', '08123456789', '0812-345-6789'],
  ['0812345678901', '0812345678901', '0812-3456-78901'],
  ['08123456789012', '08123456789012', '0812-34567-89012'],
  ['(021) 5550-1234', '02155501234', '021-5550-1234'],
  ['0361 234567', '0361234567', '0361-234-567'],
  // Nine digits after the country code, the first a 0: without it the number would be too short.
  ['+62012345678', '0012345678', '0012-345-678'],
])('reads %j as the number %s, shown as %s', (typed, kept, shown) => {
  expect([tidyNoHp(typed), isNoHp(typed), formatNoHp(typed)]).toEqual([kept, true, shown])
  // The stored and the displayed forms are valid input again.
  expect([tidyNoHp(kept), tidyNoHp(shown)]).toEqual([kept, kept])
})

test.each([
  '',
  '12',
  '8123456789',
  '+1 202 555 0100',
  '0812345',
  '081234567890123',
  '0812-3456-789O',
  '0812 atau 0813',
  '62+81234567890',
])('leaves %j unchanged, because it is no number', (typed) => {
  expect([isNoHp(typed), tidyNoHp(typed), formatNoHp(typed)]).toEqual([false, typed, typed])
})

test.each([
  ['0812 3456', '8123456'],
  ['+62 812-3456-7890', '81234567890'],
  ['+62 (0)812', '812'],
  ['(0812) 34', '81234'],
  ['3456.7890', '34567890'],
  ['08', undefined],
  ['000', undefined],
  ['budi', undefined],
  ['KS-261123', undefined],
  ['budi81@contoh.id', undefined],
])('a search for %j looks for the digits %j', (q, digits) => {
  expect(searchedNoHp(q)).toBe(digits)
})

test.each([
  ['081234567890', '6281234567890'],
  ['6281234567890', '6281234567890'],
  ['+6281234567890', '6281234567890'],
  ['+62 812-3456-7890', '6281234567890'],
  ['0812 3456 7890', '6281234567890'],
  ['(0361) 123456', '62361123456'],
  ['', undefined],
  ['12345', undefined],
  ['0812', undefined],
  ['+1 202 555 0100', undefined],
  ['08123abc4567', undefined],
])('the phone number %j is %s for a chat', (noHp, nomor) => {
  expect(nomorWa(noHp)).toBe(nomor)
})
