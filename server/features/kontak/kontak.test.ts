import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLaporan } from '#contract/kontak/admin.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { deleteOldJatah } from '#server/db/jatah.ts'
import { buildAdmin, buildPelanggan, newAlamat } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const form = (change = {}) => ({
  nama: 'Bu Sari',
  email: 'sari@contoh.id',
  pesan: 'Kapan kirim ke Lampung?',
  ...change,
})
const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * 60_000))

test('stores a message as it was written §3.18', async () => {
  const pesan = `  "Obat" & <b>vitamin</b>\nkapan datang?  `
  const answer = await shop.call(createLaporan, { body: form({ pesan }) })
  expect(answer).toMatchObject({ status: 201, body: { message: 'Pesan Anda berhasil dikirim!' } })
  const row = await shop.deps.db
    .selectFrom('laporan')
    .selectAll()
    .where('pesan', '=', pesan.trim())
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ...form({ pesan: pesan.trim() }), dibuat: shop.deps.clock() })
})

test.each([
  ['nama', { nama: ' ' }, 'Isi nama Anda dulu'],
  ['nama', { nama: undefined }, 'Isi nama Anda dulu'],
  ['email', { email: '' }, 'Masukkan email terlebih dahulu'],
  ['email', { email: 'bukan email' }, 'Format email tidak valid'],
  ['pesan', { pesan: '\n' }, 'Tulis pesan Anda dulu'],
  ['pesan', { pesan: 'x'.repeat(4001) }, 'Pesan maksimal 4.000 huruf'],
])('rejects a message with a bad %s §5.35 §5.36', async (path, change, msg) => {
  const answer = await shop.call(createLaporan, { body: form(change) as never })
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  expect(answer.body.errors[0]).toEqual({ path, msg })
})

test('accepts ten messages an hour from one address, also concurrently', async () => {
  const ip = newAlamat()
  const send = () => shop.call(createLaporan, { body: form() }, { dari: ip })
  const burst = await Promise.all(Array.from({ length: 14 }, send))
  expect(burst.filter(({ status }) => status === 201).length).toBe(10)

  later(20)
  const refused = await send()
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Terlalu banyak pesan dari alamat ini. Coba lagi dalam 40 menit.' },
  })
  expect(refused.headers['retry-after']).toBe('2400')

  later(40)
  expect((await send()).status).toBe(201)
})

test('deletes the address of a sender after an hour', async () => {
  await shop.call(createLaporan, { body: form() })
  const kept = () => shop.deps.db.selectFrom('laporan').selectAll().orderBy('laporan_id').execute()
  const before = await kept()
  // Later than the limits of all other tests in this file.
  later(60 * 24)
  await deleteOldJatah(shop.deps.db, shop.deps.clock())
  expect(await shop.deps.db.selectFrom('jatah').selectAll().execute()).toEqual([])
  expect(await kept()).toEqual(before)
})

test('mails the shop about each message without names, unless the shop wants none', async () => {
  const { db, clock } = shop.deps
  const { token } = await buildAdmin(db, clock())
  const surat = () =>
    db.selectFrom('surat').select(['kepada', 'subjek', 'teks']).where('kunci', 'like', 'laporan:%').execute()
  await shop.call(createLaporan, { body: form() })
  const [one] = await surat()
  expect(one?.kepada).toBe('toko@contoh.id')
  expect(`${one?.subjek} ${one?.teks}`).toMatch(/Pesan baru .*laporan-pengguna\?pesan=\d+/s)
  expect(`${one?.subjek} ${one?.teks}`).not.toContain('Sari')

  const before = (await surat()).length
  await shop.call(updatePengaturan, { body: { kabar_pesan: false, semula: {} } as never }, { token })
  expect((await shop.call(createLaporan, { body: form() })).status).toBe(201)
  expect((await surat()).length).toBe(before)
})

test('shows the number of the account whose confirmed address the sender used', async () => {
  const { db, clock } = shop.deps
  const { token } = await buildAdmin(db, clock())
  const proven = await buildPelanggan(db, clock())
  const other = await buildPelanggan(db, clock())
  await db
    .updateTable('pengguna')
    .set({ no_hp: '081234567890', email_dikonfirmasi: clock() })
    .where('pengguna_id', '=', proven.pengguna_id)
    .execute()
  await db
    .updateTable('pengguna')
    .set({ no_hp: '081234567891', email_dikonfirmasi: null })
    .where('pengguna_id', '=', other.pengguna_id)
    .execute()
  const noHp = async (email: string) => {
    await shop.call(createLaporan, { body: form({ email }) })
    const { laporan_id: laporanId } = await db
      .selectFrom('laporan')
      .select('laporan_id')
      .orderBy('laporan_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return (await shop.call(getLaporan, { params: { laporanId } }, { token })).body.no_hp
  }
  expect(await noHp(proven.email.toUpperCase())).toBe('081234567890')
  expect(await noHp(other.email)).toBe('')
  expect(await noHp('tamu@contoh.id')).toBe('')
})
