import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import {
  createPesanan,
  getPesanan,
  listRiwayat,
  receivePesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import { RIWAYAT_GROUPS } from '#contract/pesanan/pesanan-stages.ts'
import { getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { finishDue } from './finish-pesanan.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

/** Creates a new session, because some orders travel for longer than a session lasts. */
const kantor = () => buildAdmin(shop.deps.db, shop.deps.clock())
const HARI = 86_400_000
const later = (hari: number) => shop.setClock(new Date(shop.deps.clock().getTime() + hari * HARI))
const set = async (autoFinishHari: number) =>
  expect(
    (
      await shop.call(
        updatePengaturan,
        { body: { selesai_otomatis_hari: autoFinishHari, semula: '{}' } as never },
        await kantor(),
      )
    ).body,
  ).toMatchObject({ selesai_otomatis_hari: autoFinishHari })

type Kiriman = {
  status_pesanan: 'Menunggu Respon' | 'Sedang Di Proses' | 'Pesanan Selesai'
  kurir: string
  resi: string
}
const NEW: Kiriman = { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' }
const SENT: Kiriman = { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'JP123' }

/** Creates a paid order, with functions for its buyer and the office. */
async function order() {
  const { db, clock } = shop.deps
  const { token: initial, pengguna_id, email } = await buildPelanggan(db, clock())
  const token = () => sesiRepository(db).open(pengguna_id, clock())
  const body = {
    produkId: (await buildProduk(db, clock())).produk_id,
    jumlah: 1,
    shippingId: (await buildPengiriman(db)).shipping_id,
  }
  const { orderId, midtransOrderId: nomor } = (await shop.call(createPesanan, { body }, { token: initial })).body
  await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
  await shop.call(updatePaymentStatus, { body: { orderId: nomor, status: 'success' } }, { token: initial })
  let before = NEW
  return {
    orderId,
    nomor,
    async proses(kiriman: Kiriman) {
      const answer = await shop.call(
        processPesanan,
        { params: { orderId }, body: { ...kiriman, sebelum: before } },
        await kantor(),
      )
      expect(answer.status).toBe(200)
      before = kiriman
    },
    receive: async (actor?: string) =>
      shop.call(receivePesanan, { params: { orderId: nomor } }, { token: actor ?? (await token()) }),
    read: async () => (await shop.call(getPesanan, { params: { orderId } }, { token: await token() })).body,
    riwayat: async () =>
      (await shop.call(getPesananAdmin, { params: { orderId } }, await kantor())).body.riwayat.filter(
        ({ jenis }: { jenis: string }) => jenis === 'pesanan',
      ),
    surat: async () => {
      await shop.sendSurat()
      return shop.surat.filter(({ kepada, subjek }) => kepada === email && subjek.startsWith('Pesanan selesai'))
    },
  }
}
async function sent() {
  const it = await order()
  await it.proses(SENT)
  return it
}

test('completes an order when its buyer confirms receipt, once and without a mail', async () => {
  const it = await sent()
  const [first, again] = [await it.receive(), await it.receive()]
  expect([first.status, first.body]).toEqual([
    200,
    { status_pesanan: 'Pesanan Selesai', message: 'Terima kasih. Pesanan ini selesai.' },
  ])
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect((await it.riwayat()).slice(1)).toMatchObject([
    { dari: 'Sedang Di Proses', ke: 'Pesanan Selesai', oleh: 'pelanggan' },
  ])
  expect((await it.read()).perjalanan.at(-1).teks).toBe('Anda menerima barangnya, pesanan selesai.')
  expect(await it.surat()).toEqual([])
})

test('writes one step for confirmations from two devices at once', async () => {
  const it = await sent()
  const answers = await Promise.all([it.receive(), it.receive(), it.receive()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await it.riwayat()).toHaveLength(2)
})

test("rejects confirmations of unsent orders and of others' orders", async () => {
  const it = await order()
  expect(await it.receive()).toMatchObject({ status: 409, body: { code: 'PESANAN_BELUM_DIKIRIM' } })
  await it.proses(SENT)
  const other = await buildPelanggan(shop.deps.db, shop.deps.clock())
  expect(await it.receive(other.token)).toMatchObject({ status: 404, body: { code: 'PESANAN_TIDAK_ADA' } })
  expect((await it.read()).status_pesanan).toBe('Sedang Di Proses')
})

test('dates each step that was reached, and not one that was reverted', async () => {
  const it = await order()
  const [paid] = [(await it.read()).tahap.dibayar]
  later(1)
  const prepared = shop.deps.clock().toISOString()
  await it.proses({ ...NEW, status_pesanan: 'Sedang Di Proses' })
  later(1)
  const sentAt = shop.deps.clock().toISOString()
  await it.proses(SENT)
  later(1)
  expect((await it.read()).tahap).toMatchObject({ dibayar: paid, disiapkan: prepared, dikirim: sentAt, diterima: null })
  await it.receive()
  const received = shop.deps.clock().toISOString()
  expect((await it.read()).tahap).toMatchObject({
    dibayar: paid,
    disiapkan: prepared,
    dikirim: sentAt,
    diterima: received,
  })
  const returned = {
    ...SENT,
    alasan: 'Salah pesanan',
    sebelum: { ...SENT, status_pesanan: 'Pesanan Selesai' },
  } as const
  await shop.call(processPesanan, { params: { orderId: it.orderId }, body: returned }, await kantor())
  expect((await it.read()).tahap).toMatchObject({ dikirim: sentAt, diterima: null })
})

test('completes an order after two weeks in transit, and mails its buyer', async () => {
  const it = await sent()
  const { selesai_sendiri } = await it.read()
  expect(new Date(selesai_sendiri).getTime() - shop.deps.clock().getTime()).toBe(14 * HARI)
  later(13.9)
  await finishDue(shop.deps)
  expect((await it.read()).status_pesanan).toBe('Sedang Di Proses')
  later(0.1)
  await Promise.all([finishDue(shop.deps), finishDue(shop.deps)])
  expect(await it.read()).toMatchObject({ status_pesanan: 'Pesanan Selesai', selesai_sendiri: null })
  expect((await it.riwayat()).slice(1)).toMatchObject([{ ke: 'Pesanan Selesai', oleh: 'otomatis', nama: null }])
  const surat = await it.surat()
  expect(surat).toHaveLength(1)
  expect(surat[0]?.teks).toContain('segera hubungi kami')
})

test('completes an order at the exact time, and mails about it for three more days', async () => {
  const exact = async (ms: number) => {
    const it = await sent()
    const current = shop.deps.clock().getTime()
    shop.setClock(new Date(current + 14 * HARI + ms))
    await finishDue(shop.deps)
    return [(await it.read()).status_pesanan, (await it.surat()).length]
  }
  expect(await exact(-1)).toEqual(['Sedang Di Proses', 0])
  expect(await exact(0)).toEqual(['Pesanan Selesai', 1])
  expect(await exact(3 * HARI)).toEqual(['Pesanan Selesai', 1])
  expect(await exact(3 * HARI + 1)).toEqual(['Pesanan Selesai', 0])
})

test('restarts the time of a parcel that is sent again', async () => {
  const it = await sent()
  later(13)
  await it.proses({ ...SENT, resi: 'JP999' })
  later(13)
  await finishDue(shop.deps)
  expect((await it.read()).status_pesanan).toBe('Sedang Di Proses')
})

test("uses the owner's number of days, or never completes", async () => {
  const it = await sent()
  await set(0)
  later(400)
  expect(await finishDue(shop.deps)).toBe(0)
  expect((await it.read()).selesai_sendiri).toBeNull()
  await set(3)
  expect(await finishDue(shop.deps)).toBeGreaterThan(0)
  expect((await it.read()).status_pesanan).toBe('Pesanan Selesai')
  // An order that was due for a year gets no late mail.
  expect(await it.surat()).toEqual([])
  await set(14)
})

test('does not complete an order that a person must look at', async () => {
  const it = await sent()
  await shop.deps.db
    .updateTable('pesanan')
    .set({ perhatian: ['pembayaran ditarik kembali'] })
    .where('pesanan_id', '=', it.orderId)
    .execute()
  later(15)
  await finishDue(shop.deps)
  expect(await it.read()).toMatchObject({ status_pesanan: 'Sedang Di Proses', selesai_sendiri: null })
})

test('does not complete an order while a complaint about it is open', async () => {
  const it = await sent()
  const { db, clock } = shop.deps
  const time = clock()
  const { keluhan_id } = await db
    .insertInto('keluhan')
    .values({
      pesanan_id: it.orderId,
      jenis: 'terlambat',
      harapan: 'jawaban',
      isi: '',
      jawab_sebelum: time,
      dibuat: time,
    })
    .returning('keluhan_id')
    .executeTakeFirstOrThrow()
  expect((await it.read()).selesai_sendiri).toBeNull()
  const closed = { status: 'selesai', hasil: 'dicabut', selesai: time } as const
  await db.updateTable('keluhan').set(closed).where('keluhan_id', '=', keluhan_id).execute()
  expect((await it.read()).selesai_sendiri).not.toBeNull()
})

test('filters a history by waiting, packed, in transit, received, and failed', async () => {
  const { db, clock } = shop.deps
  const { pengguna_id, token } = await buildPelanggan(db, clock())
  const produk = await buildProduk(db, clock(), { stok: 50 })
  const build = (change: object) =>
    buildPesanan(db, clock(), pengguna_id, change, [{ produk, jumlah: 1 }]).then(({ pesanan_id }) => pesanan_id)
  const lunas = { status_pembayaran: 'success' }
  const existing = {
    'belum-dibayar': [await build({})],
    diproses: [await build(lunas), await build({ ...lunas, status_pesanan: 'Sedang Di Proses' })],
    dikirim: [await build({ ...lunas, status_pesanan: 'Sedang Di Proses', resi: 'JP1' })],
    selesai: [await build({ ...lunas, status_pesanan: 'Pesanan Selesai', resi: 'JP2' })],
    dibatalkan: [
      await build({ status_pembayaran: 'cancelled' }),
      await build({ status_pembayaran: 'expired' }),
      await build({ status_pembayaran: 'refunded' }),
    ],
  }
  const list = async (query: object) => (await shop.call(listRiwayat, { query }, { token })).body
  const ids = ({ data }: { data: { orderId: number }[] }) =>
    data.map(({ orderId }) => orderId).toSorted((a, b) => a - b)
  for (const status of RIWAYAT_GROUPS) expect(ids(await list({ status }))).toEqual(existing[status])
  expect(ids(await list({}))).toEqual(
    Object.values(existing)
      .flat()
      .toSorted((a, b) => a - b),
  )
  expect(await list({ status: 'diproses', limit: 1, page: 2 })).toMatchObject({ total: 2, totalPages: 2, data: [{}] })
  expect((await shop.call(listRiwayat, { query: { status: 'hilang' } as never }, { token })).status).toBe(400)
})
