import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { addKiriman, listToPack } from '#contract/pemenuhan/kiriman-admin.ts'
import { getPesanan } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin, listPesanan, processPesanan } from '#contract/pesanan-admin/admin.ts'
import type { PesananRow } from '#server/db/schema.ts'
import {
  buildAdmin,
  buildLot,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  dateAhead,
} from '#server/testing/build-rows.ts'
import { holdRows } from '#server/testing/hold-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { finishDue } from './finish-pesanan.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const admin = await buildAdmin(db, clock())
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token: admin.token })
const read = async (orderId: number) => (await ask(getPesananAdmin, { params: { orderId } })).body

/** Creates a paid order with lines of five and two units. */
async function order(change: Partial<PesananRow> = {}) {
  const pembeli = await buildPelanggan(db, clock())
  const [a, b] = [await buildProduk(db, clock()), await buildProduk(db, clock())]
  const row = await buildPesanan(db, clock(), pembeli.pengguna_id, { status_pembayaran: 'success', ...change }, [
    { produk: a, jumlah: 5 },
    { produk: b, jumlah: 2 },
  ])
  return { orderId: row.pesanan_id, nomor: row.midtrans_order_id, pembeli, a, b }
}
const send = (orderId: number, resi: string, lines: [number, number][], kurir = 'JNE') =>
  ask(addKiriman, {
    params: { orderId },
    body: { kurir, resi, baris: lines.map(([position, quantity]) => ({ urutan: position, jumlah: quantity })) },
  })

test('sends an order in two parcels, with the newest for clients that know one number', async () => {
  const { orderId, nomor, pembeli, a, b } = await order()
  expect((await send(orderId, 'DUA1', [[0, 3]])).status).toBe(201)
  expect(await read(orderId)).toMatchObject({
    status_pesanan: 'Sedang Di Proses',
    kurir: 'JNE',
    resi: 'DUA1',
    kiriman: [{ resi: 'DUA1', nama: admin.nama, baris: [{ urutan: 0, jumlah: 3 }] }],
    bagian: [{ kemasan: [{}] }, { kemasan: [{}] }],
  })
  await send(
    orderId,
    'DUA2',
    [
      [0, 2],
      [1, 2],
    ],
    'SiCepat',
  )
  expect(await read(orderId)).toMatchObject({ kurir: 'SiCepat', resi: 'DUA2', kiriman: [{}, { resi: 'DUA2' }] })
  const own = await shop.call(getPesanan, { params: { orderId: nomor } }, { token: pembeli.token })
  expect(own.body).toMatchObject({
    resi: 'DUA2',
    kiriman: [
      { resi: 'DUA1', barang: [{ nama: a.nama, jumlah: 3 }] },
      { resi: 'DUA2', barang: [{ jumlah: 2 }, { nama: b.nama, jumlah: 2 }] },
    ],
  })
  await shop.sendSurat()
  const surat = shop.surat.filter(({ subjek, kepada }) => kepada === pembeli.email && subjek.includes('dikirim'))
  expect(surat.map(({ teks }) => /Nomor resi: (\w+)/.exec(teks)?.[1]).toSorted()).toEqual(['DUA1', 'DUA2'])
  for (const q of ['DUA1', 'DUA2'])
    expect((await ask(listPesanan, { query: { q } })).body).toMatchObject([{ midtrans_order_id: nomor }])
})

test.each([
  ['more than is left', [[0, 6]], 409, 'KIRIMAN_TERLALU_BANYAK'],
  ['a line that does not exist', [[7, 1]], 409, 'KIRIMAN_TERLALU_BANYAK'],
  ['nothing', [[0, 0]], 400, 'VALIDATION_FAILED'],
  [
    'a line named twice',
    [
      [0, 1],
      [0, 1],
    ],
    400,
    'VALIDATION_FAILED',
  ],
] as [string, [number, number][], number, string][])('does not send %s', async (_, lines, status, code) => {
  const { orderId } = await order()
  const answer = await send(orderId, 'DUA1', lines)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(await read(orderId)).toMatchObject({ resi: '', kiriman: [], status_pesanan: 'Menunggu Respon' })
})

test('does not send the same units or the same number again', async () => {
  const { orderId } = await order()
  await send(orderId, 'JP1', [[0, 4]])
  expect((await send(orderId, 'JP2', [[0, 2]])).body.code).toBe('KIRIMAN_TERLALU_BANYAK')
  expect((await send(orderId, 'JP1', [[0, 1]])).body.code).toBe('RESI_SUDAH_DIPAKAI')
  expect((await send(orderId, 'JP2', [[0, 1]])).status).toBe(201)
})

test('never sends more than was bought in two concurrent parcels', async () => {
  const { orderId } = await order()
  const held = await holdRows(db, sql`SELECT FROM pesanan WHERE pesanan_id = ${orderId} FOR UPDATE`)
  const answers = ['JP1', 'JP2'].map((resi) => send(orderId, resi, [[0, 3]]))
  await held.untilWaiting(2)
  await held.release()
  expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('completes an order without the units that were refunded', async () => {
  await db.updateTable('pengaturan_toko').set({ selesai_otomatis_hari: 7 }).execute()
  const { orderId, nomor } = await order()
  await send(orderId, 'JP1', [
    [0, 5],
    [1, 1],
  ])
  const { total_harga } = await read(orderId)
  const money = { percobaan: nomor, cara: 'manual', jumlah: 1000, sisa: total_harga, alasan: 'Habis', bukti: 'BCA 1' }
  const barang = [{ urutan: 1, jumlah: 1 }]
  expect((await ask(refundPembayaran, { params: { orderId }, body: { ...money, barang } })).status).toBe(200)
  await db.updateTable('pesanan').set({ perhatian: [] }).where('pesanan_id', '=', orderId).execute()
  expect((await send(orderId, 'JP2', [[1, 1]])).body.code).toBe('KIRIMAN_TERLALU_BANYAK')
  const current = clock()
  shop.setClock(new Date(current.getTime() + 8 * 86_400_000))
  await finishDue(shop.deps)
  shop.setClock(current)
  expect((await read(orderId)).status_pesanan).toBe('Pesanan Selesai')
})

test('sends no further parcel of a sent, completed or unpaid order', async () => {
  const whole = await order()
  await ask(processPesanan, {
    params: { orderId: whole.orderId },
    body: { status_pesanan: 'Sedang Di Proses', kurir: '', resi: 'JP9' },
  })
  expect((await send(whole.orderId, 'JP1', [[0, 1]])).body.code).toBe('PESANAN_SUDAH_DIKIRIM')
  const { orderId: finished } = await order({ status_pesanan: 'Pesanan Selesai' })
  expect((await send(finished, 'JP1', [[0, 1]])).body.code).toBe('PESANAN_SUDAH_DIKIRIM')
  const { orderId: pending } = await order({ status_pembayaran: 'pending' })
  expect((await send(pending, 'JP1', [[0, 1]])).body.code).toBe('PESANAN_BELUM_LUNAS')
  expect((await read(pending)).kiriman).toEqual([])
})

test('does not complete an order with an unsent part', async () => {
  await db.updateTable('pengaturan_toko').set({ selesai_otomatis_hari: 7 }).execute()
  const { orderId } = await order()
  const current = clock()
  const statusAfter = async (hari: number) => {
    shop.setClock(new Date(current.getTime() + hari * 86_400_000))
    await finishDue(shop.deps)
    shop.setClock(current)
    return (await read(orderId)).status_pesanan
  }
  await send(orderId, 'JP1', [
    [0, 5],
    [1, 1],
  ])
  expect(await statusAfter(8)).toBe('Sedang Di Proses')
  await send(orderId, 'JP2', [[1, 1]])
  expect(await statusAfter(6)).toBe('Sedang Di Proses')
  expect(await statusAfter(8)).toBe('Pesanan Selesai')
})

test('lists the goods for all paid orders, lot by lot, without those in a parcel', async () => {
  const produk = await buildProduk(db, clock(), { stok: 0 })
  const lot = (nomor: string, expiry: string) =>
    buildLot(db, clock(), produk.produk_id, { nomor, kedaluwarsa: expiry, jumlah: 4 })
  await lot('B2', dateAhead(clock(), 900))
  await lot('A1', dateAhead(clock(), 540))
  const pesan = async (quantity: number, change: Partial<PesananRow> = {}) => {
    const { pengguna_id } = await buildPelanggan(db, clock())
    const paid = { status_pembayaran: 'success' as const, ...change }
    return buildPesanan(db, clock(), pengguna_id, paid, [{ produk, jumlah: quantity }], undefined, 'rak')
  }
  await pesan(2)
  await pesan(3)
  await pesan(1, { status_pembayaran: 'pending' })
  const mine = async () =>
    (await ask(listToPack, {})).body.produk.find((item: { produkId: number }) => item.produkId === produk.produk_id)
  expect(await mine()).toMatchObject({
    jumlah: 5,
    pesanan: 2,
    lot: [
      { nomor: 'A1', jumlah: 4 },
      { nomor: 'B2', jumlah: 1 },
    ],
  })
  const { pesanan_id: orderId } = await pesan(2)
  const packed = { status_pesanan: 'Sedang Di Proses', kurir: '', resi: '' }
  await ask(processPesanan, { params: { orderId }, body: packed })
  // An archived order is not packed.
  await lot('C3', dateAhead(clock(), 1200))
  await pesan(1, { arsip: clock() })
  expect(await mine()).toMatchObject({
    jumlah: 5,
    lot: [
      { nomor: 'A1', jumlah: 2 },
      { nomor: 'B2', jumlah: 3 },
    ],
  })
})
