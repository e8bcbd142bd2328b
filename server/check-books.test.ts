import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { type Jejak, listJejak } from '#contract/jejak/admin.ts'
import { explainTemuan, getInspection, inspectBuku, withdrawPenjelasan } from '#contract/kesehatan/admin.ts'
import { inSnapshot, readBooks, readRule, rulesOf } from '#server/doctor/read-books.ts'
import { checkBooks, readInspection, requestCheck } from '#server/features/kesehatan/check-books.ts'
import { buildAdmin, buildProduk, buildSurat } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import type { Finding } from './feature.ts'
import { FEATURES } from './features.ts'

/* The hourly check of the books, and the one that the office asks for. */

const shop = await testApp()
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())
beforeEach(async () => {
  // Results, and the checks used up in this hour.
  for (const table of ['pemeriksaan', 'jatah'] as const) await db.deleteFrom(table).execute()
})

test('checks the books on request, names contradictions, and limits checks to a dozen an hour', async () => {
  const check = () => shop.call(inspectBuku, {}, { token })
  const read = () => readInspection(shop.deps, FEATURES)
  const work = () =>
    waitFor('the check', async () => {
      await checkBooks(shop.deps, FEATURES)
      return (await read()).sisa === 0
    })
  const aturan = rulesOf(FEATURES, clock()).length
  expect((await check()).body).toMatchObject({ diperiksa: null, aturan, sisa: aturan, temuan: [], gagal: [] })
  await work()
  expect(await read()).toMatchObject({ diperiksa: clock().toISOString(), aturan, sisa: 0, temuan: [], gagal: [] })
  const { produk_id } = await buildProduk(db, clock(), { stok: 10 })
  const reject = (stok: number) => db.updateTable('produk').set({ stok }).where('produk_id', '=', produk_id).execute()
  await reject(11)
  // A check within the hour is on request only.
  await work()
  expect((await read()).temuan).toEqual([])
  await check()
  await work()
  expect((await read()).temuan).toContainEqual({
    aturan: 'Stok adalah jumlah mutasinya',
    rujukan: `produk ${produk_id}`,
    keterangan: expect.any(String),
  })
  expect((await shop.call(getInspection, {}, { token })).body).toEqual(await read())
  const many = await Promise.all(Array.from({ length: 12 }, check))
  expect(many.filter(({ status }) => status === 429).length).toBe(2)
  await work()
  await reject(10)
  shop.setClock(new Date(clock().getTime() + 3_700_000))
  await work()
  expect((await read()).temuan).not.toContainEqual(expect.objectContaining({ rujukan: `produk ${produk_id}` }))
})

test('reports a value that a rule cannot read, and reads the other rules', async () => {
  const invariants = {
    'Isinya daftar': sql<Finding>`SELECT jsonb_array_length('{}')::text AS rujukan, '' AS keterangan`,
    'Tidak ada isi': sql<Finding>`SELECT 'isi 1' AS rujukan, 'ada' AS keterangan`,
  }
  expect(await readBooks(db, [{ name: 'uji', imports: [], invariants }], 20)).toEqual([
    { aturan: 'Isinya daftar', rujukan: 'data', keterangan: expect.stringMatching(/^tidak bisa dibaca: /) },
    { aturan: 'Tidak ada isi', rujukan: 'isi 1', keterangan: 'ada' },
  ])
})

test('counts an explained finding as a note until its values change, it disappears, or the explanation goes', async () => {
  await buildSurat(db, clock())
  const setSurat = (status: 'gagal' | 'terkirim', problem: string) =>
    db.updateTable('surat').set({ status, kesalahan: problem, percobaan: 0 }).execute()
  const check = async () => {
    await requestCheck(shop.deps, FEATURES)
    await waitFor('the check', async () => {
      await checkBooks(shop.deps, FEATURES)
      return (await readInspection(shop.deps, FEATURES)).sisa === 0
    })
  }
  const ask = async (endpoint: AnyEndpoint, asked = {}) => shop.call(endpoint, asked, { token })
  const read = async () => {
    const { temuan, dijelaskan } = (await ask(getInspection)).body
    return { temuan, dijelaskan }
  }
  const tugas = async () => (await ask(getDasbor, { query: {} })).body.tugas.bukuTidakCocok
  const { metrics = {} } = FEATURES.find(({ name }) => name === 'kesehatan') ?? {}
  const metric = async () => (await metrics.kerapusehat_books_broken_rules?.query(clock()).execute(db))?.rows[0]?.value

  await setSurat('gagal', '')
  await check()
  const [found] = (await read()).temuan
  expect([await tugas(), await metric()]).toEqual([1, 1])
  const explain = (body: object) => ask(explainTemuan, { body })
  expect((await explain({ ...found, keterangan: 'terkirim setelah 0 percobaan', alasan: 'x' })).body.code).toBe(
    'TEMUAN_BERUBAH',
  )
  expect((await explain({ ...found, alasan: ' ' })).body.code).toBe('VALIDATION_FAILED')
  expect((await explain({ ...found, alasan: 'Database pindah ke server cadangan' })).status).toBe(200)
  expect((await explain({ ...found, alasan: 'Lagi' })).body.code).toBe('TEMUAN_BERUBAH')
  const penjelasan = {
    oleh: expect.any(String),
    alasan: 'Database pindah ke server cadangan',
    waktu: clock().toISOString(),
  }
  const known = { temuan: [], dijelaskan: [{ ...found, penjelasan: expect.objectContaining(penjelasan) }] }
  expect(await read()).toEqual(known)
  expect([await tugas(), await metric()]).toEqual([0, 0])
  await check()
  expect(await read()).toEqual(known)

  // Other values of the same row are an error again, and so is the return of the first ones.
  await setSurat('terkirim', 'x')
  await check()
  expect(await read()).toMatchObject({ temuan: [{ keterangan: 'terkirim setelah 0 percobaan' }], dijelaskan: [] })
  await setSurat('gagal', '')
  await check()
  expect(await read()).toEqual({ temuan: [found], dijelaskan: [] })

  await explain({ ...found, alasan: 'Sudah dilihat' })
  const { penjelasanId } = (await read()).dijelaskan[0].penjelasan
  const withdraw = () => ask(withdrawPenjelasan, { params: { penjelasanId } })
  expect((await withdraw()).status).toBe(200)
  expect((await withdraw()).body.code).toBe('PENJELASAN_TIDAK_ADA')
  expect(await read()).toEqual({ temuan: [found], dijelaskan: [] })
  const { body: trail } = await ask(listJejak, { query: { jenis: 'penjelasan' } })
  expect(trail.map(({ tindakan }: Jejak) => tindakan)).toEqual(['hapus', 'buat', 'buat'])
  await db.deleteFrom('surat').execute()
  await check()
})

test('cancels a rule at its limit, and says which', async () => {
  const slow = {
    name: 'uji',
    imports: [],
    invariants: { Lambat: sql<never>`SELECT pg_sleep(30)::text AS rujukan, '' AS keterangan` },
  }
  await checkBooks(shop.deps, [slow], 20)
  expect(await readInspection(shop.deps, [])).toMatchObject({ aturan: 1, sisa: 0, gagal: ['Lambat'] })
})

test('lists unexplained rows first, and an explanation counts for its own row', async () => {
  const rule = {
    aturan: 'Uji',
    query: sql<Finding>`SELECT * FROM (VALUES ('a', 'x'), ('b', 'x'), ('c', 'x')) AS t (rujukan, keterangan)`,
  }
  const explained = {
    aturan: 'Uji',
    rujukan: 'b',
    keterangan: 'x',
    alasan: 'Salah hitung',
    oleh: 'Sri',
    waktu: clock(),
  }
  await db.insertInto('penjelasan').values(explained).execute()
  const found = await inSnapshot(db, 0, (tx) => readRule(tx, rule, 9))
  expect(found.map(({ rujukan, penjelasan }) => [rujukan, penjelasan?.alasan])).toEqual([
    ['a', undefined],
    ['c', undefined],
    ['b', 'Salah hitung'],
  ])
  await db.deleteFrom('penjelasan').execute()
})

test('adds the rules of a shop in service only to a check with a time', () => {
  const feature = { name: 'uji', imports: [], live: () => ({ Lambat: sql<Finding>`SELECT` }) }
  expect(rulesOf([feature])).toEqual([])
  expect(rulesOf([feature], clock())).toHaveLength(1)
})
