import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkVoucher } from '#contract/checkout/voucher.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { cancelPesanan, createPesanan, getPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { createVoucher, deleteVoucher, getVoucher, listVoucher, updateVoucher } from '#contract/voucher/admin.ts'
import {
  buildAdmin,
  buildGrup,
  buildKategori,
  buildLot,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildRegular,
  buildResep,
  buildVoucher,
  newAlamat,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
let send: Awaited<ReturnType<typeof buildPengiriman>>
beforeAll(async () => {
  shop = await testApp(new Date('2026-11-20T03:00:00Z'), WITHOUT_LIMITS)
  send = await buildPengiriman(shop.deps.db)
})
beforeEach(async () => {
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())
// A product sold near its cost makes every voucher without goods ask for confirmation.
beforeEach(() => shop.deps.db.updateTable('produk').set({ aktif: false }).execute())

const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), { harga: 100_000, ...change })
const voucher = (change = {}) => buildVoucher(shop.deps.db, shop.deps.clock(), change)
const newRegular = () => buildRegular(shop.deps.db, shop.deps.clock())
const auth = () => ({ token: admin.token })
type Pembeli = Awaited<ReturnType<typeof newRegular>>
interface Item {
  produkId: number
  jumlah: number
}

const pesan = (pembeli: Pembeli, items: Item[], more: object = {}) =>
  shop.call(
    createPesanan,
    { body: { items, shippingId: send.shipping_id, ...more } },
    { token: pembeli.token, dari: newAlamat() },
  )
const check = (pembeli: Pembeli, kode: string, items: Item[], ongkir: number | null = send.biaya) =>
  shop.call(checkVoucher, { body: { kode, items, ongkir } }, { token: pembeli.token })
const one = ({ produk_id: produkId }: { produk_id: number }, quantity = 1): Item[] => [{ produkId, jumlah: quantity }]
const used = async (voucher_id: number) => {
  const row = await shop.deps.db
    .selectFrom('voucher')
    .select('terpakai')
    .where('voucher_id', '=', voucher_id)
    .executeTakeFirstOrThrow()
  return row.terpakai
}
const read = async (orderId: number) => (await shop.call(getPesananAdmin, { params: { orderId } }, auth())).body

async function pay(pembeli: Pembeli, nomor: string) {
  await shop.sim('pay', { order_id: nomor, outcome: 'settle', method: 'gopay' })
  await shop.call(updatePaymentStatus, { body: { orderId: nomor, status: 'success' } }, { token: pembeli.token })
}

/** Expires the payment at the provider, and sends the browser's hint. */
async function expirePayment(pembeli: Pembeli, nomor: string) {
  await shop.sim('pay', { order_id: nomor, outcome: 'expire', method: 'gopay' })
  await shop.call(updatePaymentStatus, { body: { orderId: nomor, status: 'cancelled' } }, { token: pembeli.token })
}

describe('an order with a voucher', () => {
  test('costs less, line by line, and is paid with that sum', async () => {
    const [pembeli, a, b] = [await newRegular(), await produk(), await produk({ harga: 50_000 })]
    const { kode, voucher_id } = await voucher({ jenis: 'persen', nilai: 10 })
    const items = [...one(a, 2), ...one(b, 1)]
    expect((await check(pembeli, kode.toLowerCase(), items)).body).toEqual({
      kode,
      keterangan: 'Potongan 10%',
      atas: 'barang',
      jumlah: 25_000,
      tanpa: [],
    })
    const made = await pesan(pembeli, items, { voucher: kode, total_harga: 237_000, ongkir: 12_000 })
    expect([made.status, made.body.total_harga]).toEqual([201, 237_000])
    const order = await read(made.body.orderId)
    expect(order).toMatchObject({ subtotal: 250_000, diskon: 25_000, diskon_ongkir: 0, total_harga: 237_000 })
    expect(order.items.map(({ diskon }: { diskon: number }) => diskon)).toEqual([20_000, 5000])
    expect(order.potongan).toEqual([{ jenis: 'voucher', keterangan: kode, atas: 'barang', jumlah: 25_000 }])
    expect(await used(voucher_id)).toBe(1)
    await pay(pembeli, made.body.midtransOrderId)
    const own = await shop.call(
      getPesanan,
      { params: { orderId: String(made.body.orderId) } },
      { token: pembeli.token },
    )
    expect(own.body).toMatchObject({ status_pembayaran: 'success', dibayar: 237_000, diskon: 25_000 })
    const buku = await shop.deps.db
      .selectFrom('buku')
      .select(['jumlah', 'barang', 'ongkir'])
      .where('pesanan_id', '=', made.body.orderId)
      .execute()
    expect(buku).toEqual([{ jumlah: 237_000, barang: 225_000, ongkir: 12_000 }])
  })

  test('for shipping lowers the fee, and not the goods', async () => {
    const [pembeli, barang] = [await newRegular(), await produk()]
    const { kode } = await voucher({ jenis: 'ongkir', nilai: 9000 })
    const made = await pesan(pembeli, one(barang), { voucher: kode })
    expect(made.body.total_harga).toBe(103_000)
    expect(await read(made.body.orderId)).toMatchObject({ diskon: 0, diskon_ongkir: 9000, biaya_kirim: 12_000 })
    const { shipping_id: shippingId } = await buildPengiriman(shop.deps.db, 0)
    const free = await pesan(pembeli, one(barang), { voucher: kode, shippingId })
    expect(await read(free.body.orderId)).toMatchObject({ diskon_ongkir: 0, potongan: [] })
  })

  test('above its total leaves one rupiah to pay', async () => {
    const [pembeli, barang] = [await newRegular(), await produk()]
    const { kode } = await voucher({ nilai: 500_000 })
    const made = await pesan(pembeli, one(barang), {
      voucher: kode,
      shippingId: (await buildPengiriman(shop.deps.db, 0)).shipping_id,
    })
    expect([made.status, made.body.total_harga]).toEqual([201, 1])
  })

  test('does not lower a prescription product', async () => {
    const { db, clock } = shop.deps
    const [pembeli, obat, barang] = [await newRegular(), await produk({ resep: true }), await produk({ harga: 50_000 })]
    const { resep_id: resepId } = await buildResep(db, clock(), pembeli.pengguna_id, [
      { produk_id: obat.produk_id, diminta: 5, disetujui: 5 },
    ])
    const { kode } = await voucher({ jenis: 'persen', nilai: 50 })
    const made = await pesan(pembeli, [...one(obat), ...one(barang)], { voucher: kode, resepId })
    expect([made.status, made.body.code]).toEqual([201, undefined])
    const { items } = await read(made.body.orderId)
    expect(items.map(({ diskon }: { diskon: number }) => diskon)).toEqual([0, 25_000])
    const alone = await pesan(pembeli, one(obat), { voucher: kode, resepId })
    expect([alone.status, alone.body.message]).toEqual([
      422,
      'Voucher tidak berlaku untuk obat resep. Tambahkan barang lain, atau lanjutkan tanpa voucher.',
    ])
  })

  test('is rejected if its total differs from the displayed one', async () => {
    const [pembeli, barang] = [await newRegular(), await produk()]
    const { kode, voucher_id } = await voucher()
    const made = await pesan(pembeli, one(barang), { voucher: kode, total_harga: 112_000 })
    expect([made.status, made.body.code]).toEqual([409, 'HARGA_BERUBAH'])
    expect(await used(voucher_id)).toBe(0)
  })

  test('is the same when sent again, and takes one use', async () => {
    const [pembeli, barang] = [await newRegular(), await produk()]
    const { kode, voucher_id } = await voucher({ batas_pelanggan: 1 })
    const first = await pesan(pembeli, one(barang), { voucher: kode })
    const again = await pesan(pembeli, one(barang), { voucher: kode })
    expect(again.body).toMatchObject({ orderId: first.body.orderId, pesananSebelumnya: true })
    expect(await used(voucher_id)).toBe(1)
  })

  test('refunds a line at its paid share', async () => {
    const [pembeli, a, b] = [await newRegular(), await produk(), await produk({ harga: 50_000 })]
    const { kode } = await voucher({ nilai: 10_000 })
    const made = await pesan(pembeli, [...one(a, 3), ...one(b)], { voucher: kode })
    await pay(pembeli, made.body.midtransOrderId)
    const order = await read(made.body.orderId)
    expect(order.items.map(({ diskon }: { diskon: number }) => diskon)).toEqual([8571, 1429])
    const body = {
      percobaan: made.body.midtransOrderId as string,
      cara: 'manual' as const,
      jumlah: 97_143,
      sisa: 352_000,
      alasan: 'Botol retak',
      bukti: 'BCA 1',
      barang: [{ urutan: 0, jumlah: 1 }],
      rak: [],
    }
    const answer = await shop.call(refundPembayaran, { params: { orderId: made.body.orderId }, body }, auth())
    expect([answer.status, answer.body.status]).toEqual([200, 'manual'])
    expect((await read(made.body.orderId)).dikembalikan).toBe(97_143)
  })
})

describe('a use is returned', () => {
  test('by a cancelled order, once', async () => {
    const [pembeli, barang] = [await newRegular(), await produk()]
    const { kode, voucher_id } = await voucher({ batas_total: 1, batas_pelanggan: 1 })
    const { body } = await pesan(pembeli, one(barang), { voucher: kode })
    expect((await pesan(await newRegular(), one(barang), { voucher: kode })).body.rincian.sebab).toBe('habis')
    for (let times = 0; times < 2; times++)
      await shop.call(cancelPesanan, { params: { orderId: body.midtransOrderId } }, { token: pembeli.token })
    expect(await used(voucher_id)).toBe(0)
    expect((await pesan(pembeli, one(barang, 2), { voucher: kode })).status).toBe(201)
  })

  test('by an expired order, and taken again by late money', async () => {
    const [pembeli, barang] = [await newRegular(), await produk()]
    const { kode, voucher_id } = await voucher()
    const { body } = await pesan(pembeli, one(barang), { voucher: kode })
    await expirePayment(pembeli, body.midtransOrderId)
    expect(await used(voucher_id)).toBe(0)
    await pay(pembeli, body.midtransOrderId)
    const order = await read(body.orderId)
    expect([order.status_pembayaran, order.perhatian, await used(voucher_id)]).toEqual(['success', [], 1])
  })

  test('by expired orders, and late money takes again only the use of its own order', async () => {
    const [pembeli, another, barang] = [await newRegular(), await newRegular(), await produk()]
    const [a, b] = [await voucher(), await voucher({ batas_pelanggan: 1 })]
    const other = (await pesan(another, one(barang), { voucher: b.kode })).body
    const own = (await pesan(pembeli, one(barang), { voucher: a.kode })).body
    const without = (await pesan(pembeli, one(barang, 2))).body
    await expirePayment(another, other.midtransOrderId)
    for (const { midtransOrderId } of [own, without]) {
      await expirePayment(pembeli, midtransOrderId)
      await pay(pembeli, midtransOrderId)
    }
    expect([await used(a.voucher_id), await used(b.voucher_id)]).toEqual([1, 0])
    expect((await check(another, b.kode, one(barang))).status).toBe(200)
    const order = await read(without.orderId)
    expect([order.status_pembayaran, order.perhatian]).toEqual(['success', []])
  })

  test('and taken when late money arrives: the order is paid and flagged', async () => {
    const [pembeli, other, barang] = [await newRegular(), await newRegular(), await produk()]
    const { kode, voucher_id } = await voucher({ batas_total: 1 })
    const { body } = await pesan(pembeli, one(barang), { voucher: kode })
    await expirePayment(pembeli, body.midtransOrderId)
    expect((await pesan(other, one(barang), { voucher: kode })).status).toBe(201)
    await pay(pembeli, body.midtransOrderId)
    const order = await read(body.orderId)
    expect([order.status_pembayaran, order.perhatian]).toEqual(['success', ['lunas tanpa voucher']])
    expect(await used(voucher_id)).toBe(1)
  })
})

test('serves ten of fifty concurrent orders with a voucher for ten', async () => {
  const barang = await produk({ stok: 100 })
  const { kode, voucher_id } = await voucher({ batas_total: 10 })
  const pembeli = await Promise.all(Array.from({ length: 50 }, newRegular))
  const answers = await Promise.all(pembeli.map((satuan) => pesan(satuan, one(barang), { voucher: kode })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  const rejected = answers.filter(({ status }) => status !== 201)
  expect(new Set(rejected.map(({ status, body }) => `${status} ${body.rincian?.sebab}`))).toEqual(
    new Set(['422 habis']),
  )
  expect(await used(voucher_id)).toBe(10)
  const { stok } = await shop.deps.db
    .selectFrom('produk')
    .select('stok')
    .where('produk_id', '=', barang.produk_id)
    .executeTakeFirstOrThrow()
  expect(stok).toBe(90)
})

test('serves two of ten concurrent orders of a customer with a voucher for two', async () => {
  const [pembeli, barang] = [await newRegular(), await produk({ stok: 100 })]
  const { kode, voucher_id } = await voucher({ batas_pelanggan: 2 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => pesan(pembeli, one(barang, at + 1), { voucher: kode })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(await used(voucher_id)).toBe(2)
})

test('accepts a first order, and rejects a second one', async () => {
  const { db, clock } = shop.deps
  const [created, old, barang] = [await buildPelanggan(db, clock()), await newRegular(), await produk()]
  const { kode } = await voucher({ pertama: true })
  expect((await check(created, kode, one(barang))).status).toBe(200)
  expect((await check(old, kode, one(barang))).body.rincian.sebab).toBe('pesanan-pertama')
  // An order counts although its money went back.
  await buildPesanan(db, clock(), created.pengguna_id, { status_pembayaran: 'refunded' })
  expect((await check(created, kode, one(barang))).body.rincian.sebab).toBe('pesanan-pertama')
})

test('accepts members for a voucher of a group', async () => {
  const { db, clock } = shop.deps
  const [pembeli, other, barang, grup] = [
    await newRegular(),
    await newRegular(),
    await produk(),
    await buildGrup(db, clock(), { persen: 0 }),
  ]
  const { grup_id } = grup
  await db.updateTable('pengguna').set({ grup_id }).where('pengguna_id', '=', pembeli.pengguna_id).execute()
  const { kode } = await voucher({ grup_id })
  expect((await check(pembeli, kode, one(barang))).status).toBe(200)
  expect((await check(other, kode, one(barang))).body.rincian.sebab).toBe('bukan-grup')
  await db.updateTable('grup_pelanggan').set({ aktif: false }).where('grup_id', '=', grup_id).execute()
  expect((await check(pembeli, kode, one(barang))).body.rincian.sebab).toBe('bukan-grup')
})

describe('its days', () => {
  const moment = async <T>(time: string, work: () => Promise<T>) => {
    const current = shop.deps.clock()
    shop.setClock(new Date(time))
    try {
      return await work()
    } finally {
      shop.setClock(current)
    }
  }

  test.each([
    ['2026-11-20T16:59:59.999Z', 'belum-mulai', 'akan'],
    ['2026-11-20T17:00:00.000Z', undefined, 'berlaku'],
    ['2026-11-22T16:59:59.999Z', undefined, 'berlaku'],
    ['2026-11-22T17:00:00.000Z', 'berakhir', 'lewat'],
  ])('begin and end at midnight in Jakarta: %s: %s, %s', async (time, reason, state) => {
    const [pembeli, barang] = [await newRegular(), await produk()]
    const { kode } = await voucher({ mulai: '2026-11-21', sampai: '2026-11-22' })
    await moment(time, async () => {
      const { token } = await buildRegular(shop.deps.db, shop.deps.clock())
      expect((await check({ ...pembeli, token }, kode, one(barang))).body.rincian?.sebab).toBe(reason)
      const kantor = await buildAdmin(shop.deps.db, shop.deps.clock())
      for (const view of ['akan', 'berlaku', 'lewat', 'habis', 'arsip'] as const) {
        const { body } = await shop.call(listVoucher, { query: { q: kode, keadaan: view } }, { token: kantor.token })
        expect([view, body.length]).toEqual([view, view === state ? 1 : 0])
      }
    })
  })
})

test('limits each customer separately', async () => {
  const [pembeli, other, barang] = [await newRegular(), await newRegular(), await produk()]
  const [a, b] = [await voucher({ batas_pelanggan: 1 }), await voucher({ batas_pelanggan: 1 })]
  expect((await pesan(pembeli, one(barang), { voucher: a.kode })).status).toBe(201)
  expect((await check(pembeli, a.kode, one(barang, 2))).body.rincian.sebab).toBe('sudah-dipakai')
  expect((await check(other, a.kode, one(barang))).status).toBe(200)
  expect((await check(pembeli, b.kode, one(barang, 2))).status).toBe(200)
})

test.each([
  ['checks them', (pembeli: Pembeli, kode: string, items: Item[]) => check(pembeli, kode, items)],
  ['orders with them', (pembeli: Pembeli, kode: string, items: Item[]) => pesan(pembeli, items, { voucher: kode })],
])('stops a client that %s to guess codes after a while', async (_, attempt) => {
  const [pembeli, barang] = [await newRegular(), await produk()]
  const answers: number[] = []
  for (let times = 0; times < 121; times++) answers.push((await attempt(pembeli, `COBA${times}`, one(barang))).status)
  expect([new Set(answers.slice(0, 120)), answers.at(-1)]).toEqual([new Set([422]), 429])
  expect((await pesan(pembeli, one(barang), {})).status).toBe(201)
})

test('accounts at one address try 1,200 codes an hour together', async () => {
  const [ip, barang] = [newAlamat(), await produk()]
  await shop.deps.db
    .insertInto('jatah')
    .values({
      kunci: `voucher-alamat:${ip}`,
      jumlah: 1199,
      sampai: new Date(shop.deps.clock().getTime() + 60_000),
    })
    .execute()
  const attempt = async () => {
    const { token } = await newRegular()
    const body = { items: one(barang), shippingId: send.shipping_id, voucher: 'COBA' }
    return (await shop.call(createPesanan, { body }, { token, dari: ip })).status
  }
  expect([await attempt(), await attempt()]).toEqual([422, 429])
})

describe('the office', () => {
  const inputOf = (change = {}) => ({ kode: 'panen 10', nama: 'Panen', jenis: 'persen', nilai: '10', ...change })
  const add = (change = {}) => shop.call(createVoucher, { body: inputOf(change) as never }, auth())

  test('makes, changes and archives a voucher, with a trail', async () => {
    const barang = await produk()
    await produk()
    const made = await add({ produkIds: [barang.produk_id], mulai: '2026-11-20', sampai: '2026-12-20' })
    expect(made).toMatchObject({
      status: 201,
      body: { kode: 'PANEN10', nilai: 10, terpakai: 0, batas_pelanggan: null },
    })
    const params = { voucherId: made.body.voucherId }
    expect((await shop.call(getVoucher, { params }, auth())).body.produk).toEqual([
      { id: barang.produk_id, nama: barang.nama },
    ])
    const original = JSON.stringify({ nilai: 10 })
    const changed = await shop.call(updateVoucher, { params, body: { nilai: '15', semula: original } as never }, auth())
    expect(changed.body).toMatchObject({ nilai: 15, kode: 'PANEN10' })
    expect((await add()).body.errors).toEqual([{ path: 'kode', msg: 'Kode voucher ini sudah ada. Pakai kode lain.' }])
    await pesan(await newRegular(), one(barang), { voucher: 'PANEN10' })
    expect((await shop.call(deleteVoucher, { params }, auth())).body.message).toContain('diarsipkan')
    const archived = await shop.call(listVoucher, { query: { keadaan: 'arsip', q: 'panen10' } }, auth())
    expect(archived.body).toMatchObject([{ kode: 'PANEN10', terpakai: 1, potongan: 15_000 }])
    const query = { jenis: 'voucher', rujukan: String(params.voucherId) } as const
    expect((await shop.call(listJejak, { query }, auth())).body).toMatchObject([
      { tindakan: 'arsip', sesudah: { aktif: false } },
      { tindakan: 'ubah', sebelum: { nilai: 10 }, sesudah: { nilai: 15 } },
      { tindakan: 'buat', sesudah: { jenis: 'Potongan persen', produkIds: [barang.nama] } },
    ])
  })

  test.each([
    ['kode', { kode: 'a b' }],
    ['nilai', { nilai: '' }],
    ['nilai', { nilai: '101' }],
    ['maks', { jenis: 'nominal', maks: '5000' }],
    ['sampai', { mulai: '2026-11-20', sampai: '2026-11-19' }],
    ['batas_total', { batas_total: '0' }],
    ['grupId', { grupId: 999_999 }],
  ])('rejects the wrong field %s: %j', async (path, change) => {
    const answer = await add({ kode: 'SALAH', ...change })
    expect([answer.status, answer.body.errors?.map((item: { path: string }) => item.path)]).toEqual([400, [path]])
  })

  test.each([
    ['A'.repeat(24), 201],
    ['A'.repeat(25), 400],
    ['ABC', 201],
    ['AB', 400],
  ])('takes codes of three to twenty-four characters: %s: %i', async (kode, status) => {
    expect((await add({ kode, jenis: 'ongkir', nilai: '' })).status).toBe(status)
  })

  test('deletes a voucher that no order ever had, and says so', async () => {
    const { voucherId } = (await add({ kode: 'BELUM', jenis: 'ongkir', nilai: '' })).body
    const params = { voucherId }
    const other = await voucher()
    expect((await shop.call(deleteVoucher, { params }, auth())).body.message).toBe('Voucher berhasil dihapus')
    expect((await shop.call(getVoucher, { params }, auth())).status).toBe(404)
    expect(await used(other.voucher_id)).toBe(0)
    const query = { jenis: 'voucher', rujukan: String(voucherId) } as const
    expect((await shop.call(listJejak, { query }, auth())).body[0]).toMatchObject({ tindakan: 'hapus', judul: 'BELUM' })
  })

  test('archives a voucher whose order was called off: the order still names it', async () => {
    const [pembeli, barang] = [await newRegular(), await produk()]
    const { kode, voucher_id: voucherId } = await voucher()
    const { body } = await pesan(pembeli, one(barang), { voucher: kode })
    await shop.call(cancelPesanan, { params: { orderId: body.midtransOrderId } }, { token: pembeli.token })
    const deletion = await shop.call(deleteVoucher, { params: { voucherId } }, auth())
    expect(deletion.body.message).toBe('Voucher diarsipkan karena sudah dipakai pesanan')
    // A released discount does not count in the voucher's total.
    expect((await shop.call(getVoucher, { params: { voucherId } }, auth())).body).toMatchObject({
      aktif: false,
      potongan: 0,
    })
  })

  test('lists active vouchers before others, newest first, page by page', async () => {
    const name = 'Daftar berurutan'
    for (const [kode, isActive] of [
      ['URUT-A', true],
      ['URUT-B', false],
      ['URUT-C', true],
    ] as const)
      await voucher({ kode, nama: name, aktif: isActive })
    await voucher({ kode: 'URUT-D', nama: name, batas_total: 1, terpakai: 0 })
    const list = async (query: object) =>
      (await shop.call(listVoucher, { query: { q: name, ...query } }, auth())).body.map(
        ({ kode }: { kode: string }) => kode,
      )
    expect(await list({})).toEqual(['URUT-D', 'URUT-C', 'URUT-A', 'URUT-B'])
    expect(await list({ limit: 2 })).toEqual(['URUT-D', 'URUT-C'])
    expect(await list({ limit: 2, page: 2 })).toEqual(['URUT-A', 'URUT-B'])
    const [pembeli, barang] = [await newRegular(), await produk()]
    expect((await pesan(pembeli, one(barang), { voucher: 'URUT-D' })).status).toBe(201)
    expect(await list({ keadaan: 'habis' })).toEqual(['URUT-D'])
    expect(await list({ keadaan: 'berlaku' })).toEqual(['URUT-C', 'URUT-A'])
    await shop.deps.db.updateTable('voucher').set({ aktif: false }).where('kode', '=', 'URUT-D').execute()
    expect(await list({ keadaan: 'habis' })).toEqual([])
  })

  test.each<[string, object, 'category' | 'product' | 'others' | 'all', boolean, object?]>([
    ['by the last lot alone', {}, 'category', false],
    ['for a prescription medicine, which it never lowers', { isExpensive: true, resep: true }, 'category', false],
    ['for a product that is not sold', { isExpensive: true, aktif: false }, 'category', false],
    ['for goods that it does not name', { isExpensive: true }, 'others', false],
    ['if it is not active', { isExpensive: true }, 'category', false, { aktif: false }],
    ['for shipping', { isExpensive: true }, 'category', false, { jenis: 'ongkir', nilai: '9000' }],
    ['for goods below cost now', { isExpensive: true }, 'category', true],
    ['for a product below cost now', { isExpensive: true }, 'product', true],
    ['for all goods, if one is below cost now', { isExpensive: true }, 'all', true],
  ])(
    'requires a confirmation of the cost %s',
    async (_, { isExpensive = false, ...change }: { isExpensive?: boolean }, goods, isAsked, more = {}) => {
      const { db, clock } = shop.deps
      const { kategori_id } = await buildKategori(db)
      const barang = await produk({ kategori_id, ...change })
      const [older, created] = isExpensive ? [10_000, 95_000] : [95_000, 10_000]
      await buildLot(db, clock(), barang.produk_id, { hargaModal: older })
      await buildLot(db, clock(), barang.produk_id, { hargaModal: created })
      await buildLot(db, clock(), barang.produk_id, { hargaModal: null })
      const other = await produk()
      const named = {
        category: { kategoriIds: [kategori_id] },
        product: { produkIds: [barang.produk_id] },
        others: { produkIds: [other.produk_id], kategoriIds: [(await buildKategori(db)).kategori_id] },
        all: {},
      }[goods]
      const { status, body } = await add({ kode: `MODAL-${other.produk_id}`, ...named, ...more })
      expect([status, body.code]).toEqual(isAsked ? [422, 'DI_BAWAH_MODAL'] : [201, undefined])
    },
  )

  test('requires a confirmation to sell below cost', async () => {
    const { db, clock } = shop.deps
    const { kategori_id } = await buildKategori(db)
    const barang = await produk({ kategori_id })
    await buildLot(db, clock(), barang.produk_id, { hargaModal: 95_000 })
    const losses = { kode: 'RUGI', kategoriIds: [kategori_id] }
    const asked = await add(losses)
    expect([asked.status, asked.body.code, asked.body.rincian]).toEqual([422, 'DI_BAWAH_MODAL', { nama: barang.nama }])
    expect((await add({ ...losses, modalDisadari: true })).status).toBe(201)
    expect((await add({ ...losses, kode: 'UNTUNG', nilai: '5' })).status).toBe(201)
  })

  test('cannot set a limit below its use', async () => {
    const barang = await produk()
    const { kode, voucher_id } = await voucher()
    for (let times = 0; times < 2; times++) await pesan(await newRegular(), one(barang), { voucher: kode })
    const limit = (value: string) =>
      shop.call(
        updateVoucher,
        { params: { voucherId: voucher_id }, body: { batas_total: value, semula: '{}' } as never },
        auth(),
      )
    expect((await limit('1')).body.errors).toEqual([
      { path: 'batas_total', msg: 'Sudah dipakai 2 pesanan. Untuk menghentikannya, arsipkan.' },
    ])
    expect((await limit('2')).status).toBe(200)
  })
})
