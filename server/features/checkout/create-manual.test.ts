import { afterAll, expect, test } from 'vitest'
import { login } from '#contract/akun/endpoints.ts'
import { createManualPesanan, createPaymentLink, quotePesanan } from '#contract/checkout/manual-admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getPengguna, updatePengguna } from '#contract/pengguna/admin.ts'
import { getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { getTagihan, openTagihan } from '#contract/pesanan-saya/tautan-bayar.ts'
import {
  buildAdmin,
  buildGrup,
  buildPaket,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
} from '#server/testing/build-rows.ts'
import { MANUAL_PESANAN } from '#server/testing/manual-pesanan.ts'
import { testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const admin = await buildAdmin(db, clock())
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token: admin.token })
let counter = 0
const nomorHp = () => `0812${String(++counter).padStart(8, '3')}`
const TUJUAN = { jenis: 'rumah', wilayah: null, kode_pos: '', rincian: 'Dermaga 3, Teluk Hurun', patokan: '' }

/** Returns the form's input: a new customer, two units at Rp 50.000, pick-up, paid in cash. */
async function inputOf(change: object = {}) {
  const produk = await buildProduk(db, clock(), { harga: 50_000, stok: 5 })
  return {
    ...MANUAL_PESANAN,
    sumber: 'whatsapp',
    no_hp: nomorHp(),
    items: [{ produkId: produk.produk_id, jumlah: 2 }],
    total_harga: 100_000,
    produk,
    ...change,
  }
}
const create = async (change: object = {}) => ask(createManualPesanan, { body: await inputOf(change) })
const read = async (orderId: number) => (await ask(getPesananAdmin, { params: { orderId } })).body
const stokOf = async (produkId: number) =>
  (await db.selectFrom('produk').select('stok').where('produk_id', '=', produkId).executeTakeFirstOrThrow()).stok

test('writes ledger, history and trail for a paid order at the counter with a new account', async () => {
  const body = await inputOf({ sumber: 'kasir', catatan: 'Tunggu di toko' })
  const { status, body: created } = await ask(createManualPesanan, { body })
  expect([status, created.jenis, created.total_harga]).toEqual([201, 'satuan', 100_000])
  const pesanan = await read(created.orderId)
  expect(pesanan).toMatchObject({
    sumber: 'kasir',
    nama: 'Bu Wayan',
    no_hp: body.no_hp,
    catatan: 'Tunggu di toko',
    status_pembayaran: 'success',
    status_pesanan: 'Menunggu Respon',
    nama_shipping: 'Ambil sendiri',
    biaya_kirim: 0,
    ongkir_cara: 'gratis',
    alamat: 'Diambil sendiri di toko',
    dibayar: 100_000,
    buku: [{ jumlah: 100_000, payment_type: 'tunai' }],
    pembayaran: [{ payment_type: 'tunai', transaction_status: 'settlement', pilihan_kembali: [{ cara: 'manual' }] }],
    pelanggan: { pesanan: 1, dibayar: 100_000 },
  })
  expect(pesanan.riwayat).toMatchObject([
    { jenis: 'pembayaran', ke: 'pending', oleh: 'admin', nama: admin.nama },
    { jenis: 'pembayaran', dari: 'pending', ke: 'success', oleh: 'admin' },
  ])
  const jejak = await ask(listJejak, { query: { jenis: 'pesanan', rujukan: String(created.orderId) } })
  expect(jejak.body).toMatchObject([
    { tindakan: 'buat', oleh: admin.nama, sesudah: { sumber: 'kasir', bayar: 'tunai', total_harga: 100_000 } },
  ])
  expect(await stokOf(body.produk.produk_id)).toBe(3)

  // After that, the order is processed like any other.
  const proses = { status_pesanan: 'Pesanan Selesai', kurir: '', resi: '' }
  expect((await ask(processPesanan, { params: { orderId: created.orderId }, body: proses })).status).toBe(200)
  expect((await read(created.orderId)).bagian).toMatchObject([{ kemasan: [{ jumlah: 2 }] }])
})

test('applies the group price, also in the quote', async () => {
  const { grup_id } = await buildGrup(db, clock(), { persen: 10 })
  const { pengguna_id: penggunaId } = await buildPelanggan(db, clock())
  await db.updateTable('pengguna').set({ grup_id }).where('pengguna_id', '=', penggunaId).execute()
  const body = await inputOf({ penggunaId, total_harga: 90_000 })
  const { items, ongkir, diskon } = body
  const total = async (device: number | null) =>
    (await ask(quotePesanan, { body: { items, ongkir, diskon, penggunaId: device } })).body.total_harga
  expect([await total(penggunaId), await total(null)]).toEqual([90_000, 100_000])
  const { status, body: created } = await ask(createManualPesanan, { body })
  expect([status, created.total_harga]).toEqual([201, 90_000])
})

test('sends no mail to an account without an address, which cannot log in until it confirms one', async () => {
  const no_hp = nomorHp()
  const { orderId } = (await create({ no_hp })).body
  await shop.sendSurat()
  expect(shop.surat.filter(({ kepada }) => kepada.endsWith('.invalid'))).toEqual([])
  expect((await shop.call(login, { body: { email: no_hp, password: 'rahasia-uji' } })).status).toBe(401)

  const { penggunaId: userId, email } = (await read(orderId)).pembeli
  expect(email).toMatch(/@tanpa-email\.invalid$/)
  const akun = (await ask(getPengguna, { params: { userId } })).body
  const fresh = `wayan-${userId}@contoh.id`
  const change = { nama: akun.nama, email: fresh, no_hp: akun.no_hp, role: akun.role }
  expect((await ask(updatePengguna, { params: { userId }, body: change })).status).toBe(200)
  await shop.sendSurat()
  expect(shop.surat.filter(({ kepada }) => kepada === fresh)).toHaveLength(1)
  expect(shop.surat.filter(({ kepada }) => kepada.endsWith('.invalid'))).toEqual([])
})

test('names the existing customer of a number instead of adding an account', async () => {
  const no_hp = nomorHp()
  await create({ no_hp, bayar: 'tautan' })
  const { status, body } = await create({ no_hp, nama: 'Wayan lagi' })
  expect([status, body.code, body.errors[0].path]).toEqual([409, 'PELANGGAN_SUDAH_ADA', 'no_hp'])
  expect(body.message).toContain('Bu Wayan')
})

test('adds a buyer although a stranger registered the number, who gets nothing of the order', async () => {
  const no_hp = nomorHp()
  const stranger = await buildPelanggan(db, clock(), { no_hp })
  await buildPesanan(db, clock(), stranger.pengguna_id, { no_hp })
  const { status, body } = await create({ no_hp })
  expect(status).toBe(201)
  expect((await read(body.orderId)).pembeli.penggunaId).not.toBe(stranger.pengguna_id)
  expect((await create({ no_hp })).body.code, 'now the office knows the buyer').toBe('PELANGGAN_SUDAH_ADA')
})

test('accepts a known customer, shipping with a fee, a deduction, and a bank transfer', async () => {
  const pembeli = await buildPelanggan(db, clock())
  const since = new Date(clock().getTime() - 1)
  await buildPesanan(db, clock(), pembeli.pengguna_id, { dibuat: since })
  const { shipping_id: shippingId, nama } = await buildPengiriman(db)
  const { status, body } = await create({
    sumber: 'telepon',
    penggunaId: pembeli.pengguna_id,
    shippingId,
    tujuan: TUJUAN,
    ongkir: '17000',
    diskon: '5000',
    alasan_diskon: 'Langganan',
    bayar: 'transfer',
    bukti: 'BCA 123 a.n. Wayan',
    total_harga: 112_000,
  })
  expect([status, body.message]).toEqual([201, 'Pesanan tersimpan'])
  const pesanan = await read(body.orderId)
  expect(pesanan).toMatchObject({
    nama_shipping: nama,
    biaya_kirim: 17_000,
    ongkir_cara: 'konfirmasi',
    menunggu_ongkir: false,
    subtotal: 100_000,
    diskon: 5000,
    total_harga: 112_000,
    dibayar: 112_000,
    status_pembayaran: 'success',
    alamat: 'Dermaga 3, Teluk Hurun',
    pembeli: { penggunaId: pembeli.pengguna_id },
    pelanggan: { pesanan: 2, dibayar: 112_000, sejak: since.toISOString() },
    catatan_kantor: [{ isi: 'Bukti bayar: BCA 123 a.n. Wayan', nama: admin.nama }],
  })
})

test('stores a single package as an order of packages', async () => {
  const produk = await buildProduk(db, clock(), { stok: 5 })
  const { paket_id: paketId, harga } = await buildPaket(db, clock(), [{ produk_id: produk.produk_id }])
  const { body } = await create({ items: [{ paketId, jumlah: 1 }], total_harga: harga })
  expect(body.jenis).toBe('paketan')
  expect((await read(body.orderId)).bagian).toMatchObject([{ produkId: produk.produk_id, dipegang: 1 }])
})

test('rejects a deleted account, and a method that is not offered', async () => {
  const pembeli = await buildPelanggan(db, clock())
  await db.updateTable('pengguna').set({ dihapus: clock() }).where('pengguna_id', '=', pembeli.pengguna_id).execute()
  expect((await create({ penggunaId: pembeli.pengguna_id })).body.code).toBe('PENGGUNA_TIDAK_ADA')
  const { shipping_id: shippingId } = await buildPengiriman(db)
  await db.updateTable('pengiriman').set({ aktif: false }).where('shipping_id', '=', shippingId).execute()
  const { body } = await create({ shippingId, tujuan: TUJUAN, ongkir: '12000', total_harga: 112_000 })
  expect(body.code).toBe('PENGIRIMAN_TIDAK_ADA')
})

test.each([
  ['more than the stock', { jumlah: 6, total_harga: 300_000 }, 'STOK_TIDAK_CUKUP'],
  ['another total than displayed', { jumlah: 2, total_harga: 90_000 }, 'HARGA_BERUBAH'],
])('rejects %s, and keeps nothing of it', async (_, { jumlah, total_harga }, code) => {
  const body = await inputOf()
  const answer = await ask(createManualPesanan, {
    body: { ...body, items: [{ produkId: body.produk.produk_id, jumlah }], total_harga },
  })
  expect([answer.status, answer.body.code]).toEqual([409, code])
  expect(await stokOf(body.produk.produk_id)).toBe(5)
  expect(await db.selectFrom('pengguna').selectAll().where('no_hp', '=', body.no_hp).execute()).toEqual([])
})

test('rejects a prescription product without a prescription', async () => {
  const produk = await buildProduk(db, clock(), { resep: true, harga: 50_000 })
  const { status, body } = await create({ items: [{ produkId: produk.produk_id, jumlah: 2 }] })
  expect([status, body.code]).toEqual([422, 'PERLU_RESEP'])
})

test('rejects hazardous goods by air, also for the office', async () => {
  const produk = await buildProduk(db, clock(), { bahaya: 'pengoksidasi', harga: 50_000 })
  const { shipping_id: shippingId } = await buildPengiriman(db, 12_000)
  await db.updateTable('pengiriman').set({ jalur: 'udara' }).where('shipping_id', '=', shippingId).execute()
  const { body } = await create({
    items: [{ produkId: produk.produk_id, jumlah: 2 }],
    shippingId,
    tujuan: TUJUAN,
    ongkir: '12000',
    total_harga: 112_000,
  })
  expect(body.code).toBe('PENGIRIMAN_TIDAK_BOLEH')
})

test.each([
  [{ items: [] }, 'items'],
  [{ nama: ' ' }, 'nama'],
  [{ no_hp: '12' }, 'no_hp'],
  [{ diskon: '1000', total_harga: 99_000 }, 'alasan_diskon'],
  [{ bayar: 'transfer' }, 'bukti'],
  [{ ongkir: '1000' }, 'ongkir'],
  [{ shippingId: 1 }, 'tujuan'],
])('reports %j under its field', async (change, path) => {
  const { status, body } = await create(change)
  expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]])
})

test('shows the amount by a link without personal data, opens the payment page, and shows the payment', async () => {
  const { orderId, midtrans_order_id: nomor } = (await create({ bayar: 'tautan' })).body
  expect(await read(orderId)).toMatchObject({ status_pembayaran: 'pending', sumber: 'whatsapp' })
  const { status, body } = await ask(createPaymentLink, { params: { orderId } })
  expect(status).toBe(200)
  const token = String(body.tautan.split('/bayar/')[1])
  expect(body.tautan).toBe(`http://localhost:3040/bayar/${token}`)
  expect(new Date(body.sampai).getTime() - clock().getTime()).toBe(24 * 3_600_000)

  const tagihan = await shop.call(getTagihan, { params: { token } })
  expect(tagihan.body).toMatchObject({ nomor, total_harga: 100_000, dapat_dibayar: true, items: [{ jumlah: 2 }] })
  expect(JSON.stringify(tagihan.body)).not.toMatch(/Wayan|0812/)
  const jejak = await ask(listJejak, { query: { jenis: 'pesanan', rujukan: String(orderId) } })
  expect(jejak.body[0]).toMatchObject({ tindakan: 'kirim', oleh: admin.nama, sesudah: { bayar: 'tautan' } })
  const halaman = await shop.call(openTagihan, { params: { token } })
  expect(halaman.body.midtransToken).toMatch(/\w/)
  expect((await shop.call(openTagihan, { params: { token } })).body).toEqual(halaman.body)

  await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
  await waitFor('paid', async () => (await read(orderId)).status_pembayaran === 'success')
  expect((await shop.call(getTagihan, { params: { token } })).body).toMatchObject({
    status_pembayaran: 'success',
    dapat_dibayar: false,
  })
  expect((await shop.call(openTagihan, { params: { token } })).body.code).toBe('PESANAN_TIDAK_DAPAT_DIBAYAR')
  expect((await ask(createPaymentLink, { params: { orderId } })).body.code).toBe('PESANAN_TIDAK_DAPAT_DIBAYAR')
})

test('keeps the link of a shop order valid until the deadline of its chosen method, with all deductions', async () => {
  const limitOf = (minutes: number) => new Date(clock().getTime() + minutes * 60_000)
  const { orderId } = (await create({ bayar: 'tautan', diskon: '5000', alasan_diskon: 'Uji', total_harga: 95_000 }))
    .body
  await db
    .updateTable('pesanan')
    .set({ batas_bayar: limitOf(15), batas_akhir: limitOf(60) })
    .where('pesanan_id', '=', orderId)
    .execute()
  const { body } = await ask(createPaymentLink, { params: { orderId } })
  expect(body.sampai).toBe(limitOf(60).toISOString())
  const token = String(body.tautan.split('/bayar/')[1])
  expect((await shop.call(getTagihan, { params: { token } })).body).toMatchObject({ diskon: 5000, total_harga: 95_000 })
})

test('ends a link when another one is made, and at its deadline', async () => {
  const { orderId } = (await create({ bayar: 'tautan' })).body
  const link = async () =>
    String((await ask(createPaymentLink, { params: { orderId } })).body.tautan.split('/bayar/')[1])
  const open = async (token: string) => (await shop.call(getTagihan, { params: { token } })).status
  const [one, two] = [await link(), await link()]
  expect([await open(one), await open(two)]).toEqual([404, 200])
  const current = clock()
  // A day to pay, and 7 days during which the link still shows the order.
  const end = current.getTime() + 8 * 86_400_000
  shop.setClock(new Date(end - 1))
  expect(await open(two)).toBe(200)
  shop.setClock(new Date(end))
  expect(await open(two)).toBe(404)
})
