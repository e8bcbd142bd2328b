import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import {
  cancelPesanan,
  createPesanan,
  getPesanan,
  payPesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import { checkPembayaran, getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { approveResep, getResepAdmin, refuseResep } from '#contract/resep/admin.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { reconcileDue } from '#server/features/pembayaran/bayar/reconcile.ts'
import {
  buildAdmin,
  buildPengiriman,
  buildProduk,
  buildRegular,
  buildResep,
  newAlamat,
  removePembayaran,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { invariantsResep } from './invariants-resep.ts'

const HOURS = 3_600_000
const START = new Date('2026-03-02T03:00:00Z')

let shop: TestApp
let send: Awaited<ReturnType<typeof buildPengiriman>>
beforeAll(async () => {
  shop = await testApp(START, WITHOUT_LIMITS)
  send = await buildPengiriman(shop.deps.db)
})
afterAll(() => shop.close())

/** Returns a new session of the office. */
const kantor = async () => ({ token: (await buildAdmin(shop.deps.db, shop.deps.clock())).token })
const later = (hours: number) => shop.setClock(new Date(shop.deps.clock().getTime() + hours * HOURS))
const until = () => dateWib(midnightWib(shop.deps.clock(), -30))
const prescriptionObat = (change: { stok?: number } = {}) =>
  buildProduk(shop.deps.db, shop.deps.clock(), { resep: true, ...change })
type Obat = Awaited<ReturnType<typeof prescriptionObat>>

/** Creates a buyer with a prescription for these products: approved for those with a quantity, else pending. */
async function orderObat(produk: { obat: Obat; disetujui?: number }[], change: Parameters<typeof buildResep>[4] = {}) {
  const { db, clock } = shop.deps
  const pembeli = await buildRegular(db, clock())
  const contents = produk.flatMap(({ obat, disetujui }) =>
    disetujui === undefined ? [] : [{ produk_id: obat.produk_id, disetujui }],
  )
  const { resep_id: resepId } = await buildResep(db, clock(), pembeli.pengguna_id, contents, change)
  const as = { token: pembeli.token }
  let nomor = 0
  return {
    pembeli,
    resepId,
    order: (items: { produkId: number; jumlah: number }[], body: object = {}, headers: Record<string, string> = {}) =>
      shop.call(
        createPesanan,
        { body: { items, shippingId: send.shipping_id, catatan: `ke-${++nomor}`, resepId, ...body } },
        { ...as, headers, dari: newAlamat() },
      ),
    pay: (orderId: number) => shop.call(payPesanan, { params: { orderId } }, as),
    read: async (orderId: number) => (await shop.call(getPesanan, { params: { orderId } }, as)).body,
    cancel: (orderId: number) => shop.call(cancelPesanan, { params: { orderId } }, as),
    hint: (orderId: number, status: 'success' | 'cancelled') =>
      shop.call(updatePaymentStatus, { body: { orderId, status } }, as),
    surat: async () => {
      await shop.sendSurat()
      return shop.surat.filter(({ kepada }) => kepada === pembeli.email)
    },
    terpakai: async () => {
      const { body } = await shop.call(getResepAdmin, { params: { resepId } }, await kantor())
      return body.produk.map(({ terpakai }: { terpakai: number }) => terpakai)
    },
  }
}
const one = ({ produk_id: produkId }: { produk_id: number }, quantity: number) => [{ produkId, jumlah: quantity }]
const approve = async (resepId: number, produk: { obat: Obat; jumlah: number }[]) =>
  shop.call(
    approveResep,
    {
      params: { resepId },
      body: {
        berlaku_sampai: until(),
        produk: produk.map(({ obat, jumlah }) => ({ produkId: obat.produk_id, jumlah, dosis: '' })),
      },
    },
    await kantor(),
  )
const reject = async (resepId: number, reason: string) =>
  shop.call(refuseResep, { params: { resepId }, body: { alasan: reason } }, await kantor())
const pay = async (nomor: string) => shop.sim('pay', { order_id: nomor, outcome: 'settle' })
const stokOf = async ({ produk_id }: Obat) =>
  (await shop.deps.db.selectFrom('produk').select('stok').where('produk_id', '=', produk_id).executeTakeFirstOrThrow())
    .stok
const rowOf = (orderId: number) =>
  shop.deps.db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', orderId).executeTakeFirstOrThrow()

test('does not sell a prescription product without a prescription that covers it', async () => {
  const [obat, another] = [await prescriptionObat(), await prescriptionObat()]
  const freeText = await buildProduk(shop.deps.db, shop.deps.clock())
  const [it, other] = [await orderObat([{ obat, disetujui: 2 }]), await orderObat([{ obat, disetujui: 2 }])]
  const rejected = await orderObat([], { status: 'ditolak', alasan: 'Tidak terbaca', diputus: shop.deps.clock() })
  const expired = await orderObat([{ obat, disetujui: 2 }], { berlaku_sampai: '2026-03-01' })

  expect(await it.order(one(obat, 1), { resepId: undefined })).toMatchObject({
    status: 422,
    body: { code: 'PERLU_RESEP' },
  })
  for (const resepId of [other.resepId, 999_999])
    expect(await it.order(one(obat, 1), { resepId })).toMatchObject({ status: 404, body: { code: 'RESEP_TIDAK_ADA' } })
  expect(await rejected.order(one(obat, 1))).toMatchObject({ status: 422, body: { code: 'RESEP_DITOLAK' } })
  expect(await expired.order(one(obat, 1))).toMatchObject({ status: 422, body: { code: 'RESEP_KEDALUWARSA' } })
  expect(await it.order([...one(obat, 1), ...one(another, 1)])).toMatchObject({
    status: 422,
    body: { code: 'RESEP_BUKAN_UNTUK_PRODUK', rincian: { produkId: another.produk_id } },
  })
  expect(await it.order(one(obat, 3))).toMatchObject({
    status: 422,
    body: { code: 'RESEP_TIDAK_CUKUP', rincian: { sisa: 2 }, message: expect.stringContaining('maksimal 2 lagi') },
  })
  expect([await stokOf(obat), await it.terpakai()]).toEqual([10, [0]])
  // A product without prescription is sold normally, whatever prescription is named.
  const free = await it.order(one(freeText, 1), { resepId: other.resepId })
  expect(free.status).toBe(201)
  expect(await it.read(free.body.orderId)).toMatchObject({ resepId: null, menunggu_resep: false })
})

test('lets an order on an approved prescription be paid at once, over several orders', async () => {
  const obat = await prescriptionObat()
  const it = await orderObat([{ obat, disetujui: 3 }])
  const first = await it.order(one(obat, 2))
  expect(first).toMatchObject({
    status: 201,
    body: { menunggu_resep: false, midtransToken: expect.stringMatching(/./) },
  })
  expect(await it.terpakai()).toEqual([2])
  const resep = shop.deps.db.selectFrom('resep').select('dipakai').where('resep_id', '=', it.resepId)
  expect(await resep.executeTakeFirst()).toEqual({ dipakai: shop.deps.clock() })
  await pay(first.body.midtransOrderId)
  expect((await it.hint(first.body.orderId, 'success')).body.status).toBe('success')
  const other = await orderObat([{ obat, disetujui: 3 }])
  expect((await other.order(one(obat, 1))).status).toBe(201)

  expect((await it.order(one(obat, 2))).body).toMatchObject({ code: 'RESEP_TIDAK_CUKUP', rincian: { sisa: 1 } })
  const second = await it.order(one(obat, 1))
  expect((await it.order(one(obat, 1))).body.code).toBe('RESEP_BUKAN_UNTUK_PRODUK')
  await it.cancel(second.body.orderId)
  await it.cancel(second.body.orderId)
  expect([await it.terpakai(), await other.terpakai(), await stokOf(obat)]).toEqual([[2], [1], 7])
  expect((await it.order(one(obat, 1))).status).toBe(201)
})

test('holds stock for 48 hours without a decision, and rejects payment', async () => {
  const obat = await prescriptionObat()
  const it = await orderObat([])
  const key = { 'idempotency-key': 'resep-sekali' }
  const { status, body } = await it.order(one(obat, 4), { catatan: 'sama' }, key)
  expect([status, body.midtransToken, body.menunggu_resep]).toEqual([201, null, true])
  const again = await it.order(one(obat, 4), { catatan: 'sama' }, key)
  expect(again.body).toEqual(body)
  expect((await it.order(one(obat, 4), { catatan: 'sama' })).body).toEqual({ ...body, pesananSebelumnya: true })
  const { orderId, midtransOrderId } = body
  expect(await stokOf(obat)).toBe(6)
  expect(new Date(body.batas_bayar).getTime() - shop.deps.clock().getTime()).toBe(48 * HOURS)

  expect(await it.pay(orderId)).toMatchObject({ status: 409, body: { code: 'PESANAN_MENUNGGU_RESEP' } })
  for (const status of ['success', 'cancelled'] as const)
    expect((await it.hint(orderId, status)).body).toMatchObject({ status: 'pending' })
  const params = { orderId }
  expect((await shop.call(checkPembayaran, { params }, await kantor())).body.status_pembayaran).toBe('pending')
  later(1)
  await reconcileDue(shop.deps)
  expect(await it.read(orderId)).toMatchObject({
    status_pembayaran: 'pending',
    menunggu_resep: true,
    dapat_dibayar: false,
    dapat_dibatalkan: true,
    perjalanan: [{ teks: 'Pesanan dibuat, menunggu persetujuan resep.' }],
  })
  const { sessions } = await shop.sim('transactions')
  expect(sessions.map(({ order_id }: { order_id: string }) => order_id)).not.toContain(midtransOrderId)
  expect((await it.surat()).map(({ subjek }) => subjek)).toEqual([
    `Pesanan diterima, menunggu persetujuan resep (${midtransOrderId})`,
  ])
  // The page for the decision shows the ordered quantities.
  const { body: resep } = await shop.call(getResepAdmin, { params: { resepId: it.resepId } }, await kantor())
  expect(resep.produk).toMatchObject([{ produkId: obat.produk_id, diminta: 4 }])
  expect((await shop.call(getPesananAdmin, { params }, await kantor())).body).toMatchObject({
    resep_id: it.resepId,
    menunggu_resep: true,
  })
  await it.cancel(orderId)
  expect([await stokOf(obat), (await it.read(orderId)).menunggu_resep]).toEqual([10, false])
})

test("adds waiting orders to the requested quantity, and never lowers the customer's request", async () => {
  const obat = await prescriptionObat()
  const it = await orderObat([])
  const requested = async () => {
    const { body } = await shop.call(getResepAdmin, { params: { resepId: it.resepId } }, await kantor())
    return body.produk.map(({ diminta }: { diminta: number }) => diminta)
  }
  const line = { resep_id: it.resepId, produk_id: obat.produk_id, diminta: 5 }
  await shop.deps.db.insertInto('resep_produk').values(line).execute()
  const first = await it.order(one(obat, 2))
  expect(await requested()).toEqual([5])
  const second = await it.order(one(obat, 4))
  expect(await requested()).toEqual([6])
  await it.cancel(first.body.orderId)
  await it.cancel(second.body.orderId)
  expect(await requested()).toEqual([6])
})

test('can be paid for a day after the approval, which is mailed with a link', async () => {
  const obat = await prescriptionObat()
  const it = await orderObat([])
  const { body } = await it.order(one(obat, 4))
  later(40)
  expect((await approve(it.resepId, [{ obat, jumlah: 6 }])).status).toBe(200)
  const { dapat_dibayar, batas_bayar, total_harga } = await it.read(body.orderId)
  expect([dapat_dibayar, total_harga]).toEqual([true, body.total_harga])
  expect(new Date(batas_bayar).getTime() - shop.deps.clock().getTime()).toBe(24 * HOURS)
  expect(await it.terpakai()).toEqual([4])
  const mail = (await it.surat()).find(({ subjek }) => subjek.startsWith('Resep disetujui, pesanan siap dibayar'))
  expect(mail?.teks).toContain(`/konfirmasi-pembayaran?order=${body.midtransOrderId}\n`)
  expect(mail?.teks).toMatch(/Bayar sebelum: .+ WIB/)

  later(20)
  expect((await it.pay(body.orderId)).body.midtransToken).toMatch(/./)
  await pay(body.midtransOrderId)
  expect((await it.hint(body.orderId, 'success')).body.status).toBe('success')
  expect(await it.terpakai()).toEqual([4])
})

test('serves the oldest order first on a partial approval, and reduces each to its share', async () => {
  const [obat, other] = [await prescriptionObat(), await prescriptionObat()]
  const free = await buildProduk(shop.deps.db, shop.deps.clock(), { harga: 20_000 })
  const it = await orderObat([])
  const two = await it.order([...one(obat, 3), ...one(other, 2), ...one(free, 1)])
  const remaining = await it.order([...one(obat, 3), ...one(free, 2)])
  const empty = await it.order(one(obat, 1))
  await approve(it.resepId, [{ obat, jumlah: 4 }])

  expect(await it.read(two.body.orderId)).toMatchObject({
    items: [
      { produkId: obat.produk_id, jumlah: 3 },
      { produkId: free.produk_id, jumlah: 1 },
    ],
    total_harga: 3 * 145_000 + 20_000 + 12_000,
    dapat_dibayar: true,
    perjalanan: [
      {},
      {
        teks: expect.stringContaining(
          `disetujui sebagian, pesanan menunggu pembayaran. ${other.nama}: 0 dari 2. Total`,
        ),
      },
    ],
  })
  expect(await it.read(remaining.body.orderId)).toMatchObject({
    items: [{ jumlah: 1 }, { jumlah: 2 }],
    total_harga: 145_000 + 40_000 + 12_000,
  })
  expect(await it.read(empty.body.orderId)).toMatchObject({
    status_pembayaran: 'cancelled',
    items: [{ jumlah: 1 }],
    menunggu_resep: false,
  })
  expect([await stokOf(obat), await stokOf(other), await stokOf(free)]).toEqual([6, 10, 7])
  expect((await it.pay(remaining.body.orderId)).body.midtransToken).toMatch(/./)
  const mails = await it.surat()
  expect(
    mails.find(({ subjek }) => subjek.includes(remaining.body.midtransOrderId) && /sebagian/.test(subjek))?.teks,
  ).toContain(`Disetujui: ${obat.nama}: 1 dari 3. Total menjadi Rp 197.000.`)
})

test('ends orders of a rejected prescription with the reason, and frees their stock', async () => {
  const obat = await prescriptionObat()
  const it = await orderObat([])
  const { body } = await it.order(one(obat, 4))
  await reject(it.resepId, 'Nomor SIP tidak terbaca')
  expect(await it.read(body.orderId)).toMatchObject({
    status_pembayaran: 'cancelled',
    perjalanan: [{}, { teks: 'Resep belum bisa disetujui. Nomor SIP tidak terbaca' }, { teks: 'Pesanan dibatalkan.' }],
  })
  expect(await stokOf(obat)).toBe(10)
  const mail = (await it.surat()).find(({ subjek }) => subjek.includes(body.midtransOrderId) && /batal/.test(subjek))
  expect(mail?.teks).toContain('Alasannya ada di halaman pesanan Anda.')
  expect(mail?.teks).not.toContain('SIP')
  // A single decision sends a single mail.
  expect((await it.surat()).filter(({ subjek }) => /belum bisa disetujui/.test(subjek))).toEqual([mail])
  expect((await it.pay(body.orderId)).body.code).toBe('PESANAN_TIDAK_DAPAT_DIBAYAR')
})

test('ends after 48 hours without a decision, and warns the office a day before', async () => {
  // Expires the orders that other tests left waiting.
  later(24 * 90)
  await reconcileDue(shop.deps)
  shop.setClock(START)
  const obat = await prescriptionObat()
  const it = await orderObat([])
  const { body } = await it.order(one(obat, 4))
  const urgent = async () => {
    return (await shop.call(getDasbor, {}, await kantor())).body.tugas.resepMendesak
  }
  const before = await urgent()
  later(25)
  expect(await urgent()).toBe(before + 1)
  later(24)
  await reconcileDue(shop.deps)
  const row = await rowOf(body.orderId)
  expect(row.status_pembayaran).toBe('expired')
  expect([await stokOf(obat), await urgent()]).toEqual([10, before])
  const texts = await shop.deps.db
    .selectFrom('surat')
    .select('subjek')
    .where('kunci', '=', `pesanan-resep-lewat:${body.orderId}`)
    .executeTakeFirst()
  expect(texts?.subjek).toMatch(/resep belum selesai diperiksa/)
})

test('sells the last unit to one of twenty concurrent buyers', async () => {
  const obat = await prescriptionObat({ stok: 100 })
  const it = await orderObat([{ obat, disetujui: 1 }])
  const answers = await Promise.all(Array.from({ length: 20 }, () => it.order(one(obat, 1))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 422)])
  expect([await it.terpakai(), await stokOf(obat)]).toEqual([[1], 99])
})

test('leaves no order waiting that arrives during the decision', async () => {
  const [obat, other] = [await prescriptionObat({ stok: 100 }), await prescriptionObat({ stok: 100 })]
  const it = await orderObat([])
  const contents = [...one(other, 1), ...one(obat, 2)]
  const first = await Promise.all(Array.from({ length: 5 }, () => it.order(contents)))
  const [decided, ...rest] = await Promise.all([
    approve(it.resepId, [
      { obat, jumlah: 13 },
      { obat: other, jumlah: 50 },
    ]),
    ...Array.from({ length: 10 }, () => it.order(contents)),
    ...first.slice(0, 2).map(({ body }) => it.cancel(body.orderId)),
  ])
  expect(decided.status).toBe(200)
  const made = [...first, ...rest.slice(0, 10)].filter(({ status }) => status === 201)
  const open = await Promise.all(made.map(({ body }) => rowOf(body.orderId)))
  expect(open.filter((row) => row.status_pembayaran === 'pending' && row.menunggu_resep)).toEqual([])
  const { produk } = (await shop.call(getResepAdmin, { params: { resepId: it.resepId } }, await kantor())).body
  for (const { terpakai, disetujui } of produk) expect(terpakai).toBeLessThanOrEqual(disetujui)
  expect(await stokOf(obat)).toBe(
    100 - produk.find(({ produkId }: { produkId: number }) => produkId === obat.produk_id).terpakai,
  )
})

test('uses the rest of the prescription for late money, and flags it without one', async () => {
  const obat = await prescriptionObat({ stok: 100 })
  const it = await orderObat([{ obat, disetujui: 2 }])
  const late = async () => {
    const { body } = await it.order(one(obat, 2))
    await shop.sim('pay', { order_id: body.midtransOrderId, outcome: 'expire' })
    await waitFor('the order to end', async () => (await rowOf(body.orderId)).status_pembayaran === 'expired')
    return body
  }
  const first = await late()
  const second = await it.order(one(obat, 2))
  expect(await it.terpakai()).toEqual([2])
  await lateOf(first)
  expect(await rowOf(first.orderId)).toMatchObject({ status_pembayaran: 'success', perhatian: ['lunas tanpa resep'] })
  expect([await it.terpakai(), await stokOf(obat)]).toEqual([[2], 98])
  const body = {
    status_pesanan: 'Sedang Di Proses',
    kurir: '',
    resi: '',
    semula: { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' },
  } as const
  expect(await shop.call(processPesanan, { params: { orderId: first.orderId }, body }, await kantor())).toMatchObject({
    status: 409,
    body: { code: 'PESANAN_TANPA_RESEP' },
  })

  await it.cancel(second.body.orderId)
  const third = await late()
  await lateOf(third)
  expect(await rowOf(third.orderId)).toMatchObject({ status_pembayaran: 'success', perhatian: [] })
  expect([await it.terpakai(), await stokOf(obat)]).toEqual([[2], 98])
  expect((await shop.call(processPesanan, { params: { orderId: third.orderId }, body }, await kantor())).status).toBe(
    200,
  )
})

test('keeps the prescription unused if late money finds no stock', async () => {
  const obat = await prescriptionObat({ stok: 2 })
  const it = await orderObat([{ obat, disetujui: 4 }])
  const { body } = await it.order(one(obat, 2))
  await shop.sim('pay', { order_id: body.midtransOrderId, outcome: 'expire' })
  await waitFor('the order to end', async () => (await rowOf(body.orderId)).status_pembayaran === 'expired')
  const other = await it.order(one(obat, 1))
  expect(await it.terpakai()).toEqual([1])
  await lateOf(body)
  expect(await rowOf(body.orderId)).toMatchObject({ status_pembayaran: 'success', perhatian: ['lunas tanpa stok'] })
  expect([await it.terpakai(), await stokOf(obat)]).toEqual([[1], 1])
  await it.cancel(other.body.orderId)
  expect((await it.order(one(obat, 2))).status).toBe(201)
  expect(await it.terpakai()).toEqual([2])
})

test('returns unsent goods to the prescription', async () => {
  const obat = await prescriptionObat()
  const it = await orderObat([{ obat, disetujui: 3 }])
  const { body: order } = await it.order(one(obat, 3))
  await pay(order.midtransOrderId)
  await it.hint(order.orderId, 'success')
  const params = { orderId: order.orderId }
  const { pembayaran } = (await shop.call(getPesananAdmin, { params }, await kantor())).body
  const body = {
    percobaan: order.midtransOrderId,
    cara: 'manual',
    jumlah: 145_000,
    sisa: pembayaran[0].sisa,
    alasan: 'Tidak jadi',
    bukti: 'BCA 88',
    barang: [{ urutan: 0, jumlah: 1 }],
    rak: [{ produkId: obat.produk_id, jumlah: 1 }],
  } as const
  const answer = await shop.call(
    refundPembayaran,
    { params, body: { ...body, barang: [...body.barang], rak: [...body.rak] } },
    await kantor(),
  )
  expect(answer.status).toBe(200)
  expect([await it.terpakai(), await stokOf(obat)]).toEqual([[2], 8])
})

/** Pays an order after it ended. */
async function lateOf({ orderId, midtransOrderId }: { orderId: number; midtransOrderId: string }) {
  await shop.sim('pay', { order_id: midtransOrderId, outcome: 'settle', method: 'bca_va' })
  await waitFor('the money to come', async () => (await rowOf(orderId)).status_pembayaran === 'success')
}

test('reports use without an order, payment without approval, and payable before it in the doctor', async () => {
  const { db, clock } = shop.deps
  const obat = await prescriptionObat()
  const it = await orderObat([{ obat, disetujui: 3 }])
  const { body: paid } = await it.order(one(obat, 2))
  await pay(paid.midtransOrderId)
  await it.hint(paid.orderId, 'success')
  const other = await orderObat([])
  const { body: waiting } = await other.order(one(obat, 1))
  const setUsed = (usedAmount: number) =>
    db.updateTable('resep_produk').set({ terpakai: usedAmount }).where('resep_id', '=', it.resepId).execute()
  const setBagian = (fromResep: number) =>
    db.updateTable('pesanan_bagian').set({ dari_resep: fromResep }).where('pesanan_id', '=', paid.orderId).execute()
  const found = async () => {
    const broken = []
    for (const [aturan, query] of Object.entries(invariantsResep))
      if ((await query.execute(db)).rows.length > 0) broken.push(aturan)
    return broken
  }
  expect(await found()).toEqual([])

  await setUsed(3)
  expect(await found()).toEqual(['Resep terpakai sebanyak yang diambil pesanannya'])
  await setUsed(1)
  await setBagian(1)
  expect(await found()).toEqual(['Obat resep hanya dibayar dengan resep yang disetujui'])
  await setUsed(2)
  await setBagian(2)
  const attempt = { pesanan_id: waiting.orderId, order_id: waiting.midtransOrderId, jumlah: 1 }
  await db
    .insertInto('pembayaran')
    .values({ ...attempt, dibuat: clock(), diubah: clock() })
    .execute()
  expect(await found()).toEqual(['Pesanan yang resepnya belum diputuskan tidak bisa dibayar'])
  await removePembayaran(db, waiting.orderId)
  expect(await found()).toEqual([])
})
