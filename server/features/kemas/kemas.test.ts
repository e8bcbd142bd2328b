import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { getKemas, listKemas, listPrints } from '#contract/kemas/admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { processMany } from '#contract/pesanan-admin/many-admin.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const pemilik = await buildAdmin(db, clock())
const gudang = await buildAdmin(db, clock(), 'gudang')
beforeAll(() => shop.sim('webhooks/policy', { drop: 10_000 }))
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }, who = gudang) =>
  shop.call(endpoint, input, { token: who.token })
async function pesan(name: string, change: Parameters<typeof buildPesanan>[3] = {}, quantity = 2) {
  const produk = await buildProduk(db, clock(), { nama: name, harga: 123_457 })
  const { pengguna_id } = await buildPelanggan(db, clock())
  const lunas = { status_pembayaran: 'success', ...change } as const
  return buildPesanan(db, clock(), pengguna_id, lunas, [{ produk, jumlah: quantity }])
}
const waitFor = async (query = {}) =>
  (await ask(listKemas, { query })).body.map(({ orderId }: { orderId: number }) => orderId)
const giveBack = (order: Awaited<ReturnType<typeof pesan>>, quantity: number) =>
  ask(
    refundPembayaran,
    {
      params: { orderId: order.pesanan_id },
      body: {
        percobaan: order.midtrans_order_id,
        cara: 'manual',
        jumlah: quantity,
        sisa: order.total_harga,
        alasan: 'Rusak',
        bukti: 'BCA 1',
      },
    },
    pemilik,
  )

test('lists paid orders that were not sent, oldest first', async () => {
  const hourOf = (ago: number) => new Date(clock().getTime() - ago * 3_600_000)
  const [two, one] = [await pesan('Kemas dua', { dibuat: hourOf(2) }), await pesan('Kemas satu', { dibuat: hourOf(3) })]
  const proses = await pesan('Kemas tiga', { status_pesanan: 'Sedang Di Proses' })
  await pesan('Kemas dikirim', { status_pesanan: 'Sedang Di Proses', resi: 'JP1' })
  await pesan('Kemas selesai', { status_pesanan: 'Pesanan Selesai' })
  await pesan('Kemas belum dibayar', { status_pembayaran: 'pending' })
  expect(await waitFor({ q: 'kemas' })).toEqual([one, two, proses].map(({ pesanan_id }) => pesanan_id))
  expect(await waitFor({ q: 'kemas', status: 'Sedang Di Proses' })).toEqual([proses.pesanan_id])
  expect(await waitFor({ q: 'kemas dua' })).toEqual([two.pesanan_id])
  expect(await waitFor({ q: one.midtrans_order_id })).toEqual([one.pesanan_id])
})

test('shows the packer lines and destination without any amount', async () => {
  const order = await pesan('Tanpa uang')
  const params = { orderId: order.pesanan_id }
  const { body } = await ask(getKemas, { params })
  expect(body).toMatchObject({
    nama: order.nama,
    alamat: order.alamat,
    dana_kembali: 'tidak',
    perhatian: false,
    items: [{ nama: 'Tanpa uang', jumlah: 2 }],
    bagian: [{ nama: 'Tanpa uang', dipegang: 2 }],
  })
  const { body: list } = await ask(listKemas, { query: { q: 'tanpa uang' } })
  const money = [123_457, order.subtotal, order.total_harga, order.biaya_kirim].map(String)
  for (const text of [JSON.stringify(body), JSON.stringify(list)])
    expect(money.filter((quantity) => text.includes(quantity))).toEqual([])
  expect((await ask(getPesananAdmin, { params })).body.code).toBe('BUKAN_BAGIAN_ANDA')

  const send = { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'JP9' }
  expect((await ask(processPesanan, { params, body: send })).status).toBe(200)
  expect(await waitFor({ q: 'tanpa uang' })).toEqual([])
  expect((await ask(getKemas, { params })).body.resi).toBe('JP9')
})

test('shows whether a refund was partial, and leaves out a fully refunded order', async () => {
  const order = await pesan('Kembali')
  const params = { orderId: order.pesanan_id }
  expect((await giveBack(order, 5000)).status).toBe(200)
  expect((await ask(getKemas, { params })).body.dana_kembali).toBe('sebagian')
  expect(await waitFor({ q: 'kembali' })).toEqual([order.pesanan_id])

  const whole = await pesan('Utuh')
  expect((await giveBack(whole, whole.total_harga)).status).toBe(200)
  expect((await ask(getKemas, { params: { orderId: whole.pesanan_id } })).body.dana_kembali).toBe('utuh')
  expect(await waitFor({ q: 'utuh' })).toEqual([])
})

test('does not find an unpaid order', async () => {
  const { pesanan_id: orderId } = await pesan('Belum', { status_pembayaran: 'pending' })
  expect((await ask(getKemas, { params: { orderId } })).body.code).toBe('PESANAN_TIDAK_ADA')
  expect((await ask(getKemas, { params: { orderId: 999_999 } })).body.code).toBe('PESANAN_TIDAK_ADA')
})

test('shows orders of one moment by their numbers, page by page, without archived ones, with their marks', async () => {
  const createdAt = new Date(clock().getTime() - 5 * 3_600_000)
  const [a, b, c] = [
    await pesan('Halaman', { dibuat: createdAt }),
    await pesan('Halaman', { dibuat: createdAt, perhatian: ['lunas tanpa stok'] }),
    await pesan('Halaman', { dibuat: createdAt }),
  ]
  await pesan('Halaman', { dibuat: createdAt, arsip: clock() })
  expect(await waitFor({ q: 'halaman' })).toEqual([a, b, c].map(({ pesanan_id }) => pesanan_id))
  expect(await waitFor({ q: 'halaman', limit: 2, page: 2 })).toEqual([c.pesanan_id])
  const { body } = await ask(listKemas, { query: { q: 'halaman' } })
  expect(body.map(({ perhatian }: { perhatian: boolean }) => perhatian)).toEqual([false, true, false])
  expect((await ask(getKemas, { params: { orderId: b.pesanan_id } })).body.perhatian).toBe(true)
})

test('finds an order by the name of its buyer', async () => {
  const order = await pesan('Barang Biasa', { nama: 'Bu Penerima' })
  expect(await waitFor({ q: 'bu penerima' })).toEqual([order.pesanan_id])
})

test('prints sheets in the order of ticking, without amounts, and for packers only of paid orders', async () => {
  const [a, b] = [await pesan('Cetak satu'), await pesan('Cetak dua', { arsip: clock() })]
  const unpaid = await pesan('Cetak tiga', { status_pembayaran: 'cancelled' })
  const ids = [b, unpaid, a].map(({ pesanan_id }) => pesanan_id)
  const print = async (who: typeof gudang) => (await ask(listPrints, { query: { id: `${ids},999999` } }, who)).body
  const printed = await print(gudang)
  expect(printed.map(({ orderId }: { orderId: number }) => orderId)).toEqual([b.pesanan_id, a.pesanan_id])
  expect(JSON.stringify(printed)).not.toContain(String(a.total_harga))
  expect((await print(pemilik)).map(({ orderId }: { orderId: number }) => orderId)).toEqual(ids)
  expect((await ask(listPrints, { query: { id: '1,x' } })).status).toBe(400)
})

test('packs and hands over many orders as a packer', async () => {
  const orders = [await pesan('Banyak satu'), await pesan('Banyak dua')]
  const NEW = { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' }
  const proses = async (before: object, to: (at: number) => object) => {
    const pesanan = orders.map(({ pesanan_id: orderId }, at) => ({ orderId, semula: before, jadi: to(at) }))
    const { hasil } = (await ask(processMany, { body: { pesanan } })).body
    return hasil.map(({ selesai, kiriman }: { selesai: boolean; kiriman: object }) => [selesai, kiriman])
  }
  const packed = { ...NEW, status_pesanan: 'Sedang Di Proses' }
  expect(await proses(NEW, () => ({ status_pesanan: 'Sedang Di Proses' }))).toEqual([
    [true, packed],
    [true, packed],
  ])
  expect(await proses(packed, (at) => ({ kurir: 'JNE', resi: `BANYAK-${at}` }))).toEqual([
    [true, { ...packed, kurir: 'JNE', resi: 'BANYAK-0' }],
    [true, { ...packed, kurir: 'JNE', resi: 'BANYAK-1' }],
  ])
})
