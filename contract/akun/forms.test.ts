import { expect, test } from 'vitest'
import { LoginBody, personName, RegisterBody } from './forms.ts'

const email = RegisterBody.shape.email
const name = personName('kosong')

test.each([
  'sari@contoh.id',
  'Sari.Dewi+kerapu@sub.contoh.co.id',
  'o_neil-9!#$%*/=?^`{|}~@contoh-dua.id',
  'admin@kerapusehat.local',
])('accepts %s as an address', (text) => {
  expect(email.safeParse(text).success).toBe(true)
})

test.each([
  'a1,victim@contoh.id',
  'a1@contoh.id,victim@contoh.id',
  'a;b@contoh.id',
  '"a b"@contoh.id',
  'Sari<sari@contoh.id>',
  'sari(x)@contoh.id',
  'group:sari@contoh.id',
  'a\\@b@contoh.id',
  '[sari]@contoh.id',
  'sari\u0000@contoh.id',
  'sari\n@contoh.id',
  'sari\u202E@contoh.id',
  'sаri@contoh.id',
  '.sari@contoh.id',
  'sari.@contoh.id',
  'sa..ri@contoh.id',
  'sari@contoh',
  'sari@[127.0.0.1]',
])('rejects %j as an address', (text) => {
  expect(email.safeParse(text).error?.issues[0]?.message).toBe('Format email tidak valid')
})

test('still accepts odd addresses of existing accounts at login', () => {
  expect(LoginBody.shape.email.safeParse('a1,lama@contoh.id').success).toBe(true)
})

test.each([
  "Siti Nur'aini",
  'H. Muh. Amin, S.Pi., M.Si',
  'PT.Bahari Jaya',
  'Drs.Amir A.Md.Pi',
  'Ketut R.A. Wijaya-Putra',
  '王小明',
  'Toko 3 Saudara',
])('accepts %s as a name', (text) => {
  expect(name.safeParse(text).success).toBe(true)
})

test.each([
  'Budi\nTotal: Rp 0',
  'Budi\r\nBcc: x',
  'Budi\tSantoso',
  'Budi\u0007',
  'Budi\u202Egnp.exe',
  'Bu\u200Bdi',
  'Budi\u2028Lunas',
])('rejects the name %j for its invisible characters', (text) => {
  expect(name.safeParse(text).error?.issues[0]?.message).toContain('dalam satu baris')
})

test.each([
  'Menang https://contoh.id/x',
  'http://1.2.3.4',
  'ftp://contoh',
  'WWW.Contoh',
  'klik contoh.id',
  'CONTOH.COM',
  'x.contoh.com',
  'b.co/x',
  'sari@contoh.id',
])('rejects the name %j for its web address', (text) => {
  expect(name.safeParse(text).error?.issues[0]?.message).toContain('alamat web')
})
