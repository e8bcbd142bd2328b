import { afterAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { exportPesanan, getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { processMany } from '#contract/pesanan-admin/many-admin.ts'
import type { PesananRow, ProdukRow } from '#server/db/schema.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token })
const NEW = { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' } as const
const PACKED = { ...NEW, status_pesanan: 'Sedang Di Proses' } as const

async function order(change: Partial<PesananRow> = {}, produk?: ProdukRow) {
  const { pengguna_id } = await buildPelanggan(db, clock())
  const row = await buildPesanan(db, clock(), pengguna_id, { status_pembayaran: 'success', ...change }, [
    { produk: produk ?? (await buildProduk(db, clock())), jumlah: 2 },
  ])
  return { orderId: row.pesanan_id, nomor: row.midtrans_order_id }
}
const proses = async (pesanan: object[]) => (await ask(processMany, { body: { pesanan } })).body
const kemas = ({ orderId }: { orderId: number }) => ({
  orderId,
  semula: NEW,
  jadi: { status_pesanan: 'Sedang Di Proses' },
})
const read = async (orderId: number) => (await ask(getPesananAdmin, { params: { orderId } })).body

test('packs each order on its own, and skips those that need a person with the reason', async () => {
  const cold = await buildProduk(db, clock(), { nama: 'Vaksin Vibrio', suhu_simpan: 'dingin' })
  const orders = {
    biasa: await order(),
    ditandai: await order({ perhatian: ['dibayar dua kali'] }),
    dingin: await order({}, cold),
    belumLunas: await order({ status_pembayaran: 'pending' }),
    lain: await order(),
  }
  const { message, hasil } = await proses([...Object.values(orders).map(kemas), kemas({ orderId: 999_999 })])
  expect(message).toBe('2 pesanan selesai diproses, 4 dilewati')
  expect(hasil).toEqual([
    {
      orderId: orders.biasa.orderId,
      midtrans_order_id: orders.biasa.nomor,
      selesai: true,
      alasan: '',
      kiriman: PACKED,
    },
    expect.objectContaining({ selesai: false, alasan: 'Perlu perhatian: dibayar dua kali.', kiriman: NEW }),
    expect.objectContaining({ selesai: false, alasan: expect.stringContaining('Harus tetap dingin: Vaksin Vibrio.') }),
    expect.objectContaining({
      selesai: false,
      alasan: 'Pesanan ini belum lunas, jadi belum bisa diproses. Tunggu pembayarannya.',
    }),
    expect.objectContaining({ selesai: true, kiriman: PACKED }),
    {
      orderId: 999_999,
      midtrans_order_id: '',
      selesai: false,
      alasan: 'Pesanan tidak ditemukan. Lihat lagi daftarnya.',
      kiriman: null,
    },
  ])
  const [bagian] = (await read(orders.biasa.orderId)).bagian
  expect(bagian.kemasan).toMatchObject([{ jumlah: 2 }])
  expect((await read(orders.dingin.orderId)).bagian[0].kemasan).toEqual([])
})

test('skips an order with a complaint or a partial refund', async () => {
  const [complained, returned, finished] = [await order(), await order(), await order()]
  const keluhan = {
    jenis: 'terlambat',
    harapan: 'jawaban',
    isi: 'Di mana?',
    jawab_sebelum: clock(),
    dibuat: clock(),
  } as const
  const revoked = { status: 'selesai', hasil: 'dicabut', selesai: clock() } as const
  await db
    .insertInto('keluhan')
    .values({ ...keluhan, pesanan_id: complained.orderId })
    .execute()
  await db
    .insertInto('keluhan')
    .values({ ...keluhan, ...revoked, pesanan_id: finished.orderId })
    .execute()
  expect((await read(complained.orderId)).keluhan_terbuka).toEqual(expect.any(Number))
  expect((await read(finished.orderId)).keluhan_terbuka).toBeNull()
  const { total_harga: remaining } = await read(returned.orderId)
  const body = {
    percobaan: returned.nomor,
    cara: 'manual',
    jumlah: 1000,
    sisa: remaining,
    alasan: 'Bocor',
    bukti: 'BCA 1',
  }
  await ask(refundPembayaran, { params: { orderId: returned.orderId }, body })
  await db.updateTable('pesanan').set({ perhatian: [] }).where('pesanan_id', '=', returned.orderId).execute()
  const { hasil } = await proses([complained, returned, finished].map(kemas))
  expect(hasil.map(({ alasan }: { alasan: string }) => alasan)).toEqual([
    'Ada keluhan yang belum selesai.',
    'Sebagian uangnya sudah kembali: periksa apa yang masih dikirim.',
    '',
  ])
})

test('does nothing more on a repeat: one step of history, one mail', async () => {
  const it = await order()
  await proses([kemas(it)])
  const { hasil } = await proses([kemas(it)])
  expect(hasil).toMatchObject([{ selesai: true, kiriman: PACKED }])
  const langkah = (await read(it.orderId)).riwayat.filter(({ jenis }: { jenis: string }) => jenis === 'pesanan')
  expect(langkah).toHaveLength(1)
})

test("assigns parcel numbers to their orders, and does not overwrite another user's change", async () => {
  const [a, b] = [await order(), await order()]
  await proses([kemas(a), kemas(b)])
  // A flag stops the packing, not a packed parcel.
  await db
    .updateTable('pesanan')
    .set({ perhatian: ['dibayar dua kali'] })
    .where('pesanan_id', '=', a.orderId)
    .execute()
  const handOver = (orderId: number, resi: string) => ({ orderId, semula: PACKED, jadi: { kurir: 'JNE', resi } })
  expect((await proses([handOver(a.orderId, 'JP1')])).hasil).toMatchObject([{ selesai: true }])
  const { hasil } = await proses([handOver(a.orderId, 'JP2'), handOver(b.orderId, 'JP3')])
  expect(hasil).toMatchObject([
    { selesai: false, alasan: expect.stringContaining('diubah orang lain'), kiriman: { resi: 'JP1' } },
    { selesai: true, kiriman: { kurir: 'JNE', resi: 'JP3' } },
  ])
  expect(await read(b.orderId)).toMatchObject({ kurir: 'JNE', resi: 'JP3', status_pesanan: 'Sedang Di Proses' })
})

test('packs an unpacked order when it is handed to the courier, by the same rules', async () => {
  const [regular, flagged] = [await order(), await order({ perhatian: ['dibayar dua kali'] })]
  const direct = ({ orderId }: { orderId: number }, resi: string) => ({
    orderId,
    semula: NEW,
    jadi: { status_pesanan: 'Sedang Di Proses', resi },
  })
  const { hasil } = await proses([direct(regular, 'LP1'), direct(flagged, 'LP2')])
  expect(hasil).toMatchObject([
    { selesai: true, kiriman: { resi: 'LP1' } },
    { selesai: false, kiriman: NEW },
  ])
})

test('rejects an empty list, and more than a hundred orders', async () => {
  expect((await ask(processMany, { body: { pesanan: [] } })).status).toBe(400)
  const many = Array.from({ length: 101 }, (_, orderId) => kemas({ orderId: orderId + 1 }))
  expect((await ask(processMany, { body: { pesanan: many } })).status).toBe(400)
})

test('the file holds the selected orders, archived ones included', async () => {
  const a = await order()
  const archived = await order({ status_pembayaran: 'cancelled', arsip: clock() })
  const other = await order()
  const id = `${archived.orderId},999999,${a.orderId}`
  const csv = Buffer.from((await ask(exportPesanan, { query: { jenis: 'semua', id } })).body).toString()
  expect(csv).toContain(a.nomor)
  expect(csv).toContain(archived.nomor)
  expect(csv).not.toContain(other.nomor)
})
