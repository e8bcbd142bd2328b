import { expect, test } from 'vitest'
import { difference } from './difference.ts'

test.each([
  ['returns undefined without a change', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, undefined],
  ['shows one field', { a: 1, b: 2 }, { a: 1, b: 3 }, { sebelum: { b: 2 }, sesudah: { b: 3 } }],
  ['shows a list', { isi: ['x'] }, { isi: ['x', 'y'] }, { sebelum: { isi: ['x'] }, sesudah: { isi: ['x', 'y'] } }],
  ['shows an added field', {}, { a: 1 }, { sebelum: { a: null }, sesudah: { a: 1 } }],
  ['shows a removed field', { a: 1 }, {}, { sebelum: { a: 1 }, sesudah: { a: null } }],
  ['treats an empty field as none', { a: null }, {}, undefined],
  ['treats a date and its text as equal', { t: new Date(0) }, { t: '1970-01-01T00:00:00.000Z' }, undefined],
])('%s', (_, before, after, expected) => {
  expect(difference(before, after)).toEqual(expected)
})
