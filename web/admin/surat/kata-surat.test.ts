import { expect, test } from 'vitest'
import { artiKesalahan } from './kata-surat.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'Server surat tidak dapat dihubungi.'],
  ['getaddrinfo ENOTFOUND surat.contoh.id', 'Server surat tidak dapat dihubungi.'],
  ['Invalid login: 535 Authentication failed', 'Server surat menolak login toko. Periksa SMTP_URL.'],
  ['Mail command failed: 530 Authentication required', 'Server surat menolak login toko. Periksa SMTP_URL.'],
  ['Mail command failed: 553 not you', 'Server surat tidak menerima alamat pengirim. Periksa MAIL_FROM.'],
  [
    "Can't send mail - all recipients were rejected: 550 no such user",
    'Server surat tidak menerima alamat tujuan. Periksa alamatnya dengan penerima.',
  ],
  ['Message failed: 554 spam', 'Server surat menolak isi surat ini.'],
  ['ENOSPC: no space left on device, write', 'Tempat penyimpanan penuh. Kosongkan sebagian, lalu kirim lagi.'],
  ['421 too busy', undefined],
])('%s', (kesalahan, arti) => {
  expect(artiKesalahan(kesalahan)).toBe(arti)
})
