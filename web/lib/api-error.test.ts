import { expect, test } from 'vitest'
import { ApiError, errorText, isMissing } from './api-error.ts'

const texts = { answered: 'Login gagal', silent: 'Tidak ada respon dari server', other: 'Terjadi kesalahan saat login' }

test.each([
  [
    'a message of the server',
    new ApiError('Email atau kata sandi salah. Periksa, lalu coba lagi.', { status: 401, code: 'LOGIN_SALAH' }),
    'Email atau kata sandi salah. Periksa, lalu coba lagi.',
  ],
  ['a failure without a message', new ApiError('', { status: 500, code: 'INTERNAL' }), 'Login gagal'],
  ['a failure without JSON', new ApiError('', { status: 502 }), 'Login gagal'],
  ['no answer', new ApiError('', { code: 'NO_RESPONSE' }), 'Tidak ada respon dari server'],
  ['a success without JSON', new ApiError('', { status: 200 }), 'Terjadi kesalahan saat login'],
  [
    'a lost answer to a request that was not made',
    new ApiError('', { code: 'NO_RESPONSE', outcome: 'Belum tersimpan.' }),
    'Tidak ada respon dari server. Belum tersimpan.',
  ],
  ['any other error', new TypeError('boom'), 'Terjadi kesalahan saat login'],
])('%s has its own sentence', (_, error, text) => {
  expect(errorText(error, texts)).toBe(text)
})

test.each([
  [404, true],
  [400, true],
  [403, false],
  [500, false],
  [0, false],
])('a failure with status %i says that the record is missing: %j', (status, missing) => {
  expect(isMissing(new ApiError('', { status }))).toBe(missing)
})
