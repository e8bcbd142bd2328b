import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { getPaket } from '#contract/katalog/endpoints.ts'
import { listPaketAdmin, updatePaket } from '#contract/katalog/paket-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { katalog } from '#server/features/katalog/katalog.feature.ts'
import { buildAdmin, buildPaket, buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let auth: { token: string }
let shippingId: number
beforeAll(async () => {
  shop = await testApp()
  const { db, clock } = shop.deps
  auth = await buildAdmin(db, clock())
  shippingId = (await buildPengiriman(db)).shipping_id
  await buildProduk(db, clock(), { nama: 'Asam Sitrat Food Grade' })
  await buildProduk(db, clock(), { nama: 'Eritromisin 20% Premiks', resep: true })
})
afterAll(() => shop.close())

/** Creates a package of an older version, with a part that is only a name, and runs the job that checks it. */
async function oldPaket(name: string) {
  const { db, clock } = shop.deps
  const { produk_id } = await buildProduk(db, clock())
  const paket = await buildPaket(db, clock(), [{ produk_id }, { produk_id: null }])
  const unused = db.updateTable('paket_item').set({ nama: name }).where('paket_id', '=', paket.paket_id)
  await unused.where('produk_id', 'is', null).execute()
  await katalog.jobs?.['periksa-isi']?.run(shop.deps)
  return { ...paket, produkId: produk_id }
}

const pesan = async (body: object) => {
  const { token } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  return shop.call(createPesanan, { body: { shippingId, ...body } }, { token })
}

async function check(): Promise<number[]> {
  const { body } = await shop.call(listPaketAdmin, { query: { status: 'periksa' } }, auth)
  expect((await shop.call(getDasbor, {}, auth)).body.tugas.paketPerluDiperiksa).toBe(body.length)
  return body.map(({ paketId }: { paketId: number }) => paketId)
}

test.each([
  ['a product', 'ASAM sitrat food grade'],
  ['a product, slightly misspelled', 'Asam Sitrat'],
  ['a prescription product', 'Eritromisin 20% Premiks'],
  ['a prescription product, slightly misspelled', 'Erythromycin'],
  ['a prescription substance that the shop does not sell', 'Oksitetrasiklin serbuk'],
  ['a prohibited substance', 'Chloramphenicol 25%'],
])('does not sell an older package with a part called like %s until it is corrected', async (_, name) => {
  const { paket_id: paketId, title, produkId } = await oldPaket(name)
  const refused = {
    status: 409,
    body: { code: 'PAKET_DIPERIKSA', message: expect.stringContaining(`Isi ${title} sedang kami periksa`) },
  }
  expect(await pesan({ paketId, jumlah: 1 })).toMatchObject(refused)
  const items = [
    { produkId, jumlah: 1 },
    { paketId, jumlah: 1 },
  ]
  expect(await pesan({ items })).toMatchObject(refused)
  const toko = async () => (await shop.call(getPaket, { params: { paketId } })).body
  expect(await toko()).toMatchObject({ tersedia: 0, perlu_diperiksa: true })
  expect(await check()).toContain(paketId)

  const body = { title, harga: '500000', items: 'Buku saku' }
  expect((await shop.call(updatePaket, { params: { paketId }, body }, auth)).status).toBe(200)
  expect(await toko()).toMatchObject({ tersedia: null, perlu_diperiksa: false })
  expect(await check()).not.toContain(paketId)
  expect((await pesan({ paketId, jumlah: 1 })).status).toBe(201)
})

test('does not sell a package with a newly prescription-only product, also from an old cart', async () => {
  const { db } = shop.deps
  const { paket_id: paketId, produkId } = await oldPaket('Buku saku')
  expect((await pesan({ paketId, jumlah: 1 })).status).toBe(201)
  await db.updateTable('produk').set({ golongan: 'obat_keras' }).where('produk_id', '=', produkId).execute()
  expect(await pesan({ items: [{ paketId, jumlah: 1 }] })).toMatchObject({
    status: 409,
    body: { code: 'PAKET_DIPERIKSA' },
  })
  const { body } = await shop.call(getPaket, { params: { paketId } })
  expect(body).toMatchObject({ tersedia: 0, perlu_diperiksa: true, golongan: 'obat_keras', masa_henti: null })
})
