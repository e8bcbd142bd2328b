import { expect, test } from 'vitest'
import { difference } from './difference.ts'

test.each([
  ['nothing', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, undefined],
  ['one field', { a: 1, b: 2 }, { a: 1, b: 3 }, { sebelum: { b: 2 }, sesudah: { b: 3 } }],
  ['a list', { isi: ['x'] }, { isi: ['x', 'y'] }, { sebelum: { isi: ['x'] }, sesudah: { isi: ['x', 'y'] } }],
  ['a field that was not there', {}, { a: 1 }, { sebelum: { a: null }, sesudah: { a: 1 } }],
  ['a field that is gone', { a: 1 }, {}, { sebelum: { a: 1 }, sesudah: { a: null } }],
  ['an empty field and none', { a: null }, {}, undefined],
  ['a date and its text', { t: new Date(0) }, { t: '1970-01-01T00:00:00.000Z' }, undefined],
])('%s', (_, sebelum, sesudah, expected) => {
  expect(difference(sebelum, sesudah)).toEqual(expected)
})
