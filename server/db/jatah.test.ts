import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { createDb } from './client.ts'
import { deleteOldJatah, takeJatah, tryTakeJatah } from './jatah.ts'

const NOW = new Date('2026-11-20T05:00:00Z')
const MINUTE = 60_000
const database = await createTestDatabase()
const db = createDb(database.url)
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
const at = (ms: number) => new Date(NOW.getTime() + ms)

test.each([
  ['daftar', 300, 60, 'TERLALU_SERING'],
  ['reset', 30, 60, 'TERLALU_SERING'],
  ['kontak', 10, 60, 'KONTAK_TERLALU_SERING'],
  ['foto', 60, 60, 'TERLALU_SERING'],
  ['kata-sandi', 300, 60, 'TERLALU_SERING'],
  ['tautan', 5, 60, 'TAUTAN_TERLALU_SERING'],
  ['tautan-ke', 6, 24 * 60, 'TAUTAN_TERLALU_SERING'],
  ['surat-akun', 10, 24 * 60, 'TERLALU_SERING'],
  ['buku-obat', 600, 60, 'TERLALU_SERING'],
  ['kurir', 120, 60, 'TERLALU_SERING'],
  ['kurir-toko', 3000, 60, 'TERLALU_SERING'],
  ['undangan', 120, 60, 'TERLALU_SERING'],
  ['ulasan', 30, 60, 'TERLALU_SERING'],
  ['data-saya', 10, 60, 'TERLALU_SERING'],
  ['voucher', 120, 60, 'TERLALU_SERING'],
  ['favorit', 300, 60, 'TERLALU_SERING'],
  ['periksa-buku', 12, 60, 'TERLALU_SERING'],
  ['cadangan', 6, 60, 'TERLALU_SERING'],
  ['tantangan-sandi', 600, 60, 'TERLALU_SERING'],
  ['foto-hari', 200, 24 * 60, 'TERLALU_SERING'],
  ['surat-asing', 30, 24 * 60, 'TERLALU_SERING'],
  ['surat-asing-jaringan', 300, 24 * 60, 'TERLALU_SERING'],
  ['voucher-alamat', 1200, 60, 'TERLALU_SERING'],
  ['push', 60, 60, 'TERLALU_SERING'],
  ['whatsapp', 20, 60, 'TERLALU_SERING'],
  ['whatsapp-balas', 20, 60, 'TERLALU_SERING'],
  ['whatsapp-templat', 120, 60, 'TERLALU_SERING'],
  ['kode-jeda', 1, 1, 'KODE_TERLALU_SERING'],
  ['kode-nama', 3, 15, 'KODE_TERLALU_SERING'],
  ['kode-nama-hari', 6, 24 * 60, 'KODE_TERLALU_SERING'],
  ['kode-jaringan', 10, 60, 'TERLALU_SERING'],
  ['kode-toko', 200, 24 * 60, 'TERLALU_SERING'],
  ['whatsapp-masuk', 200, 60, 'TERLALU_SERING'],
  ['whatsapp-jawab', 60, 60, 'TERLALU_SERING'],
] as const)('allows each caller %s %d times in %d minutes', async (what, max, minutes, code) => {
  const take = (who: string, ms = 0) => takeJatah(db, what, who, at(ms))
  await take('satu')
  await db
    .updateTable('jatah')
    .set({ jumlah: max - 1 })
    .where('kunci', '=', `${what}:satu`)
    .execute()
  await take('satu', 1)
  const end = minutes * MINUTE
  await expect(take('satu', end - 30_000)).rejects.toMatchObject({ code, rincian: { menit: 1 }, retryAfter: 30 })
  expect(await tryTakeJatah(db, what, 'satu', at(end - 1))).toBe(false)
  await take('dua')
  await take('satu', end)
})

test('windows that are over are deleted', async () => {
  await db.deleteFrom('jatah').execute()
  await takeJatah(db, 'kontak', 'satu', NOW)
  await takeJatah(db, 'kontak', 'dua', at(1))
  await deleteOldJatah(db, at(60 * MINUTE))
  expect((await db.selectFrom('jatah').selectAll().execute()).length).toBe(1)
})
