import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualPesanan, createPaymentLink, quotePesanan } from '#contract/checkout/manual-admin.ts'
import { getDasbor } from '#contract/dasbor/admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { getKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { createKeluhan } from '#contract/keluhan/endpoints.ts'
import { exportBookkeeping, getKeuangan } from '#contract/keuangan/admin.ts'
import type { Figures } from '#contract/keuangan/figures-admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { getToko } from '#contract/pengaturan/endpoints.ts'
import { createPesanan, getPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { confirmOngkir, exportPesanan, getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { getTagihan, openTagihan } from '#contract/pesanan-saya/tautan-bayar.ts'
import { approveResep } from '#contract/resep/admin.ts'
import { listLabaLot } from '#contract/stok/laba-admin.ts'
import { unitValue } from '#contract/uang/diskon.ts'
import type { PpnMethod } from '#contract/uang/tarif-ppn.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { snapRequest } from '#server/features/pembayaran/bayar/snap-request.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPengiriman,
  buildProduk,
  buildRegular,
  buildResep,
  buildVoucher,
  newAlamat,
} from '#server/testing/build-rows.ts'
import { MANUAL_PESANAN } from '#server/testing/manual-pesanan.ts'
import { testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { allowRewrites } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'

/* Tax added to prices, compared with included tax and no tax: from the order to the ledger. */

const NOW = new Date('2026-11-20T05:00:00Z')
const shop = await testApp(NOW, WITHOUT_LIMITS)
const { db } = shop.deps
const admin = await buildAdmin(db, NOW)
const [single, two] = [
  await buildProduk(db, NOW, { harga: 33_327, stok: 1000 }),
  await buildProduk(db, NOW, { harga: 45_001, stok: 1000 }),
]
const send = await buildPengiriman(db, 12_000)
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token: admin.token })
const choose = async (ppn: PpnMethod) =>
  expect((await ask(updatePengaturan, { body: { nie_dikumpulkan: true, ppn, semula: {} } })).status).toBe(200)
beforeEach(() => choose('ditambah'))
const read = async (orderId: number) => (await ask(getPesananAdmin, { params: { orderId } })).body
const money = async () => (await ask(getKeuangan, { query: {} })).body.hariIni as Figures

/** Rp 99.981 and Rp 45.001: three units and one. */
const ITEMS = [
  { produkId: single.produk_id, jumlah: 3 },
  { produkId: two.produk_id, jumlah: 1 },
]
async function pesan(body: object = {}) {
  const pembeli = await buildPelanggan(db, NOW)
  const own = { token: pembeli.token }
  const answer = await shop.call(
    createPesanan,
    { body: { items: ITEMS, shippingId: send.shipping_id, ...body } },
    { ...own, dari: newAlamat() },
  )
  return {
    ...answer,
    pembeli,
    own,
    lihat: async () =>
      (await shop.call(getPesanan, { params: { orderId: String(answer.body.midtransOrderId) } }, own)).body,
    surat: async () => {
      await shop.sendSurat()
      return shop.surat.filter(({ kepada }) => kepada === pembeli.email).map(({ teks }) => teks)
    },
  }
}
async function payInFull({ body, lihat }: Awaited<ReturnType<typeof pesan>>) {
  await shop.sim('pay', { order_id: body.midtransOrderId, outcome: 'settle' })
  await waitFor('the payment', async () => (await lihat()).status_pembayaran === 'success')
}

interface Case {
  cara: PpnMethod
  total: number
  /** Tax added to the total; for `pajak`: tax, sales price and tax base. */
  added: number
  tax: [jumlah: number, hargaJual: number, dpp: number] | null
  /** Paid value of each line, in rupiah. */
  baris: [number, number]
  /** Tax on the rest after one unit of the first line was returned. */
  sesudah: number | null
}

// Goods of Rp 144.982 less Rp 10.000: lines of Rp 93.085 and Rp 41.897.
const CASES: Case[] = [
  { cara: 'tidak', total: 146_982, added: 0, tax: null, baris: [93_085, 41_897], sesudah: null },
  {
    cara: 'termasuk',
    total: 146_982,
    added: 0,
    // 13,376.59
    tax: [13_377, 121_605, 111_471],
    baris: [93_085, 41_897],
    // Tax in 103,953: 10,301.65.
    sesudah: 10_302,
  },
  {
    cara: 'ditambah',
    total: 161_830,
    added: 14_848,
    // 14,848.02
    tax: [14_848, 134_982, 123_734],
    // Including tax of 10,239.35 and 4,608.65.
    baris: [103_324, 46_506],
    // Tax in 115,388: 11,434.85.
    sesudah: 11_435,
  },
]

describe.each(CASES)('$cara', ({ cara, total, added, tax, baris, sesudah }) => {
  test('is kept from the order over its payment and its returns to the books', async () => {
    await choose(cara)
    const { kode } = await buildVoucher(db, NOW, { nilai: 10_000 })
    const it = await pesan({ voucher: kode, total_harga: total })
    expect([it.status, it.body.total_harga]).toEqual([201, total])
    const { orderId, midtransOrderId } = it.body
    // Switches the shop's tax setting: the existing order keeps its tax.
    await choose(cara === 'ditambah' ? 'tidak' : 'ditambah')
    const before = await money()
    await payInFull(it)
    const { transactions } = await shop.sim('transactions')
    const di = transactions.find((one: { order_id: string }) => one.order_id === midtransOrderId)
    expect(Number(di.gross_amount)).toBe(total)

    const ppn = tax && {
      cara,
      persen: 12,
      pembilang: 11,
      penyebut: 12,
      jumlah: tax[0],
      harga_jual: tax[1],
      dpp: tax[2],
    }
    expect(await it.lihat()).toMatchObject({ total_harga: total, ppn_ditambah: added, ppn, dibayar: total })
    const readBack = await read(orderId)
    expect(readBack).toMatchObject({
      total_harga: total,
      ppn_ditambah: added,
      ppn,
      nota: { nomor: expect.stringMatching(/./) },
    })
    expect(readBack.items.map((item: { sisa_dana: number }) => item.sisa_dana)).toEqual(baris)
    const addition = difference(await money(), before)
    const net = 134_982 + added - (tax?.[0] ?? 0)
    expect(addition).toMatchObject({
      pesanan: 1,
      barang: net + 10_000,
      diskon: 10_000,
      ppn: tax?.[0] ?? 0,
      ongkir: 12_000,
      lebih: 0,
    })
    expect(addition.pendapatan).toBe(net)

    const giveBack = async (quantity: number, detailed: object) => {
      const [{ order_id: attemptId, sisa }] = (await read(orderId)).pembayaran
      const body = {
        percobaan: attemptId,
        cara: 'manual',
        jumlah: quantity,
        sisa,
        alasan: 'Bocor',
        bukti: 'BCA 7',
        ...detailed,
      }
      expect((await ask(refundPembayaran, { params: { orderId }, body })).status).toBe(200)
    }
    // A refund of shipping includes no tax.
    await giveBack(5_000, { ongkir: 5_000 })
    expect((await it.lihat()).ppn).toEqual(ppn)
    expect(difference(await money(), before)).toMatchObject({ kembaliBarang: 0, kembaliPpn: 0, kembaliOngkir: 5_000 })

    // One unit of three, the other line, then the rest: in total the paid value of the goods.
    for (const [position, quantity] of [
      [0, 1],
      [1, 1],
      [0, 2],
    ] as const) {
      const item = (await read(orderId)).items[position]
      const value = unitValue(item, quantity, item.kembali)
      await giveBack(value, { barang: [{ urutan: position, jumlah: quantity, nilai: value }] })
      if (position === 0 && quantity === 1) {
        expect((await it.lihat()).ppn?.jumlah ?? null).toBe(sesudah)
        const { ppn: incoming, kembaliPpn } = difference(await money(), before)
        expect(incoming - kembaliPpn).toBe(sesudah ?? 0)
      }
    }
    const last = await read(orderId)
    expect(last).toMatchObject({
      status_pembayaran: 'success',
      dikembalikan: baris[0] + baris[1] + 5_000,
      sisa_ongkir: 7_000,
    })
    expect(last.items.map((item: { sisa_dana: number }) => item.sisa_dana)).toEqual([0, 0])
    if (ppn) expect(last).toMatchObject({ ppn_ditambah: added, ppn: { jumlah: 0, harga_jual: 0, dpp: 0 } })
    const expired = difference(await money(), before)
    expect(expired).toMatchObject({
      kembaliBarang: net,
      kembaliPpn: tax?.[0] ?? 0,
      kembaliOngkir: 5_000,
      kembaliLebih: 0,
    })
    expect(expired.pendapatan).toBe(0)
  })
})

const difference = (current: Figures, before: Figures) =>
  Object.fromEntries(
    Object.entries(current).map(([name, value]) => [name, value - before[name as keyof Figures]]),
  ) as Figures

test('is left out of the revenue, and included in the value of a complaint', async () => {
  const produk = await buildProduk(db, NOW, { harga: 33_327, stok: 5 })
  const it = await pesan({ items: [{ produkId: produk.produk_id, jumlah: 3 }] })
  await payInFull(it)
  const params = { orderId: it.body.orderId }
  const original = { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' }
  const sent = { semula: original, status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'R1' }
  expect((await ask(processPesanan, { params, body: sent })).status).toBe(200)
  const income = async () =>
    (await ask(listLabaLot, { query: { produkId: produk.produk_id } })).body.reduce(
      (sum: number, lot: { pendapatan: number }) => sum + lot.pendapatan,
      0,
    )
  expect(await income()).toBe(99_981)

  const content = {
    jenis: 'terlambat',
    harapan: 'uang kembali',
    isi: 'Terlalu lama',
    baris: [{ urutan: 0, jumlah: 1 }],
  }
  const { body } = await shop.call(
    createKeluhan,
    { params: { orderId: it.body.midtransOrderId }, body: content as never },
    it.own,
  )
  // A third of 110.979, which includes 10,998 of tax.
  const keluhan = (await ask(getKeluhanAdmin, { params: { keluhanId: body.keluhanId } })).body
  expect(keluhan.nilai, JSON.stringify(body)).toBe(36_993)

  const [{ order_id: attemptId, sisa }] = (await read(it.body.orderId)).pembayaran
  const returned = { percobaan: attemptId, cara: 'manual', jumlah: 36_993, sisa, alasan: 'Pecah', bukti: 'BCA 7' }
  const barang = [{ urutan: 0, jumlah: 1, nilai: 36_993 }]
  expect((await ask(refundPembayaran, { params, body: { ...returned, barang } })).status).toBe(200)
  expect(await income()).toBe(66_654)
})

test('is shown in history, mail, files and on the dashboard', async () => {
  const dasbor = async () => (await ask(getDasbor, { query: { hari: '7' } })).body.periode
  const [before, it] = [await dasbor(), await pesan()]
  // 144.982 and 15,948.02
  expect(it.body.total_harga).toBe(172_930)
  const { data } = (await shop.call(listRiwayat, { query: {} }, it.own)).body
  expect(data).toMatchObject([{ ppn_ditambah: 15_948, total_harga: 172_930 }])
  await payInFull(it)
  expect((await it.surat()).join()).toContain('PPN: Rp 15.948\nTotal: Rp 172.930')
  const current = await dasbor()
  expect([
    current.barang - before.barang,
    current.ppn - before.ppn,
    current.ongkir - before.ongkir,
    current.lebih,
  ]).toEqual([144_982, 15_948, 12_000, before.lebih])

  const { midtransOrderId } = it.body
  const berkas = async (endpoint: AnyEndpoint, query: object) =>
    String((await ask(endpoint, { query })).body)
      .split('\r\n')
      .filter((line) => line.includes(midtransOrderId))
  expect(await berkas(exportPesanan, { bentuk: 'pesanan' })).toEqual([
    expect.stringMatching(/;144982;132900;15948;15948$/),
  ])
  expect(await berkas(exportPesanan, { bentuk: 'baris' })).toEqual(
    expect.arrayContaining([expect.stringMatching(/;10998$/), expect.stringMatching(/;4950$/)]),
  )
  expect(await berkas(exportPesanan, { bentuk: 'pembayaran' })).toEqual([expect.stringMatching(/;15948$/)])
  expect(await berkas(exportBookkeeping, { isi: 'pembayaran' })).toEqual([
    expect.stringMatching(/;172930;144982;12000;0;0;15948;\d{4}\/\d{2}\/\d{4};.+$/),
  ])
  expect(await berkas(exportBookkeeping, { isi: 'baris' })).toEqual([
    expect.stringMatching(/;3;33327;0;99981;10998$/),
    expect.stringMatching(/;1;45001;0;45001;4950$/),
  ])
})

test('is named to a client that counts without tax, and charged to one that sends no total', async () => {
  const old = await pesan({ total_harga: 156_982 })
  expect(old).toMatchObject({ status: 409, body: { code: 'HARGA_BERUBAH', rincian: { total_harga: 172_930 } } })
  expect(await pesan({ total_harga: 172_930 })).toMatchObject({ status: 201, body: { total_harga: 172_930 } })
  expect(await pesan()).toMatchObject({ status: 201, body: { total_harga: 172_930 } })
})

test('is accepted from clients that know one price of a product, and lower with quantity prices', async () => {
  const produk = await buildProduk(db, NOW, { harga: 10_000 })
  await db
    .updateTable('produk')
    .set({ harga_grosir: JSON.stringify([{ mulai: 5, harga: 9_000 }]) })
    .where('produk_id', '=', produk.produk_id)
    .execute()
  const items = [{ produkId: produk.produk_id, jumlah: 5 }]
  expect(await pesan({ items, total_harga: 67_500 })).toMatchObject({ status: 201, body: { total_harga: 61_950 } })
  expect((await pesan({ items, total_harga: 62_000 })).body.code).toBe('HARGA_BERUBAH')
})

test('does not apply to shipping, or to its deduction', async () => {
  const { kode } = await buildVoucher(db, NOW, { jenis: 'ongkir', nilai: 5_000 })
  expect((await pesan({ voucher: kode })).body.total_harga).toBe(167_930)
})

test('is announced to visitors only while it is added', async () => {
  const tarif = { cara: 'ditambah', persen: 12, pembilang: 11, penyebut: 12 }
  expect((await shop.call(getToko, {})).body.ppn).toEqual(tarif)
  for (const method of ['termasuk', 'tidak'] as const) {
    await choose(method)
    expect((await shop.call(getToko, {})).body).not.toHaveProperty('ppn')
  }
})

test('lines of the provider are its amount, with the tax as one of them', async () => {
  const { body } = await pesan({ voucher: (await buildVoucher(db, NOW, { nilai: 9_999 })).kode })
  const order = await db
    .selectFrom('pesanan')
    .selectAll()
    .where('pesanan_id', '=', body.orderId)
    .executeTakeFirstOrThrow()
  const lines = await perjalananRepository(db).listLines(body.orderId)
  const snap = snapRequest(order, lines, order.midtrans_order_id, NOW, 'https://toko.example', [])
  expect(snap.item_details).toContainEqual({ id: 'ppn', name: 'PPN', price: 14_848, quantity: 1 })
  expect(snap.item_details.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(order.total_harga)
  expect(snap.transaction_details.gross_amount).toBe(body.total_harga)
})

test("is required to set an order's total", async () => {
  const { body } = await pesan()
  await allowRewrites(db)
  const without = sql`UPDATE pesanan SET total_harga = subtotal - diskon + biaya_kirim - diskon_ongkir
    WHERE pesanan_id = ${body.orderId}`.execute(db)
  await expect(without).rejects.toThrow('pesanan_total')
})

describe('an order written by the office', () => {
  const inputOf = async (change: object = {}) => ({
    ...MANUAL_PESANAN,
    sumber: 'whatsapp',
    penggunaId: (await buildRegular(db, NOW)).pengguna_id,
    items: ITEMS,
    total_harga: 160_930,
    ...change,
  })

  test('is counted with its tax before it is saved, and rejected without', async () => {
    const { penggunaId, items } = await inputOf()
    const wish = { items, penggunaId, ongkir: '8.000', diskon: '10.000', isPengganti: false }
    expect((await ask(quotePesanan, { body: wish })).body).toMatchObject({
      subtotal: 144_982,
      diskon: 10_000,
      ppn_ditambah: 14_848,
      biaya_kirim: 8_000,
      total_harga: 157_830,
    })
    expect((await ask(createManualPesanan, { body: await inputOf({ total_harga: 144_982 }) })).body.code).toBe(
      'HARGA_BERUBAH',
    )
    const { body } = await ask(createManualPesanan, { body: await inputOf() })
    expect(await read(body.orderId)).toMatchObject({ ppn_ditambah: 15_948, dibayar: 160_930 })
  })

  test('and is paid by a link shows its tax there', async () => {
    const { body } = await ask(createManualPesanan, { body: await inputOf({ bayar: 'tautan' }) })
    const { tautan } = (await ask(createPaymentLink, { params: { orderId: body.orderId } })).body
    const params = { token: String(tautan.split('/bayar/')[1]) }
    expect((await shop.call(getTagihan, { params })).body).toMatchObject({ ppn_ditambah: 15_948, total_harga: 160_930 })
    expect((await shop.call(openTagihan, { params })).body.midtransToken).toMatch(/\w/)
  })

  test('and replaces goods for free holds no tax', async () => {
    const original = await inputOf()
    const { orderId } = (await ask(createManualPesanan, { body: original })).body
    const replacement = { ...original, total_harga: 0, pengganti: { orderId, keluhanId: null } }
    const { body } = await ask(createManualPesanan, { body: replacement })
    expect(await read(body.orderId)).toMatchObject({ total_harga: 0, ppn_ditambah: 0, ppn: { jumlah: 0 } })
  })
})

test('is not changed by a later shipping fee', async () => {
  await db
    .insertInto('ongkir')
    .values({
      shipping_id: send.shipping_id,
      kode_wilayah: '18',
      wilayah: 'Lampung',
      kg_pertama: 20_000,
      kg_berikut: 8_000,
      hari_min: 3,
      hari_maks: 5,
    })
    .execute()
  const it = await pesan({ ongkir: null, total_harga: 160_930 })
  await db.deleteFrom('ongkir').where('shipping_id', '=', send.shipping_id).execute()
  expect(it).toMatchObject({ status: 201, body: { menunggu_ongkir: true, total_harga: 160_930 } })
  const params = { orderId: it.body.orderId }
  const { body } = await ask(confirmOngkir, { params, body: { biaya: 50_000 } })
  expect(body.total_harga).toBe(210_930)
  await choose('tidak')
  expect(await it.lihat()).toMatchObject({ ppn_ditambah: 15_948, total_harga: 210_930, dapat_dibayar: true })
})

test('is reduced when a prescription covers less of an order', async () => {
  const obat = await buildProduk(db, NOW, { harga: 33_327, resep: true })
  const pembeli = await buildRegular(db, NOW)
  const { resep_id: resepId } = await buildResep(db, NOW, pembeli.pengguna_id)
  const items = [{ produkId: obat.produk_id, jumlah: 3 }, ...ITEMS.slice(1)]
  const own = { token: pembeli.token }
  const created = await shop.call(
    createPesanan,
    { body: { items, shippingId: send.shipping_id, resepId } },
    { ...own, dari: newAlamat() },
  )
  expect(created).toMatchObject({ status: 201, body: { menunggu_resep: true, total_harga: 172_930 } })
  // The order keeps its tax, although the setting changes before the prescription's decision.
  await choose('tidak')
  const content = {
    berlaku_sampai: dateWib(midnightWib(NOW, -30)),
    produk: [{ produkId: obat.produk_id, jumlah: 1, dosis: '' }],
  }
  expect((await ask(approveResep, { params: { resepId }, body: content })).status).toBe(200)
  // Tax on 78.328: 8,616.08.
  const readBack = await read(created.body.orderId)
  expect(readBack).toMatchObject({ subtotal: 78_328, ppn_ditambah: 8_616, total_harga: 98_944 })
  expect(readBack.items.map(({ ppn }: { ppn: number }) => ppn)).toEqual([3_666, 4_950])
})
