import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { createPesanan, getPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { sendDue } from '#server/features/surat/send-due.ts'
import { buildPelanggan, buildPengiriman, buildProduk, newAlamat } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

async function order(stok = 5, from?: string) {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const [produk, send] = [await buildProduk(db, clock(), { stok }), await buildPengiriman(db)]
  const body = { produkId: produk.produk_id, jumlah: 2, shippingId: send.shipping_id }
  const answer = await shop.call(createPesanan, { body }, { token: pembeli.token, ...(from && { dari: from }) })
  const hint = (status: 'success' | 'pending' | 'cancelled') =>
    shop.call(updatePaymentStatus, { body: { orderId: answer.body.midtransOrderId, status } }, { token: pembeli.token })
  return { pembeli, produk, nomor: answer.body.midtransOrderId, status: answer.status, hint }
}

const mailsTo = async (recipient: string) => {
  await sendDue(shop.deps)
  return shop.surat.filter((surat) => surat.kepada === recipient)
}

const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * 60_000))

test('confirms an order by mail, with its lines, its total and its deadline', async () => {
  const { pembeli, produk, nomor } = await order()
  // The mail about a new order is delayed for five minutes.
  expect(await mailsTo(pembeli.email)).toEqual([])
  later(5)
  const [mail] = await mailsTo(pembeli.email)
  expect(mail?.subjek).toBe(`Pesanan diterima, menunggu pembayaran (${nomor})`)
  expect(mail?.teks).toContain(`2 x ${produk.nama} @ Rp 145.000 = Rp 290.000\n`)
  expect(mail?.teks).toContain('Total: Rp 302.000')
  expect(mail?.teks).toContain('Status: Menunggu Pembayaran\n')
  expect(mail?.teks.match(/.* sebelum: .+ WIB/g)).toHaveLength(1)
  expect(mail?.teks).toContain(`Bayar sekarang: http://localhost:3040/konfirmasi-pembayaran?order=${nomor}\n`)
})

test('mails a payment to the buyer and to the shop, once', async () => {
  const { pembeli, nomor, hint } = await order()
  await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
  await Promise.all([hint('success'), hint('success')])
  const subjects = (await mailsTo(pembeli.email)).map(({ subjek }) => subjek)
  expect(subjects.filter((subject) => subject === `Pembayaran diterima (${nomor})`)).toHaveLength(1)
  const copy = (await mailsTo('toko@contoh.id')).filter(({ subjek }) => subjek.includes(nomor))
  expect(copy).toHaveLength(1)
  expect(copy[0]?.teks).toContain(pembeli.alamat)
})

test("mails the shop's copy, and not a buyer who wants no mail about orders", async () => {
  const { pembeli, nomor, hint } = await order()
  const pilihan = {
    orderStatus: false,
    articleUpdates: true,
    productOffers: true,
    discountPromo: true,
    shippingUpdates: true,
  }
  await shop.call(updateNotifikasiChoices, { body: pilihan }, { token: pembeli.token })
  await mailsTo(pembeli.email)
  const before = shop.surat.length
  await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
  await hint('success')
  await mailsTo(pembeli.email)
  expect(shop.surat.slice(before).map(({ kepada }) => kepada)).toEqual(['toko@contoh.id'])
})

test.each([
  ['settle', 'permata_va', ['Pembayaran diterima']],
  ['reverse', 'permata_va', ['Pembayaran ditarik kembali', 'Pembayaran diterima']],
  ['refund', 'other_qris', ['Dana pesanan dikembalikan', 'Pembayaran diterima']],
  ['partial_refund', 'other_qris', ['Pembayaran diterima']],
  ['expire', 'bca_va', []],
] as const)('mails the shop about payments and refunds (%s), and nothing else', async (outcome, method, subject) => {
  const { nomor, hint } = await order(5, newAlamat())
  if (outcome !== 'settle' && outcome !== 'expire') {
    await shop.sim('pay', { order_id: nomor, outcome: 'settle', method })
    await hint('success')
  }
  await shop.sim('pay', { order_id: nomor, outcome, method })
  await hint(outcome === 'settle' ? 'success' : 'pending')
  const copy = (await mailsTo('toko@contoh.id')).filter((mail) => mail.subjek.includes(nomor))
  expect(copy.map((mail) => mail.subjek.replace(` (${nomor})`, '')).toSorted()).toEqual(subject)
})

test('mails a cancelled order, and never a rejected one', async () => {
  const { pembeli, nomor, hint } = await order()
  await hint('cancelled')
  expect((await mailsTo(pembeli.email)).map(({ subjek }) => subjek)).toContain(`Pesanan dibatalkan (${nomor})`)

  const refused = await order(1)
  expect(refused.status).toBe(409)
  expect(await mailsTo(refused.pembeli.email)).toEqual([])
})

test('sends one mail, about the cancellation, if the payment page is closed', async () => {
  const { pembeli, nomor, hint } = await order()
  await sendDue(shop.deps)
  await hint('cancelled')
  later(60)
  expect((await mailsTo(pembeli.email)).map(({ subjek }) => subjek)).toEqual([`Pesanan dibatalkan (${nomor})`])
})

test('sends one mail with number and deadline for a virtual account', async () => {
  const { pembeli, nomor, hint } = await order()
  await shop.sim('pay', { order_id: nomor, outcome: 'pending', method: 'bca_va' })
  for (let times = 0; times < 3; times++) await hint('cancelled')
  later(10)
  const mails = await mailsTo(pembeli.email)
  expect(mails.map(({ subjek }) => subjek)).toEqual([`Nomor pembayaran pesanan Anda (${nomor})`])
  const { body } = await shop.call(getPesanan, { params: { orderId: nomor } }, { token: pembeli.token })
  expect(mails[0]?.teks).toContain(
    `Cara bayar: BCA Virtual Account\nNomor virtual account: ${body.cara_bayar.nomor}\nBayar sebelum: `,
  )
  expect(mails[0]?.teks).toContain(`Lihat pesanan: http://localhost:3040/konfirmasi-pembayaran?order=${nomor}\n`)
})

test.each([
  ['echannel', /Kode perusahaan: 70012\nKode pembayaran: \d{12}\n/],
  ['indomaret', /Cara bayar: Indomaret\nKode pembayaran: \d{14}\n/],
])('writes everything to be typed into the mail: %s', async (method, pattern) => {
  const { pembeli, nomor, hint } = await order()
  await shop.sim('pay', { order_id: nomor, outcome: 'pending', method })
  await hint('success')
  expect((await mailsTo(pembeli.email))[0]?.teks).toMatch(pattern)
})

test('mails a number that replaces another', async () => {
  const { pembeli, nomor, hint } = await order()
  const choose = async (method: string) => {
    await shop.sim('pay', { order_id: nomor, outcome: 'pending', method })
    await hint('success')
  }
  await choose('bca_va')
  await shop.sim('pay', { order_id: nomor, outcome: 'deny', method: 'bca_va' })
  await choose('bni_va')
  const texts = (await mailsTo(pembeli.email)).map((mail) => mail.teks.match(/Cara bayar: (\w+)/)?.[1])
  expect(texts.toSorted()).toEqual(['BCA', 'BNI'])
})

test('confirms the order as usual if there is no number to type', async () => {
  const { pembeli, nomor, hint } = await order()
  await shop.sim('pay', { order_id: nomor, outcome: 'pending', method: 'gopay' })
  await hint('success')
  later(5)
  expect((await mailsTo(pembeli.email)).map(({ subjek }) => subjek)).toEqual([
    `Pesanan diterima, menunggu pembayaran (${nomor})`,
  ])
})

test('links a mail about an order to that order', async () => {
  const { pembeli, nomor, hint } = await order()
  await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
  await hint('success')
  const mail = (await mailsTo(pembeli.email)).find(({ subjek }) => subjek.startsWith('Pembayaran diterima'))
  expect(mail?.teks).toContain(`Lihat pesanan: http://localhost:3040/riwayat-pembayaran/${nomor}\n`)
  expect(mail?.teks).toContain('Status: Dibayar\n')
})
