import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPesanan, getPesanan, listRiwayat, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { processPesanan } from '#contract/pesanan-admin/admin.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  await notifications(false)
})
afterAll(() => shop.close())

/** Webhooks are off by default: changes come from the query that the browser's hint triggers. */
const notifications = (arrive: boolean) => shop.sim('webhooks/policy', { drop: arrive ? 0 : 10_000 })

async function order(catatan = '') {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const [produk, other, send] = [
    await buildProduk(db, clock()),
    await buildProduk(db, clock()),
    await buildPengiriman(db),
  ]
  const items = [
    { produkId: produk.produk_id, jumlah: 2 },
    { produkId: other.produk_id, jumlah: 1 },
  ]
  const body = { items, shippingId: send.shipping_id, catatan }
  const { orderId, midtransOrderId } = (await shop.call(createPesanan, { body }, { token: pembeli.token })).body
  return {
    orderId,
    midtransOrderId,
    pembeli,
    produk,
    kirim: send,
    rincian: async (ref: string | number = midtransOrderId, token = pembeli.token) =>
      shop.call(getPesanan, { params: { orderId: ref } }, { token }),
    /** Plays an outcome at the provider, then sends the browser's hint. */
    async pay(outcome: string, method?: string): Promise<StatusPembayaran> {
      await shop.sim('pay', { order_id: midtransOrderId, outcome, method })
      const hint = { orderId: midtransOrderId, status: 'pending' as const }
      return (await shop.call(updatePaymentStatus, { body: hint }, { token: pembeli.token })).body.status
    },
  }
}

test('returns everything that the history does, with address, note, deadline and stages', async () => {
  const it = await order('Titip di pos dermaga')
  const { body, status } = await it.rincian()
  const [inHistory] = (await shop.call(listRiwayat, {}, { token: it.pembeli.token })).body.data
  expect(status).toBe(200)
  expect(body).toEqual({
    ...inHistory,
    potongan: [],
    kembali: [],
    retur: [],
    pengganti: [],
    pengganti_dari: null,
    nota: null,
    ppn: null,
    ppn_ditambah: 0,
    items: inHistory.items.map((item: object) => ({ ...item, nie: '' })),
    nama: it.pembeli.nama,
    no_hp: '081234567890',
    alamat: 'Dermaga 3, Teluk Hurun, Lampung',
    catatan: 'Titip di pos dermaga',
    estimasi: '3-5 hari',
    tahap: { dibuat: inHistory.created_at, dibayar: null, disiapkan: null, dikirim: null, diterima: null },
    selesai_sendiri: null,
    kemasan: [],
    kiriman: [],
    keluhan: null,
    dapat_dibayar: true,
    dapat_dibatalkan: true,
    halaman_terbuka: true,
    cara_bayar: null,
    perjalanan: [{ waktu: inHistory.created_at, teks: 'Pesanan dibuat, menunggu pembayaran.' }],
    perjalanan_kurir: [],
    // The shipping method's range of working days.
    tiba: { dari: expect.any(String), sampai: expect.any(String) },
  })
  expect(inHistory.items).toHaveLength(2)
  expect((await it.rincian(it.orderId)).body).toEqual(body)
})

test("does not find another buyer's order, or a missing one", async () => {
  const it = await order()
  const other = await buildPelanggan(shop.deps.db, shop.deps.clock())
  for (const ref of [it.midtransOrderId, it.orderId])
    expect(await it.rincian(ref, other.token)).toMatchObject({ status: 404, body: { code: 'PESANAN_TIDAK_ADA' } })
  for (const ref of ['KS-tidak-ada', 999_999_999, '99999999999999'])
    expect(await it.rincian(ref)).toMatchObject({ status: 404, body: { code: 'PESANAN_TIDAK_ADA' } })
})

test.each([
  ['bca_va', 'bca_virtual', 'BCA Virtual Account', /^72007\d{11}$/],
  ['bni_va', 'bni_virtual', 'BNI Virtual Account', /^988\d{13}$/],
  ['bri_va', 'bri', 'BRI Virtual Account', /^13828\d{13}$/],
  ['permata_va', 'permata', 'Permata Virtual Account', /^850\d{13}$/],
  ['cimb_va', 'cimb', 'CIMB Niaga Virtual Account', /^1899\d{12}$/],
  ['danamon_va', 'virtual_lain', 'Danamon Virtual Account', /^8922\d{12}$/],
  ['indomaret', 'indomaret', 'Indomaret', /^\d{14}$/],
  ['alfamart', 'alfamart', 'Alfamart', /^\d{16}$/],
] as const)('shows the number for a payment by %s', async (method, metode, name, nomor) => {
  const it = await order()
  expect(await it.pay('pending', method)).toBe('pending')
  expect((await it.rincian()).body.cara_bayar).toMatchObject({
    metode,
    nama: name,
    nomor: expect.stringMatching(nomor),
    kode_perusahaan: null,
  })
})

test('shows number and company code of a Mandiri bill', async () => {
  const it = await order()
  await it.pay('pending', 'echannel')
  expect((await it.rincian()).body.cara_bayar).toMatchObject({
    metode: 'mandiri',
    nomor: expect.stringMatching(/^\d{12}$/),
    kode_perusahaan: '70012',
  })
})

test.each(['gopay', 'shopeepay'] as const)('shows %s without a number, to be paid in its app', async (metode) => {
  const it = await order()
  await it.pay('pending', metode)
  expect((await it.rincian()).body.cara_bayar).toMatchObject({ metode, nomor: null })
})

test("shows DANA without a number, which the provider finds only by the notification's transaction id", async () => {
  const it = await order()
  await notifications(true)
  await it.pay('pending', 'dana')
  await waitFor('dana', async () => (await it.rincian()).body.cara_bayar !== null)
  await notifications(false)
  expect((await it.rincian()).body.cara_bayar).toMatchObject({ metode: 'dana', nomor: null })
})

test('names the wallet of a QR code once it is paid', async () => {
  const it = await order()
  await it.pay('pending', 'other_qris')
  expect((await it.rincian()).body.cara_bayar).toMatchObject({ metode: 'qris', penyelenggara: 'GoPay', penerbit: null })
  await it.pay('settle')
  const { cara_bayar, perjalanan } = (await it.rincian()).body
  expect(['GoPay', 'DANA', 'OVO', 'BCA']).toContain(cara_bayar.penerbit)
  expect(perjalanan.at(-1).teks).toBe('Pembayaran diterima.')
})

test('stores only the masked number of a card, and offers neither payment nor cancellation once paid', async () => {
  const it = await order()
  expect(await it.pay('settle', 'credit_card')).toBe('success')
  const { body } = await it.rincian()
  expect(body.cara_bayar).toMatchObject({ metode: 'kartu', nomor: '48111111-1114', penyelenggara: 'BNI' })
  expect([body.status_pembayaran, body.dapat_dibayar, body.dapat_dibatalkan]).toEqual(['success', false, false])
})

test('keeps the choice open after a denied card, and shows the next method', async () => {
  const it = await order()
  await it.pay('deny', 'credit_card')
  expect((await it.rincian()).body).toMatchObject({ cara_bayar: null, dapat_dibayar: true })
  await it.pay('pending', 'bni_va')
  expect((await it.rincian()).body.cara_bayar.metode).toBe('bni_virtual')
})

test("ends at the method's own deadline, and never after the order's", async () => {
  const [short, long] = [await order(), await order()]
  await short.pay('pending', 'other_qris')
  await long.pay('pending', 'bca_va')
  const { db, clock } = shop.deps
  const early = new Date(clock().getTime() + 60_000)
  await db
    .updateTable('pembayaran')
    .set({ bayar_sebelum: early })
    .where('order_id', '=', short.midtransOrderId)
    .execute()
  const late = new Date(clock().getTime() + 86_400_000)
  await db.updateTable('pembayaran').set({ bayar_sebelum: late }).where('order_id', '=', long.midtransOrderId).execute()
  expect((await short.rincian()).body.cara_bayar.bayar_sebelum).toBe(early.toISOString())
  const { cara_bayar, batas_bayar } = (await long.rincian()).body
  expect(cara_bayar.bayar_sebelum).toBe(batas_bayar)
})

test("takes the method's deadline from the provider", async () => {
  const it = await order()
  await it.pay('pending', 'bca_va')
  const { transactions } = await shop.sim('transactions')
  const { expires_at } = transactions.find((row: { order_id: string }) => row.order_id === it.midtransOrderId)
  const { bayar_sebelum } = await shop.deps.db
    .selectFrom('pembayaran')
    .select('bayar_sebelum')
    .where('order_id', '=', it.midtransOrderId)
    .executeTakeFirstOrThrow()
  // The provider's clock stamps whole seconds.
  expect(bayar_sebelum?.getTime()).toBe(Math.floor(expires_at / 1000) * 1000)
})

test('returns courier, parcel number and stages', async () => {
  const it = await order()
  await it.pay('settle', 'bca_va')
  const { token } = await buildAdmin(shop.deps.db, shop.deps.clock())
  const kiriman = { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'JNE0012345' } as const
  expect((await it.rincian()).body.kemasan).toEqual([])
  await shop.call(processPesanan, { params: { orderId: it.orderId }, body: kiriman }, { token })
  const { body } = await it.rincian()
  expect(body.kemasan).toEqual([
    { produkId: expect.any(Number), nama: expect.any(String), nomor: '', kedaluwarsa: null, jumlah: 2 },
    expect.objectContaining({ jumlah: 1 }),
  ])
  expect(body).toMatchObject({ kurir: 'JNE', resi: 'JNE0012345', status_pesanan: 'Sedang Di Proses' })
  expect(body.perjalanan.map(({ teks }: { teks: string }) => teks)).toEqual([
    'Pesanan dibuat, menunggu pembayaran.',
    'Pembayaran diterima.',
    'Pesanan dikirim: JNE JNE0012345.',
  ])
})

test('shows packed goods as sent once they are, and expects none after arrival', async () => {
  const it = await order()
  await it.pay('settle', 'bca_va')
  const { token } = await buildAdmin(shop.deps.db, shop.deps.clock())
  const proses = (body: object) =>
    shop.call(processPesanan, { params: { orderId: it.orderId }, body } as never, { token })
  const status_pesanan = 'Sedang Di Proses'
  await proses({ status_pesanan, kurir: '', resi: '' })
  await proses({ status_pesanan, kurir: 'JNE', resi: '' })
  await proses({ status_pesanan, kurir: 'JNE', resi: 'JNE0099' })
  await proses({ status_pesanan, kurir: 'J&T', resi: 'JNE0099' })
  const sent = (await it.rincian()).body
  expect(sent.perjalanan.map(({ teks }: { teks: string }) => teks).slice(2)).toEqual([
    'Pesanan sedang diproses toko.',
    'Kurir atau nomor resi diperbarui.',
    'Pesanan dikirim: JNE JNE0099.',
    'Kurir atau nomor resi diperbarui.',
  ])
  expect(sent.tiba).not.toBeNull()
  await proses({ status_pesanan: 'Pesanan Selesai', kurir: 'JNE', resi: 'JNE0099' })
  expect((await it.rincian()).body.tiba).toBeNull()
})

test('does not allow payment after the deadline, even before the timer ends the order', async () => {
  const it = await order()
  shop.setClock(new Date(shop.deps.clock().getTime() + 61 * 60_000))
  expect((await it.rincian()).body).toMatchObject({ status_pembayaran: 'pending', dapat_dibayar: false })
})
