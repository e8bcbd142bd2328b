import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { getProduk } from '#contract/katalog/endpoints.ts'
import {
  correctStok,
  exportProduk,
  getProdukAdmin,
  importProduk,
  listProdukAdmin,
} from '#contract/katalog/produk-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { listMutasiStok } from '#contract/stok/admin.ts'
import { buildAdmin, buildKategori, buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  shop = await testApp(new Date('2026-11-20T20:00:00Z'))
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const auth = () => ({ token: admin.token })
const kategori = () => buildKategori(shop.deps.db)
const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), change)
const view = async (produkId: number) => (await shop.call(getProdukAdmin, { params: { produkId } }, auth())).body
const exported = async (query = {}): Promise<string> =>
  (await shop.call(exportProduk, { query }, auth())).body.toString('utf8')
const importCsv = (text: string, more: object = {}) =>
  shop.call(importProduk, { body: { berkas: new File([text], 'produk.csv'), ...more } }, auth())
const apply = async (text: string) => {
  const { sidik } = (await importCsv(text)).body
  return importCsv(text, { mode: 'terapkan', sidik })
}

test('exports the listed products as a file for a spreadsheet', async () => {
  const { kategori_id } = await kategori()
  await produk({ kategori_id, nama: 'Ekspor A', stok: 0 })
  await produk({ kategori_id, nama: 'Ekspor B', aktif: false })
  const answer = await shop.call(exportProduk, { query: { kategori: kategori_id } }, auth())
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="produk-2026-11-21.csv"',
  })
  const names = async (query: object) => (await exported({ kategori: kategori_id, ...query })).match(/Ekspor \w/g)
  expect(await names({})).toEqual(['Ekspor A'])
  expect(await names({ status: 'semua' })).toEqual(['Ekspor A', 'Ekspor B'])
  expect(await names({ stok: 'habis' })).toEqual(['Ekspor A'])
  expect(await names({ q: 'tidak ada' })).toBeNull()
})

test('changes nothing if an export is imported unchanged, with any cell contents', async () => {
  const { kategori_id } = await buildKategori(shop.deps.db, '=Kategori; "aneh"')
  for (const [index, nasty] of ['=1+1', "'=aman", '-5', '+62', '@a', "''", 'a;b,"c"', 'dua\nbaris', '1e5'].entries())
    await produk({
      kategori_id,
      nama: nasty,
      deskripsi: `${nasty}\n${nasty}`,
      zat: nasty,
      dosis: nasty,
      masa_henti: index || null,
      kelas: ['V', 'P'],
      resep: index % 2 === 0,
      aktif: index % 3 !== 0,
      stok_minimum: index,
    })
  const text = await exported({ status: 'semua' })
  const { jumlah, galat } = (await importCsv(text)).body
  expect([jumlah, galat]).toEqual([{ baru: 0, berubah: 0, sama: jumlah.sama, salah: 0 }, []])
  expect(jumlah.sama).toBeGreaterThanOrEqual(9)
  expect((await apply(text)).body.jumlah).toEqual(jumlah)
})

test('creates more products than one statement writes', async () => {
  const { nama } = await kategori()
  const rows = Array.from({ length: 501 }, (_, index) => `Banyak ${index};${nama};5000`)
  expect((await apply(['nama;kategori;harga', ...rows].join('\n'))).body.jumlah).toMatchObject({ baru: 501 })
  const found = await shop.call(listProdukAdmin, { query: { q: 'Banyak', limit: 1 } }, auth())
  expect(found.headers['x-total-count']).toBe('501')
})

test('creates, changes and archives products by a file, each with its trail and movement', async () => {
  const { nama } = await kategori()
  const old = await produk({ nama: 'Impor lama', stok: 10, masa_henti: 3, kelas: ['B'], zat: 'iodin' })
  const text = `produkId;nama;kategori;harga;stok;status;masa_henti;kelas;deskripsi;harga_promo\n${old.produk_id};Impor lama;${nama};150000;14;arsip;;V,P;;\n;Impor baru;${nama};5000;3;;;;'=teks;4000`
  const told = (await importCsv(text)).body
  expect(told).toMatchObject({
    message: 'Berkas bisa diterapkan.',
    jumlah: { baru: 1, berubah: 1, sama: 0, salah: 0 },
    rincian: [
      {
        baris: 2,
        sebelum: { harga: 145_000, stok: 10 },
        sesudah: { harga: 150_000, stok: 14 },
      },
      { baris: 3, nama: 'Impor baru', sebelum: null },
    ],
  })
  expect((await view(old.produk_id)).harga, 'a look changes nothing').toBe(145_000)

  const done = await importCsv(text, { mode: 'terapkan', sidik: told.sidik })
  expect([done.status, done.body.message]).toEqual([200, 'Impor selesai: 1 produk baru, 1 produk diubah.'])
  expect(await view(old.produk_id)).toMatchObject({
    nama: 'Impor lama',
    kategoriNama: nama,
    harga: 150_000,
    stok: 14,
    aktif: false,
    masa_henti: null,
    kelas: ['V', 'P'],
    zat: 'iodin',
  })
  const [created] = (await shop.call(listProdukAdmin, { query: { q: 'Impor baru' } }, auth())).body
  expect(created).toMatchObject({ harga: 5000, stok: 3, deskripsi: '=teks', gambar: null })
  expect((await shop.call(getProduk, { params: { produkId: created.produkId } })).body).toMatchObject({
    harga: 4000,
    harga_semula: 5000,
  })
  for (const [produkId, perubahan] of [
    [old.produk_id, 4],
    [created.produkId, 3],
  ]) {
    const [move] = (await shop.call(listMutasiStok, { query: { produkId } }, auth())).body
    expect(move).toMatchObject({ perubahan, alasan: 'impor', oleh: admin.nama })
    const [entry] = (await shop.call(listJejak, { query: { jenis: 'produk', rujukan: String(produkId) } }, auth())).body
    expect(entry).toMatchObject({ tindakan: 'impor', oleh: admin.nama })
  }
  const again = await importCsv(text, { mode: 'terapkan', sidik: told.sidik })
  expect([again.status, again.body.code], 'a second time it would make the product twice').toEqual([
    409,
    'KATALOG_BERUBAH',
  ])
})

test('changes nothing if one line is wrong', async () => {
  const { produk_id } = await produk()
  const text = `produkId;harga\n${produk_id};1\n999999;2\n;3`
  const told = (await importCsv(text)).body
  expect(told).toMatchObject({
    message: 'Ada 3 kesalahan. Perbaiki berkasnya, lalu periksa lagi.',
    jumlah: { berubah: 1, salah: 2 },
    galat: [
      { baris: 3, kolom: 'produkId' },
      { baris: 4, kolom: 'nama' },
      { baris: 4, kolom: 'kategori' },
    ],
  })
  const done = await importCsv(text, { mode: 'terapkan' })
  expect([done.status, done.body.message, done.body.errors.length]).toEqual([
    400,
    'Ada 3 kesalahan di berkas itu. Tidak ada yang diubah. Perbaiki, lalu unggah lagi.',
    3,
  ])
  expect((await view(produk_id)).harga).toBe(145_000)
})

test('rejects a file if the catalog changed since its preview', async () => {
  const { produk_id: produkId } = await produk()
  const text = `produkId;harga\n${produkId};150000`
  const { sidik } = (await importCsv(text)).body
  await shop.deps.db.updateTable('produk').set({ harga: 99_000 }).where('produk_id', '=', produkId).execute()
  const late = await importCsv(text, { mode: 'terapkan', sidik })
  expect([late.status, late.body.code]).toEqual([409, 'KATALOG_BERUBAH'])
  expect((await view(produkId)).harga).toBe(99_000)
})

test('keeps sales made between export and import', async () => {
  const { kategori_id } = await kategori()
  const { produk_id: produkId } = await produk({ kategori_id, stok: 10 })
  const text = (await exported({ kategori: kategori_id })).replace(';145000;10;', ';145000;30;')
  const pembeli = await buildPelanggan(shop.deps.db, shop.deps.clock())
  const send = await buildPengiriman(shop.deps.db)
  const sales = (catatan: string) => {
    const body = { produkId, jumlah: 2, shippingId: send.shipping_id, catatan }
    return shop.call(createPesanan, { body }, { token: pembeli.token })
  }
  await sales('satu')
  const { sidik, rincian } = (await importCsv(text)).body
  expect(rincian).toMatchObject([{ sebelum: { stok: 8 }, sesudah: { stok: 28 } }])
  await sales('dua')
  expect((await importCsv(text, { mode: 'terapkan', sidik })).status).toBe(200)
  expect((await view(produkId)).stok).toBe(26)
  expect((await importCsv(text)).body.galat).toMatchObject([{ kolom: 'stok' }])
})

test('reports a correction made between export and import instead of overwriting it', async () => {
  const { kategori_id } = await kategori()
  const { produk_id: produkId } = await produk({ kategori_id, stok: 10 })
  const text = await exported({ kategori: kategori_id })
  const { versiStok } = await view(produkId)
  const body = { perubahan: 5, versiStok, keterangan: 'Kiriman' }
  await shop.call(correctStok, { params: { produkId }, body }, auth())
  expect((await importCsv(text)).body.jumlah).toMatchObject({ sama: 1, salah: 0 })
  expect((await importCsv(text.replace(';145000;10;', ';145000;12;'))).body.galat).toMatchObject([
    { kolom: 'stok', pesan: 'Stok produk ini sudah dikoreksi sejak berkas diekspor. Ekspor lagi' },
  ])
})

test('creates the products of a file once if it is imported twice at once', async () => {
  const { nama } = await kategori()
  const text = `nama;kategori;harga\nImpor kembar;${nama};5000`
  const { sidik } = (await importCsv(text)).body
  const answers = await Promise.all([1, 2, 3].map(() => importCsv(text, { mode: 'terapkan', sidik })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await shop.call(listProdukAdmin, { query: { q: 'Impor kembar' } }, auth())).body).toHaveLength(1)
})

test.each([
  [new File([], 'a.csv'), 400, 'VALIDATION_FAILED'],
  ['bukan berkas', 400, 'VALIDATION_FAILED'],
  [new File(['warna\nmerah'], 'a.csv'), 400, 'CSV_TIDAK_TERBACA'],
  [new File([new Uint8Array([0xff, 0xfe, 0x00])], 'a.csv'), 400, 'CSV_TIDAK_TERBACA'],
  [new File(['x'.repeat(8 * 1024 * 1024 + 1)], 'a.csv'), 400, 'VALIDATION_FAILED'],
  [new File(['x'.repeat(9 * 1024 * 1024)], 'a.csv'), 413, 'BODY_TOO_LARGE'],
])('rejects an upload that is no such file (%#)', async (berkas, status, code) => {
  const answer = await shop.call(importProduk, { body: { berkas } as never }, auth())
  expect([answer.status, answer.body.code]).toEqual([status, code])
})
