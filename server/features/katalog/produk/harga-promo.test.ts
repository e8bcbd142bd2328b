import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getProduk, listProduk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { getProdukAdmin, updateProduk } from '#contract/katalog/produk-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import {
  buildAdmin,
  buildGrup,
  buildKategori,
  buildLot,
  buildPengiriman,
  buildProduk,
  buildRegular,
  newAlamat,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { moveHarga } from './current-harga.ts'

let shop: TestApp
let auth: { token: string }
beforeAll(async () => {
  shop = await testApp(new Date('2026-11-20T03:00:00Z'), WITHOUT_LIMITS)
})
// The clock moves by days, so sessions expire.
beforeEach(async () => {
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), { harga: 100_000, stok: 200, ...change })
const change = (produkId: number, body: object) =>
  shop.call(updateProduk, { params: { produkId }, body: { semula: '{}', ...body } as never }, auth)
const hargaOf = async (produkId: number) => {
  const { harga, harga_semula, harga_sampai } = (await shop.call(getProduk, { params: { produkId } })).body
  return [harga, harga_semula, harga_sampai]
}
async function pesan(produkId: number, quantity: number, more: object = {}, pembeli?: { token: string }) {
  const { token } = pembeli ?? (await buildRegular(shop.deps.db, shop.deps.clock()))
  const { shipping_id: shippingId } = await buildPengiriman(shop.deps.db)
  return shop.call(
    createPesanan,
    { body: { produkId, jumlah: quantity, shippingId, ...more } },
    { token, dari: newAlamat() },
  )
}

test('begins and ends a promotion at midnight in Jakarta, everywhere at once', async () => {
  const { db } = shop.deps
  const { kategori_id: kategori } = await buildKategori(db)
  const [promo, cheap] = [
    await produk({ kategori_id: kategori }),
    await produk({ kategori_id: kategori, harga: 90_000 }),
  ]
  const { produk_id: id } = promo
  await change(id, { harga_promo: '80000', promo_mulai: '2026-11-21', promo_sampai: '2026-11-22' })
  const positions = async () =>
    (await shop.call(listProduk, { query: { kategori: String(kategori), urut: 'harga' } })).body.map(
      ({ produkId }: { produkId: number }) => produkId,
    )
  const at = async (time: string) => {
    shop.setClock(new Date(time))
    auth = await buildAdmin(db, shop.deps.clock())
    await moveHarga(shop.deps)
  }
  expect([await hargaOf(id), await positions()]).toEqual([
    [100_000, null, null],
    [cheap.produk_id, id],
  ])
  await at('2026-11-20T16:59:59Z')
  expect(await hargaOf(id)).toEqual([100_000, null, null])
  await at('2026-11-20T17:00:00Z')
  expect([await hargaOf(id), await positions()]).toEqual([
    [80_000, 100_000, '2026-11-22'],
    [id, cheap.produk_id],
  ])
  const query = { kategori: String(kategori), harga_maks: 85_000 }
  expect((await shop.call(listProduk, { query })).body).toMatchObject([{ produkId: id, harga: 80_000 }])
  const made = await pesan(id, 2, { total_harga: 172_000 })
  expect([made.status, made.body.total_harga]).toEqual([201, 172_000])
  const { items } = (await shop.call(getPesananAdmin, { params: { orderId: made.body.orderId } }, auth)).body
  expect(items).toMatchObject([{ harga: 80_000, harga_semula: 100_000 }])
  expect((await shop.call(getProdukAdmin, { params: { produkId: id } }, auth)).body.harga).toBe(100_000)
  await at('2026-11-22T16:59:59Z')
  expect(await hargaOf(id)).toEqual([80_000, 100_000, '2026-11-22'])
  await at('2026-11-22T17:00:00Z')
  expect([await hargaOf(id), await positions()]).toEqual([
    [100_000, null, null],
    [cheap.produk_id, id],
  ])
  expect((await pesan(id, 1, { total_harga: 92_000 })).body.code).toBe('HARGA_BERUBAH')
})

test('ends the promotion of a product that comes to need a prescription', async () => {
  const { produk_id: id } = await produk()
  await change(id, { harga_promo: '75000' })
  const { db } = shop.deps
  const prescriptionOnly = { golongan: 'obat_keras', nie: 'KKP RI D 1', harga_kini: null } as const
  await db.updateTable('produk').set(prescriptionOnly).where('produk_id', '=', id).execute()
  await moveHarga(shop.deps)
  expect(await hargaOf(id)).toEqual([100_000, null, null])
})

test('applies a running promotion when it is saved, and ends it when it is deleted', async () => {
  const { produk_id: id } = await produk()
  await change(id, { harga_promo: '75000' })
  expect(await hargaOf(id)).toEqual([75_000, 100_000, null])
  await change(id, { harga_promo: '' })
  expect(await hargaOf(id)).toEqual([100_000, null, null])
})

test('keeps the regular price if a client without promotions sends its fields back', async () => {
  const { produk_id: id } = await produk()
  await change(id, { harga_promo: '75000' })
  const { nama, harga, stok, deskripsi, kategoriId } = (await shop.call(getProduk, { params: { produkId: id } })).body
  const body = {
    nama,
    harga: String(harga),
    deskripsi: `${deskripsi} baru`,
    kategoriId: String(kategoriId),
    stok: String(stok),
  }
  expect((await shop.call(updateProduk, { params: { produkId: id }, body: body as never }, auth)).body.harga).toBe(
    100_000,
  )
  const other = { ...body, harga: '120000' }
  expect((await shop.call(updateProduk, { params: { produkId: id }, body: other as never }, auth)).body.harga).toBe(
    120_000,
  )
})

test('lowers the price from a quantity on, and accepts clients that know one price only', async () => {
  const { produk_id: id } = await produk()
  await change(id, {
    harga_grosir: JSON.stringify([
      { mulai: '10', harga: '90000' },
      { mulai: '50', harga: '80000' },
    ]),
  })
  expect((await pesan(id, 9)).body.total_harga).toBe(912_000)
  expect((await pesan(id, 10, { total_harga: 912_000, ongkir: 12_000 })).body.total_harga).toBe(912_000)
  const old = await pesan(id, 50, { total_harga: 5_012_000 })
  expect([old.status, old.body.total_harga]).toEqual([201, 4_012_000])
  expect((await pesan(id, 10, { total_harga: 500_000 })).body.code).toBe('HARGA_BERUBAH')
})

test('charges a group its own price, by percentage or per product', async () => {
  const { db, clock } = shop.deps
  const [regular, special, obat] = [await produk(), await produk(), await produk({ resep: true })]
  const { grup_id } = await buildGrup(db, clock(), { nama: 'Kelompok Tani', persen: 10 })
  await db.insertInto('grup_harga').values({ grup_id, produk_id: special.produk_id, harga: 70_000 }).execute()
  const members = await buildRegular(db, clock())
  await db.updateTable('pengguna').set({ grup_id }).where('pengguna_id', '=', members.pengguna_id).execute()
  const [archived, promo] = [await produk({ aktif: false }), await produk()]
  await change(promo.produk_id, { harga_promo: '50000' })
  // 10% off Rp 99.999 is Rp 89.999,10, which is rounded up.
  const odd = await produk({ harga: 99_999 })
  const id = [regular, special, obat, archived, promo, odd].map(({ produk_id }) => produk_id).join(',')
  const mine = (await shop.call(listMyHarga, { query: { id } }, { token: members.token })).body
  expect(mine.grup).toBe('Kelompok Tani')
  expect(new Map(mine.harga.map((item: { produkId: number; harga: number }) => [item.produkId, item.harga]))).toEqual(
    new Map([
      [regular.produk_id, 90_000],
      [special.produk_id, 70_000],
      [odd.produk_id, 90_000],
    ]),
  )
  const other = await buildRegular(db, clock())
  expect((await shop.call(listMyHarga, { query: { id } }, { token: other.token })).body).toEqual({
    grup: null,
    harga: [],
  })
  expect((await pesan(regular.produk_id, 1, { total_harga: 102_000, ongkir: 12_000 }, members)).body.total_harga).toBe(
    102_000,
  )
  expect((await pesan(special.produk_id, 2, {}, members)).body.total_harga).toBe(152_000)
  // A client of the specification displays the public price.
  expect((await pesan(regular.produk_id, 2, { total_harga: 212_000 }, members)).body.total_harga).toBe(192_000)
  await db.updateTable('grup_pelanggan').set({ aktif: false }).where('grup_id', '=', grup_id).execute()
  expect((await pesan(regular.produk_id, 3, {}, members)).body.total_harga).toBe(312_000)
})

test.each([
  ['harga_promo', { harga_promo: '100000' }],
  ['promo_sampai', { promo_mulai: '2026-11-20', promo_sampai: '2026-11-19' }],
  ['harga_grosir', { harga_grosir: JSON.stringify([{ mulai: '5', harga: '100000' }]) }],
  [
    'harga_grosir.1.mulai',
    {
      harga_grosir: JSON.stringify([
        { mulai: '5', harga: '9000' },
        { mulai: '5', harga: '8000' },
      ]),
    },
  ],
  ['harga_promo', { golongan: 'obat_keras', harga_promo: '5000' }],
])('names the wrong field of %s', async (path, body) => {
  const { produk_id } = await produk()
  const answer = await change(produk_id, body)
  expect([answer.status, answer.body.errors?.map((item: { path: string }) => item.path)]).toEqual([400, [path]])
})

test('requires a confirmation of a price below cost', async () => {
  const { produk_id } = await produk()
  await buildLot(shop.deps.db, shop.deps.clock(), produk_id, { hargaModal: 60_000 })
  await buildLot(shop.deps.db, shop.deps.clock(), produk_id, { hargaModal: null })
  const asked = await change(produk_id, { harga_promo: '59999' })
  expect([asked.status, asked.body.code]).toEqual([422, 'DI_BAWAH_MODAL'])
  expect((await change(produk_id, { harga_promo: '59999', modalDisadari: 'true' })).body.harga_promo).toBe(59_999)
  expect((await change(produk_id, { deskripsi: 'Lain' })).status).toBe(200)
})
