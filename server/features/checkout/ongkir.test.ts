import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { computeOngkir } from '#contract/checkout/ongkir.ts'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import {
  cancelPesanan,
  createPesanan,
  getPesanan,
  payPesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import {
  cancelPesananAdmin,
  confirmOngkir,
  getPesananAdmin,
  listPesanan,
  processPesanan,
} from '#contract/pesanan-admin/admin.ts'
import { approveResep } from '#contract/resep/admin.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { reconcileDue } from '#server/features/pembayaran/bayar/reconcile.ts'
import { trackKurir } from '#server/features/pengiriman/track-kurir.ts'
import { invariantsOngkir } from '#server/features/pesanan/invariants-ongkir.ts'
import { KurirError, type Kutipan, type TrackingResult } from '#server/kurir/kurir.ts'
import {
  buildAdmin,
  buildPengiriman,
  buildProduk,
  buildRegular,
  buildResep,
  newAlamat,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'

const HOURS = 3_600_000
/** A Monday, 10:00 in Jakarta. */
const START = new Date('2026-03-02T03:00:00Z')
const PROVINCE_CODE = '18.71.01'
const PAPUA = '91.71.01'
/** Names of regions; no test reads them. */
const NAME = { provinsi: 'P', kabupaten: 'K', kecamatan: 'D' }

/** The simulated courier's current response; `ditanya` counts the requests. */
let words: Record<string, Kutipan> | 'diam' = {}
let tracking: TrackingResult | undefined
let whileAsked = async () => {}
let quoteRequests = 0
let quotedGram = 0
const kurir = {
  async quote(_: unknown, { gram }: { gram: number }) {
    quoteRequests++
    quotedGram = gram
    if (words === 'diam') throw new KurirError('tidak menjawab')
    return new Map(Object.entries(words))
  },
  async track() {
    const answer = tracking
    await whileAsked()
    return answer
  },
}

let shop: TestApp
beforeAll(async () => {
  shop = await testApp(START, { ...WITHOUT_LIMITS, kurir })
})
afterAll(() => shop.close())
beforeEach(() => {
  words = {}
  quoteRequests = 0
})

const { stringify } = JSON
const kantor = async () => ({ token: (await buildAdmin(shop.deps.db, shop.deps.clock())).token })
const later = (hours: number) => shop.setClock(new Date(shop.deps.clock().getTime() + hours * HOURS))
const rowOf = (orderId: number) =>
  shop.deps.db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', orderId).executeTakeFirstOrThrow()
const stokOf = async (produkId: number) =>
  (await shop.deps.db.selectFrom('produk').select('stok').where('produk_id', '=', produkId).executeTakeFirstOrThrow())
    .stok

/** A method with rates to one province: 20,000 and 8,000 for each further kilogram, three to five days. */
async function withTarif(change: object = {}) {
  const { db } = shop.deps
  const send = await buildPengiriman(db)
  await db
    .updateTable('pengiriman')
    .set({ aktif: true, ...change })
    .where('shipping_id', '=', send.shipping_id)
    .execute()
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
  return send
}

/** Creates a buyer with an address in a district, and a product of 1.2 kg at Rp 145.000. */
async function pembeli(kode_wilayah: string | null = PROVINCE_CODE, kode_pos = '') {
  const { db, clock } = shop.deps
  const akun = await buildRegular(db, clock())
  const { alamat_id: alamatId } = await db
    .insertInto('alamat')
    .values({
      pengguna_id: akun.pengguna_id,
      penerima: 'Ibu Sari',
      no_hp: '081234567890',
      rincian: 'Jalan Dermaga 1',
      teks: 'Jalan Dermaga 1',
      kode_wilayah,
      kode_pos,
      ...(kode_wilayah && NAME),
    })
    .returning('alamat_id')
    .executeTakeFirstOrThrow()
  const produk = await buildProduk(db, clock(), { berat_gram: 1200 })
  const as = { token: akun.token }
  let nomor = 0
  return {
    akun,
    produkId: produk.produk_id,
    order: (shippingId: number, body: object = {}, quantity = 2) =>
      shop.call(
        createPesanan,
        {
          body: {
            items: [{ produkId: produk.produk_id, jumlah: quantity }],
            shippingId,
            alamatId,
            catatan: `ke-${++nomor}`,
            ...body,
          },
        },
        { ...as, dari: newAlamat() },
      ),
    hitung: async (shippingId: number, quantity = 2, ip = newAlamat()) => {
      const body = { kode_wilayah, kode_pos, items: [{ produkId: produk.produk_id, jumlah: quantity }] }
      const answer = await shop.call(computeOngkir, { body }, { dari: ip })
      return answer.body.data.find((item: { shippingId: number }) => item.shippingId === shippingId)
    },
    read: async (orderId: number) => (await shop.call(getPesanan, { params: { orderId } }, as)).body,
    pay: (orderId: number) => shop.call(payPesanan, { params: { orderId } }, as),
    cancel: (orderId: number) => shop.call(cancelPesanan, { params: { orderId } }, as),
    hint: (orderId: number, status: 'success' | 'cancelled') =>
      shop.call(updatePaymentStatus, { body: { orderId, status } }, as),
    surat: async () => {
      await shop.sendSurat()
      return shop.surat.filter(({ kepada }) => kepada === akun.email)
    },
  }
}
const content = async (orderId: number, biaya: number | string) =>
  shop.call(confirmOngkir, { params: { orderId }, body: { biaya } }, await kantor())

test('quotes a rate, orders at it and charges it, and rejects an order with another fee', async () => {
  const [{ shipping_id: send }, it] = [await withTarif(), await pembeli()]
  // 2.4 kg count as 3 kg; five working days after a Monday is the next Monday.
  expect(await it.hitung(send)).toEqual({
    shippingId: send,
    kode: expect.any(String),
    cara: 'tarif',
    biaya: 36_000,
    tiba: { dari: '2026-03-05', sampai: '2026-03-09' },
  })
  const wrong = await it.order(send, { ongkir: 12_000, total_harga: 302_000 })
  expect(wrong).toMatchObject({
    status: 409,
    body: { code: 'HARGA_BERUBAH', rincian: { subtotal: 290_000, biaya: 36_000, total_harga: 326_000 } },
  })
  const { status, body } = await it.order(send, { ongkir: 36_000, total_harga: 326_000 })
  expect([status, body.total_harga, body.menunggu_ongkir]).toEqual([201, 326_000, false])
  expect(body.midtransToken).toMatch(/./)
  expect(await it.read(body.orderId)).toMatchObject({ biaya_kirim: 36_000, tiba: { dari: '2026-03-05' } })
  expect((await rowOf(body.orderId)).ongkir_rinci).toMatchObject({ kode_wilayah: '18', kg: 3 })
})

test('holds an order without a rate unpaid, until the office sets the fee, and then for a day', async () => {
  const [{ shipping_id: send }, it] = [await withTarif(), await pembeli(PAPUA)]
  expect(await it.hitung(send)).toMatchObject({ cara: 'konfirmasi', biaya: null, tiba: null })
  const { status, body } = await it.order(send, { ongkir: null, total_harga: 290_000 })
  expect([status, body.midtransToken, body.menunggu_ongkir]).toEqual([201, null, true])
  const { orderId } = body
  expect(await stokOf(it.produkId)).toBe(8)
  expect(await it.pay(orderId)).toMatchObject({ status: 409, body: { code: 'PESANAN_MENUNGGU_ONGKIR' } })
  expect((await it.hint(orderId, 'success')).body).toMatchObject({
    status: 'pending',
    message: expect.stringContaining('Ongkir'),
  })
  expect(await it.read(orderId)).toMatchObject({
    menunggu_ongkir: true,
    dapat_dibayar: false,
    batas_bayar: new Date(START.getTime() + 48 * HOURS).toISOString(),
    perjalanan: [{ teks: 'Pesanan dibuat, ongkir sedang kami pastikan.' }],
  })
  expect((await it.surat()).at(-1)).toMatchObject({
    subjek: expect.stringContaining('Pesanan diterima, ongkir sedang kami pastikan'),
    teks: expect.stringContaining('Total belum termasuk ongkir: Rp 290.000'),
  })
  const waiting = (await shop.call(listPesanan, { query: { lihat: 'ongkir' } }, await kantor())).body
  expect(waiting.map((item: { orderId: number }) => item.orderId)).toContain(orderId)
  const { tugas } = (await shop.call(getDasbor, {}, await kantor())).body
  expect(tugas.ongkirMenunggu.satuan).toBe(waiting.length)

  later(20)
  expect((await content(orderId, '-5')).body.errors).toEqual([{ path: 'biaya', msg: expect.any(String) }])
  expect(await content(orderId, '95000')).toMatchObject({
    status: 200,
    body: { biaya_kirim: 95_000, total_harga: 385_000 },
  })
  expect(await content(orderId, 1)).toMatchObject({ status: 409, body: { code: 'ONGKIR_TIDAK_DITUNGGU' } })
  expect(await it.read(orderId)).toMatchObject({
    menunggu_ongkir: false,
    dapat_dibayar: true,
    total_harga: 385_000,
    batas_bayar: new Date(START.getTime() + 44 * HOURS).toISOString(),
  })
  expect((await it.surat()).at(-1)).toMatchObject({
    subjek: expect.stringContaining('Ongkir sudah pasti, pesanan siap dibayar'),
    teks: expect.stringMatching(/Total: Rp 385\.000[\s\S]+konfirmasi-pembayaran\?order=/),
  })
  const pay = await it.pay(orderId)
  expect(pay.body.midtransToken).toMatch(/./)
  await shop.sim('pay', { order_id: body.midtransOrderId, outcome: 'settle' })
  expect((await it.hint(orderId, 'success')).body.status).toBe('success')
  expect((await shop.call(getPesananAdmin, { params: { orderId } }, await kantor())).body).toMatchObject({
    biaya_kirim: 95_000,
    ongkir_cara: 'konfirmasi',
    menunggu_ongkir: false,
    dibayar: 385_000,
  })
})

test('accepts a fee until the order ends, and writes it to the trail', async () => {
  const [{ shipping_id: send }, it] = [await withTarif(), await pembeli(null)]
  const [a, b] = [(await it.order(send, { ongkir: null })).body, (await it.order(send, { ongkir: null })).body]
  const { batas_bayar } = await rowOf(a.orderId)
  shop.setClock(new Date(batas_bayar.getTime() - 1))
  expect((await content(a.orderId, 50_000)).status).toBe(200)
  const query = { jenis: 'pesanan', rujukan: String(a.orderId) } as const
  expect((await shop.call(listJejak, { query }, await kantor())).body).toMatchObject([
    { tindakan: 'ubah', sebelum: { biaya_kirim: null }, sesudah: { biaya_kirim: 50_000 } },
  ])
  shop.setClock((await rowOf(b.orderId)).batas_bayar)
  expect((await content(b.orderId, 50_000)).body.code).toBe('ONGKIR_TIDAK_DITUNGGU')
  expect((await content(999_999, 50_000)).body.code).toBe('PESANAN_TIDAK_ADA')
})

test('sets one fee if two administrators set it', async () => {
  const [{ shipping_id: send }, it] = [await withTarif(), await pembeli(null)]
  const { orderId } = (await it.order(send, { ongkir: null })).body
  const answers = await Promise.all([content(orderId, 50_000), content(orderId, 60_000)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const biaya = answers.find(({ status }) => status === 200)?.body.biaya_kirim
  expect((await rowOf(orderId)).biaya_kirim).toBe(biaya)
})

test('ends an order without a fee with a notice, and frees a cancelled one at once', async () => {
  const [{ shipping_id: send }, it] = [await withTarif(), await pembeli(PAPUA)]
  const [expired, cancelled, rejected] = [
    await it.order(send, { ongkir: null }, 1),
    await it.order(send, { ongkir: null }, 2),
    await it.order(send, { ongkir: null }, 3),
  ].map(({ body }) => body.orderId)
  expect(await stokOf(it.produkId)).toBe(4)
  expect((await it.cancel(cancelled)).body.status).toBe('cancelled')
  await shop.call(cancelPesananAdmin, { params: { orderId: rejected } }, await kantor())
  expect(await stokOf(it.produkId)).toBe(9)
  later(48)
  await reconcileDue(shop.deps)
  expect([await stokOf(it.produkId), (await it.read(expired)).status_pembayaran]).toEqual([10, 'expired'])
  expect(await it.read(expired)).toMatchObject({ menunggu_ongkir: false, tiba: null })
  expect((await it.surat()).map(({ subjek }) => subjek).join()).toContain('Pesanan batal: ongkir belum dipastikan')
  expect((await content(expired, 10_000)).body.code).toBe('ONGKIR_TIDAK_DITUNGGU')
})

test('accepts clients that know only flat fees, and never charges them more than was shown', async () => {
  const it = await pembeli(null)
  const { shipping_id: fixed } = await buildPengiriman(shop.deps.db)
  const withoutAlamat = { alamatId: undefined }
  const regular = await it.order(fixed, { ...withoutAlamat, total_harga: 302_000 })
  expect(regular).toMatchObject({ status: 201, body: { total_harga: 302_000, menunggu_ongkir: false } })
  expect(regular.body.midtransToken).toMatch(/./)

  const { shipping_id: send } = await withTarif()
  const withoutWilayah = await it.order(send, { ...withoutAlamat, total_harga: 302_000 })
  expect(withoutWilayah).toMatchObject({ status: 201, body: { total_harga: 290_000, menunggu_ongkir: true } })
  const other = await pembeli()
  expect((await other.order(send, { total_harga: 302_000 })).body).toMatchObject({ menunggu_ongkir: true })
  expect((await other.order(send, { total_harga: 301_999 })).body.code).toBe('HARGA_BERUBAH')
  expect((await other.order(send)).body).toMatchObject({ total_harga: 326_000, menunggu_ongkir: false })
})

test('ships large orders free if their cost is known, and hazardous goods still not by air', async () => {
  const { shipping_id: send } = await withTarif({ gratis_mulai: 290_000 })
  const [near, far] = [await pembeli(), await pembeli(PAPUA)]
  expect(await near.hitung(send)).toMatchObject({ cara: 'gratis', biaya: 0, tiba: { dari: '2026-03-05' } })
  expect(await near.hitung(send, 1)).toMatchObject({ cara: 'tarif', biaya: 28_000 })
  expect(await far.hitung(send)).toMatchObject({ cara: 'konfirmasi' })
  expect((await near.order(send, { ongkir: 0, total_harga: 290_000 })).body).toMatchObject({ total_harga: 290_000 })
  await shop.deps.db.updateTable('pengiriman').set({ jalur: 'udara' }).where('shipping_id', '=', send).execute()
  await shop.deps.db.updateTable('produk').set({ bahaya: 'korosif' }).where('produk_id', '=', near.produkId).execute()
  expect(await near.hitung(send)).toMatchObject({ cara: 'ditolak', biaya: null })
  expect((await near.order(send, { ongkir: 0 })).body.code).toBe('PENGIRIMAN_TIDAK_BOLEH')
})

test('sets the fee of a prescription order after its approval', async () => {
  const { db, clock } = shop.deps
  const [{ shipping_id: send }, it] = [await withTarif(), await pembeli(PAPUA)]
  const obat = await buildProduk(db, clock(), { resep: true, berat_gram: 500 })
  const { resep_id: resepId } = await buildResep(db, clock(), it.akun.pengguna_id, [], {})
  const items = [{ produkId: obat.produk_id, jumlah: 2 }]
  const { body } = await it.order(send, { items, resepId, ongkir: null })
  expect(body).toMatchObject({ menunggu_resep: true, menunggu_ongkir: true, midtransToken: null })
  expect((await content(body.orderId, 1)).body.code).toBe('PESANAN_MENUNGGU_RESEP')
  later(10)
  const validUntil = dateWib(midnightWib(clock(), -30))
  const produk = [{ produkId: obat.produk_id, jumlah: 1, dosis: '' }]
  await shop.call(approveResep, { params: { resepId }, body: { berlaku_sampai: validUntil, produk } }, await kantor())
  expect(await it.read(body.orderId)).toMatchObject({
    menunggu_resep: false,
    menunggu_ongkir: true,
    dapat_dibayar: false,
    batas_bayar: new Date(START.getTime() + 58 * HOURS).toISOString(),
  })
  expect((await it.surat()).at(-1)?.subjek).toContain('ongkir sedang kami pastikan')
  expect((await content(body.orderId, 30_000)).body).toMatchObject({ total_harga: 175_000 })
  expect((await it.pay(body.orderId)).body.midtransToken).toMatch(/./)
})

test("uses a courier's quote for an hour, then rates, then the office", async () => {
  const layanan_kurir = 'jne:reg'
  const [{ shipping_id: send }, { shipping_id: withoutTarif }] = [
    await withTarif({ layanan_kurir }),
    await buildPengiriman(shop.deps.db),
  ]
  await shop.deps.db.updateTable('pengiriman').set({ layanan_kurir }).where('shipping_id', '=', withoutTarif).execute()
  words = { 'jne:reg': { biaya: 41_000, hari: { min: 1, maks: 2 } } }
  const it = await pembeli(PROVINCE_CODE, '35111')
  expect(await it.hitung(send)).toMatchObject({
    cara: 'kurir',
    biaya: 41_000,
    tiba: { dari: '2026-03-03', sampai: '2026-03-04' },
  })
  expect(await it.hitung(withoutTarif)).toMatchObject({ cara: 'kurir', biaya: 41_000 })
  // The quote is kept for all parcels of the started kilogram, so it is asked for a full one.
  expect([quoteRequests, quotedGram % 1000]).toEqual([1, 0])
  words = 'diam'
  const { body } = await it.order(send, { ongkir: 41_000, total_harga: 331_000 })
  expect(body).toMatchObject({ total_harga: 331_000 })
  later(1.1)
  expect((await it.order(send, { ongkir: 41_000 })).body.code).toBe('HARGA_BERUBAH')
  expect(await it.hitung(send)).toMatchObject({ cara: 'tarif', biaya: 36_000 })
  expect(await it.hitung(withoutTarif)).toMatchObject({ cara: 'konfirmasi' })
  // The failed request is not retried at once.
  expect(quoteRequests).toBe(2)
  expect((await it.order(withoutTarif, { ongkir: null })).body).toMatchObject({ menunggu_ongkir: true })
  // Without a post code, no courier can be queried.
  expect(await (await pembeli()).hitung(send)).toMatchObject({ cara: 'tarif' })
  expect(quoteRequests).toBe(2)
})

test('limits courier requests per address, and uses the rates beyond', async () => {
  const { shipping_id: send } = await withTarif({ layanan_kurir: 'sicepat:reg' })
  words = { 'sicepat:reg': { biaya: 10_000, hari: null } }
  const it = await pembeli(PROVINCE_CODE, '35112')
  const ip = newAlamat()
  await shop.deps.db
    .insertInto('jatah')
    .values({ kunci: `kurir:${ip}`, jumlah: 120, sampai: new Date(START.getTime() + HOURS / 2) })
    .execute()
  expect(await it.hitung(send, 2, ip)).toMatchObject({ cara: 'tarif', biaya: 36_000 })
  expect(await it.hitung(send)).toMatchObject({ cara: 'kurir', biaya: 10_000, tiba: null })
})

test('tracks a parcel until it arrives, and forgets the track with another number', async () => {
  const [{ shipping_id: send }, it] = [await withTarif(), await pembeli()]
  const { orderId, midtransOrderId } = (await it.order(send, { ongkir: 36_000 })).body
  await shop.sim('pay', { order_id: midtransOrderId, outcome: 'settle' })
  await it.hint(orderId, 'success')
  const sendPesanan = async (resi: string) => {
    const body = { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi } as const
    expect((await shop.call(processPesanan, { params: { orderId }, body }, await kantor())).status).toBe(200)
  }
  await sendPesanan('JNE-1')
  const one = { waktu: START, teks: 'Diterima di Bandar Lampung' }
  const two = { waktu: new Date(START.getTime() + HOURS), teks: 'Diserahkan kepada Ibu Sari' }
  tracking = { langkah: [one], selesai: false }
  await trackKurir(shop.deps)
  tracking = { langkah: [one, two], selesai: true }
  const textOf = async () => (await it.read(orderId)).perjalanan_kurir.map((langkah: { teks: string }) => langkah.teks)
  await trackKurir(shop.deps)
  expect(await textOf()).toEqual([one.teks])
  later(3)
  await trackKurir(shop.deps)
  expect([await textOf(), (await rowOf(orderId)).lacak_pada]).toEqual([[one.teks, two.teks], null])
  await sendPesanan('JNE-0')
  whileAsked = async () => {
    whileAsked = async () => {}
    tracking = undefined
    await sendPesanan('JNE-2')
  }
  await trackKurir(shop.deps)
  expect(await textOf()).toEqual([])
  // Tracking data names the recipient, so it is deleted with the account.
  tracking = { langkah: [two], selesai: false }
  later(3)
  await trackKurir(shop.deps)
  expect(await textOf()).toEqual([two.teks])
  const finished = { status_pesanan: 'Pesanan Selesai', kurir: 'JNE', resi: 'JNE-2' } as const
  // The earlier order that made the buyer a regular customer is on its way too.
  const other = shop.deps.db.selectFrom('pesanan').select('pesanan_id').where('pengguna_id', '=', it.akun.pengguna_id)
  for (const { pesanan_id } of await other.execute())
    await shop.call(processPesanan, { params: { orderId: pesanan_id }, body: finished }, await kantor())
  const params = { userId: it.akun.pengguna_id }
  expect((await shop.call(deletePengguna, { params }, await kantor())).body.message).toBe(
    'Data pengguna berhasil dihapus.',
  )
  const { rows } = await sql`SELECT teks FROM perjalanan_kurir WHERE pesanan_id = ${orderId}`.execute(shop.deps.db)
  expect(rows).toEqual([])
  expect((await rowOf(orderId)).ongkir_rinci).not.toHaveProperty('kode_wilayah')
})

test('reports a fee in the doctor that differs from its quote', async () => {
  const { db } = shop.deps
  const [{ shipping_id: send }, it] = [await withTarif(), await pembeli()]
  const { orderId } = (await it.order(send, { ongkir: 36_000 })).body
  const findings = async () => {
    const found = []
    for (const query of Object.values(invariantsOngkir)) found.push(...(await query.execute(db)).rows)
    return found.filter(({ rujukan }) => rujukan === `pesanan ${orderId}`)
  }
  const set = (change: object) => db.updateTable('pesanan').set(change).where('pesanan_id', '=', orderId).execute()
  expect(await findings()).toEqual([])
  const { ongkir_rinci } = await rowOf(orderId)
  for (const change of [
    { ongkir_rinci: null },
    { ongkir_rinci: stringify({ ...ongkir_rinci, kg: 2 }) },
    { ongkir_cara: 'gratis' },
    { ongkir_cara: 'konfirmasi' },
  ]) {
    await set(change)
    expect([change, await findings()]).toMatchObject([change, [{ rujukan: `pesanan ${orderId}` }]])
    await set({ ongkir_cara: 'tarif', ongkir_rinci: stringify(ongkir_rinci) })
  }
  expect(await findings()).toEqual([])
})
