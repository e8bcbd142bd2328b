import { expect, test } from 'vitest'
import { readReturn } from './return-to.ts'

test('returns to the requested screen after the login', () => {
  expect(readReturn({ kembali: { to: '/riwayat-pembayaran?page=2', state: { a: 1 } } })).toEqual({
    to: '/riwayat-pembayaran?page=2',
    state: { a: 1 },
  })
  expect(readReturn(null)).toEqual({ to: '/', state: null })
})

test.each(['https://lain.example', '//lain.example', '/\\lain.example', 7])('rejects %s as a way back', (to) => {
  expect(readReturn({ kembali: { to } }).to).toBe('/')
})
