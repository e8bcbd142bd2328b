import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { createPesanan, listRiwayat, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import {
  archivePesanan,
  checkPembayaran,
  getPesananAdmin,
  listPesanan,
  processPesanan,
  resolvePerhatian,
  restorePesanan,
} from '#contract/pesanan-admin/admin.ts'
import { buildAdmin, buildPaket, buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const auth = () => ({ token: admin.token })
const NEW = { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' } as const
const PROCESSED = { ...NEW, status_pesanan: 'Sedang Di Proses' } as const
const FINISHED_PATH = { status_pesanan: 'Pesanan Selesai', kurir: 'JNE', resi: 'JP123' } as const

async function order({ lunas = false } = {}) {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const [produk, send] = [await buildProduk(db, clock()), await buildPengiriman(db)]
  const body = { produkId: produk.produk_id, jumlah: 2, shippingId: send.shipping_id, catatan: 'Titip di pos' }
  const { orderId, midtransOrderId: nomor } = (await shop.call(createPesanan, { body }, { token: pembeli.token })).body
  const params = { orderId }
  const hint = (status: 'success' | 'cancelled') =>
    shop.call(updatePaymentStatus, { body: { orderId: nomor, status } }, { token: pembeli.token })
  const pay = (outcome = 'settle') => shop.sim('pay', { order_id: nomor, outcome })
  if (lunas) {
    await pay()
    await hint('success')
  }
  return {
    nomor,
    orderId,
    params,
    pembeli,
    produk,
    pay,
    hint,
    read: async () => (await shop.call(getPesananAdmin, { params }, auth())).body,
    proses: (body: Input<typeof processPesanan>['body']) => shop.call(processPesanan, { params, body }, auth()),
    arsip: () => shop.call(archivePesanan, { params }, auth()),
    jejak: async () =>
      (await shop.call(listJejak, { query: { jenis: 'pesanan', rujukan: String(orderId) } }, auth())).body,
    /** Returns the buyer's mails sorted by subject, because concurrent mails have no order. */
    surat: async () => {
      await shop.sendSurat()
      const mails = shop.surat.filter(({ subjek, kepada }) => subjek.includes(nomor) && kepada === pembeli.email)
      return mails.toSorted((a, b) => a.subjek.localeCompare(b.subjek))
    },
    mark: (perhatian: string) =>
      db
        .updateTable('pesanan')
        .set({ perhatian: [perhatian] })
        .where('pesanan_id', '=', orderId)
        .execute(),
  }
}

test('processes, sends and completes a paid order, and every screen shows it §D1.4', async () => {
  const it = await order({ lunas: true })
  const first = await it.proses({ ...PROCESSED, sebelum: NEW })
  expect([first.status, first.body.message]).toEqual([200, 'Pesanan berhasil diperbarui'])
  expect((await it.proses({ ...FINISHED_PATH, sebelum: PROCESSED })).status).toBe(200)

  expect(await it.read()).toMatchObject(FINISHED_PATH)
  expect((await it.read()).riwayat.slice(-2)).toMatchObject([
    { jenis: 'pesanan', dari: 'Menunggu Respon', ke: 'Sedang Di Proses', oleh: 'admin', nama: admin.nama },
    { jenis: 'pesanan', dari: 'Sedang Di Proses', ke: 'Pesanan Selesai', keterangan: 'JNE JP123' },
  ])
  const riwayat = await shop.call(listRiwayat, {}, { token: it.pembeli.token })
  expect(riwayat.body.data[0].status_pesanan).toBe('Pesanan Selesai')
  expect(await it.jejak()).toMatchObject([
    { tindakan: 'status', judul: it.nomor, sesudah: FINISHED_PATH },
    { tindakan: 'status', oleh: admin.nama, sebelum: { status_pesanan: 'Menunggu Respon' } },
  ])
  const surat = await it.surat()
  expect(surat.map(({ subjek }) => subjek)).toEqual([
    `Pembayaran diterima (${it.nomor})`,
    `Pesanan diterima, menunggu pembayaran (${it.nomor})`,
    `Pesanan sedang disiapkan (${it.nomor})`,
    `Pesanan selesai (${it.nomor})`,
  ])
  expect(surat.at(-1)?.teks).toMatch(/Kurir: JNE\nNomor resi: JP123(?!\nLacak)/)
})

test('mails a parcel to the buyer once per number', async () => {
  const it = await order({ lunas: true })
  const one = { ...PROCESSED, kurir: 'J&T', resi: 'A1' }
  await it.proses({ ...one, sebelum: NEW })
  await it.proses({ ...one, resi: 'A2', sebelum: one })
  await it.proses({ ...one, sebelum: { ...one, resi: 'A2' } })
  const sent = (await it.surat()).filter(({ subjek }) => subjek.startsWith('Pesanan dikirim'))
  expect(sent.map(({ teks }) => /Nomor resi: (\w+)\nLacak kiriman: /.exec(teks)?.[1]).toSorted()).toEqual(['A1', 'A2'])
})

test('stores a corrected courier of an order without a parcel number, and mails nothing', async () => {
  const it = await order({ lunas: true })
  const jne = { ...PROCESSED, kurir: 'JNE' } as const
  await it.proses({ ...jne, sebelum: NEW })
  const before = (await it.surat()).length
  const answer = await it.proses({ ...jne, kurir: 'TIKI', sebelum: jne })
  expect([answer.status, answer.body]).toMatchObject([200, { message: 'Pesanan berhasil diperbarui', kurir: 'TIKI' }])
  expect(await it.read()).toMatchObject({ kurir: 'TIKI', resi: '' })
  expect((await it.read()).riwayat.at(-1)).toMatchObject({
    jenis: 'pesanan',
    dari: 'Sedang Di Proses',
    ke: 'Sedang Di Proses',
    keterangan: 'TIKI',
    nama: admin.nama,
  })
  expect((await it.jejak())[0]).toMatchObject({
    tindakan: 'status',
    sebelum: { kurir: 'JNE' },
    sesudah: { kurir: 'TIKI' },
  })
  expect(await it.surat()).toHaveLength(before)
})

test("deletes a parcel's tracking when its number or courier changes", async () => {
  const it = await order({ lunas: true })
  const { db, clock } = shop.deps
  const send = { ...PROCESSED, kurir: 'JNE', resi: 'JP1' } as const
  await it.proses({ ...send, sebelum: NEW })
  const track = async () => {
    const order = db.selectFrom('pesanan').select('lacak_pada').where('pesanan_id', '=', it.orderId)
    const told = db.selectFrom('perjalanan_kurir').select('teks').where('pesanan_id', '=', it.orderId)
    return [(await order.executeTakeFirstOrThrow()).lacak_pada, (await told.execute()).length]
  }
  const tell = () =>
    db
      .insertInto('perjalanan_kurir')
      .values({ pesanan_id: it.orderId, waktu: clock(), teks: 'Diambil kurir' })
      .execute()
  expect(await track()).toEqual([clock(), 0])
  await tell()
  const tiki = { ...send, kurir: 'TIKI' } as const
  await it.proses({ ...tiki, sebelum: send })
  expect(await track()).toEqual([clock(), 0])
  await tell()
  await it.proses({ ...tiki, resi: '', sebelum: tiki })
  expect(await track()).toEqual([null, 0])
})

test('mails no progress to a buyer who wants none, but still the payment', async () => {
  const it = await order()
  const pilihan = {
    orderStatus: true,
    articleUpdates: true,
    productOffers: true,
    discountPromo: true,
    shippingUpdates: false,
  }
  await shop.call(updateNotifikasiChoices, { body: pilihan }, { token: it.pembeli.token })
  await it.pay()
  await it.hint('success')
  await it.proses({ ...FINISHED_PATH, sebelum: NEW })
  expect((await it.surat()).map(({ subjek }) => subjek)).toEqual([
    `Pembayaran diterima (${it.nomor})`,
    `Pesanan diterima, menunggu pembayaran (${it.nomor})`,
  ])
})

test('refuses to process an unpaid order', async () => {
  const it = await order()
  const answer = await it.proses({ ...PROCESSED, sebelum: NEW })
  expect([answer.status, answer.body.code]).toEqual([409, 'PESANAN_BELUM_LUNAS'])
  expect(await it.read()).toMatchObject(NEW)
  expect(await it.jejak()).toEqual([])
})

test('requires a reason for a step back, keeps it in the history, and mails nothing', async () => {
  const it = await order({ lunas: true })
  await it.proses({ ...PROCESSED, sebelum: NEW })
  const before = (await it.surat()).length
  const refused = await it.proses({ ...NEW, sebelum: PROCESSED })
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: 'alasan', msg: 'Tuliskan alasan mengembalikan status pesanan.' }],
  ])
  expect((await it.proses({ ...NEW, alasan: 'Salah tekan', sebelum: PROCESSED })).status).toBe(200)
  expect((await it.read()).riwayat.at(-1)).toMatchObject({ ke: 'Menunggu Respon', keterangan: 'Salah tekan' })
  expect(await it.surat()).toHaveLength(before)
})

test('rejects the second of two concurrent changes', async () => {
  const it = await order({ lunas: true })
  const answers = await Promise.all([
    it.proses({ ...PROCESSED, kurir: 'JNE', sebelum: NEW }),
    it.proses({ ...PROCESSED, kurir: 'TIKI', sebelum: NEW }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ISIAN_BENTROK')
})

test('writes neither history nor trail for an equal state', async () => {
  const it = await order({ lunas: true })
  const before = (await it.read()).riwayat.length
  expect((await it.proses({ ...NEW, sebelum: NEW })).status).toBe(200)
  expect((await it.read()).riwayat).toHaveLength(before)
  expect(await it.jejak()).toEqual([])
})

test('returns lines, parts, buyer and attempts to pay', async () => {
  const it = await order({ lunas: true })
  expect(await it.read()).toMatchObject({
    jenis: 'satuan',
    midtrans_order_id: it.nomor,
    pembeli: { penggunaId: it.pembeli.pengguna_id, email: it.pembeli.email },
    alamat: it.pembeli.alamat,
    catatan: 'Titip di pos',
    items: [{ produkId: it.produk.produk_id, paketId: null, jumlah: 2, harga: 145_000 }],
    bagian: [{ nama: it.produk.nama, jumlah: 2 }],
    pembayaran: [{ order_id: it.nomor, transaction_status: 'settlement', jumlah: 302_000 }],
  })
  expect((await shop.call(getPesananAdmin, { params: { orderId: 999_999 } }, auth())).body.code).toBe(
    'PESANAN_TIDAK_ADA',
  )
  expect((await shop.call(getPesananAdmin, { params: it.params }, { token: it.pembeli.token })).status).toBe(403)
})

test('lists an order of a package among packages, with the parts to pack', async () => {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const produk = await buildProduk(db, clock())
  const paket = await buildPaket(db, clock(), [{ produk_id: produk.produk_id, jumlah: 3 }])
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const body = { paketId: paket.paket_id, jumlah: 2, shippingId }
  const { orderId } = (await shop.call(createPesanan, { body }, { token: pembeli.token })).body
  const detail = (await shop.call(getPesananAdmin, { params: { orderId } }, auth())).body
  expect(detail).toMatchObject({ jenis: 'paketan', bagian: [{ nama: produk.nama, jumlah: 6 }] })
  const list = (await shop.call(listPesanan, { query: { jenis: 'paketan', q: pembeli.nama } }, auth())).body
  expect(list).toMatchObject([{ orderId, nama_produk: paket.title, jumlah: 2 }])
})

test('archives and restores a failed order, and refuses for a paid or payable one', async () => {
  const cancelled = await order()
  expect((await cancelled.arsip()).body.code).toBe('PESANAN_MASIH_DAPAT_DIBAYAR')
  await cancelled.hint('cancelled')
  expect((await cancelled.arsip()).status).toBe(200)
  expect((await cancelled.arsip()).status).toBe(200)
  expect((await shop.call(listPesanan, { query: { q: cancelled.nomor } }, auth())).body).toEqual([])
  const archived = await shop.call(listPesanan, { query: { q: cancelled.nomor, lihat: 'arsip' } }, auth())
  expect(archived.body).toMatchObject([{ diarsipkan: true }])
  expect((await shop.call(restorePesanan, { params: cancelled.params }, auth())).status).toBe(200)
  expect((await shop.call(listPesanan, { query: { q: cancelled.nomor } }, auth())).body).toHaveLength(1)
  expect((await cancelled.jejak()).map(({ tindakan }: { tindakan: string }) => tindakan)).toEqual(['pulihkan', 'arsip'])

  const lunas = await order({ lunas: true })
  const refused = await lunas.arsip()
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Pesanan yang sudah dibayar tidak bisa dihapus dari daftar. Lihat lagi daftarnya.',
  ])
})

test('restores an archived order on late money', async () => {
  const it = await order()
  await it.hint('cancelled')
  await it.arsip()
  await it.pay()
  const answer = await shop.call(checkPembayaran, { params: it.params }, auth())
  expect(answer.body).toMatchObject({ status_pembayaran: 'success', ditemukan: true })
  expect(await it.read()).toMatchObject({ status_pembayaran: 'success', diarsipkan: false })
})

test('restores an archived order on a flag', async () => {
  const it = await order()
  await it.pay('pending')
  await it.pay('cancel')
  await it.hint('cancelled')
  expect((await it.arsip()).status).toBe(200)
  await shop.sim('webhooks/forge', { order_id: it.nomor, kind: 'wrong_amount', state: 'settlement' })
  await waitFor('the mark', async () => (await it.read()).perhatian.length > 0)
  expect(await it.read()).toMatchObject({ perhatian: ['jumlah pembayaran tidak cocok'], diarsipkan: false })
})

test('removes a flag with a reason, once, and keeps it in the history', async () => {
  const it = await order({ lunas: true })
  await it.mark('lunas tanpa stok')
  const finish = (reason: string) =>
    shop.call(resolvePerhatian, { params: it.params, body: { perhatian: 'lunas tanpa stok', alasan: reason } }, auth())
  expect((await finish('  ')).body.errors).toEqual([{ path: 'alasan', msg: 'Tuliskan apa yang sudah dilakukan' }])
  expect((await finish('Stok datang hari ini')).status).toBe(200)
  expect((await finish('Sekali lagi')).body.code).toBe('PERHATIAN_TIDAK_ADA')
  expect(await it.read()).toMatchObject({ perhatian: [] })
  expect((await it.read()).riwayat.at(-1)).toMatchObject({
    jenis: 'perhatian',
    dari: 'lunas tanpa stok',
    ke: 'selesai',
    keterangan: 'Stok datang hari ini',
  })
  expect(await it.jejak()).toMatchObject([{ tindakan: 'ubah', sesudah: { alasan: 'Stok datang hari ini' } }])
})

test('does not flag a handled case again after another status query', async () => {
  const it = await order({ lunas: true })
  await shop.sim('pay', { order_id: it.nomor, outcome: 'partial_refund' })
  const check = () => shop.call(checkPembayaran, { params: it.params }, auth())
  await check()
  expect(await it.read()).toMatchObject({ perhatian: ['uang kembali sebagian'] })
  const body = { perhatian: 'uang kembali sebagian', alasan: 'Sesuai kesepakatan' }
  await shop.call(resolvePerhatian, { params: it.params, body }, auth())
  await check()
  expect(await it.read()).toMatchObject({ perhatian: [] })
  // Another part is news.
  await shop.sim('pay', { order_id: it.nomor, outcome: 'partial_refund', amount: 1000 })
  await check()
  expect(await it.read()).toMatchObject({ perhatian: ['uang kembali sebagian'] })
})

test("returns the provider's answer about a payment", async () => {
  const it = await order()
  const check = async () => (await shop.call(checkPembayaran, { params: it.params }, auth())).body
  expect(await check()).toMatchObject({
    message: expect.stringContaining('belum ada pembayaran yang terbaca'),
    ditemukan: false,
    status_pembayaran: 'pending',
  })
  await shop.sim('faults', { match: `GET /v2/${it.nomor}/status`, times: 1, kind: '503' })
  const failed = await shop.call(checkPembayaran, { params: it.params }, auth())
  expect([failed.status, failed.body.code]).toEqual([503, 'PEMBAYARAN_TIDAK_TERSEDIA'])

  await it.pay()
  expect(await check()).toMatchObject({ message: 'Midtrans: pembayaran sudah masuk.', status_pembayaran: 'success' })
  expect((await it.read()).riwayat.at(-1)).toMatchObject({ ke: 'success' })
})
