import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { discardFoto, uploadFoto } from '#contract/foto/endpoints.ts'
import { getFotoLaporan, listLaporan } from '#contract/kontak/admin.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildReturned, newAlamat } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { keepFoto } from './keep-foto.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const DAY_MS = 86_400_000
const later = (days: number) => shop.setClock(new Date(shop.deps.clock().getTime() + days * DAY_MS))
const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
  .jpeg()
  .toBuffer()
const FOTO = () => new File([new Uint8Array(jpeg)], 'ikan.jpg')
const upload = (foto = FOTO(), ip = newAlamat()) => shop.call(uploadFoto, { body: { foto } }, { dari: ip })
const kunci = async (fotoId: string) =>
  (await shop.deps.db.selectFrom('foto').select('kunci').where('foto_id', '=', fotoId).executeTakeFirst())?.kunci
const send = (foto: string[], change = {}) =>
  shop.call(
    createLaporan,
    { body: { nama: 'Bu Sari', email: 'sari@contoh.id', pesan: 'Ikan saya putih', foto, ...change } },
    { dari: newAlamat() },
  )
const kantor = async () => ({ token: (await buildAdmin(shop.deps.db, shop.deps.clock())).token })

test('rejects a file that is no picture, and keeps nothing of it', async () => {
  const kept = () => shop.deps.db.selectFrom('foto').select('foto_id').orderBy('foto_id').execute()
  const before = await kept()
  const { status, body } = await upload(new File(['<svg/>'], 'x.svg'))
  expect([status, body.code]).toEqual([400, 'GAMBAR_TIDAK_DAPAT_DIBACA'])
  expect(await kept()).toEqual(before)
})

test('attaches a photo to one message, for the office only, without metadata', async () => {
  const { fotoId } = (await upload()).body
  expect((await send([fotoId], { nomor_pesanan: ' KS-1 ' })).status).toBe(201)
  const again = await send([fotoId])
  expect([again.status, again.body.code]).toEqual([404, 'FOTO_TIDAK_ADA'])

  const auth = await kantor()
  const [laporan] = (await shop.call(listLaporan, { query: { limit: 1 } }, auth)).body
  expect(laporan).toMatchObject({ nomor_pesanan: 'KS-1', foto: [{ fotoId }] })
  const params = { laporanId: laporan.laporanId, fotoId }
  const { body } = await shop.call(getFotoLaporan, { params }, auth)
  const { format, exif } = await sharp(body).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
  expect((await shop.call(getFotoLaporan, { params })).status).toBe(401)
  // Knowing its id no longer allows deleting it.
  expect((await shop.call(discardFoto, { params: { fotoId } })).status).toBe(404)
})

test('accepts three photos per message', async () => {
  const foto = [await upload(), await upload(), await upload(), await upload()].map(({ body }) => body.fotoId)
  const { status, body } = await send(foto)
  expect([status, body.errors]).toEqual([400, [{ path: 'foto', msg: 'Maksimal 3 foto' }]])
})

test("deletes an unattached photo at its sender's request or after a day", async () => {
  const [discarded, unused] = [(await upload()).body.fotoId, (await upload()).body.fotoId]
  expect((await shop.call(discardFoto, { params: { fotoId: discarded } })).status).toBe(200)
  expect(await kunci(discarded)).toBeUndefined()
  const berkas = (await kunci(unused)) ?? ''
  await keepFoto(shop.deps)
  expect(await kunci(unused)).toBe(berkas)
  later(2)
  await keepFoto(shop.deps)
  expect([await kunci(unused), await shop.deps.storage.get(berkas)]).toEqual([undefined, undefined])
})

test('deletes all photos that go with nothing for a day, in one run', async () => {
  const { db, clock } = shop.deps
  const at = (ms: number) => new Date(clock().getTime() - DAY_MS - ms)
  const previous = Array.from({ length: 101 }, (_, nomor) => ({
    kunci: `foto/lepas-${nomor}`,
    ukuran: 1,
    dibuat: at(1),
  }))
  const created = { kunci: 'foto/lepas-baru', ukuran: 1, dibuat: at(0) }
  await db
    .insertInto('foto')
    .values([...previous, created])
    .execute()
  await keepFoto(shop.deps)
  const left = db.selectFrom('foto').select('kunci').where('kunci', 'like', 'foto/lepas-%')
  expect(await left.execute()).toEqual([{ kunci: created.kunci }])
})

test('keeps photos of a message, a complaint and a refund', async () => {
  const { db, clock } = shop.deps
  const now = clock()
  const { pengguna_id } = await buildPelanggan(db, now)
  const order = await buildPesanan(db, now, pengguna_id, { status_pembayaran: 'success' })
  await buildReturned(db, order, pengguna_id, { jumlah: 1000, waktu: now })
  const { pesanan_id } = order
  const laporan = { nama: 'Sari', email: 'a@b.id', pesan: 'Isi', dibuat: now }
  const keluhan = {
    pesanan_id,
    jenis: 'terlambat',
    harapan: 'jawaban',
    isi: 'Lama',
    jawab_sebelum: now,
    dibuat: now,
  } as const
  const parents = [
    await db.insertInto('laporan').values(laporan).returning('laporan_id').executeTakeFirstOrThrow(),
    await db.insertInto('keluhan').values(keluhan).returning('keluhan_id').executeTakeFirstOrThrow(),
    await db
      .selectFrom('pengembalian')
      .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'pengembalian.pembayaran_id')
      .select('pengembalian_id')
      .where('pesanan_id', '=', pesanan_id)
      .executeTakeFirstOrThrow(),
  ]
  const rows = parents.map((parent, at) => ({
    ...parent,
    urutan: 1,
    kunci: `foto/milik-${at}`,
    ukuran: 1,
    dibuat: now,
  }))
  await db.insertInto('foto').values(rows).execute()
  later(2)
  await keepFoto(shop.deps)
  expect(await db.selectFrom('foto').select('kunci').where('kunci', 'like', 'foto/milik-%').execute()).toHaveLength(3)
})

test('deletes photos whose message an older version deleted', async () => {
  const { fotoId } = (await upload()).body
  await send([fotoId])
  await shop.deps.db
    .deleteFrom('laporan')
    .where('laporan_id', '=', (eb) => eb.selectFrom('foto').select('laporan_id').where('foto_id', '=', fotoId))
    .execute()
  later(2)
  await keepFoto(shop.deps)
  expect(await kunci(fotoId)).toBeUndefined()
})

test('accepts thirty from one address in an hour, without limiting others', async () => {
  const ip = newAlamat()
  const badUpload = () => upload(new File(['x'], 'x.jpg'), ip)
  const status = []
  for (let times = 0; times < 31; times++) status.push((await badUpload()).status)
  expect([status.slice(0, 30).every((code) => code === 400), status[30]]).toEqual([true, 429])
  expect((await upload()).status).toBe(201)
})

test('reserves each account and address a share of the storage for unattached photos', async () => {
  const { db, clock } = shop.deps
  const createdAt = clock()
  const many = Array.from({ length: 2000 }, (_, nomor) => ({
    kunci: `foto/uji-${nomor}.webp`,
    ukuran: 1,
    dibuat: createdAt,
  }))
  await db.insertInto('foto').values(many).execute()
  expect((await upload()).status).toBe(201)
  await db.deleteFrom('foto').where('kunci', 'like', 'foto/uji-%').execute()

  const ip = newAlamat()
  const until = new Date(clock().getTime() + DAY_MS)
  await db
    .insertInto('jatah')
    .values({ kunci: `foto-hari:${ip}`, jumlah: 199, sampai: until })
    .execute()
  expect([(await upload(FOTO(), ip)).status, (await upload(FOTO(), ip)).status]).toEqual([201, 429])
  const { token } = await buildPelanggan(db, clock())
  const together = (token: string) => shop.call(uploadFoto, { body: { foto: FOTO() } }, { dari: ip, token })
  expect([(await together(token)).status, (await together('sudah-lama-berakhir')).status]).toEqual([201, 429])
})
