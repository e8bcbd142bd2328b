import { afterAll, beforeEach, expect, test } from 'vitest'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { getToko } from '#contract/pengaturan/endpoints.ts'
import { buildAdmin, rewrite } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { identity } from './identity.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())
beforeEach(async () => {
  const contact = { alamat_toko: '', telepon_toko: '', whatsapp_toko: '', email_toko: '' }
  const empty = { nama_toko: 'KerapuSehat', npwp_toko: '', ...contact }
  await rewrite(db, clock(), ['pengaturan-toko', 'pengaturan_toko', 'satu'], empty)
})

const save = (input: object) => shop.call(updatePengaturan, { body: { ...input, semula: {} } }, { token })
const seen = async () => (await shop.call(getToko, {})).body

test('shows visitors a marked sample until the owner enters an identity, and leaves mails empty', async () => {
  expect(await seen()).toMatchObject({ nama_toko: 'KerapuSehat', telepon_toko: '0800-0000-0000', contoh: true })
  expect(await identity(db)).toEqual({
    nama_toko: 'KerapuSehat',
    alamat_toko: '',
    telepon_toko: '',
    whatsapp_toko: '',
    jam_toko: '',
    email_toko: '',
    npwp_toko: '',
    logo_toko: '',
  })
})

test.each([
  ['alamat_toko', 'Dermaga 3'],
  ['telepon_toko', '081234567890'],
  ['email_toko', 'toko@contoh.id'],
])('shows no sample beside its %s', async (name, value) => {
  await save({ [name]: value })
  expect((await seen()).contoh).toBe(false)
})

test("shows the owner's identity in normal form, and nothing of the sample", async () => {
  const input = { nama_toko: 'Tambak Jaya', whatsapp_toko: '+62 812-3456-7890', npwp_toko: '01.234.567.8-901.000' }
  expect((await save(input)).status).toBe(200)
  expect(await seen()).toEqual({
    nama_toko: 'Tambak Jaya',
    alamat_toko: '',
    telepon_toko: '',
    whatsapp_toko: '0812-3456-7890',
    jam_toko: '',
    email_toko: '',
    npwp_toko: '01.234.567.8-901.000',
    chat_toko: 'https://wa.me/6281234567890',
    sosial: [],
    logo: '',
    contoh: false,
    libur: null,
  })
})

test.each([
  ['nama_toko', '  ', 'Nama toko tidak boleh kosong!'],
  ['telepon_toko', '12', 'Telepon toko tidak valid. Contoh: 0812-3456-7890'],
  ['whatsapp_toko', 'tanya saja', 'WhatsApp toko tidak valid. Contoh: 0812-3456-7890'],
  ['email_toko', 'toko@', 'Format email tidak valid'],
  ['npwp_toko', '123', 'NPWP terdiri dari 15 atau 16 angka'],
])('rejects %s %j with a message', async (path, text, msg) => {
  const { status, body } = await save({ [path]: text })
  expect([status, body.errors]).toEqual([400, [{ path, msg }]])
})
