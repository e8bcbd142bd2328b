import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { proveAdmin } from '#contract/akun/keamanan-admin.ts'
import { createManualPesanan } from '#contract/checkout/manual-admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { destroyKarantina } from '#contract/karantina/admin.ts'
import { updatePaket } from '#contract/katalog/paket-admin.ts'
import { correctStok, getProdukAdmin, importProduk, updateProduk } from '#contract/katalog/produk-admin.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import { approvePersetujuan, listPersetujuan, rejectPersetujuan } from '#contract/pelepasan/admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { getPengaturan, updatePengaturan } from '#contract/pengaturan/admin.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { correctLot, getLot } from '#contract/stok/lot-list-admin.ts'
import { holdLots } from '#contract/stok/many-lot-admin.ts'
import { saveOpname } from '#contract/stok/opname-admin.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { transaction } from '#server/db/transaction.ts'
import { flushKejadian } from '#server/features/keamanan/record-kejadian.ts'
import {
  buildAdmin,
  buildLot,
  buildPaket,
  buildPelanggan,
  buildProduk,
  PASSWORD,
  recordBuilt,
  rewrite,
} from '#server/testing/build-rows.ts'
import { MANUAL_PESANAN } from '#server/testing/manual-pesanan.ts'
import { testApp } from '#server/testing/test-app.ts'
import { expirePersetujuan } from './decide.ts'
import { sendDigests } from './digest.ts'
import { pelepasan } from './pelepasan.feature.ts'
import { pelepasanRepository } from './pelepasan.repository.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const LIMITS = { batas_bukti: 500_000, batas_orang_kedua: 5_000_000 }
await db.updateTable('pengaturan_toko').set(LIMITS).execute()
afterAll(() => shop.close())
/** The acts of a day are added up, so each test starts far from midnight. */
const noon = new Date(midnightWib(clock(), 0).getTime() + 12 * 3_600_000)

type Who = Awaited<ReturnType<typeof buildAdmin>>
let owner: Who
let clerk: Who
let other: Who
beforeEach(async () => {
  shop.setClock(noon)
  owner = await buildAdmin(db, clock())
  clerk = await buildAdmin(db, clock(), 'pesanan')
  other = await buildAdmin(db, clock(), 'pesanan')
})

type Asked = { params?: object; query?: object; body?: object }
const ask = (who: Pick<Who, 'token'>, endpoint: AnyEndpoint, input: Asked, reason?: string) =>
  shop.call(endpoint, input, { token: who.token, ...(reason && { headers: { alasan: encodeURIComponent(reason) } }) })
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const later = (minutes: number) => shop.setClock(new Date(clock().getTime() + minutes * 60_000))
const acts = (who: Who) =>
  db.selectFrom('pelepasan').selectAll().where('pengguna_id', '=', who.pengguna_id).orderBy('pelepasan_id').execute()
const finished = async (who: Who) => (await ask(who, listPersetujuan, { query: { status: 'selesai' } })).body
/** Returns the security events about a person, by kind and text. */
async function eventsOf({ email }: Who) {
  await flushKejadian(shop.deps)
  const { body } = await ask(owner, listKejadian, { query: { q: email } })
  return body
    .map(({ jenis, oleh, keterangan }: Record<string, string>) => [jenis, oleh, keterangan])
    .sort((a: string[], b: string[]) => String(a).localeCompare(String(b)))
}
const waiting = async (who: Who) => (await ask(who, listPersetujuan, {})).body

/** Creates an order of one unit that was paid by transfer. @returns a function that refunds money of it by hand */
async function paidOrder(harga = 10_000_000) {
  const seller = await buildAdmin(db, clock())
  const { produk_id: produkId } = await buildProduk(db, clock(), { harga })
  const pembeli = await buildPelanggan(db, clock())
  const body = {
    ...MANUAL_PESANAN,
    penggunaId: pembeli.pengguna_id,
    items: [{ produkId, jumlah: 1 }],
    total_harga: harga,
  }
  const { orderId, midtrans_order_id: nomor } = (await ask(seller, createManualPesanan, { body })).body
  const params = { orderId }
  const { order_id: attempt } = (await ask(seller, getPesananAdmin, { params })).body.pembayaran[0]
  /** Returns the money that was refunded. */
  const returned = async () => {
    const rows = await db
      .selectFrom('buku')
      .select('jumlah')
      .where('pesanan_id', '=', orderId)
      .where('jumlah', '<', 0)
      .execute()
    return rows.reduce((sum, { jumlah }) => sum - jumlah, 0)
  }
  const refund = async (who: Pick<Who, 'token'>, amount: number, reason?: string) => {
    const input = {
      percobaan: attempt,
      cara: 'manual',
      jumlah: amount,
      sisa: harga - (await returned()),
      alasan: 'Bocor',
      bukti: 'BCA 7',
    }
    return ask(who, refundPembayaran, { params, body: input }, reason)
  }
  return { orderId, nomor, produkId, pembeli, refund, returned }
}

describe('proof', () => {
  test('is needed once the small acts of a day add up, and not on the next day', async () => {
    // 23.14 in Jakarta.
    shop.setClock(new Date(midnightWib(clock(), -1).getTime() - 46 * 60_000))
    ;[clerk, other] = [await buildAdmin(db, clock(), 'pesanan'), await buildAdmin(db, clock(), 'pesanan')]
    const it = await paidOrder()
    later(16)
    expect((await it.refund(clerk, 200_000)).status).toBe(200)
    expect((await it.refund(clerk, 200_000)).status).toBe(200)
    expect(outcome(await it.refund(clerk, 100_000))).toEqual([403, 'PERLU_BUKTI'])
    expect((await it.refund(clerk, 99_999)).status).toBe(200)
    expect(outcome(await it.refund(clerk, 1))).toEqual([403, 'PERLU_BUKTI'])
    expect((await it.refund(other, 1)).status).toBe(200)
    expect((await ask(clerk, proveAdmin, { body: { password: PASSWORD } })).status).toBe(200)
    expect((await it.refund(clerk, 100_000)).status).toBe(200)
    expect(await it.returned()).toBe(600_000)
    later(29)
    expect(outcome(await it.refund(clerk, 1))).toEqual([403, 'PERLU_BUKTI'])
    later(1)
    expect((await it.refund(clerk, 1)).status).toBe(200)
  })

  test('is not passed by three acts at once', async () => {
    const orders = [await paidOrder(), await paidOrder(), await paidOrder()]
    later(16)
    const all = await Promise.all(orders.map((it) => it.refund(clerk, 300_000)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    expect((await acts(clerk)).map(({ nilai }) => nilai)).toEqual([300_000])
  })

  test('follows the limits of the owner, which need proof themselves', async () => {
    const it = await paidOrder()
    const { versi, ...settings } = (await ask(owner, getPengaturan, {})).body
    const save = (change: object) => ask(owner, updatePengaturan, { body: { ...settings, ...change } })
    expect((await save({ batas_bukti: 1000 })).status).toBe(200)
    onTestFinished(() => rewrite(db, clock(), ['pengaturan-toko', 'pengaturan_toko', 'satu'], LIMITS))
    later(16)
    expect((await it.refund(clerk, 999)).status).toBe(200)
    expect(outcome(await it.refund(clerk, 1))).toEqual([403, 'PERLU_BUKTI'])
    expect(outcome(await save({ batas_bukti: 9_000_000 }))).toEqual([403, 'PERLU_BUKTI'])
  })
})

describe('an act above the higher limit', () => {
  const AMOUNT = 6_000_000

  test('waits for another person of the same work, and runs once', async () => {
    const it = await paidOrder()
    const warehouse = await buildAdmin(db, clock(), 'gudang')
    expect(outcome(await it.refund(clerk, AMOUNT))).toEqual([403, 'PERLU_ALASAN'])
    expect(outcome(await it.refund(clerk, AMOUNT, 'Semua pecah'))).toEqual([409, 'MENUNGGU_PERSETUJUAN'])
    expect(outcome(await it.refund(clerk, AMOUNT, 'Semua pecah'))).toEqual([409, 'MENUNGGU_PERSETUJUAN'])
    expect([await it.returned(), await acts(clerk)]).toEqual([0, []])

    const [asked, ...rest] = await waiting(other)
    expect(rest).toEqual([])
    expect(asked).toMatchObject({
      jenis: 'pengembalian',
      nilai: AMOUNT,
      rujukan: it.nomor,
      oleh: clerk.nama,
      alasan: 'Semua pecah',
      milikSendiri: false,
    })
    expect(await waiting(clerk)).toMatchObject([{ milikSendiri: true }])
    expect(await waiting(warehouse)).toEqual([])
    const params = { persetujuanId: asked.persetujuanId }
    const approve = (who: Who, value = AMOUNT) => ask(who, approvePersetujuan, { params, body: { nilai: value } })
    expect(outcome(await approve(clerk))).toEqual([403, 'PERSETUJUAN_SENDIRI'])
    expect(outcome(await approve(warehouse))).toEqual([403, 'BUKAN_BAGIAN_ANDA'])
    expect(outcome(await approve(other, AMOUNT - 1))).toEqual([409, 'PERSETUJUAN_BERUBAH'])
    const all = await Promise.all([approve(other), approve(other), approve(owner)])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await it.returned()).toBe(AMOUNT)
    expect(await acts(clerk)).toMatchObject([{ nilai: AMOUNT, alasan: 'Semua pecah', rujukan: it.nomor }])
    const second = all[2].status === 200 ? owner : other
    expect((await acts(clerk))[0]?.disetujui_oleh).toBe(second.pengguna_id)
    expect(await waiting(other)).toEqual([])
    expect((await finished(other))[0]).toMatchObject({
      persetujuanId: asked.persetujuanId,
      status: 'disetujui',
      oleh: clerk.nama,
      diputusOleh: second.nama,
    })
    const { isi } = await db
      .selectFrom('persetujuan')
      .select('isi')
      .where('persetujuan_id', '=', asked.persetujuanId)
      .executeTakeFirstOrThrow()
    expect(isi).toBe(null)

    expect(await eventsOf(clerk)).toEqual([
      ['pengembalian', second.nama, expect.stringContaining(`Rp 6.000.000, ${it.nomor}. `)],
      ['persetujuan', null, `Diminta: Rp 6.000.000, ${it.nomor}`],
      ['persetujuan', second.nama, `Disetujui: Rp 6.000.000, ${it.nomor}`],
    ])
    // A seen act is no part of the sum of the day.
    expect((await it.refund(clerk, 1000)).status).toBe(200)
  })

  test('is stored under its idempotency key', async () => {
    const it = await paidOrder()
    const { orderId } = it
    const body = { percobaan: it.nomor, cara: 'manual', jumlah: AMOUNT, sisa: 10_000_000, alasan: 'x', bukti: 'x' }
    const headers = { 'idempotency-key': `kunci-${orderId}-0000000000`, alasan: 'Pecah' }
    const send = () =>
      shop.call(refundPembayaran, { params: { orderId }, body } as never, { token: clerk.token, headers })
    const answers = [await send(), await send()]
    expect(answers.map(outcome)).toEqual([
      [409, 'MENUNGGU_PERSETUJUAN'],
      [409, 'MENUNGGU_PERSETUJUAN'],
    ])
    const [asked] = await waiting(other)
    expect(await waiting(other)).toHaveLength(1)
    const params = { persetujuanId: asked.persetujuanId }
    expect((await ask(other, approvePersetujuan, { params, body: { nilai: AMOUNT } })).status).toBe(200)
    expect(outcome(await send())).toEqual([409, 'MENUNGGU_PERSETUJUAN'])
    expect(await waiting(other)).toEqual([])
  })

  test('asks an owner with a client of the specification for no reason', async () => {
    const { produk_id: produkId } = await buildProduk(db, clock(), { harga: 100_000, stok: 100 })
    const save = async (who: Who, body: object) => outcome(await ask(who, updateProduk, { params: { produkId }, body }))
    const packer = await buildAdmin(db, clock(), 'gudang')
    expect(await save(packer, { harga: '20000' })).toEqual([403, 'PERLU_ALASAN'])
    expect(await save(owner, { harga: '20000', semula: '{"harga":100000}' })).toEqual([403, 'PERLU_ALASAN'])
    expect(await save(owner, { harga: '20000' })).toEqual([200, undefined])
    expect(await acts(owner)).toMatchObject([{ nilai: 8_000_000, alasan: 'Lewat API, tanpa alasan' }])
  })

  test('runs at once for the owner, with proof and a written reason', async () => {
    const it = await paidOrder()
    later(16)
    expect(outcome(await it.refund(owner, AMOUNT, 'Toko salah kirim'))).toEqual([403, 'PERLU_BUKTI'])
    await ask(owner, proveAdmin, { body: { password: PASSWORD } })
    expect(outcome(await it.refund(owner, AMOUNT))).toEqual([403, 'PERLU_ALASAN'])
    expect((await it.refund(owner, AMOUNT, 'Toko salah kirim')).status).toBe(200)
    expect(await acts(owner)).toMatchObject([{ alasan: 'Toko salah kirim', disetujui_oleh: null }])
  })

  test('is refused by another person, or withdrawn, and then does not run', async () => {
    const it = await paidOrder()
    await it.refund(clerk, AMOUNT, 'Pecah')
    const [asked] = await waiting(other)
    const params = { persetujuanId: asked.persetujuanId }
    expect((await ask(other, rejectPersetujuan, { params, body: { alasan: 'Tidak ada foto' } })).status).toBe(200)
    const approve = (id = asked.persetujuanId) =>
      ask(other, approvePersetujuan, { params: { persetujuanId: id }, body: { nilai: AMOUNT } })
    expect(outcome(await approve())).toEqual([409, 'PERSETUJUAN_SELESAI'])
    await it.refund(clerk, AMOUNT, 'Pecah')
    const [again] = await waiting(clerk)
    const own = { persetujuanId: again.persetujuanId }
    expect((await ask(clerk, rejectPersetujuan, { params: own, body: { alasan: 'Salah' } })).status).toBe(200)
    expect(outcome(await approve(again.persetujuanId))).toEqual([409, 'PERSETUJUAN_SELESAI'])
    expect(await it.returned()).toBe(0)
    expect((await finished(other)).slice(0, 2)).toMatchObject([
      { persetujuanId: again.persetujuanId, status: 'ditolak', diputusOleh: clerk.nama, catatan: 'Salah' },
      { persetujuanId: asked.persetujuanId, status: 'ditolak', diputusOleh: other.nama, catatan: 'Tidak ada foto' },
    ])
    expect((await eventsOf(clerk)).map(([, , text]: string[]) => text)).toEqual([
      // Twice within a minute.
      `Diminta: Rp 6.000.000, ${it.nomor}`,
      `Ditolak: Rp 6.000.000, ${it.nomor}`,
      `Ditolak: Rp 6.000.000, ${it.nomor}`,
    ])
    expect(outcome(await approve(999_999))).toEqual([404, 'PERSETUJUAN_TIDAK_ADA'])
  })

  test('does not run if the order changed, or the person lost the role; it expires after a week', async () => {
    const it = await paidOrder()
    await it.refund(clerk, AMOUNT, 'Pecah')
    expect((await it.refund(other, 1000)).status).toBe(200)
    const [asked] = await waiting(other)
    const params = { persetujuanId: asked.persetujuanId }
    const approve = () => ask(owner, approvePersetujuan, { params, body: { nilai: AMOUNT } })
    expect(outcome(await approve())).toEqual([409, 'SISA_DANA_BERUBAH'])
    await db.updateTable('pengguna').set({ peran: 'gudang' }).where('pengguna_id', '=', clerk.pengguna_id).execute()
    expect(outcome(await approve())).toEqual([409, 'PERSETUJUAN_BERUBAH'])
    await db
      .updateTable('pengguna')
      .set({ peran: 'pesanan', role: 'user' })
      .where('pengguna_id', '=', clerk.pengguna_id)
      .execute()
    expect(outcome(await approve())).toEqual([409, 'PERSETUJUAN_BERUBAH'])
    const days = (count: number) => ({ db, clock: () => new Date(clock().getTime() + count * 86_400_000) })
    await expirePersetujuan(days(7))
    expect(await waiting(owner)).toHaveLength(1)
    await expirePersetujuan(days(8))
    expect(await waiting(owner)).toEqual([])
    expect((await finished(owner))[0]).toMatchObject({ persetujuanId: asked.persetujuanId, status: 'kedaluwarsa' })
    expect(await it.returned()).toBe(1000)
  })

  test('is withdrawn by its person without the role; of two decisions at once one counts', async () => {
    const it = await paidOrder()
    await it.refund(clerk, AMOUNT, 'Pecah')
    const [asked] = await waiting(other)
    const params = { persetujuanId: asked.persetujuanId }
    const reject = (who: Who) => ask(who, rejectPersetujuan, { params, body: { alasan: 'Salah' } })
    await db.updateTable('pengguna').set({ peran: 'gudang' }).where('pengguna_id', '=', clerk.pengguna_id).execute()
    await recordBuilt(db, clock(), 'pengguna', clerk.pengguna_id, { peran: ['gudang'] })
    const all = await Promise.all([reject(clerk), reject(other), reject(owner)])
    expect(all.map(outcome).sort()).toEqual([
      [200, undefined],
      [409, 'PERSETUJUAN_SELESAI'],
      [409, 'PERSETUJUAN_SELESAI'],
    ])
  })

  test('ends with the account of its person, or of the buyer that it names', async () => {
    const it = await paidOrder()
    await it.refund(clerk, AMOUNT, 'Pecah')
    const body = {
      ...MANUAL_PESANAN,
      penggunaId: it.pembeli.pengguna_id,
      items: [{ produkId: it.produkId, jumlah: 1 }],
      diskon: '7000000',
      alasan_diskon: 'Kemasan penyok',
      total_harga: 3_000_000,
    }
    await ask(other, createManualPesanan, { body }, 'Sudah dibicarakan')
    const end = ({ pengguna_id: userId, email }: { pengguna_id: number; email: string }) =>
      transaction(db, async (tx) => pelepasan.person?.forget?.(tx, { userId, email } as never, shop.deps))
    expect(await waiting(owner)).toHaveLength(2)
    await end(it.pembeli)
    expect(await waiting(owner)).toMatchObject([{ oleh: clerk.nama }])
    await end(clerk)
    await recordBuilt(db, clock(), 'pengguna', clerk.pengguna_id, undefined, 'hapus')
    expect(await waiting(owner)).toEqual([])
  })

  test('joins the acts of one request: kind and reference of the largest, and the sum', async () => {
    const worker = await buildAdmin(db, clock(), 'gudang')
    const { produk_id: produkId, nama } = await buildProduk(db, clock(), { harga: 1_000_000, stok: 0 })
    await buildLot(db, clock(), produkId, { jumlah: 10 })
    const { versiStok } = (await ask(worker, getProdukAdmin, { params: { produkId } })).body
    const body = { harga: '300000', stok: '8', versiStok: String(versiStok) }
    const asked = await ask(worker, updateProduk, { params: { produkId }, body }, 'Obral')
    expect(outcome(asked)).toEqual([409, 'MENUNGGU_PERSETUJUAN'])
    const found = await waiting(owner)
    await ask(worker, rejectPersetujuan, {
      params: { persetujuanId: found[0].persetujuanId },
      body: { alasan: 'Salah' },
    })
    expect(found).toMatchObject([
      {
        jenis: 'harga',
        keterangan: `${nama} -2: Diubah bersama data produk; ${nama}: Rp 1.000.000 → Rp 300.000, stok 8`,
      },
    ])
    // The fall of the price for all ten units, and two of them at the new price.
    expect(found[0].nilai).toBe(10 * 700_000 + 2 * 300_000)
  })

  test('can be an order below the price, and goods sent again', async () => {
    const it = await paidOrder()
    const body = {
      ...MANUAL_PESANAN,
      penggunaId: it.pembeli.pengguna_id,
      items: [{ produkId: it.produkId, jumlah: 1 }],
      diskon: '7000000',
      alasan_diskon: 'Kemasan penyok',
      total_harga: 3_000_000,
    }
    const create = (who: Who, change: object = {}) =>
      ask(who, createManualPesanan, { body: { ...body, ...change } }, 'Sudah dibicarakan')
    expect(outcome(await create(clerk))).toEqual([409, 'MENUNGGU_PERSETUJUAN'])
    const [asked] = await waiting(other)
    expect(asked).toMatchObject({ jenis: 'potongan', nilai: 7_000_000, rujukan: 'Pesanan baru' })
    const params = { persetujuanId: asked.persetujuanId }
    expect((await ask(other, approvePersetujuan, { params, body: { nilai: asked.nilai } })).status).toBe(200)
    const pengganti = { pengganti: { orderId: it.orderId, keluhanId: null }, total_harga: 0, diskon: '' }
    expect((await create(owner, pengganti)).status).toBe(201)
    expect(await acts(owner)).toMatchObject([{ jenis: 'pengganti', nilai: 10_000_000, alasan: 'Sudah dibicarakan' }])
    const [potongan] = await acts(clerk)
    expect(potongan).toMatchObject({ jenis: 'potongan', nilai: 7_000_000 })
    const order = await db
      .selectFrom('pesanan')
      .select('total_harga')
      .where('midtrans_order_id', '=', potongan?.rujukan ?? '')
    expect(await order.execute()).toEqual([{ total_harga: 3_000_000 }])
  })
})

describe('the warehouse', () => {
  test('releases stock by corrections, counts and destruction, at the regular price', async () => {
    const worker = await buildAdmin(db, clock(), 'gudang')
    const { produk_id: produkId } = await buildProduk(db, clock(), { harga: 100_000, stok: 0 })
    const lotId = await buildLot(db, clock(), produkId, { jumlah: 100 })
    const lot = async () => (await ask(worker, getLot, { params: { lotId } })).body
    const { versiStok } = (await ask(worker, getProdukAdmin, { params: { produkId } })).body
    const remark = 'Pecah'
    const stok = await ask(worker, correctStok, {
      params: { produkId },
      body: { perubahan: -1, versiStok, keterangan: remark },
    })
    expect(stok.status).toBe(200)
    const correction = { perubahan: -2, versiLot: (await lot()).versiLot, keterangan: remark }
    expect((await ask(worker, correctLot, { params: { lotId }, body: correction })).status).toBe(200)
    const counted = [{ lotId, jumlah: 94, versiLot: (await lot()).versiLot }]
    expect((await ask(worker, saveOpname, { body: { hitungan: counted } })).status).toBe(200)
    expect((await ask(worker, holdLots, { body: { lotId: [lotId], alasan: 'Curiga' } })).status).toBe(200)
    const destroy = (units: number) =>
      ask(worker, destroyKarantina, { params: { lotId }, body: { jumlah: units, alasan: 'Rusak' } })
    expect((await destroy(4)).status).toBe(200)
    expect((await acts(worker)).map(({ jenis, nilai }) => [jenis, nilai])).toEqual([
      ['stok', 100_000],
      ['stok', 200_000],
      ['stok', 300_000],
      ['stok', 400_000],
    ])
    expect(outcome(await destroy(40))).toEqual([403, 'PERLU_ALASAN'])
    const params = { lotId }
    const asked = await ask(worker, destroyKarantina, { params, body: { jumlah: 40, alasan: 'Rusak' } }, 'Banjir')
    expect(outcome(asked)).toEqual([409, 'MENUNGGU_PERSETUJUAN'])
    expect((await lot()).sisih).toBe(90)
    const [{ persetujuanId, nilai }] = await waiting(owner)
    expect((await ask(owner, approvePersetujuan, { params: { persetujuanId }, body: { nilai } })).status).toBe(200)
    expect((await lot()).sisih).toBe(50)
  })

  test('releases value by price cuts of products and packages', async () => {
    const worker = await buildAdmin(db, clock(), 'gudang')
    const built = [await buildProduk(db, clock(), { harga: 100_000, stok: 10 }), await buildProduk(db, clock())]
    const [one, two] = built.map(({ produk_id }) => produk_id)
    const cut = (harga: number) =>
      ask(worker, updateProduk, { params: { produkId: one }, body: { harga: String(harga) } })
    expect((await cut(90_000)).status).toBe(200)
    expect((await cut(95_000)).status).toBe(200)
    const { paket_id: paketId } = await buildPaket(db, clock(), [{ produk_id: two ?? 0 }], { harga: 500_000 })
    const paket = await ask(worker, updatePaket, { params: { paketId }, body: { title: 'Paket', harga: '490000' } })
    expect(paket.body).toMatchObject({ harga: 490_000 })
    expect((await acts(worker)).map(({ nilai }) => nilai)).toEqual([100_000, 100_000])
    expect((await eventsOf(worker)).map(([kind]: string[]) => kind)).toEqual(['harga-turun', 'harga-turun'])
    later(16)
    expect(outcome(await cut(50_000))).toEqual([403, 'PERLU_BUKTI'])
  })

  test('leaves a file of large price cuts to the owner', async () => {
    const worker = await buildAdmin(db, clock(), 'gudang')
    const { produk_id, nama } = await buildProduk(db, clock(), { harga: 1_000_000, stok: 10 })
    const csv = `produkId,nama,harga\n${produk_id},${nama},1000\n`
    const send = (who: Who, mode: string, fingerprint?: string) =>
      ask(
        who,
        importProduk,
        { body: { berkas: new File([csv], 'produk.csv'), mode, ...(fingerprint && { sidik: fingerprint }) } },
        'Obral',
      )
    const { sidik } = (await send(worker, 'periksa')).body
    expect(outcome(await send(worker, 'terapkan', sidik))).toEqual([403, 'PERLU_PEMILIK'])
    expect((await send(owner, 'terapkan', sidik)).status).toBe(200)
    expect(await acts(owner)).toMatchObject([{ jenis: 'harga', nilai: 9_990_000 }])
  })
})

test('mails the acts of a day to each owner once, also after a missed morning, and no mail without acts', async () => {
  const noon = midnightWib(clock(), -1).getTime() + 12 * 3_600_000
  await db
    .insertInto('ringkasan_pelepasan')
    .values({ tanggal: dateWib(clock()) })
    .execute()
  shop.setClock(new Date(noon))
  const it = await paidOrder()
  const today = await buildAdmin(db, clock(), 'pesanan')
  expect((await it.refund(today, 123_000)).status).toBe(200)
  const mails = async () => {
    await sendDigests(shop.deps)
    await shop.sendSurat()
    return shop.surat.filter(({ kepada, subjek }) => kepada === owner.email && subjek.startsWith('Barang dan uang'))
  }
  expect(await mails()).toEqual([])
  // Acts of the next day, until its last moment, belong to the next mail.
  later(12 * 60)
  const busy = await buildAdmin(db, clock(), 'pesanan')
  const act = { jenis: 'stok', nilai: 1000, rujukan: 'produk 1', keterangan: 'Pecah' } as const
  const seen = { alasan: 'Banjir', disetujui_oleh: today.pengguna_id }
  const record = (look: typeof seen | { alasan: string; disetujui_oleh: null }, count: number) =>
    pelepasanRepository(db).insert(busy.pengguna_id, Array(count).fill(act), look, clock())
  await record({ alasan: '', disetujui_oleh: null }, 41)
  await record(seen, 1)
  later(5 * 24 * 60 + 7 * 60)
  const [mail, next, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.teks).toContain(`${today.nama}, Rp 123.000:`)
  expect(mail?.teks).toContain(`Pengembalian dana Rp 123.000, ${it.nomor}`)
  expect(mail?.teks).not.toContain(busy.nama)
  expect(mail?.teks).toContain(`${shop.deps.settings.publicUrl}/persetujuan`)
  expect(next?.teks).toContain('seluruhnya Rp 42.000.')
  expect(next?.teks.match(/^- \d/gm)).toHaveLength(40)
  expect(next?.teks).toContain('- dan 2 lainnya')
  expect(await mails()).toHaveLength(2)

  await pelepasanRepository(db).insert(busy.pengguna_id, [act], seen, clock())
  later(24 * 60)
  const all = await Promise.all([sendDigests(shop.deps), sendDigests(shop.deps), mails()])
  const sent = all[2].length === 3 ? all[2] : await mails()
  expect(sent).toHaveLength(3)
  expect(sent.at(-1)?.teks).toContain(`(alasan: Banjir, disetujui ${today.nama})`)
})
