import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import { createBackup, downloadBackup, getBackup, getKesehatan } from '#contract/kesehatan/admin.ts'
import { dateWib } from '#contract/wib.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { buildAdmin } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { testBackup } from '#server/testing/test-backup.ts'
import { waitFor } from '#server/testing/wait-for.ts'

const rooms = [{ tempat: ['gambar'], sisaMb: 99 }]
const space = { isDatabaseFull: () => false, isFull: () => false, low: () => rooms, close: async () => {} }

const shop = await testApp(undefined, { space })
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())

test('returns the owner versions, disks, queues and late jobs', async () => {
  const surat = { kepada: 'a@contoh.id', subjek: 'x', teks: 'x', kirim_pada: clock(), dibuat: clock() }
  await db
    .insertInto('surat')
    .values([
      { ...surat, kunci: 'satu' },
      { ...surat, kunci: 'dua', status: 'gagal', kesalahan: 'ditolak', percobaan: 1, dicoba: clock() },
      { ...surat, kunci: 'tiga', status: 'terkirim', percobaan: 1, dicoba: clock() },
    ])
    .execute()
  const meta = { kejadian: 'FLAGGED', isi: '', diterima: clock() }
  await db
    .insertInto('kabar_meta')
    .values([
      { ...meta, bidang: 'a', buruk: true },
      { ...meta, bidang: 'b', buruk: true, dilihat: clock() },
      { ...meta, bidang: 'c', buruk: false },
    ])
    .execute()
  await db
    .insertInto('pemakaian_wa')
    .values([
      { bulan: dateWib(clock()).slice(0, 7), templat: 'a', terkirim: 2, gagal: 1 },
      { bulan: '2024-01', templat: 'a', terkirim: 4, gagal: 4 },
    ])
    .execute()
  const pekerjaan = (name: string, minutes: number) => ({
    nama: name,
    sejak: sql<Date>`now() - interval '1 hour'`,
    sampai: sql<Date>`now() - ${minutes} * interval '1 minute'`,
  })
  await db
    .insertInto('pekerjaan')
    .values([pekerjaan('lambat', 2), pekerjaan('tepat', 0)])
    .execute()
  const notifikasi = { transaction_status: 'settlement', isi: '{}', diterima: clock() }
  await db
    .insertInto('notifikasi')
    .values([
      { ...notifikasi, order_id: 'KS-1', periksa_pada: clock() },
      { ...notifikasi, order_id: 'KS-2', periksa_pada: null, hasil: 'diterapkan' },
    ])
    .execute()
  expect(await shop.call(getKesehatan, {}, { token })).toMatchObject({
    status: 200,
    body: {
      versi: {
        toko: expect.stringMatching(/^\d+\.\d+/),
        node: process.version,
        postgres: expect.stringMatching(/^1\d/),
        migrasi: expect.stringMatching(/^\d{4}_/),
      },
      ruang: rooms,
      surat_keluar: false,
      whatsapp: { terkirim: 2, gagal: 1, kabar: 1 },
      antrean: { surat_menunggu: 1, surat_gagal: 1, notifikasi: 1, pengembalian: 0 },
      pekerjaan_telat: [{ nama: 'lambat', detik: expect.any(Number) }],
      pekerjaan: 2,
    },
  })
  await db.deleteFrom('pekerjaan').execute()
  await db.updateTable('notifikasi').set({ hasil: 'uji', periksa_pada: null }).execute()
})

/** Creates a shop without a backup. */
async function withoutBackup() {
  const testCopy = testBackup(clock)
  const shop = await testApp(clock(), { backups: testCopy.backups })
  onTestFinished(async () => {
    await testCopy.backups.close()
    await shop.close()
  })
  const { token } = await buildAdmin(shop.deps.db, clock())
  const ask = async (endpoint: AnyEndpoint, query = {}) => (await shop.call(endpoint, { query }, { token })).body
  return {
    testCopy,
    ask,
    minta: () => ask(createBackup),
    keadaan: () => ask(getBackup),
    download: () => shop.app.server.inject({ url: downloadBackup.path, headers: { authorization: `Bearer ${token}` } }),
  }
}

test('makes one backup at a time for the owner, and sends it as one file', async () => {
  const { testCopy, ask, minta, keadaan, download } = await withoutBackup()
  expect(await keadaan()).toEqual({ status: 'belum' })
  expect((await download()).json().code).toBe('CADANGAN_BELUM_ADA')
  const start = clock().toISOString()
  const both = await Promise.all([minta(), minta()])
  expect(both).toEqual([
    { status: 'dibuat', mulai: start },
    { status: 'dibuat', mulai: start },
  ])
  expect((await download()).statusCode).toBe(404)
  testCopy.allow()
  const ready = { status: 'siap', mulai: start, selesai: start, berkas: 1, byte: 3_400_000, peringatan: [] }
  await waitFor('the backup', async () => (await keadaan()).status === 'siap')
  expect([await keadaan(), testCopy.started()]).toEqual([ready, 1])

  const berkas = await download()
  expect([berkas.statusCode, berkas.headers['content-type']]).toEqual([200, 'application/gzip'])
  expect(berkas.headers['content-disposition']).toMatch(/^attachment; filename="[\dTZ-]+\.tar\.gz"$/)
  const folder = await mkdtemp(join(tmpdir(), 'unduhan-'))
  await writeFile(join(folder, 'unduhan'), berkas.rawPayload)
  execFileSync('tar', ['-xzf', 'unduhan', '--strip-components=1'], { cwd: folder })
  expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe('isi')
  await rm(folder, { recursive: true })

  expect(await ask(listJejak, { jenis: 'cadangan' })).toMatchObject([
    { tindakan: 'buat', judul: 'Cadangan seluruh toko' },
  ])
  await waitFor('the log of what was taken away', async () => {
    return (await ask(listKejadian, { jenis: 'ekspor-orang' })).length === 1
  })
})

test('reports why a backup failed, and deletes the previous one', async () => {
  const { testCopy, minta, keadaan, download } = await withoutBackup()
  testCopy.allow()
  await minta()
  await waitFor('the first one', async () => (await keadaan()).status === 'siap')
  expect((await download()).statusCode).toBe(200)
  testCopy.failWith(new StartError('Ruang di /tmp tidak cukup.'))
  await minta()
  await waitFor('its end', async () => (await keadaan()).status === 'gagal')
  expect((await keadaan()).kesalahan).toBe('Ruang di /tmp tidak cukup.')
  expect((await download()).statusCode).toBe(404)
})
