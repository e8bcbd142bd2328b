import { afterAll, afterEach, expect, test } from 'vitest'
import type { KodePenyakit } from '#content/penyakit.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { updateArtikel } from '#contract/konten/admin.ts'
import { searchAll } from '#contract/pencarian/endpoints.ts'
import { type CatatanRow, listCatatanPenyakit, updateCatatanPenyakit } from '#contract/penyakit/admin.ts'
import { getCatatanToko } from '#contract/penyakit/endpoints.ts'
import { buildAdmin } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const { token, nama } = await buildAdmin(db, clock())
afterAll(() => shop.close())
afterEach(() => db.deleteFrom('catatan_penyakit').execute())

async function artikel(title: string, status: 'draft' | 'published' = 'published'): Promise<number> {
  const row = { judul: title, konten: 'Isi', status, dibuat: clock() }
  return (await db.insertInto('artikel').values(row).returning('artikel_id').executeTakeFirstOrThrow()).artikel_id
}
const save = (kode: KodePenyakit, input: object, original = {}, as = token) =>
  shop.call(updateCatatanPenyakit, { params: { kode }, body: { ...input, semula: original } }, { token: as })
const markRead = async (kode: string) => (await shop.call(getCatatanToko, { params: { kode } })).body
const list = async (query = {}): Promise<CatatanRow[]> =>
  (await shop.call(listCatatanPenyakit, { query: { limit: 100, ...query } }, { token })).body

test("shows the shop's note beside the card at once, with its day and published articles", async () => {
  expect(await markRead('vnn')).toEqual({ catatan: '', artikel: [], diubah: null })
  const [publishedCount, draft] = [await artikel('Beli benih bebas VNN'), await artikel('Belum jadi', 'draft')]
  const content = {
    catatan_toko: 'Benih dari hatchery kami diperiksa.\r\n\r\n- Minta suratnya\r\n',
    artikelIds: [draft, publishedCount],
  }
  const { status, body } = await save('vnn', content)
  expect([status, body.message]).toEqual([200, 'Catatan berhasil disimpan'])
  const catatan = 'Benih dari hatchery kami diperiksa.\n\n- Minta suratnya'
  expect(await markRead('vnn')).toEqual({
    catatan,
    artikel: [{ artikelId: publishedCount, judul: 'Beli benih bebas VNN' }],
    diubah: clock().toISOString(),
  })
  await shop.call(
    updateArtikel,
    { params: { id: draft }, body: { status: 'published', semula: '{}' } as never },
    { token },
  )
  expect((await markRead('vnn')).artikel).toHaveLength(2)
  await db.deleteFrom('artikel').where('artikel_id', '=', draft).execute()
  expect(await list({ catatan: 'ada' })).toMatchObject([
    { kode: 'vnn', cuplikan: 'Benih dari hatchery kami diperiksa. - Minta suratnya', artikel: 1, oleh: nama },
  ])
  const other = await buildAdmin(db, clock())
  await save('vnn', { catatan_toko: 'Lain' }, {}, other.token)
  expect(await list({ catatan: 'ada' })).toMatchObject([{ cuplikan: 'Lain', oleh: other.nama }])
})

test('lists every disease, and searches by name and note', async () => {
  await save('vnn', { catatan_toko: 'Tanyakan HATCHERY dulu' })
  const all = await list()
  expect(all.length).toBeGreaterThan(25)
  expect(all.filter(({ diubah }) => diubah !== null).map(({ kode }) => kode)).toEqual(['vnn'])
  expect((await list({ q: 'hatchery' })).map(({ kode }) => kode)).toEqual(['vnn'])
  expect((await list({ q: 'lintah' })).map(({ kode }) => kode)).toEqual(['lintah-laut'])
  expect(await list({ q: 'hatchery', catatan: 'kosong' })).toEqual([])
})

test('requires one confirmation of text that reads like a dose', async () => {
  const takaran = { catatan_toko: 'Rendam 75 ppm, lalu 5 ml per liter' }
  const rejected = await save('vibriosis', takaran)
  expect([rejected.status, rejected.body.code]).toEqual([422, 'TAKARAN_PERLU_SETUJU'])
  expect(rejected.body.message).toBe(
    'Catatan ini menyebut takaran: 75 ppm, 5 ml per liter. Hapus takarannya, atau pastikan sudah benar, lalu simpan lagi.',
  )
  expect(await markRead('vibriosis')).toMatchObject({ catatan: '' })
  expect((await save('vibriosis', { ...takaran, setuju: true })).status).toBe(200)
  const id = await artikel('Vibriosis di jaring')
  expect((await save('vibriosis', { artikelIds: [id] })).status).toBe(200)
  expect(await markRead('vibriosis')).toMatchObject({ catatan: takaran.catatan_toko, artikel: [{ artikelId: id }] })
})

test('requires a confirmation of a newly named prohibited substance', async () => {
  const content = { catatan_toko: 'Jangan pakai kloramfenikol.' }
  expect((await save('vibriosis', content)).body.code).toBe('ZAT_PERLU_DISADARI')
  expect((await save('vibriosis', { ...content, zatDisadari: true })).status).toBe(200)
})

test('deletes an emptied note, and keeps its text in the trail', async () => {
  const id = await artikel('Bacaan')
  await save('iridovirus', { catatan_toko: 'Ganti air', artikelIds: [id] })
  await save('iridovirus', { catatan_toko: '', artikelIds: [] })
  expect(await markRead('iridovirus')).toEqual({ catatan: '', artikel: [], diubah: null })
  expect(await db.selectFrom('catatan_penyakit').where('kode', '=', 'iridovirus').selectAll().execute()).toEqual([])
  const query = { jenis: 'catatan-penyakit', rujukan: 'iridovirus' } as const
  const { body: jejak } = await shop.call(listJejak, { query }, { token })
  expect(jejak).toMatchObject([
    { tindakan: 'ubah', judul: 'iridovirus', sebelum: { catatan_toko: 'Ganti air', artikelIds: ['Bacaan'] } },
    { tindakan: 'ubah', sesudah: { catatan_toko: 'Ganti air', artikelIds: ['Bacaan'] } },
  ])
})

test('keeps the day if nothing changed', async () => {
  await save('amonia', { catatan_toko: 'Ganti air' })
  const { diubah } = await markRead('amonia')
  shop.setClock(new Date(clock().getTime() + 60_000))
  await save('amonia', { catatan_toko: 'Ganti air' })
  expect((await markRead('amonia')).diubah).toBe(diubah)
})

test.each([
  ['a text that is too long', { catatan_toko: 'x'.repeat(4001) }, 400, 'VALIDATION_FAILED'],
  ['a fourth article', { artikelIds: [1, 2, 3, 4] }, 400, 'VALIDATION_FAILED'],
  ['a missing article', { artikelIds: [999_999] }, 404, 'TERKAIT_TIDAK_ADA'],
])('rejects %s, and writes nothing', async (_, input, status, code) => {
  const answer = await save('amonia', input)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(await list({ catatan: 'ada' })).toEqual([])
})

test("finds a card by the shop's note", async () => {
  const cari = async () => {
    const { body } = await shop.call(searchAll, { query: { q: 'posko terapung' } })
    return body.kelompok.flatMap(({ hasil }: { hasil: { alamat: string }[] }) => hasil.map(({ alamat }) => alamat))
  }
  expect(await cari()).not.toContain('/layanan/penyakit/keracunan')
  await save('keracunan', { catatan_toko: 'Hubungi posko terapung kami.' })
  expect(await cari()).toContain('/layanan/penyakit/keracunan')
})

test('has no note for an unknown disease', async () => {
  expect((await shop.call(getCatatanToko, { params: { kode: '__proto__' } })).status).toBe(404)
  expect((await save('entah' as never, { catatan_toko: 'x' })).status).toBe(400)
})
