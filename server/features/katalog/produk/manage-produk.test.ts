import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getProduk, getProdukGambar, listProduk } from '#contract/katalog/endpoints.ts'
import {
  archiveProduk,
  correctStok,
  createProduk,
  getProdukAdmin,
  listProdukAdmin,
  restoreProduk,
  updateProduk,
} from '#contract/katalog/produk-admin.ts'
import { listMutasiStok } from '#contract/stok/admin.ts'
import { TOTAL_MAX } from '#contract/total.ts'
import { buildAdmin, buildKategori, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
let kategoriId: number

beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
  kategoriId = (await buildKategori(shop.deps.db, 'Antiseptik')).kategori_id
})
afterAll(() => shop.close())

const auth = () => ({ token: admin.token })
const create = (body: object = {}) =>
  shop.call(createProduk, { body: { nama: 'Povidon', kategoriId, harga: '145000', ...body } as never }, auth())

test.each(['0', '0.00', 'Rp 0'])('rejects %j as a price', async (harga) => {
  for (const wrong of [
    { harga },
    { harga: '1000', harga_promo: harga },
    { harga: '1000', harga_grosir: JSON.stringify([{ mulai: '2', harga }]) },
  ]) {
    const { status, body } = await create(wrong)
    expect([status, body.errors[0].msg]).toEqual([400, expect.stringMatching(/^Harga.* harus lebih dari 0$/)])
  }
})

const change = (produkId: number, body: object) => shop.call(updateProduk, { params: { produkId }, body }, auth())
const view = async (produkId: number) => (await shop.call(getProdukAdmin, { params: { produkId } }, auth())).body
const mutasi = async (produkId: number, query = {}) =>
  (await shop.call(listMutasiStok, { query: { produkId, ...query } }, auth())).body
const jejak = async (recordId: number) =>
  (await shop.call(listJejak, { query: { jenis: 'produk', rujukan: String(recordId) } }, auth())).body
const png = async (width = 40) =>
  new File(
    [
      await sharp({ create: { width, height: 40, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    ],
    'foto.png',
    { type: 'image/png' },
  )

test('creates a product with its picture and first stock, on sale at once', async () => {
  const made = await create({
    nama: '  Iodin  ',
    deskripsi: 'Baris satu\r\nbaris dua',
    stok: '12',
    gambar: await png(),
    resep: 'false',
    kelas: 'B,j',
    masa_henti: '7',
  })
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({
      message: 'Produk berhasil ditambahkan',
      nama: 'Iodin',
      deskripsi: 'Baris satu\nbaris dua',
      harga: 145_000,
      stok: 12,
      stok_minimum: 5,
      kelas: ['B', 'J'],
      masa_henti: 7,
      kategoriNama: 'Antiseptik',
    }),
  ])
  const { produkId, gambar } = made.body
  expect((await shop.call(getProduk, { params: { produkId } })).body).toMatchObject({ nama: 'Iodin', stok: 12, gambar })
  expect((await shop.call(getProdukGambar, { params: { gambar } })).status).toBe(200)
  expect(await mutasi(produkId)).toMatchObject([{ perubahan: 12, saldo: 12, alasan: 'awal', oleh: admin.nama }])
  expect(await jejak(produkId)).toMatchObject([{ tindakan: 'buat', judul: 'Iodin', sesudah: { stok: 12 } }])
})

test.each([
  [
    'only the required fields §5.46',
    {},
    { stok: 0, stok_minimum: 5, gambar: null, masa_henti: null, kelas: [], resep: false },
  ],
  ['a price with decimals §D4.7', { harga: '145000.00' }, { harga: 145_000 }],
  ['an empty stock', { stok: '', stok_minimum: '' }, { stok: 0, stok_minimum: 5 }],
  ['an unused file input', { gambar: new File([], '') }, { gambar: null }],
  ['the file name of a picture', { gambar: 'a.jpg' }, { gambar: null }],
  ['markup, as plain text', { nama: '<b>Obat</b> & "lain"' }, { nama: '<b>Obat</b> & "lain"' }],
])('creates a product from %s', async (_, body, expected) => {
  expect(await create(body)).toMatchObject({ status: 201, body: expected })
})

test.each([
  [{ nama: ' ' }, 'nama', 'Nama produk tidak boleh kosong!'],
  [{ nama: undefined }, 'nama', 'Nama produk tidak boleh kosong!'],
  [{ nama: 'x'.repeat(151) }, 'nama', 'Nama produk terlalu panjang'],
  [{ kategoriId: '' }, 'kategoriId', 'Pilih kategori dulu'],
  [{ kategoriId: undefined }, 'kategoriId', 'Pilih kategori dulu'],
  [{ kategoriId: 99_999 }, 'kategoriId', 'Kategori tidak ditemukan. Muat ulang, lalu pilih kategori lain.'],
  [{ harga: '' }, 'harga', 'Harga tidak boleh kosong!'],
  [{ harga: undefined }, 'harga', 'Harga tidak boleh kosong!'],
  [{ harga: '1000.50' }, 'harga', 'Harga harus angka bulat dalam rupiah, misalnya 125000 atau 125.000'],
  [{ harga: '-1' }, 'harga', 'Harga harus angka bulat dalam rupiah, misalnya 125000 atau 125.000'],
  [{ stok: '-1' }, 'stok', 'Stok harus angka bulat, minimal 0'],
  [{ stok: '1.5' }, 'stok', 'Stok harus angka bulat, minimal 0'],
  [{ masa_henti: 'lama' }, 'masa_henti', 'Masa henti harus angka bulat (hari), atau kosongkan'],
  [{ kelas: 'B,X' }, 'kelas.1', 'Kelas penyakit hanya B, J, V, P, N, atau L, dipisah koma'],
  [{ gambar: 'https://contoh.id/a.jpg' }, 'gambar', expect.stringMatching(/^Gambar dari situs lain/)],
  [{ gambar: '//contoh.id/a.jpg' }, 'gambar', expect.stringMatching(/^Gambar dari situs lain/)],
  [{ gambar: new File(['GIF89a'], 'a.gif', { type: 'image/gif' }) }, 'gambar', 'Gambar harus JPG, JPEG, atau PNG'],
])('rejects %j under its field §5.45 §5.49 §D4.7', async (body, path, msg) => {
  const answer = await create(body)
  expect([answer.status < 500, answer.body.errors[0]]).toEqual([true, { path, msg }])
})

test("accepts an old product's picture on another site, sent back by its form", async () => {
  const { produkId } = (await create({ nama: 'Dulu' })).body
  const gambar = 'https://contoh.id/a.jpg'
  await shop.deps.db.updateTable('produk').set({ gambar }).where('produk_id', '=', produkId).execute()
  expect((await change(produkId, { harga: '9000', gambar })).body).toMatchObject({ harga: 9000, gambar })
  expect((await change(produkId, { gambar: 'https://contoh.id/b.jpg' })).body.code).toBe('GAMBAR_DARI_LUAR')
})

test('rejects a file that only claims to be a picture, and keeps nothing of the product', async () => {
  const fake = new File(['bukan gambar'], 'a.png', { type: 'image/png' })
  expect((await create({ nama: 'Palsu', gambar: fake })).body.code).toBe('GAMBAR_TIDAK_DAPAT_DIBACA')
  expect((await shop.call(listProdukAdmin, { query: { q: 'Palsu' } }, auth())).body).toEqual([])
})

test('changes the sent fields only, and an empty text clears §D4.8', async () => {
  const { body: made } = await create({
    deskripsi: 'Lama',
    zat: 'iodin',
    masa_henti: '3',
    kelas: 'B',
    gambar: await png(),
  })
  const { produkId, gambar } = made
  expect((await change(produkId, { harga: '150000', deskripsi: '', masa_henti: '', kelas: '' })).body).toMatchObject({
    message: 'Produk berhasil diperbarui',
    nama: 'Povidon',
    harga: 150_000,
    deskripsi: '',
    zat: 'iodin',
    masa_henti: null,
    kelas: [],
    gambar,
  })
  const [last] = await jejak(produkId)
  expect(last).toMatchObject({ tindakan: 'ubah', sebelum: { harga: 145_000, deskripsi: 'Lama', masa_henti: 3 } })
  expect(Object.keys(last.sesudah).toSorted()).toEqual(['deskripsi', 'harga', 'kelas', 'masa_henti'])

  const other = (await change(produkId, { gambar: await png(50) })).body.gambar
  expect(other).not.toBe(gambar)
  expect((await shop.call(getProdukGambar, { params: { gambar } })).status, 'old orders show the old one').toBe(200)
  expect((await change(produkId, { gambar: other })).body.gambar, 'a name sent back').toBe(other)
})

test('writes no trail for an edit that changes nothing', async () => {
  const { produkId, ...made } = (await create()).body
  await change(produkId, { nama: made.nama, harga: made.harga, kategoriId, stok: 0 })
  expect((await change(produkId, {})).status).toBe(200)
  expect(await jejak(produkId)).toHaveLength(1)
})

test.each([
  ['nama', ''],
  ['harga', ''],
  ['kategoriId', ''],
  ['stok', ''],
])('does not let an edit clear %s', async (path, value) => {
  const { produkId } = (await create()).body
  expect(await change(produkId, { [path]: value })).toMatchObject({ status: 400, body: { errors: [{ path }] } })
})

test('archives a deleted product: hidden in the shop, listed in the office, and restorable', async () => {
  const { produkId } = (await create({ nama: 'Titip arsip' })).body
  const params = { produkId }
  const gone = await shop.call(archiveProduk, { params }, auth())
  expect([gone.status, gone.body.message]).toEqual([200, 'Produk berhasil diarsipkan'])
  await shop.call(archiveProduk, { params }, auth())

  expect((await shop.call(getProduk, { params })).status).toBe(404)
  expect((await shop.call(listProduk, { query: { q: 'Titip arsip' } })).body).toEqual([])
  expect((await shop.call(getProduk, { params }, auth())).body).toMatchObject({ nama: 'Titip arsip' })
  const office = async (query: object) =>
    (await shop.call(listProdukAdmin, { query: { q: 'Titip arsip', ...query } }, auth())).body.length
  expect([await office({}), await office({ status: 'arsip' }), await office({ status: 'semua' })]).toEqual([0, 1, 1])

  await shop.call(restoreProduk, { params }, auth())
  expect((await shop.call(getProduk, { params })).status).toBe(200)
  expect((await jejak(produkId)).map(({ tindakan }: { tindakan: string }) => tindakan)).toEqual([
    'pulihkan',
    'arsip',
    'buat',
  ])
})

test('does not find a missing product', async () => {
  const params = { produkId: 999_999 }
  const body = { perubahan: 1, versiStok: 0, keterangan: 'x' }
  for (const answer of [
    await change(999_999, { nama: 'x' }),
    await shop.call(getProdukAdmin, { params }, auth()),
    await shop.call(getProduk, { params }, auth()),
    await shop.call(archiveProduk, { params }, auth()),
    await shop.call(restoreProduk, { params }, auth()),
    await shop.call(correctStok, { params, body }, auth()),
    await shop.call(listMutasiStok, { query: params }, auth()),
  ])
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'Produk tidak ditemukan. Pilih produk lain dari daftar.',
    ])
})

test('searches, filters and sorts the list', async () => {
  const { db, clock } = shop.deps
  const { kategori_id } = await buildKategori(db, 'Saringan')
  for (const row of [
    { nama: 'Zz A', harga: 3000, stok: 0 },
    { nama: 'Zz B', harga: 1000, stok: 5 },
    { nama: 'Zz C', harga: 2000, stok: 50 },
    { nama: 'Zz D', harga: 2000, stok: 2, aktif: false },
  ])
    await buildProduk(db, clock(), { kategori_id, ...row })
  const names = async (query: object) => {
    const { body } = await shop.call(listProdukAdmin, { query: { kategori: kategori_id, ...query } }, auth())
    return body.map(({ nama }: { nama: string }) => nama.slice(3)).join('')
  }
  expect(await names({})).toBe('ABC')
  expect(await names({ urut: '-nama' })).toBe('CBA')
  expect(await names({ urut: 'harga' })).toBe('BCA')
  expect(await names({ urut: '-stok' })).toBe('CBA')
  expect(await names({ stok: 'habis' })).toBe('A')
  expect(await names({ stok: 'menipis' })).toBe('AB')
  expect(await names({ status: 'arsip' })).toBe('D')
  expect(await names({ status: 'semua', urut: '-harga' })).toBe('ADCB')
  expect(await names({ q: 'zz c' })).toBe('C')
  expect(await names({ q: 'zz d' })).toBe('')
  expect(await names({ q: 'ZZ ', status: 'semua' })).toBe('ABCD')
  expect(await names({ q: 'zz', status: 'arsip' })).toBe('D')
  expect(await names({ page: 2, limit: 2 })).toBe('C')
})

test('medicines on sale without their number are a task, and listed', async () => {
  const { db, clock } = shop.deps
  const tugas = async () => (await shop.call(getDasbor, {}, auth())).body.tugas.obatTanpaNie
  const before = await tugas()
  const { kategori_id: kategori } = await buildKategori(db)
  const obat = { kategori_id: kategori, golongan: 'obat_bebas', nie: '' } as const
  const { produk_id } = await buildProduk(db, clock(), obat)
  await buildProduk(db, clock(), { ...obat, nie: 'KKP RI D 1' })
  await buildProduk(db, clock(), { kategori_id: kategori })
  await buildProduk(db, clock(), { ...obat, aktif: false })
  expect(await tugas()).toBe(before + 1)
  const { body } = await shop.call(listProdukAdmin, { query: { kategori, nie: 'kosong' } }, auth())
  expect(body.map(({ produkId }: { produkId: number }) => produkId)).toEqual([produk_id])
})

test('lists every result by name, also beyond the counted ones', async () => {
  const { db, clock } = shop.deps
  const { kategori_id } = await buildKategori(db, 'Massal')
  // The newest are first by name. Archived, because active ones would each update the category's count.
  await sql`INSERT INTO produk (kategori_id, nama, harga, aktif, dibuat)
    SELECT ${kategori_id}, 'Massal ' || 30000 - i, 1000, false, ${clock()} FROM generate_series(1, ${TOTAL_MAX + 20}) i`.execute(
    db,
  )
  const { body, headers } = await shop.call(
    listProdukAdmin,
    { query: { q: 'massal', status: 'arsip', limit: 1 } },
    auth(),
  )
  expect(body[0].nama).toBe(`Massal ${30_000 - TOTAL_MAX - 20}`)
  expect(headers['x-total-count']).toBe(String(TOTAL_MAX + 1))
})

test('accepts a correction as count or difference, with its reason', async () => {
  const { produkId, versiStok } = (await create({ stok: 10 })).body
  const params = { produkId }
  const counted = await shop.call(
    correctStok,
    { params, body: { stok: 7, versiStok, keterangan: ' Tiga pecah ' } },
    auth(),
  )
  expect(counted.body).toMatchObject({ message: 'Stok berhasil dikoreksi', stok: 7 })
  const more = await shop.call(
    correctStok,
    { params, body: { perubahan: 5, versiStok: counted.body.versiStok, keterangan: 'Kiriman' } },
    auth(),
  )
  expect(more.body.stok).toBe(12)
  expect(await mutasi(produkId)).toMatchObject([
    { perubahan: 5, saldo: 12, alasan: 'koreksi', keterangan: 'Kiriman', oleh: admin.nama, pesanan: null },
    { perubahan: -3, saldo: 7, keterangan: 'Tiga pecah' },
    { perubahan: 10, saldo: 10, alasan: 'awal' },
  ])
  expect(await mutasi(produkId, { page: 2, limit: 2 })).toMatchObject([{ perubahan: 10, saldo: 10 }])
  expect((await jejak(produkId))[0]).toMatchObject({
    tindakan: 'stok',
    sebelum: { stok: 7 },
    sesudah: { stok: 12, alasan: 'Kiriman' },
  })
})

test('rejects a repeated correction, and one after another correction', async () => {
  const { produkId, versiStok } = (await create({ stok: 10 })).body
  const body = { perubahan: 5, versiStok, keterangan: 'Kiriman' }
  await shop.call(correctStok, { params: { produkId }, body }, auth())
  const again = await shop.call(correctStok, { params: { produkId }, body }, auth())
  expect([again.status, again.body.code]).toEqual([409, 'STOK_SUDAH_DIKOREKSI'])
  expect((await view(produkId)).stok).toBe(15)
})

test.each([
  [{ perubahan: -11, keterangan: 'x' }, 409, 'STOK_KURANG_DARI_NOL'],
  [{ perubahan: 1, keterangan: '  ' }, 400, 'VALIDATION_FAILED'],
  [{ perubahan: 1.5, keterangan: 'x' }, 400, 'VALIDATION_FAILED'],
  [{ stok: -1, keterangan: 'x' }, 400, 'VALIDATION_FAILED'],
  [{ stok: 1, perubahan: 1, keterangan: 'x' }, 400, 'VALIDATION_FAILED'],
  [{ keterangan: 'x' }, 400, 'VALIDATION_FAILED'],
])('rejects a correction like %j', async (body, status, code) => {
  const { produkId, versiStok } = (await create({ stok: 10 })).body
  const answer = await shop.call(correctStok, { params: { produkId }, body: { versiStok, ...body } }, auth())
  expect([answer.status, answer.body.code, (await view(produkId)).stok]).toEqual([status, code, 10])
})
