import { expect, test } from 'vitest'
import { reasonOf } from './persetujuan.ts'

test.each([
  ['Botol%20pecah', { alasan: 'Botol pecah' }],
  ['%20 a%00b %20', { alasan: 'ab' }],
  ['x'.repeat(301), { alasan: 'x'.repeat(300) }],
  ['%E0%A4%A', {}],
  ['%20', {}],
  [undefined, {}],
])('the header %j gives the reason %j', (header, reason) => {
  expect(reasonOf((name) => (name === 'alasan' ? header : 'lain'))).toEqual(reason)
})
