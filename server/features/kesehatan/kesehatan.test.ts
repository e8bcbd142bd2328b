import { afterAll, expect, test } from 'vitest'
import { getKesehatan, periksaBuku } from '#contract/kesehatan/office.ts'
import { buildAdmin, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const ruang = [{ tempat: ['gambar'], sisaMb: 99 }]
const space = { isDatabaseFull: () => false, isFull: () => false, low: () => ruang, close: async () => {} }
const shop = await testApp(undefined, { space })
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())

test('the owner reads versions, disks, queues and late jobs', async () => {
  const surat = { kepada: 'a@contoh.id', subjek: 'x', teks: 'x', kirim_pada: clock(), dibuat: clock() }
  await db
    .insertInto('surat')
    .values([
      { ...surat, kunci: 'satu' },
      { ...surat, kunci: 'dua', status: 'gagal', kesalahan: 'ditolak', percobaan: 1 },
    ])
    .execute()
  const pekerjaan = (nama: string, menit: number) => ({
    nama,
    sejak: new Date(Date.now() - 3_600_000),
    sampai: new Date(Date.now() - menit * 60_000),
  })
  await db
    .insertInto('pekerjaan')
    .values([pekerjaan('lambat', 10), pekerjaan('tepat', 0)])
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
      ruang,
      surat_keluar: false,
      antrean: { surat_menunggu: 1, surat_gagal: 1, notifikasi: 0, pengembalian: 0 },
      pekerjaan_telat: [{ nama: 'lambat', detik: expect.any(Number) }],
      pekerjaan: 2,
    },
  })
  await db.deleteFrom('pekerjaan').execute()
})

test('the books are read at a press: what cannot be is named, and a dozen looks an hour are enough', async () => {
  const periksa = () => shop.call(periksaBuku, {}, { token })
  expect((await periksa()).body).toEqual({ diperiksa: clock().toISOString(), temuan: [], catatan: expect.any(Array) })
  const { produk_id } = await buildProduk(db, clock(), { stok: 10 })
  const salah = (stok: number) => db.updateTable('produk').set({ stok }).where('produk_id', '=', produk_id).execute()
  await salah(11)
  const { temuan } = (await periksa()).body
  expect(temuan).toContainEqual({
    aturan: expect.any(String),
    rujukan: expect.stringContaining(String(produk_id)),
    keterangan: expect.any(String),
  })
  await salah(10)
  const banyak = await Promise.all(Array.from({ length: 12 }, periksa))
  expect(banyak.filter(({ status }) => status === 429).length).toBe(2)
})
