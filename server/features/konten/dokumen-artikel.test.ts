import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { createArtikel, deleteArtikel, updateArtikel, uploadGambarArtikel } from '#contract/konten/admin.ts'
import type { Dokumen } from '#contract/konten/dokumen.ts'
import { getArtikel, getArtikelGambar } from '#contract/konten/endpoints.ts'
import { dokumenOf } from '#contract/konten/naskah.ts'
import { searchAll } from '#contract/pencarian/endpoints.ts'
import { buildAdmin, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { discardUnusedGambar } from './gambar-artikel.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const HARI_MS = 86_400_000

let shop: TestApp
let auth: { token: string }

beforeAll(async () => {
  shop = await testApp(NOW)
  const { token } = await buildAdmin(shop.deps.db, NOW)
  auth = { token }
})
afterAll(() => shop.close())

const bold = (text: string): Dokumen => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
})
/** Converts a body to form fields, as a multipart form sends it. */
const sent = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
const create = (body: object) =>
  shop.call(
    createArtikel,
    { body: { judul: 'Judul', konten: 'Isi.', status: 'published', ...sent(body) } as never },
    auth,
  )
const change = (id: number, body: object) =>
  shop.call(updateArtikel, { params: { id }, body: sent(body) } as never, auth)
const read = async (id: number) => (await shop.call(getArtikel, { params: { id } })).body

test('converts a text to a document, and a document to its text', async () => {
  const { body: old } = await create({ konten: '## Tanda\n\n- luka' })
  expect(await read(old.id)).toMatchObject({
    konten: '## Tanda\n\n- luka',
    dokumen: dokumenOf('## Tanda\n\n- luka'),
    produk: [],
  })
  const { body } = await create({ dokumen: bold('Cuci bak') })
  expect(await read(body.id)).toMatchObject({ konten: 'Cuci bak', dokumen: bold('Cuci bak') })
})

test('saves a link, and reads it with the same target', async () => {
  const tautan = (href: string): Dokumen => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  })
  const { status, body } = await create({ dokumen: tautan('kkp.go.id') })
  expect(status).toBe(201)
  expect(body.dokumen).toEqual(tautan('https://kkp.go.id'))
  expect(await read(body.id)).toMatchObject({ dokumen: tautan('https://kkp.go.id') })
})

test('keeps the formatting for a client that sends the same text, and resets it for another', async () => {
  const { body } = await create({ dokumen: bold('Cuci bak') })
  await change(body.id, { judul: 'Lain', konten: 'Cuci bak' })
  expect(await read(body.id)).toMatchObject({ judul: 'Lain', dokumen: bold('Cuci bak') })
  await change(body.id, { judul: 'Lain', konten: 'Cuci jaring' })
  expect(await read(body.id)).toMatchObject({ konten: 'Cuci jaring', dokumen: dokumenOf('Cuci jaring') })
})

test('drops the old formatting if an older version writes the text alone', async () => {
  const { body } = await create({ dokumen: bold('Cuci bak') })
  const { db } = shop.deps
  await db.updateTable('artikel').set({ konten: 'Dari versi lama' }).where('artikel_id', '=', body.id).execute()
  expect(await read(body.id)).toMatchObject({ dokumen: dokumenOf('Dari versi lama') })
})

test.each([
  ['not JSON', '{', 'Ada bagian konten yang tidak bisa disimpan. Hapus bagian itu, lalu tulis lagi.'],
  [
    'markup',
    { type: 'doc', content: [{ type: 'html', html: '<b>' }] },
    'Ada bagian konten yang tidak bisa disimpan. Hapus bagian itu, lalu tulis lagi.',
  ],
  [
    'a link with a script',
    {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] }],
        },
      ],
    },
    'Tautan hanya boleh ke halaman web, WhatsApp, email, atau halaman toko',
  ],
  ['nothing', { type: 'doc', content: [{ type: 'paragraph' }] }, 'Judul dan konten harus diisi'],
  ['too large', bold('x'.repeat(50_001)), 'Konten terlalu panjang'],
])('rejects a document that is %s', async (_, dokumen, msg) => {
  const { status, body } = await create({ dokumen })
  expect([status, body.errors]).toEqual([400, [{ path: 'dokumen', msg }]])
})

test('finds a prohibited substance in partly bold words, in a table and under a picture', async () => {
  const { content } = bold('malakit')
  const dokumen = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'hijau ' }, ...(content[0] as never as { content: [] }).content],
      },
    ],
  }
  expect((await create({ dokumen })).body.code).toBe('ZAT_PERLU_DISADARI')
  const cells = { type: 'tableCell', content: bold('kloramfenikol').content }
  const table = { type: 'doc', content: [{ type: 'table', content: [{ type: 'tableRow', content: [cells] }] }] }
  expect((await create({ dokumen: table })).body.code).toBe('ZAT_PERLU_DISADARI')
})

test('finds an article by text in its table', async () => {
  const cells = { type: 'tableCell', content: bold('Gelembungsabun').content }
  const table = { type: 'doc', content: [{ type: 'table', content: [{ type: 'tableRow', content: [cells] }] }] }
  const { body } = await create({ judul: 'Daftar alat', dokumen: table })
  const found = await shop.call(searchAll, { query: { q: 'gelembungsabun' } })
  expect(JSON.stringify(found.body)).toContain(`/artikel/${body.id}`)
})

test('rejects the second of two edits with both versions, also if the first sent text alone', async () => {
  const { body } = await create({ konten: 'Cuci bak' })
  const original = JSON.stringify({ dokumen: body.dokumen })
  const other = 'Cuci bak dan jaring'
  await change(body.id, { konten: other, semula: JSON.stringify({ konten: 'Cuci bak' }) })
  const answer = await change(body.id, { dokumen: bold('Cuci ikan'), semula: original })
  expect([answer.status, answer.body.bentrok]).toEqual([
    409,
    [{ path: 'dokumen', label: 'Konten', sekarang: dokumenOf(other), isian: bold('Cuci ikan') }],
  ])
  // An edit of another field is no conflict.
  expect((await change(body.id, { judul: 'Lain', semula: JSON.stringify({ judul: 'Judul' }) })).status).toBe(200)
  expect((await read(body.id)).konten).toBe(other)
})

test('keeps the formatting in the trail', async () => {
  const { body } = await create({ konten: 'Cuci bak' })
  await change(body.id, { dokumen: bold('Cuci bak'), semula: { dokumen: body.dokumen } })
  const { body: jejak } = await shop.call(listJejak, { query: { jenis: 'artikel', rujukan: `${body.id}` } }, auth)
  expect(jejak[0]).toMatchObject({ sebelum: { konten: 'Cuci bak' }, sesudah: { konten: '**Cuci bak**' } })
})

async function upload() {
  const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#0a7d8c' } })
    .jpeg()
    .toBuffer()
  const gambar = new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })
  const { status, body } = await shop.call(uploadGambarArtikel, { body: { gambar } }, auth)
  expect([status, body]).toEqual([201, { nama: expect.stringMatching(/\.webp$/), lebar: 64, tinggi: 36 }])
  return body
}
const withGambar = (gambar: object): Dokumen =>
  ({ type: 'doc', content: [{ type: 'gambar', attrs: { alt: 'Insang', keterangan: 'Pucat', ...gambar } }] }) as Dokumen
const isThere = async (gambar: string) => (await shop.call(getArtikelGambar, { params: { gambar } })).status === 200

test('keeps a picture that an article shows, and deletes others after a day, also of deleted articles', async () => {
  const [used, unused, shared] = [await upload(), await upload(), await upload()]
  const { body } = await create({ dokumen: withGambar(used) })
  const { body: one } = await create({ dokumen: withGambar(shared) })
  const { body: two } = await create({ dokumen: withGambar(shared) })
  await shop.call(deleteArtikel, { params: { id: two.id } }, auth)
  const run = (hari: number) =>
    discardUnusedGambar({ ...shop.deps, clock: () => new Date(NOW.getTime() + hari * HARI_MS + 1) })
  await run(0)
  expect(await isThere(unused.nama)).toBe(true)
  await run(1)
  const all = [used, unused, shared].map(({ nama }) => isThere(nama))
  expect(await Promise.all(all)).toEqual([true, false, true])
  expect((await read(one.id)).konten).toBe('[Gambar: Insang] Pucat')

  await shop.call(deleteArtikel, { params: { id: body.id } }, auth)
  await run(3)
  expect(await isThere(used.nama)).toBe(false)
})

test('deletes a picture a day after its article stopped showing it', async () => {
  const [one, unused] = [await upload(), await upload()]
  const { body } = await create({ dokumen: withGambar(one) })
  const MINUTE_MS = 60_000
  shop.setClock(new Date(NOW.getTime() + 20 * MINUTE_MS))
  const without = { dokumen: bold('Tanpa gambar'), semula: { dokumen: body.dokumen } }
  expect((await change(body.id, without)).status).toBe(200)
  const run = (minutes: number) =>
    discardUnusedGambar({ ...shop.deps, clock: () => new Date(NOW.getTime() + HARI_MS + minutes * MINUTE_MS) })
  await run(-1)
  expect(await isThere(unused.nama)).toBe(true)
  await run(19)
  expect([await isThere(unused.nama), await isThere(one.nama)]).toEqual([false, true])
  await run(21)
  expect(await isThere(one.nama)).toBe(false)
})

test('rejects a picture that is not in the shop any more', async () => {
  const dokumen = withGambar({ nama: 'tidak-ada.webp', lebar: 1, tinggi: 1 })
  expect(await create({ dokumen })).toMatchObject({
    status: 422,
    body: { code: 'GAMBAR_ARTIKEL_TIDAK_ADA', errors: [{ path: 'dokumen' }] },
  })
})

test('shows chosen products beside an article, and prescription or archived ones to the office only', async () => {
  const { db } = shop.deps
  const [regular, prescription, archived] = [
    await buildProduk(db, NOW),
    await buildProduk(db, NOW, { resep: true }),
    await buildProduk(db, NOW, { aktif: false }),
  ]
  const produkIds = [regular, prescription, archived].map(({ produk_id }) => produk_id)
  const { body } = await create({ produkIds: produkIds.join(',') })
  expect(body.produk.map(({ produkId }: { produkId: number }) => produkId)).toEqual(produkIds)
  const { produk } = await read(body.id)
  expect(produk).toMatchObject([{ produkId: regular.produk_id, peran: 'anjuran', terhitung: false }])
  const ofDisease = async (penyakit: string) =>
    (await create({ produkIds: `${regular.produk_id}`, penyakit })).body.produk[0].peran
  expect(await ofDisease('vnn,amonia')).toBe('anjuran')
  expect(await ofDisease('vnn,iridovirus')).toBe('pendukung')
  expect((await create({ produkIds: '999999' })).body).toMatchObject({
    code: 'TERKAIT_TIDAK_ADA',
    errors: [{ path: 'produkIds' }],
  })
})
