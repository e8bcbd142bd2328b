import { expect, test } from 'vitest'
import { errorMeaning } from './surat-words.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'Server email tidak bisa dihubungi. Dicoba lagi otomatis.'],
  ['getaddrinfo ENOTFOUND surat.contoh.id', 'Server email tidak bisa dihubungi. Dicoba lagi otomatis.'],
  [
    'Invalid login: 535 Authentication failed',
    'Server email menolak login toko. Periksa isian di Email, Midtrans & WhatsApp.',
  ],
  [
    'Mail command failed: 530 Authentication required',
    'Server email menolak login toko. Periksa isian di Email, Midtrans & WhatsApp.',
  ],
  [
    'Mail command failed: 553 not you',
    'Alamat pengirim ditolak server email. Periksa Pengirim di Email, Midtrans & WhatsApp.',
  ],
  [
    "Can't send mail - all recipients were rejected: 550 no such user",
    'Alamat tujuan ditolak server email. Tanyakan alamat yang benar kepada penerima.',
  ],
  ['Message failed: 554 spam', 'Isi email ini ditolak server email. Hubungi penerima lewat telepon.'],
  ['ENOSPC: no space left on device, write', 'Tempat penyimpanan penuh. Kosongkan sebagian, lalu kirim lagi.'],
  ['421 too busy', undefined],
])('%s', (error, meaning) => {
  expect(errorMeaning(error)).toBe(meaning)
})
