import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePilihanNotifikasi } from '#contract/akun/endpoints.ts'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { sendDue } from '#server/features/surat/send-due.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

async function order(stok = 5) {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const [produk, kirim] = [await buildProduk(db, clock(), { stok }), await buildPengiriman(db)]
  const body = { produkId: produk.produk_id, jumlah: 2, shippingId: kirim.shipping_id }
  const answer = await shop.call(createPesanan, { body }, { token: pembeli.token })
  const hint = (status: 'success' | 'cancelled') =>
    shop.call(updatePaymentStatus, { body: { orderId: answer.body.midtransOrderId, status } }, { token: pembeli.token })
  return { pembeli, produk, nomor: answer.body.midtransOrderId, status: answer.status, hint }
}

const mailsTo = async (kepada: string) => {
  await sendDue(shop.deps)
  return shop.surat.filter((surat) => surat.kepada === kepada)
}

test('an order is confirmed by mail, with its lines, its total and its deadline', async () => {
  const { pembeli, produk, nomor } = await order()
  const [mail] = await mailsTo(pembeli.email)
  expect(mail?.subjek).toBe(`Pesanan diterima, menunggu pembayaran (${nomor})`)
  expect(mail?.teks).toContain(`2 x ${produk.nama} @ Rp 145.000`)
  expect(mail?.teks).toContain('Total: Rp 302.000')
  expect(mail?.teks).toMatch(/Bayar sebelum: .+ WIB/)
  expect(mail?.teks).toContain(`Lihat pesanan: http://localhost:3040/konfirmasi-pembayaran?order=${nomor}\n`)
})

test('a payment is told to the buyer and to the shop, once', async () => {
  const { pembeli, nomor, hint } = await order()
  await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
  await Promise.all([hint('success'), hint('success')])
  const subjects = (await mailsTo(pembeli.email)).map(({ subjek }) => subjek)
  expect(subjects.filter((subjek) => subjek === `Pembayaran diterima (${nomor})`)).toHaveLength(1)
  const salinan = (await mailsTo('toko@contoh.id')).filter(({ subjek }) => subjek.includes(nomor))
  expect(salinan).toHaveLength(1)
  expect(salinan[0]?.teks).toContain(pembeli.alamat)
})

test('who does not want mail about orders gets none, and the shop still gets its copy', async () => {
  const { pembeli, nomor, hint } = await order()
  const pilihan = {
    orderStatus: false,
    articleUpdates: true,
    productOffers: true,
    discountPromo: true,
    shippingUpdates: true,
  }
  await shop.call(updatePilihanNotifikasi, { body: pilihan }, { token: pembeli.token })
  await mailsTo(pembeli.email)
  const before = shop.surat.length
  await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
  await hint('success')
  await mailsTo(pembeli.email)
  expect(shop.surat.slice(before).map(({ kepada }) => kepada)).toEqual(['toko@contoh.id'])
})

test('a cancelled order is told; an order that was refused never', async () => {
  const { pembeli, nomor, hint } = await order()
  await hint('cancelled')
  expect((await mailsTo(pembeli.email)).map(({ subjek }) => subjek)).toContain(`Pesanan dibatalkan (${nomor})`)

  const refused = await order(1)
  expect(refused.status).toBe(409)
  expect(await mailsTo(refused.pembeli.email)).toEqual([])
})
