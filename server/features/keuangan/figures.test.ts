import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Dasbor, getDasbor } from '#contract/dasbor/admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import {
  exportBookkeeping,
  type FigureRow,
  getKeuangan,
  type Keuangan,
  listFigureRows,
} from '#contract/keuangan/admin.ts'
import { FIGURES, FigureKode, figureValue, type Part, partsOf, type SumKode } from '#contract/keuangan/figures-admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { addKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { cancelPesanan, createPesanan, getPesanan } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { listLabaLot } from '#contract/stok/laba-admin.ts'
import type { PpnMethod } from '#contract/uang/tarif-ppn.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { readForeignRows } from '#server/csv/read-csv.ts'
import {
  buildAdmin,
  buildLot,
  buildPelanggan,
  buildPengiriman,
  buildProduk,
  buildVoucher,
  newAlamat,
} from '#server/testing/build-rows.ts'
import { testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

/* One label, one sum: dashboard, Keuangan, the lists behind its figures and the files, of a shop with orders in all states. */

const NOW = new Date()
const shop = await testApp(NOW, WITHOUT_LIMITS)
const { db } = shop.deps
const admin = await buildAdmin(db, NOW)
afterAll(() => shop.close())

const ask = async (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) => {
  const answer = await shop.call(endpoint, input, { token: admin.token })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer
}
const HARI_MS = 86_400_000
const HARI = { dari: dateWib(midnightWib(NOW, 6)), sampai: dateWib(NOW) }

async function order(items: object[], { ppn = 'tidak', bayar = 'gopay', ...body }: OrderOptions = {}) {
  await ask(updatePengaturan, { body: { nie_dikumpulkan: true, ppn, semula: {} } })
  const { token } = await buildPelanggan(db, NOW)
  const created = await shop.call(createPesanan, { body: { items, ...body } as never }, { token, dari: newAlamat() })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  const { orderId, midtransOrderId } = created.body
  if (bayar) {
    await shop.sim('pay', { order_id: midtransOrderId, outcome: 'settle', method: bayar })
    const params = { orderId: midtransOrderId }
    const status = async () => (await shop.call(getPesanan, { params }, { token })).body.status_pembayaran
    await waitFor('the payment', async () => (await status()) === 'success')
  }
  return { params: { orderId }, nomor: String(midtransOrderId), token }
}
interface OrderOptions {
  ppn?: PpnMethod
  /** Payment type; '' for an order that is not paid. */
  bayar?: string
  shippingId?: number
  voucher?: string
}
async function giveBack({ params }: { params: { orderId: number } }, method: 'manual' | 'midtrans', change: object) {
  const [{ order_id, sisa }] = (await ask(getPesananAdmin, { params })).body.pembayaran
  const body = { percobaan: order_id, cara: method, jumlah: sisa, sisa, alasan: 'Pecah', bukti: 'BCA 7', ...change }
  await ask(refundPembayaran, { params, body })
}

beforeAll(async () => {
  const produk = (harga: number) => buildProduk(db, NOW, { harga, stok: 0 })
  const [costed, free, withoutCost] = [await produk(33_327), await produk(45_001), await produk(20_000)]
  await buildLot(db, NOW, costed.produk_id, { jumlah: 100, hargaModal: 21_111 })
  await buildLot(db, NOW, free.produk_id, { jumlah: 100, hargaModal: 30_000 })
  await buildLot(db, NOW, withoutCost.produk_id, { jumlah: 100, hargaModal: null })
  const { shipping_id: shippingId } = await buildPengiriman(db, 12_000)
  const line = ({ produk_id: produkId }: { produk_id: number }, quantity: number) => ({ produkId, jumlah: quantity })
  const { kode: voucher } = await buildVoucher(db, NOW, { nilai: 10_000 })
  const send = async ({ params }: { params: { orderId: number } }) =>
    ask(processPesanan, { params, body: { status_pesanan: 'Sedang Di Proses', kurir: '', resi: '' } })

  const plain = await order([line(costed, 3), line(free, 1)], { shippingId, voucher })
  await send(plain)
  const included = await order([line(costed, 2), line(withoutCost, 1)], { shippingId, ppn: 'termasuk', voucher })
  await send(included)
  const added = await order([line(free, 2)], { shippingId, ppn: 'ditambah' })
  await ask(addKiriman, { ...added, body: { kurir: 'JNE', resi: 'DUA1', baris: [{ urutan: 0, jumlah: 1 }] } })
  await ask(addKiriman, { ...added, body: { kurir: 'JNE', resi: 'DUA2', baris: [{ urutan: 0, jumlah: 1 }] } })
  await send(await order([line(withoutCost, 4)], { shippingId, bayar: 'bca_va' }))
  await order([line(costed, 1)], { shippingId })
  await order([line(costed, 1)], { shippingId, bayar: '' })
  const cancelled = await order([line(costed, 1)], { shippingId, bayar: '' })
  await shop.call(cancelPesanan, { params: { orderId: cancelled.nomor } } as never, { token: cancelled.token })

  // Refunds: partly by hand with shipping, partly by the provider, whole by hand, whole by the provider, in one or two steps.
  await giveBack(plain, 'manual', { jumlah: 5000, ongkir: 5000 })
  await giveBack(included, 'midtrans', { jumlah: 15_000, barang: [{ urutan: 0, jumlah: 1, nilai: 15_000 }] })
  await giveBack(await order([line(free, 1)], { shippingId, ppn: 'ditambah' }), 'manual', {})
  await giveBack(await order([line(free, 1)], { shippingId, ppn: 'termasuk' }), 'midtrans', {})
  const steps = await order([line(costed, 2)], { shippingId })
  await giveBack(steps, 'midtrans', { jumlah: 20_000 })
  await giveBack(steps, 'manual', {})

  // Paid without the provider.
  for (const type of ['transfer', 'tunai']) {
    const { nomor } = await order([line(free, 1)], { shippingId })
    await sql`UPDATE pembayaran SET payment_type = ${type} WHERE order_id = ${nomor}`.execute(db)
  }

  // Paid a second time; a thousand of it went back.
  await sql`WITH kedua AS (
      INSERT INTO pembayaran (pesanan_id, order_id, jumlah, payment_type, transaction_id, transaction_status, dibuat, diubah)
      VALUES (${added.params.orderId}, ${`${added.nomor}-2`}, 7000, 'qris', 'kedua', 'settlement', ${NOW}, ${NOW})
      RETURNING pembayaran_id
    )
    INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, waktu)
    SELECT ${added.params.orderId}, pembayaran_id, 7000, ${NOW} FROM kedua`.execute(db)
  await giveBack(added, 'manual', { jumlah: 1000 })
  // Settlements of two payments.
  for (const nomor of [plain.nomor, `${added.nomor}-2`])
    await sql`INSERT INTO setoran (order_id, pembayaran_id, jumlah, biaya, dibuat, cocok)
      SELECT order_id, pembayaran_id, jumlah, 700, ${NOW}, true FROM pembayaran WHERE order_id = ${nomor}`.execute(db)
}, 120_000)

const keuangan = async (): Promise<Keuangan> => (await ask(getKeuangan, { query: HARI })).body
const dasbor = async (): Promise<Dasbor> => (await ask(getDasbor, { query: { hari: '7' } })).body
const add = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)

describe('a figure', () => {
  test('is the same on dashboard and in Keuangan, for every label', async () => {
    const { periode } = await keuangan()
    const { periode: ofDasbor, harian } = await dasbor()
    const { biaya, tanpaBiaya, pendapatan, pendapatanModal, modal, tanpaModal, belumDikemas, ...money } = periode
    expect(ofDasbor).toEqual(money)
    expect(add(harian, ({ pesanan }) => pesanan)).toBe(figureValue('pesanan', periode))
    expect(add(harian, ({ bersih }) => bersih)).toBe(figureValue('bersih', periode))
    expect(-add(harian, ({ dikembalikan }) => dikembalikan)).toBe(figureValue('dikembalikan', periode))
    // The shop has a case of everything.
    expect(Object.entries(periode).filter(([, value]) => value === 0)).toEqual([])
    expect(figureValue('bersih', periode)).toBe(
      Number((await sql<{ total: number }>`SELECT sum(jumlah)::bigint AS total FROM buku`.execute(db)).rows[0]?.total),
    )
    expect(periode.pesanan).toBe(7)
  })

  test.each(FigureKode.options)('%s is the sum of the rows that it opens to', async (kode) => {
    const rows: FigureRow[] = []
    for (let page = 1, total = 1; rows.length < total; page++) {
      const { body, headers } = await ask(listFigureRows, { query: { ...HARI, angka: kode, page, limit: 3 } })
      total = Number(headers['x-total-count'])
      rows.push(...body)
    }
    const { periode, disetor, belumDisetor } = await keuangan()
    const own = kode === 'disetor' ? disetor.jumlah : kode === 'belumDisetor' ? belumDisetor.jumlah : undefined
    expect(add(rows, ({ jumlah }) => jumlah)).toBe(own ?? figureValue(kode as SumKode, periode))
    expect(new Set(rows.map(({ kunci }) => kunci)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(0)
  })

  test('lists the payments of a method, found by order', async () => {
    const { metode } = await keuangan()
    for (const { payment_type, jumlah, banyak } of metode) {
      const query = { ...HARI, angka: 'masuk', payment_type: payment_type ?? '' }
      const { body } = await ask(listFigureRows, { query })
      expect([body.length, add(body as FigureRow[], (row) => row.jumlah)]).toEqual([banyak, jumlah])
    }
    const [one] = (await ask(listFigureRows, { query: HARI })).body as FigureRow[]
    const { body } = await ask(listFigureRows, { query: { ...HARI, q: one?.orderId } })
    expect(new Set(body.map(({ orderId }: FigureRow) => orderId))).toEqual(new Set([one?.orderId]))
  })

  test('covers the lots of known cost, and equals the profit of the lots', async () => {
    const { periode } = await keuangan()
    const lots = (await ask(listLabaLot, { query: { limit: 100 } })).body as {
      pendapatan: number
      modal: number | null
      laba: number | null
    }[]
    const known = lots.filter(({ modal }) => modal !== null)
    expect(periode.pendapatanModal).toBe(add(known, ({ pendapatan }) => pendapatan))
    expect(periode.modal).toBe(add(known, ({ modal }) => modal ?? 0))
    expect(figureValue('laba', periode)).toBe(add(known, ({ laba }) => laba ?? 0))
    expect(periode.pendapatanModal).toBeLessThan(periode.pendapatan)
  })

  test('is compared with as many days before', async () => {
    const { periode } = await keuangan()
    const later = new Date(NOW.getTime() + 7 * HARI_MS)
    shop.setClock(later)
    const { token } = await buildAdmin(db, later)
    const days = { dari: dateWib(midnightWib(later, 6)), sampai: dateWib(later) }
    const ofDasbor = (await shop.call(getDasbor, { query: { hari: '7' } }, { token })).body as Dasbor
    const ofKeuangan = (await shop.call(getKeuangan, { query: days }, { token })).body as Keuangan
    expect(ofKeuangan.sebelum).toEqual(periode)
    expect(periode).toMatchObject(ofDasbor.sebelum ?? {})
    expect([figureValue('masuk', ofKeuangan.periode), add(ofDasbor.harian, ({ bersih }) => bersih)]).toEqual([0, 0])
  })
})

describe('a file for bookkeeping', () => {
  async function take(contents: string, columns: readonly string[]) {
    const { body } = await ask(exportBookkeeping, { query: { ...HARI, isi: contents } })
    const named = Object.fromEntries(columns.map((column) => [column, [column]]))
    return readForeignRows(Buffer.from(body as never), named, [...columns], 1000).map(
      ({ isi: cells }) => cells as Record<string, string>,
    )
  }
  const total = (rows: Record<string, string>[], column: string) => add(rows, (row) => Number(row[column]))

  test('adds payments and refunds up to the figures, with receipt and buyer', async () => {
    const { periode } = await keuangan()
    const paid = await take('pembayaran', ['dibayar', 'ppn', 'lebih', 'biaya_midtrans', 'nomor_nota', 'pembeli'])
    expect(total(paid, 'dibayar')).toBe(figureValue('masuk', periode))
    expect(total(paid, 'ppn')).toBe(periode.ppn)
    expect(total(paid, 'lebih')).toBe(periode.lebih)
    expect(total(paid, 'biaya_midtrans')).toBe(periode.biaya)
    const returned = await take('pengembalian', [
      ...['dikembalikan', 'barang', 'ppn', 'ongkir', 'lebih'],
      ...['nomor_nota', 'pembeli'],
    ])
    expect(total(returned, 'dikembalikan')).toBe(-figureValue('dikembalikan', periode))
    expect(total(returned, 'barang')).toBe(periode.kembaliBarang)
    expect(total(returned, 'ppn')).toBe(periode.kembaliPpn)
    expect(total(returned, 'ongkir')).toBe(periode.kembaliOngkir)
    expect(total(returned, 'lebih')).toBe(periode.kembaliLebih)
    for (const row of [...paid, ...returned]) {
      expect(row.nomor_nota).toMatch(/^\d{4}\/\d{2}\/\d{4}$/)
      expect(row.pembeli).not.toBe('')
    }
  })

  test('contains only orders whose money came', async () => {
    const lines = await take('baris', ['pesanan', 'barang', 'ppn_ditambah'])
    // A refund of all money repeats no line.
    expect(new Set(lines.map(({ pesanan, barang }) => `${pesanan} ${barang}`)).size).toBe(lines.length)
    const { rows } = await sql<{ nomor: string }>`
      SELECT midtrans_order_id AS nomor FROM pesanan WHERE NOT EXISTS (
        SELECT FROM buku WHERE buku.pesanan_id = pesanan.pesanan_id)`.execute(db)
    expect(rows).toHaveLength(2)
    for (const { nomor } of rows) expect(lines.map(({ pesanan }) => pesanan)).not.toContain(nomor)
  })

  test('balances each entry of the journal, and adds its accounts up to the figures', async () => {
    const { periode } = await keuangan()
    const lines = await take('jurnal', ['tanggal', 'nomor_bukti', 'akun', 'keterangan', 'debit', 'kredit'])
    const entries = Map.groupBy(lines, (line) => line.nomor_bukti)
    for (const [nomor, rows] of entries) expect(total(rows, 'debit'), nomor).toBe(total(rows, 'kredit'))
    const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM buku`.execute(db)
    expect(entries.size).toBe(rows[0]?.total)
    const balance = (account: string) => {
      const own = lines.filter(({ akun }) => akun === account)
      return total(own, 'kredit') - total(own, 'debit')
    }
    for (const kode of ['barang', 'diskon', 'kembaliBarang', 'biaya'] as const)
      expect(balance(FIGURES[kode].label), kode).toBe(figureValue(kode, periode))
    expect(balance('PPN')).toBe(periode.ppn - periode.kembaliPpn)
    expect(balance('Ongkir')).toBe(periode.ongkir - periode.kembaliOngkir)
    expect(balance('Kelebihan bayar')).toBe(periode.lebih - periode.kembaliLebih)
    const money = ['Piutang Midtrans', 'Bank', 'Kas'].map(balance)
    const { rows: bank } = await sql<{ transfer: number; manual: number; cash: number }>`
      SELECT coalesce(sum(b.jumlah) FILTER (WHERE b.jumlah > 0 AND payment_type = 'transfer'), 0)::bigint AS transfer,
        coalesce(sum(b.jumlah) FILTER (WHERE b.jumlah < 0 AND cara = 'manual'), 0)::bigint AS manual,
        sum(b.jumlah) FILTER (WHERE payment_type = 'tunai')::bigint AS cash
      FROM buku b JOIN pembayaran USING (pembayaran_id)`.execute(db)
    expect(-balance('Bank')).toBe((bank[0]?.transfer ?? 0) + (bank[0]?.manual ?? 0))
    expect(bank[0]?.manual).toBeLessThan(0)
    expect(bank[0]?.transfer).toBeGreaterThan(0)
    expect(-balance('Kas')).toBe(bank[0]?.cash)
    expect(-add(money, (one) => one)).toBe(figureValue('bersih', periode) - periode.biaya)
    expect(lines[0]?.tanggal).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
  })
})

test('every amount is part of a figure, and no two figures share a label or a sum', () => {
  const all = FigureKode.options
  const parts = new Set(all.flatMap((kode) => partsOf(kode).map(([part]) => part)))
  expect([...parts].toSorted()).toEqual(
    (
      [
        ...['barang', 'biaya', 'diskon', 'kembaliBarang', 'kembaliLebih', 'kembaliOngkir', 'kembaliPpn'],
        ...['lebih', 'modal', 'ongkir', 'pendapatanModal', 'pesanan', 'ppn'],
      ] as Part[]
    ).toSorted(),
  )
  expect(new Set(all.map((kode) => FIGURES[kode].label)).size).toBe(all.length)
  const sums = all.map((kode) => JSON.stringify(partsOf(kode).toSorted())).filter((sum) => sum !== '[]')
  expect(new Set(sums).size).toBe(sums.length)
})
