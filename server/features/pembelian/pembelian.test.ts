import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import {
  createPembelian,
  endPembelian,
  getPembelian,
  listPembelian,
  pesanPembelian,
  receivePembelian,
  updatePembelian,
} from '#contract/pembelian/admin.ts'
import { createPemasok, getPemasok, listPemasok, updatePemasok } from '#contract/pembelian/pemasok-admin.ts'
import { listReorder } from '#contract/pembelian/reorder-admin.ts'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { createGoodsIn } from '#contract/stok/goods-in-admin.ts'
import { correctLot, getLot, updateLot } from '#contract/stok/lot-list-admin.ts'
import { parseWib } from '#contract/wib.ts'
import {
  buildAdmin,
  buildLot,
  buildPelanggan,
  buildPemasok,
  buildPembelian,
  buildPesanan,
  buildProduk,
  dateAhead,
  rewrite,
} from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { sendRingkasan } from './ringkasan.ts'

const shop = await testApp(parseWib('2026-12-01 10:00:00'))
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token })
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const read = async (pembelianId: number) => (await ask(getPembelian, { params: { pembelianId } })).body
const produk = (change = {}) => buildProduk(db, clock(), change)
const receive = (pembelianId: number, ...lines: object[]) =>
  ask(receivePembelian, { params: { pembelianId }, body: { baris: lines } })
const lot = ({ produk_id }: { produk_id: number }, quantity: number, change = {}) => ({
  produkId: produk_id,
  nomor: `P${++counter}`,
  kedaluwarsa: dateAhead(clock(), 900),
  jumlah: quantity,
  ...change,
})
let counter = 0

describe('a supplier', () => {
  const pemasokDi = async (lotId: number) =>
    db.selectFrom('lot').select(['pemasok', 'pemasok_id']).where('lot_id', '=', lotId).executeTakeFirstOrThrow()
  const named = async (q: string) => (await ask(listPemasok, { query: { q } })).body

  test('is known by its name at a lot, ignoring case and spaces', async () => {
    const { produk_id } = await produk()
    const [one, two, without] = [
      await buildLot(db, clock(), produk_id, { pemasok: 'CV  Laut Biru ' }),
      await buildLot(db, clock(), produk_id, { pemasok: 'cv laut biru' }),
      await buildLot(db, clock(), produk_id, { pemasok: ' ' }),
    ]
    const [pemasok, ...other] = await named('laut biru')
    expect([pemasok.nama, other]).toEqual(['CV Laut Biru', []])
    expect((await pemasokDi(one)).pemasok_id).toBe(pemasok.pemasokId)
    expect((await pemasokDi(two)).pemasok_id).toBe(pemasok.pemasokId)
    expect((await pemasokDi(without)).pemasok_id).toBeNull()

    // Editing the lot's supplier name changes its supplier; an empty name removes it.
    const change = (text: string) => ask(updateLot, { params: { lotId: one }, body: { pemasok: text, semula: {} } })
    await change('PT Karang')
    expect((await named('karang'))[0].pemasokId).toBe((await pemasokDi(one)).pemasok_id)
    await change('')
    expect((await pemasokDi(one)).pemasok_id).toBeNull()
  })

  test('rejects a name that another supplier has in other case, and accepts its own', async () => {
    const made = await ask(createPemasok, { body: { nama: 'UD Segara', no_hp: '+62 812-3456-7890', hari_tunggu: '3' } })
    expect([made.status, made.body]).toMatchObject([201, { nama: 'UD Segara', no_hp: '081234567890', hari_tunggu: 3 }])
    const again = await ask(createPemasok, { body: { nama: 'ud  segara', hari_tunggu: 7 } })
    expect([code(again), again.body.errors[0].path]).toEqual([[409, 'PEMASOK_SUDAH_ADA'], 'nama'])
    const params = { pemasokId: made.body.pemasokId }
    expect((await ask(updatePemasok, { params, body: { nama: 'UD SEGARA', semula: {} } })).status).toBe(200)
    expect((await ask(getPemasok, { params })).body.nama).toBe('UD SEGARA')
  })

  test.each([
    [{ nama: ' ' }, 'nama'],
    [{ nama: 'X', no_hp: '12' }, 'no_hp'],
    [{ nama: 'X', hari_tunggu: '400' }, 'hari_tunggu'],
  ])('rejects %j with a message', async (input, path) => {
    const { status, body } = await ask(createPemasok, { body: { hari_tunggu: 7, ...input } })
    expect([status, body.errors[0].path]).toEqual([400, path])
  })
})

describe('a purchase order', () => {
  test('goes from draft to received, in parts, and its goods are lots like any other', async () => {
    const [one, two] = [await produk({ stok: 2 }), await produk({ stok: 0 })]
    const pemasokId = await buildPemasok(db, clock(), { nama: 'CV Teluk' })
    const lines = [
      { produkId: one.produk_id, jumlah: '10', harga: '8000' },
      { produkId: two.produk_id, jumlah: 5, harga: '' },
    ]
    const made = await ask(createPembelian, { body: { pemasokId, catatan: 'Kirim pagi', baris: lines } })
    expect([made.status, made.body]).toMatchObject([
      201,
      { status: 'draf', pemasok: 'CV Teluk', jenis: 2, jumlah: 15, datang: 0, nilai: 80_000, dipesan: null },
    ])
    const { pembelianId } = made.body
    expect(code(await receive(pembelianId, lot(one, 1)))).toEqual([409, 'PEMBELIAN_BELUM_DIPESAN'])

    const ordered = await ask(pesanPembelian, { params: { pembelianId } })
    expect(ordered.body).toMatchObject({ status: 'dipesan', dipesan: clock().toISOString() })
    const change = { params: { pembelianId }, body: { catatan: 'Lain', semula: {} } }
    expect(code(await ask(updatePembelian, change))).toEqual([409, 'PEMBELIAN_BUKAN_DRAF'])

    const partial = await receive(pembelianId, lot(one, 4), lot(one, 3, { hargaModal: '7500' }))
    expect(partial.body).toMatchObject({ status: 'sebagian', datang: 7 })
    expect(partial.body.baris).toMatchObject([{ datang: 7 }, { datang: 0 }])
    expect(partial.body.lot).toMatchObject([
      { jumlah: 4, harga_modal: 8000 },
      { jumlah: 3, harga_modal: 7500 },
    ])
    expect((await ask(getProdukAdmin, { params: { produkId: one.produk_id } })).body.stok).toBe(9)

    // Receiving more than ordered is allowed. Goods near expiry go to quarantine, but count as received.
    const near = { kedaluwarsa: dateAhead(clock(), 0) }
    const all = await receive(pembelianId, lot(one, 4), lot(two, 5, near))
    expect(all.body).toMatchObject({ status: 'diterima', datang: 15 })
    expect((await ask(getProdukAdmin, { params: { produkId: two.produk_id } })).body.stok).toBe(0)
    expect(code(await receive(pembelianId, lot(one, 1)))).toEqual([409, 'PEMBELIAN_SUDAH_SELESAI'])
    const { body: pemasok } = await ask(getPemasok, { params: { pemasokId } })
    expect(pemasok).toMatchObject({ ditunggu: 0, terakhir: expect.any(String) })
  })

  test('takes in nothing that it did not name, and all or nothing', async () => {
    const [one, foreign] = [await produk({ stok: 0 }), await produk({ stok: 0 })]
    const pembelianId = await buildPembelian(db, clock(), [{ produk: one, jumlah: 5 }], { status: 'dipesan' })
    const wrong = await receive(pembelianId, lot(one, 5), lot(foreign, 1))
    expect([wrong.body.code, wrong.body.errors]).toEqual([
      'BARANG_MASUK_DITOLAK',
      [{ path: 'baris.1.produkId', msg: 'Produk ini tidak ada di pembelian ini' }],
    ])
    expect(await read(pembelianId)).toMatchObject({ status: 'dipesan', datang: 0, lot: [] })
  })

  test('accepts one of two concurrent last deliveries, and rejects the other as closed', async () => {
    const one = await produk({ stok: 0 })
    const pembelianId = await buildPembelian(db, clock(), [{ produk: one, jumlah: 5 }], { status: 'dipesan' })
    const both = await Promise.all([receive(pembelianId, lot(one, 5)), receive(pembelianId, lot(one, 5))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(pembelianId)).datang).toBe(5)
  })

  test('keeps a cancelled order with its reason, and closes a partly delivered one instead', async () => {
    const one = await produk({ stok: 0 })
    const cancelled = await buildPembelian(db, clock(), [{ produk: one, jumlah: 5 }], { status: 'dipesan' })
    const end = (pembelianId: number, reason = 'Kosong di pemasok') =>
      ask(endPembelian, { params: { pembelianId }, body: { alasan: reason } })
    expect((await end(cancelled, ' ')).status).toBe(400)
    expect((await end(cancelled)).body).toMatchObject({ status: 'batal', alasan: 'Kosong di pemasok' })
    expect(code(await end(cancelled))).toEqual([409, 'PEMBELIAN_SUDAH_SELESAI'])

    const partial = await buildPembelian(db, clock(), [{ produk: one, jumlah: 5 }], { status: 'dipesan' })
    await receive(partial, lot(one, 2))
    expect((await end(partial)).body).toMatchObject({ status: 'diterima', datang: 2 })
  })

  test.each<[string, object, string]>([
    ['nothing', { baris: [] }, 'baris'],
    [
      'a product twice',
      {
        baris: [
          { produkId: 1, jumlah: 1 },
          { produkId: 1, jumlah: 2 },
        ],
      },
      'baris',
    ],
    ['a line without a quantity', { baris: [{ produkId: 1, jumlah: 0 }] }, 'baris.0.jumlah'],
    ['half a rupiah', { baris: [{ produkId: 1, jumlah: 1, harga: '1,5' }] }, 'baris.0.harga'],
    ['a missing supplier', { pemasokId: '', baris: [{ produkId: 1, jumlah: 1 }] }, 'pemasokId'],
  ])('rejects %s with a message', async (_, input, path) => {
    const { status, body } = await ask(createPembelian, { body: { pemasokId: 1, ...input } })
    expect([status, body.errors[0].path]).toEqual([400, path])
  })

  test('rejects a missing supplier or product', async () => {
    const lines = [{ produkId: 999_999, jumlah: 1 }]
    const pemasokId = await buildPemasok(db, clock())
    expect(code(await ask(createPembelian, { body: { pemasokId, baris: lines } }))).toEqual([404, 'PRODUK_TIDAK_ADA'])
    const other = { pemasokId: 999_999, baris: lines }
    expect(code(await ask(createPembelian, { body: other }))).toEqual([404, 'PEMASOK_TIDAK_ADA'])
  })

  test('is found by its supplier, its goods and its state', async () => {
    const one = await produk({ nama: 'Garam Dicari' })
    const pemasok_id = await buildPemasok(db, clock(), { nama: 'Toko Dicari' })
    const pembelianId = await buildPembelian(db, clock(), [{ produk: one, jumlah: 1 }], { pemasok_id })
    const ids = async (query: object) =>
      (await ask(listPembelian, { query })).body.map((row: { pembelianId: number }) => row.pembelianId)
    expect(await ids({ q: 'garam dicari' })).toEqual([pembelianId])
    expect(await ids({ q: 'toko dicari', status: 'draf' })).toEqual([pembelianId])
    expect(await ids({ pemasokId: pemasok_id, status: 'dipesan' })).toEqual([])
  })
})

describe('lists of suppliers and purchase orders', () => {
  const hari = () => new Date(clock().getTime() + 7 * 3_600_000).toISOString().slice(0, 10)

  test('count a partly delivered order as waiting until it is closed', async () => {
    const [one, two] = [await produk({ stok: 0 }), await produk({ stok: 0 })]
    const pemasok_id = await buildPemasok(db, clock(), { nama: 'Toko Separuh' })
    const waitFor = async () => {
      const [row] = (await ask(listPemasok, { query: { q: 'toko separuh' } })).body
      return [row.ditunggu, row.terakhir]
    }
    const lines = [
      { produk: one, jumlah: 10, harga: 1000 },
      { produk: two, jumlah: 5 },
    ]
    await buildPembelian(db, clock(), lines, { pemasok_id })
    expect(await waitFor()).toEqual([0, null])
    const first = await buildPembelian(db, clock(), lines, { pemasok_id, status: 'dipesan' })
    const secondToken = await buildPembelian(db, clock(), lines, { pemasok_id, status: 'dipesan' })
    expect(await waitFor()).toEqual([2, null])
    // A surplus of one product does not compensate for another.
    await receive(first, lot(one, 12))
    expect(await waitFor()).toEqual([2, hari()])
    await buildLot(db, clock(), one.produk_id, { pemasok: 'Toko Separuh', diterima: '2020-01-01' })
    expect(await waitFor()).toEqual([2, hari()])
    // The packed part counts as received.
    const { pengguna_id } = await buildPelanggan(db, clock())
    const packed = { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' } as const
    await buildPesanan(db, clock(), pengguna_id, packed, [{ produk: one, jumlah: 3 }], clock(), 'rak')
    expect((await read(first)).lot).toMatchObject([{ jumlah: 12 }])
    const [, row] = (await ask(listPembelian, { query: { pemasokId: pemasok_id } })).body
    expect(row).toMatchObject({
      pembelianId: first,
      status: 'sebagian',
      jenis: 2,
      jumlah: 15,
      datang: 10,
      nilai: 10_000,
    })
    expect((await ask(listPembelian, { query: { pemasokId: pemasok_id, status: 'sebagian' } })).body).toHaveLength(1)
    await ask(endPembelian, { params: { pembelianId: first }, body: { alasan: 'Kosong' } })
    await ask(endPembelian, { params: { pembelianId: secondToken }, body: { alasan: 'Kosong' } })
    expect((await waitFor())[0]).toBe(0)
  })

  test('show the newest order first, page by page', async () => {
    const one = await produk()
    const pemasok_id = await buildPemasok(db, clock())
    const ids = []
    for (let n = 0; n < 3; n++)
      ids.push(await buildPembelian(db, clock(), [{ produk: one, jumlah: 1 }], { pemasok_id }))
    const list = async (query: object) =>
      (await ask(listPembelian, { query: { pemasokId: pemasok_id, ...query } })).body.map(
        (row: { pembelianId: number }) => row.pembelianId,
      )
    expect(await list({})).toEqual(ids.toReversed())
    expect(await list({ limit: 2, page: 2 })).toEqual([ids[0]])
  })

  test('show suppliers by their names, found by person and number, active or not', async () => {
    const nameOf = (rows: { nama: string }[]) => rows.map(({ nama }) => nama)
    const [b, a] = [
      await buildPemasok(db, clock(), { nama: 'zz Urut B' }),
      await buildPemasok(db, clock(), { nama: 'ZZ urut a' }),
    ]
    await db.updateTable('pemasok').set({ kontak: 'Pak Cari', aktif: false }).where('pemasok_id', '=', a).execute()
    await db.updateTable('pemasok').set({ no_hp: '0817777' }).where('pemasok_id', '=', b).execute()
    const list = async (query: object) => nameOf((await ask(listPemasok, { query })).body)
    expect(await list({ q: 'zz urut' })).toEqual(['ZZ urut a', 'zz Urut B'])
    expect(await list({ q: 'zz urut', urut: '-nama' })).toEqual(['zz Urut B', 'ZZ urut a'])
    expect(await list({ q: 'zz urut', limit: 1, page: 2 })).toEqual(['zz Urut B'])
    expect(await list({ q: 'zz urut', aktif: 'ya' })).toEqual(['zz Urut B'])
    expect(await list({ q: 'zz urut', aktif: 'tidak' })).toEqual(['ZZ urut a'])
    expect(await list({ q: 'pak cari' })).toEqual(['ZZ urut a'])
    expect(await list({ q: '0817777' })).toEqual(['zz Urut B'])
  })

  test('write every step to the trail', async () => {
    const one = await produk({ stok: 0 })
    const { pemasokId } = (await ask(createPemasok, { body: { nama: 'Toko Jejak', hari_tunggu: 3 } })).body
    await ask(updatePemasok, { params: { pemasokId }, body: { hari_tunggu: 5, semula: {} } })
    const lines = [{ produkId: one.produk_id, jumlah: 4, harga: 100 }]
    const { pembelianId } = (await ask(createPembelian, { body: { pemasokId, catatan: '', baris: lines } })).body
    const params = { pembelianId }
    const extra = [{ produkId: one.produk_id, jumlah: 6, harga: 100 }]
    const change = await ask(updatePembelian, { params, body: { baris: extra, catatan: 'Pagi', semula: {} } })
    expect(change.body).toMatchObject({ jumlah: 6, catatan: 'Pagi' })
    const otherId = await buildPemasok(db, clock())
    const move = async (id: number) =>
      (await ask(updatePembelian, { params, body: { pemasokId: id, semula: {} } })).body.pemasokId
    expect([await move(otherId), await move(pemasokId)]).toEqual([otherId, pemasokId])
    expect((await ask(pesanPembelian, { params })).status).toBe(200)
    expect(code(await ask(pesanPembelian, { params }))).toEqual([409, 'PEMBELIAN_BUKAN_DRAF'])
    await receive(pembelianId, lot(one, 1))
    await ask(endPembelian, { params, body: { alasan: 'Kosong' } })
    const jejak = async (kind: string, recordId: number) =>
      (await ask(listJejak, { query: { jenis: kind, rujukan: String(recordId) } })).body
    expect(await jejak('pembelian', pembelianId)).toMatchObject([
      {
        tindakan: 'status',
        sebelum: { status_pembelian: 'sebagian' },
        sesudah: { status_pembelian: 'diterima', alasan: 'Kosong' },
      },
      { tindakan: 'status', sesudah: { status_pembelian: 'sebagian' } },
      { tindakan: 'status', sesudah: { status_pembelian: 'dipesan' } },
      { tindakan: 'ubah', sesudah: { pemasok: 'Toko Jejak' } },
      { tindakan: 'ubah', sebelum: { pemasok: 'Toko Jejak' } },
      { tindakan: 'ubah', sebelum: { catatan: '' }, sesudah: { catatan: 'Pagi' } },
      { tindakan: 'buat', judul: `Toko Jejak, pembelian ${pembelianId}`, sesudah: { status_pembelian: 'draf' } },
    ])
    expect(await jejak('pemasok', pemasokId)).toMatchObject([
      { tindakan: 'ubah', sebelum: { hari_tunggu: 3 }, sesudah: { hari_tunggu: 5 } },
      { tindakan: 'buat', judul: 'Toko Jejak' },
    ])
  })
})

describe('the reorder list', () => {
  const suggest = async (name: string, query = {}) =>
    (await ask(listReorder, { query: { q: name, semua: 'ya', ...query } })).body[0]

  test('ignores sales before the counted days, and products that are not offered', async () => {
    const name = 'Laju Batas'
    const barang = await produk({ nama: name, stok: 50, dibuat: parseWib('2020-01-01') })
    const pembeli = await buildPelanggan(db, clock())
    const past = (ms: number) => new Date(clock().getTime() - ms)
    const LIMIT = 28 * 86_400_000
    const pesan = (quantity: number, createdAt: Date) =>
      buildPesanan(db, clock(), pembeli.pengguna_id, { status_pembayaran: 'success', dibuat: createdAt }, [
        { produk: barang, jumlah: quantity },
      ])
    await pesan(3, past(LIMIT))
    await pesan(5, past(LIMIT + 1))
    expect((await suggest(name)).terjual).toBe(3)
    await db.updateTable('produk').set({ aktif: false }).where('produk_id', '=', barang.produk_id).execute()
    expect(await suggest(name)).toBeUndefined()
  })

  test('subtracts returns to the shelf, and counts open deliveries without their received part', async () => {
    const name = 'Laju Rak'
    const barang = await produk({ nama: name, stok: 20, dibuat: parseWib('2020-01-01') })
    const pembeli = await buildPelanggan(db, clock())
    const lunas = { status_pembayaran: 'success' } as const
    const order = await buildPesanan(
      db,
      clock(),
      pembeli.pengguna_id,
      lunas,
      [{ produk: barang, jumlah: 6 }],
      clock(),
      'rak',
    )
    const rak = [{ produkId: barang.produk_id, jumlah: '2' }]
    const money = { percobaan: order.midtrans_order_id, cara: 'manual', jumlah: 1000, sisa: order.total_harga }
    await ask(refundPembayaran, {
      params: { orderId: order.pesanan_id },
      body: { ...money, alasan: 'Batal', bukti: 'BCA', rak },
    })
    const underway = await buildPembelian(db, clock(), [{ produk: barang, jumlah: 9 }], { status: 'dipesan' })
    await receive(underway, lot(barang, 4))
    const surplus = await buildPembelian(
      db,
      clock(),
      [
        { produk: barang, jumlah: 2 },
        { produk: await produk(), jumlah: 1 },
      ],
      {
        status: 'dipesan',
      },
    )
    await receive(surplus, lot(barang, 5))
    expect(await suggest(name)).toMatchObject({ terjual: 4, diJalan: 5 })
  })

  test('is computed from paid orders, stock, held units and open deliveries, and names the last supplier', async () => {
    const barang = await produk({ nama: 'Laju Iodin', stok: 4, dibuat: parseWib('2020-01-01') })
    const pembeli = await buildPelanggan(db, clock())
    const pesan = (quantity: number, change = {}) =>
      buildPesanan(db, clock(), pembeli.pengguna_id, change, [{ produk: barang, jumlah: quantity }])
    await pesan(28, { status_pembayaran: 'success' })
    await pesan(3)
    await pesan(9, { status_pembayaran: 'cancelled' })
    const oldDate = new Date(clock().getTime() - 40 * 86_400_000)
    await pesan(62, { status_pembayaran: 'success', dibuat: oldDate })
    const [pemasokId] = [await buildPemasok(db, clock(), { nama: 'CV Laju', hari_tunggu: 14 })]
    const other = { jumlah: 1, hargaModal: 7000 }
    await buildLot(db, clock(), barang.produk_id, { ...other, pemasok: 'Lama sekali' })
    await buildLot(db, clock(), barang.produk_id, { ...other, pemasok: 'cv laju', hargaModal: 8000 })
    await buildLot(db, clock(), barang.produk_id, { jumlah: 1 })
    await buildPembelian(db, clock(), [{ produk: barang, jumlah: 4 }], { status: 'dipesan' })
    await buildPembelian(db, clock(), [{ produk: barang, jumlah: 50 }])

    // 28 in 28 days: one a day, for 14 + 28 days, less seven here and four on their way.
    expect(await suggest('Laju Iodin')).toEqual({
      produkId: barang.produk_id,
      nama: 'Laju Iodin',
      terjual: 28,
      perHari: 1,
      stok: 7,
      ditahan: 3,
      kurang: 0,
      diJalan: 4,
      stokMinimum: expect.any(Number),
      habisDalam: 7,
      usul: 31,
      hargaModal: 8000,
      pemasok: { pemasokId, nama: 'CV Laju', hariTunggu: 14 },
    })
    expect(await suggest('Laju Iodin', { hari: '90' })).toMatchObject({ terjual: 90, perHari: 1 })
    expect(await suggest('Laju Iodin', { pemasokId })).toMatchObject({ produkId: barang.produk_id })
    expect(await suggest('Laju Iodin', { pemasokId: pemasokId + 1 })).toBeUndefined()
  })

  test('is ordered by urgency, without what need not be bought, page by page', async () => {
    const pembeli = await buildPelanggan(db, clock())
    const old = { dibuat: parseWib('2020-01-01') }
    const buildSold = async (name: string, stok: number, quantity: number) => {
      const barang = await produk({ nama: name, stok, ...old })
      const lunas = { status_pembayaran: 'success' } as const
      await buildPesanan(db, clock(), pembeli.pengguna_id, lunas, [{ produk: barang, jumlah: quantity }])
      return barang
    }
    await buildSold('Mendesak B', 10, 28)
    await buildSold('Mendesak A', 0, 28)
    const lacking = await produk({ nama: 'Mendesak D', stok: 0, ...old })
    await buildSold('Mendesak C, cukup', 900, 28)
    // A count finds two fewer than its orders need.
    const lotId = await buildLot(db, clock(), lacking.produk_id, { jumlah: 30 })
    const lunas = { status_pembayaran: 'success' } as const
    const contents = [{ produk: lacking, jumlah: 28 }]
    await buildPesanan(db, clock(), pembeli.pengguna_id, lunas, contents, undefined, 'rak')
    const { versiLot } = (await ask(getLot, { params: { lotId } })).body
    await ask(correctLot, { params: { lotId }, body: { jumlah: 26, versiLot, keterangan: 'Hitung' } })
    const list = async (query: object) =>
      (await ask(listReorder, { query: { q: 'mendesak', ...query } })).body.map(({ nama }: { nama: string }) =>
        nama.slice(9),
      )
    expect(await list({})).toEqual(['D', 'A', 'B'])
    expect(await list({ semua: 'ya' })).toEqual(['D', 'A', 'B', 'C, cukup'])
    expect(await list({ limit: 2, page: 2 })).toEqual(['B'])
  })

  test('takes a week for goods of an unknown supplier to come', async () => {
    const barang = await produk({ nama: 'Laju Sendiri', stok: 0, dibuat: parseWib('2020-01-01') })
    const pembeli = await buildPelanggan(db, clock())
    const lunas = { status_pembayaran: 'success' } as const
    await buildPesanan(db, clock(), pembeli.pengguna_id, lunas, [{ produk: barang, jumlah: 28 }])
    expect(await suggest('Laju Sendiri')).toMatchObject({ perHari: 1, usul: 7 + 28, pemasok: null, hargaModal: null })
  })

  test('counts nothing of an order whose money went back', async () => {
    const barang = await produk({ nama: 'Laju Kembali' })
    const pembeli = await buildPelanggan(db, clock())
    const lunas = { status_pembayaran: 'success' } as const
    const order = await buildPesanan(db, clock(), pembeli.pengguna_id, lunas, [{ produk: barang, jumlah: 6 }])
    expect((await suggest('Laju Kembali')).terjual).toBe(6)
    const whole = {
      percobaan: order.midtrans_order_id,
      cara: 'manual',
      jumlah: order.total_harga,
      sisa: order.total_harga,
      alasan: 'Batal',
      bukti: 'BCA 1',
    }
    const returned = await ask(refundPembayaran, { params: { orderId: order.pesanan_id }, body: whole })
    expect(returned.status).toBe(200)
    expect((await suggest('Laju Kembali')).terjual).toBe(0)
  })
})

test('stores a delivery without an order with its supplier only', async () => {
  const { produk_id } = await produk()
  const lines = [{ produkId: produk_id, nomor: 'L-1', kedaluwarsa: dateAhead(clock(), 900), jumlah: 2 }]
  const { body } = await ask(createGoodsIn, { body: { pemasok: 'CV Langsung', baris: lines } })
  const row = await db
    .selectFrom('lot')
    .select(['pembelian_id', 'pemasok_id'])
    .where('lot_id', '=', body.lot[0].lotId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ pembelian_id: null, pemasok_id: expect.any(Number) })
})

describe('the morning digest', () => {
  const recipient = 'gudang@contoh.id'
  const surat = () => db.selectFrom('surat').selectAll().where('kepada', '=', recipient).orderBy('surat_id').execute()
  const hourOf = async (time: string, times = 1) => {
    shop.setClock(parseWib(time))
    await Promise.all(Array.from({ length: times }, () => sendRingkasan(shop.deps)))
  }
  const manage = async (text: string) => {
    const { token: kantor } = await buildAdmin(db, clock())
    const body = { ringkasan_email: text, semula: {} }
    expect((await shop.call(updatePengaturan, { body }, { token: kantor })).status).toBe(200)
  }

  beforeEach(async () => {
    await db.updateTable('pengaturan_toko').set({ ringkasan_email: '' }).execute()
    await db.deleteFrom('surat').where('kepada', '=', recipient).execute()
  })

  test('is mailed once a day from six on, by one of all processes, and not if it is switched off', async () => {
    const barang = await produk({ nama: 'Pagi Menipis', stok: 1, stok_minimum: 5 })
    await buildLot(db, clock(), barang.produk_id, {
      nomor: 'LAMA-1',
      kedaluwarsa: '2027-01-15',
      jumlah: 2,
      isSetAside: true,
    })
    await hourOf('2027-01-01 07:00:00')
    expect(await surat()).toEqual([])

    await manage(recipient)
    await hourOf('2027-01-02 05:59:59')
    expect(await surat()).toEqual([])
    await hourOf('2027-01-02 06:00:00', 3)
    const [one, ...others] = await surat()
    expect(others).toEqual([])
    expect(one?.subjek).toBe('Ringkasan stok 2 Januari 2027')
    expect(one?.teks).toContain('- Pagi Menipis: sisa 1, batas 5')
    expect(one?.teks).toContain('Pagi Menipis, lot LAMA-1: 2, 15 Januari 2027')
    expect(one?.teks).toContain('Perlu dibeli')
    await hourOf('2027-01-02 15:00:00')
    expect(await surat()).toHaveLength(1)
    // After a downtime in the morning the mail is sent later.
    await hourOf('2027-01-03 11:00:00')
    expect(await surat()).toHaveLength(2)
  })

  test('covers sixty days, four weeks of sales, and forty lines of each kind, without links', async () => {
    await manage(recipient)
    await sql`UPDATE produk SET aktif = false`.execute(db)
    await rewrite(db, clock(), ['lot', 'lot', 'lot_id'], { kedaluwarsa: null })
    const hari = '2027-02-01'
    shop.setClock(parseWib(`${hari} 06:00:00`))
    const alum = await produk({ nama: 'Tawas https://jahat.example', stok: 3, stok_minimum: 5 })
    for (let n = 1; n <= 41; n++) await produk({ nama: `Banyak ${n}`, stok: 4, stok_minimum: 5 })
    const lot = (nomor: string, extra: number, quantity = 2) =>
      buildLot(db, clock(), alum.produk_id, {
        nomor,
        kedaluwarsa: dateAhead(clock(), extra),
        jumlah: quantity,
        isSetAside: true,
      })
    await lot('L-61', 61)
    await lot('L-60', 60)
    await lot('L-LEWAT', -1)
    const empty = await lot('L-HABIS', 5)
    await sql`WITH keluar AS (INSERT INTO mutasi_lot (lot_id, sisih, alasan, waktu) VALUES (${empty}, -2, 'musnah', ${clock()}))
      UPDATE lot SET sisih = 0 WHERE lot_id = ${empty}`.execute(db)
    await hourOf(`${hari} 06:00:00`)
    const text = (await surat()).at(-1)?.teks ?? ''
    expect(text).toContain('Stok menipis (42):')
    expect(text).toContain('- dan 2 lainnya')
    expect(text.indexOf('Tawas')).toBeLessThan(text.indexOf('Banyak 1'))
    expect(text).toContain('Kedaluwarsa dalam 60 hari, atau sudah lewat (2):')
    expect(text.indexOf('L-LEWAT')).toBeLessThan(text.indexOf('L-60'))
    expect(text).not.toMatch(/L-61|L-HABIS|https:\/\/jahat/)
  })

  test('says nothing where there is nothing to say, also later on that day', async () => {
    await manage(recipient)
    await sql`UPDATE produk SET aktif = false`.execute(db)
    await rewrite(db, clock(), ['lot', 'lot', 'lot_id'], { kedaluwarsa: null })
    await hourOf('2027-01-04 06:05:00')
    expect(await surat()).toEqual([])
    await produk({ nama: 'Siang Menipis', stok: 0, stok_minimum: 5 })
    await hourOf('2027-01-04 12:00:00')
    expect(await surat()).toEqual([])
    await hourOf('2027-01-05 06:00:00')
    expect((await surat()).map(({ teks }) => teks)).toEqual([expect.stringContaining('Siang Menipis')])
    await manage('')
    await hourOf('2027-01-06 06:00:00')
    expect(await surat()).toHaveLength(1)
  })
})
