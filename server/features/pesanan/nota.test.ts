import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createManualPesanan } from '#contract/checkout/manual-admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { createPesanan, getPesanan, listRiwayat, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { exportPesanan, getPesananAdmin, listPesanan } from '#contract/pesanan-admin/admin.ts'
import { transaction } from '#server/db/transaction.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildReturned,
  buildVoucher,
  newAlamat,
} from '#server/testing/build-rows.ts'
import { MANUAL_PESANAN } from '#server/testing/manual-pesanan.ts'
import { testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

/* Receipts: every paid order has a number of its month. The shop's invariants check for gaps and duplicates when the test
   ends. */

const NOW = new Date('2026-11-20T05:00:00Z')
const shop = await testApp(NOW)
const { db } = shop.deps
const admin = await buildAdmin(db, NOW)
const pembeli = await buildPelanggan(db, NOW)
const produk = await buildProduk(db, NOW, { harga: 50_000, stok: 1000 })
const send = await buildPengiriman(db, 12_000)
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token: admin.token })
const FIELDS_OF = {
  ...MANUAL_PESANAN,
  penggunaId: pembeli.pengguna_id,
  items: [{ produkId: produk.produk_id, jumlah: 2 }],
  total_harga: 100_000,
}
/** Creates an order over the counter, paid in cash. */
const cash = async (change: object = {}): Promise<number> =>
  (await ask(createManualPesanan, { body: { ...FIELDS_OF, ...change } })).body.orderId
const markRead = async (orderId: number) => (await ask(getPesananAdmin, { params: { orderId } })).body
const notaOf = async (orderId: number) => (await markRead(orderId)).nota?.nomor ?? null
const pesan = async (body: object = {}) =>
  shop.call(
    createPesanan,
    { body: { produkId: produk.produk_id, jumlah: 2, shippingId: send.shipping_id, ...body } },
    { token: (await buildPelanggan(db, NOW)).token, dari: newAlamat() },
  )
const save = (input: object) => ask(updatePengaturan, { body: { nie_dikumpulkan: true, ...input, semula: {} } })
const latest = async (month: string) =>
  (
    await db
      .selectFrom('nota')
      .select('urutan')
      .where('bulan', '=', month)
      .orderBy('urutan', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.urutan ?? 0

test('gives a paid order a number on every screen, and an unpaid one none', async () => {
  const [lunas, tautan] = [await cash(), await cash({ bayar: 'tautan' })]
  const nota = { nomor: `2026/11/${String(await latest('2026/11')).padStart(4, '0')}`, waktu: NOW.toISOString() }
  expect((await markRead(lunas)).nota).toEqual(nota)
  expect((await markRead(tautan)).nota).toBeNull()

  const own = { token: pembeli.token }
  const { data } = (await shop.call(listRiwayat, { query: {} }, own)).body
  expect(data.map(({ orderId, nomor_nota }: { orderId: number; nomor_nota: string }) => [orderId, nomor_nota])).toEqual(
    expect.arrayContaining([
      [lunas, nota.nomor],
      [tautan, null],
    ]),
  )
  const detailed = await shop.call(getPesanan, { params: { orderId: String(lunas) } }, own)
  expect(detailed.body).toMatchObject({ nota, nomor_nota: nota.nomor, ppn: null })

  const cari = async (q: string) =>
    (await ask(listPesanan, { query: { q } })).body.map(({ orderId }: { orderId: number }) => orderId)
  expect(await cari(nota.nomor)).toEqual([lunas])
  expect(await cari(`2026/11/${Number(nota.nomor.slice(8))}`)).toEqual([lunas])
  expect(await cari('2026/11/9999')).toEqual([])

  for (const shape of ['pesanan', 'baris', 'pembayaran']) {
    const csv = String((await ask(exportPesanan, { query: { bentuk: shape, q: nota.nomor } })).body)
    expect(csv).toContain(nota.nomor)
    expect(csv.split('\r\n', 1)[0]).toContain('Nomor Nota')
  }
})

test('numbers orders paid at the same moment without gaps or repeats', async () => {
  const before = await latest('2026/11')
  const ids = await Promise.all(Array.from({ length: 16 }, () => cash()))
  const rows = await db.selectFrom('nota').select('urutan').where('pesanan_id', 'in', ids).orderBy('urutan').execute()
  expect(rows.map(({ urutan }) => urutan)).toEqual(ids.map((_, index) => before + 1 + index))
})

test('assigns one number for concurrent and repeated notifications of a payment', async () => {
  const { token } = await buildPelanggan(db, NOW)
  const body = { produkId: produk.produk_id, jumlah: 1, shippingId: send.shipping_id }
  const { orderId, midtransOrderId } = (await shop.call(createPesanan, { body }, { token, dari: newAlamat() })).body
  const before = await latest('2026/11')
  await shop.sim('pay', { order_id: midtransOrderId, outcome: 'settle' })
  const hint = () =>
    shop.call(updatePaymentStatus, { body: { orderId: midtransOrderId, status: 'success' } }, { token })
  await Promise.all([hint(), hint(), hint()])
  await waitFor('the payment', async () => (await markRead(orderId)).status_pembayaran === 'success')
  await hint()
  expect(await notaOf(orderId)).toMatch(new RegExp(`/0*${before + 1}$`))
  expect(await latest('2026/11')).toBe(before + 1)
})

test('leaves no gap for a failed payment', async () => {
  const orderId = await cash({ bayar: 'tautan' })
  const before = await latest('2026/11')
  const failed = transaction(db, async (tx) => {
    await tx.updateTable('pesanan').set({ status_pembayaran: 'success' }).where('pesanan_id', '=', orderId).execute()
    await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(tx)
    const { nomor } = await tx
      .selectFrom('nota')
      .select('nomor')
      .where('pesanan_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(nomor).toMatch(new RegExp(`/0*${before + 1}$`))
    throw new Error('mati lampu')
  })
  await expect(failed).rejects.toThrow('mati lampu')
  expect(await notaOf(orderId)).toBeNull()
  expect(await notaOf(await cash())).toMatch(new RegExp(`/0*${before + 1}$`))
})

test("uses the month of the payment's day in Jakarta", async () => {
  const before = await latest('2026/11')
  const payAt = async (time: Date) => {
    shop.setClock(time)
    const { token } = await buildAdmin(db, time)
    const { body } = await shop.call(createManualPesanan, { body: FIELDS_OF as never }, { token })
    shop.setClock(NOW)
    return body.orderId
  }
  const night = await payAt(new Date('2026-11-30T16:59:59Z'))
  const morning = await payAt(new Date('2026-11-30T17:00:00Z'))
  expect([await notaOf(night), await notaOf(morning)]).toEqual([
    `2026/11/${String(before + 1).padStart(4, '0')}`,
    '2026/12/0001',
  ])
})

test('adds a digit from the ten thousandth of a month on', async () => {
  await buildPesanan(db, NOW, pembeli.pengguna_id, {}, [{ produk, jumlah: 1 }])
  const proceed = transaction(db, async (tx) => {
    await sql`
      INSERT INTO nota_bulan (bulan, terakhir) VALUES ('2026/11', 9999)
      ON CONFLICT (bulan) DO UPDATE SET terakhir = 9999`.execute(tx)
    const orderId = await cashAt(tx)
    await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(tx)
    const row = await tx.selectFrom('nota').select('nomor').where('pesanan_id', '=', orderId).executeTakeFirstOrThrow()
    throw new Error(row.nomor)
  })
  await expect(proceed).rejects.toThrow('2026/11/10000')
})
/** Marks an unpaid order as paid, in this transaction. */
async function cashAt(tx: Parameters<Parameters<typeof transaction>[1]>[0]): Promise<number> {
  const { pesanan_id } = await tx
    .updateTable('pesanan')
    .set({ status_pembayaran: 'success' })
    .where('status_pembayaran', '=', 'pending')
    .returning('pesanan_id')
    .executeTakeFirstOrThrow()
  return pesanan_id
}

test('keeps the number of a refunded order', async () => {
  const order = await buildPesanan(db, NOW, pembeli.pengguna_id, { status_pembayaran: 'success' }, [
    { produk, jumlah: 1 },
  ])
  const nomor = await notaOf(order.pesanan_id)
  expect(nomor).not.toBeNull()
  await buildReturned(db, order, admin.pengguna_id, { jumlah: order.total_harga, waktu: NOW })
  expect(await markRead(order.pesanan_id)).toMatchObject({ status_pembayaran: 'refunded', nota: { nomor } })
})

test("stores the owner's tax in new orders, at the same price, and keeps earlier ones", async () => {
  const old = (await pesan({ total_harga: 112_000 })).body
  expect(await save({ ppn: 'termasuk' })).toMatchObject({ status: 200, body: { ppn: 'termasuk' } })
  // The total that API clients compute: prices plus fee.
  const { status, body: created } = await pesan({ total_harga: 112_000 })
  expect(status).toBe(201)
  const cashier = await cash()
  expect((await save({ ppn: 'tidak' })).status).toBe(200)

  const ppn = {
    cara: 'termasuk',
    persen: 12,
    pembilang: 11,
    penyebut: 12,
    // Tax on the goods only, Rp 100.000.
    harga_jual: 90_090,
    dpp: 82_583,
    jumlah: 9_910,
  }
  expect(await markRead(created.orderId)).toMatchObject({ total_harga: 112_000, ppn })
  expect(await markRead(cashier)).toMatchObject({ total_harga: 100_000, ppn })
  expect((await markRead(old.orderId)).ppn).toBeNull()

  const csv = String((await ask(exportPesanan, { query: { bentuk: 'pesanan' } })).body).split('\r\n')
  expect(csv[0]).toMatch(/Nomor Nota.Harga Jual Tanpa PPN.DPP.PPN.PPN Ditambahkan$/)
  const { midtrans_order_id } = await markRead(cashier)
  expect(csv.find((line) => line.includes(midtrans_order_id))).toMatch(/90090.82583.9910.$/)
  expect(csv.find((line) => line.includes(old.midtransOrderId))).toMatch(/[;,]{5}$/)
})

test('reduces the tax with deductions from goods, and not from shipping', async () => {
  await save({ ppn: 'termasuk' })
  const { kode } = await buildVoucher(db, NOW, { nilai: 40_000 })
  const { kode: ongkir } = await buildVoucher(db, NOW, { jenis: 'ongkir', nilai: null })
  const ids = [(await pesan({ voucher: kode })).body.orderId, (await pesan({ voucher: ongkir })).body.orderId]
  await save({ ppn: 'tidak' })
  const tax = await Promise.all(ids.map(async (id) => (await markRead(id)).ppn.jumlah))
  // 60.000 and 100.000 × 11/111.
  expect(tax).toEqual([5_946, 9_910])
})

test('rejects an unknown kind of tax', async () => {
  expect(await save({ ppn: 'kira-kira' })).toMatchObject({ status: 400, body: { errors: [{ path: 'ppn' }] } })
})
