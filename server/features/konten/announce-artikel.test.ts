import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { createArtikel, updateArtikel } from '#contract/konten/admin.ts'
import { buildAdmin, buildPelanggan } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { announceArtikel } from './announce-artikel.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
let isWanted: Awaited<ReturnType<typeof buildPelanggan>>

beforeAll(async () => {
  shop = await testApp(NOW)
  const { db } = shop.deps
  admin = await buildAdmin(db, NOW)
  isWanted = await buildPelanggan(db, NOW)
  const unwanted = await buildPelanggan(db, NOW)
  const body = {
    orderStatus: true,
    articleUpdates: false,
    productOffers: true,
    discountPromo: true,
    shippingUpdates: true,
  }
  await shop.call(updateNotifikasiChoices, { body }, { token: unwanted.token })
  await buildPelanggan(db, NOW, { email_dikonfirmasi: null })
  const deleted = await buildPelanggan(db, NOW)
  await db.updateTable('pengguna').set({ dihapus: NOW }).where('pengguna_id', '=', deleted.pengguna_id).execute()
})
afterAll(() => shop.close())

async function write(body: object): Promise<number> {
  const all = { judul: 'Kabar', konten: 'Isi.', status: 'published', ...body }
  return (await shop.call(createArtikel, { body: all }, { token: admin.token })).body.id
}
const change = (id: number, body: object) =>
  shop.call(
    updateArtikel,
    { params: { id }, body: { judul: 'Kabar', konten: 'Isi.', ...body } },
    { token: admin.token },
  )
const surat = (id: number) =>
  shop.deps.db.selectFrom('surat').selectAll().where('kunci', 'like', `artikel:${id}:%`).orderBy('surat_id').execute()
const notify = () => announceArtikel(shop.deps)

test('mails subscribers once about a new article, however often it is published', async () => {
  const id = await write({ judul: 'Ciri air sehat' })
  expect(await surat(id)).toEqual([])
  expect(await notify()).toBe(1)
  const [mail] = await surat(id)
  expect(mail).toMatchObject({ kepada: isWanted.email, subjek: 'Artikel baru: Ciri air sehat' })
  expect(mail?.teks).toContain(`Halo ${isWanted.nama}`)
  expect(mail?.teks).toContain(`http://localhost:3040/artikel/${id}\n`)

  await change(id, { status: 'draft' })
  await change(id, { status: 'published' })
  expect(await notify()).toBe(0)
  expect(await surat(id)).toHaveLength(1)
})

test('does not announce a draft until it is published', async () => {
  const id = await write({ status: 'draft' })
  expect(await notify()).toBe(0)
  await change(id, { status: 'Published' })
  expect(await notify()).toBe(1)
})

test('does not announce an article before its date', async () => {
  const id = await write({ terbit: '2026-11-22' })
  expect(await notify()).toBe(0)
  shop.setClock(new Date('2026-11-21T17:00:00Z'))
  expect(await notify()).toBe(1)
  expect(await surat(id)).toHaveLength(1)
})

test('mails each of two articles once, also with two processes', async () => {
  const ids = [await write({ judul: 'Satu' }), await write({ judul: 'Dua' })]
  await Promise.all([notify(), notify(), notify()])
  await notify()
  for (const id of ids) expect(await surat(id)).toHaveLength(1)
})

test('mails many customers in several runs, each once', async () => {
  const { db } = shop.deps
  const many = Array.from({ length: 320 }, (_, index) => ({
    nama: `Ibu ${index}`,
    email: `banyak${index}@contoh.id`,
    password_hash: 'x',
    email_dikonfirmasi: NOW,
    dibuat: NOW,
  }))
  await db.insertInto('pengguna').values(many).execute()
  onTestFinished(async () => {
    await db.updateTable('pengguna').set({ dihapus: NOW }).where('email', 'like', 'banyak%').execute()
  })
  const id = await write({ judul: 'Untuk semua' })
  expect(await notify()).toBe(300)
  expect(await notify()).toBe(21)
  expect(await notify()).toBe(0)
  expect(new Set((await surat(id)).map(({ kepada }) => kepada)).size).toBe(321)
})
