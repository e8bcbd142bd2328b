import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { destroyKarantina, listKarantina, releaseKarantina } from '#contract/karantina/admin.ts'
import {
  cancelRecall,
  exportPenerima,
  getPenarikan,
  listNumberedLot,
  listPenerima,
  notifyPenerima,
  type Penerima,
  recallLot,
} from '#contract/karantina/recall-admin.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { stampWib } from '#contract/wib.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { flushKejadian } from '#server/features/keamanan/record-kejadian.ts'
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
import { allowRewrites } from '#server/testing/test-db.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
beforeAll(() => shop.sim('webhooks/policy', { drop: 10_000 }))
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token })

let counter = 0
/** Creates a product with all units in a single lot, ten by default. */
async function oneLot(quantity = 10) {
  const nomor = `T${++counter}X`
  const produk = await buildProduk(db, clock(), { stok: 0 })
  const lotId = await buildLot(db, clock(), produk.produk_id, {
    nomor,
    kedaluwarsa: dateAhead(clock(), 540),
    jumlah: quantity,
  })
  return { produk, lotId, nomor }
}
type SingleFoto = Awaited<ReturnType<typeof oneLot>>
async function pesan(
  { produk }: SingleFoto,
  quantity: number,
  kiriman?: { resi?: string },
  pembeli: Parameters<typeof buildPelanggan>[2] = {},
) {
  const { pengguna_id, email } = await buildPelanggan(db, clock(), pembeli)
  const paid = { status_pembayaran: 'success' as const }
  const order = await buildPesanan(db, clock(), pengguna_id, paid, [{ produk, jumlah: quantity }], undefined, 'rak')
  const orderId = order.pesanan_id
  if (kiriman) {
    const body = { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: '', ...kiriman }
    expect((await ask(processPesanan, { params: { orderId }, body })).status).toBe(200)
  }
  return { orderId, email, pengguna_id, order }
}
/** Refunds an order manually, with returned goods. */
const giveBack = (orderId: number, order: PesananRow, quantity: number, { produk }: SingleFoto, returned: number) =>
  ask(refundPembayaran, {
    params: { orderId },
    body: {
      percobaan: order.midtrans_order_id,
      cara: 'manual',
      sisa: order.total_harga,
      jumlah: quantity,
      alasan: 'Batal',
      bukti: 'BCA 88',
      rak: [{ produkId: produk.produk_id, jumlah: String(returned) }],
    },
  })
const view = async (lotId: number) => (await ask(getPenarikan, { params: { lotId } })).body
const withdraw = (lotId: number, reason = 'Endapan') => ask(recallLot, { params: { lotId }, body: { alasan: reason } })
const stokOf = async (produkId: number) =>
  db.selectFrom('produk').select(['stok', 'lot_kurang']).where('produk_id', '=', produkId).executeTakeFirstOrThrow()
const di = async (nomor: string) => (await ask(listKarantina, { query: { q: nomor } })).body

test('finds a number in all products, and recalls it wherever its lots are', async () => {
  const one = await oneLot()
  // A second delivery with the same number, and another product with it.
  await buildLot(db, clock(), one.produk.produk_id, {
    nomor: one.nomor.toLowerCase(),
    kedaluwarsa: dateAhead(clock(), 540),
    jumlah: 4,
  })
  const other = await buildProduk(db, clock(), { stok: 0 })
  const otherId = await buildLot(db, clock(), other.produk_id, {
    nomor: one.nomor,
    kedaluwarsa: dateAhead(clock(), 420),
    jumlah: 3,
  })
  const found = (await ask(listNumberedLot, { query: { q: one.nomor.toLowerCase() } })).body
  expect(found.map(({ lotId, sisa }: { lotId: number; sisa: number }) => [lotId, sisa])).toEqual([
    [one.lotId, 14],
    [otherId, 3],
  ])

  await pesan(one, 12)
  // Later than every other recall, so that it is listed first.
  shop.setClock(new Date(clock().getTime() + 60_000))
  expect((await withdraw(one.lotId)).status).toBe(200)
  // Two units were for sale; the order of twelve now lacks goods.
  expect(await stokOf(one.produk.produk_id)).toEqual({ stok: 0, lot_kurang: 12 })
  expect(await view(one.lotId)).toMatchObject({ sisa: 0, sisih: 14, alasan_tarik: 'Endapan' })
  expect((await stokOf(other.produk_id)).stok).toBe(3)
  expect((await ask(listNumberedLot, { query: {} })).body[0].lotId).toBe(one.lotId)
  const alike = await buildLot(db, clock(), other.produk_id, { nomor: `A${one.nomor}`, jumlah: 1 })
  const [first] = (await ask(listNumberedLot, { query: { q: one.nomor } })).body
  expect(first.lotId, `a recalled lot stands before ${alike}`).toBe(one.lotId)

  const again = await withdraw(one.lotId)
  expect([again.status, again.body.code]).toEqual([409, 'LOT_SUDAH_DITARIK'])
  const [origin] = await di(one.nomor)
  expect(origin).toMatchObject({
    halangan: 'ditarik',
    alasan_tarik: 'Endapan',
    asal: [{ keterangan: 'Lot ditarik: Endapan' }],
  })
})

test('lists recalled numbers with the last recall first', async () => {
  const [one, two] = [await oneLot(), await oneLot()]
  await withdraw(one.lotId)
  const current = clock()
  shop.setClock(new Date(current.getTime() + 1))
  await withdraw(two.lotId)
  shop.setClock(current)
  const ids = async (query: object) =>
    (await ask(listNumberedLot, { query })).body.map(({ lotId }: { lotId: number }) => lotId)
  const both = [one.lotId, two.lotId]
  expect((await ids({ limit: 100 })).filter((id: number) => both.includes(id))).toEqual([two.lotId, one.lotId])
  expect(await ids({ limit: 1, page: 2 })).toEqual((await ids({ limit: 2 })).slice(1))
})

test('rejects the recall of goods without a number', async () => {
  const { produk_id } = await buildProduk(db, clock())
  const { lot_id } = await db
    .selectFrom('lot')
    .select('lot_id')
    .where('produk_id', '=', produk_id)
    .executeTakeFirstOrThrow()
  const answer = await withdraw(lot_id)
  expect([answer.status, answer.body.code]).toEqual([409, 'TARIK_TANPA_NOMOR'])
})

test('shows its buyers, the remaining stock, and the parcels that must be opened', async () => {
  const one = await oneLot(20)
  const sent = await pesan(one, 3, { resi: 'JP1' })
  const packed = await pesan(one, 2, {})
  await pesan(one, 1)
  await withdraw(one.lotId)
  expect(await view(one.lotId)).toMatchObject({
    dikirim: { pesanan: 1, jumlah: 3, orang: 1 },
    dikemas: { pesanan: 1, jumlah: 2 },
    sisa: 0,
    sisih: 15,
    kabar: { belum: 1, telepon: 0 },
  })
  const { body } = await ask(listPenerima, { query: { lotId: one.lotId } })
  expect(body.map(({ orderId, jumlah, dikirim }: Penerima) => [orderId, jumlah, dikirim])).toEqual([
    [packed.orderId, 2, false],
    [sent.orderId, 3, true],
  ])
  expect(body[1]).toMatchObject({ nama: 'Pak Budi', no_hp: '081234567890', kabar: 'belum' })
  const query = { lotId: one.lotId, keadaan: 'dikemas' }
  expect((await ask(listPenerima, { query })).body).toHaveLength(1)
})

test('mails every buyer once, and lists buyers without a confirmed address for a call', async () => {
  const one = await oneLot(20)
  const two = await pesan(one, 2, { resi: 'JP1' })
  const again = await buildPesanan(
    ...([db, clock(), two.pengguna_id, { status_pembayaran: 'success' }] as const),
    [{ produk: one.produk, jumlah: 1 }],
    undefined,
    'rak',
  )
  const body = { status_pesanan: 'Pesanan Selesai', kurir: '', resi: '' }
  await ask(processPesanan, { params: { orderId: again.pesanan_id }, body })
  await pesan(one, 1, { resi: 'JP2' }, { email_dikonfirmasi: null })
  const { email } = await pesan(one, 1, { resi: 'JP3' })
  // Packed but not sent, so its buyer needs no warning.
  await pesan(one, 1, {})

  const pending = await ask(notifyPenerima, { params: { lotId: one.lotId } })
  expect([pending.status, pending.body.code]).toEqual([409, 'LOT_BELUM_DITARIK'])
  await withdraw(one.lotId, 'Endapan, lihat https://jahat.example')
  const answers = await Promise.all([1, 2].map(() => ask(notifyPenerima, { params: { lotId: one.lotId } })))
  expect(answers.map(({ body }) => [body.ditulis, body.telepon, body.message]).toSorted()).toEqual([
    [0, 1, 'Semua penerima yang punya email sudah dikirimi email'],
    [2, 1, '2 email dikirim'],
  ])
  const surat = await db
    .selectFrom('surat')
    .select(['kepada', 'subjek', 'teks'])
    .where('kunci', 'like', `tarik:${one.lotId}:%`)
    .execute()
  expect(surat.map(({ kepada }) => kepada).toSorted()).toEqual([two.email, email].toSorted())
  const silent = db.selectFrom('surat').select(['tautan', 'status']).where('kunci', 'like', `akun-tarik:${one.lotId}:%`)
  expect(await silent.execute(), 'the buyer without a confirmed address has the notice in the account').toEqual([
    { tautan: '/riwayat-pembayaran', status: 'tanpa-email' },
  ])
  const text = surat.find(({ kepada }) => kepada === two.email)?.teks
  expect(text).toContain(`Anda menerima 3 lewat pesanan ${two.order.midtrans_order_id}, ${again.midtrans_order_id}.`)
  expect(text).toContain(`lot ${one.nomor} dari peredaran`)
  expect(text).not.toContain('https://jahat')
  expect((await view(one.lotId)).kabar).toEqual({ telepon: 1, belum: 0, menunggu: 2, terkirim: 0, gagal: 0 })
  const phone = { query: { lotId: one.lotId, kabar: 'telepon' } }
  expect((await ask(listPenerima, phone)).body).toHaveLength(1)
  const berkas = (await ask(exportPenerima, { query: { lotId: one.lotId, keadaan: 'dikirim' } })).body.toString()
  const kabar = (berkas.split('\r\n') as string[]).slice(1, -1).map((row) => row.split(';').slice(-2))
  expect(kabar, 'the newest order first').toEqual([
    ['ya', 'Email menunggu dikirim'],
    ['ya', 'Hubungi lewat telepon'],
    ['ya', 'Email menunggu dikirim'],
    ['ya', 'Email menunggu dikirim'],
  ])
  await db.updateTable('pengguna').set({ dihapus: clock() }).where('email', '=', email).execute()
  expect((await ask(listPenerima, phone)).body, 'no mail goes to an account that is gone').toHaveLength(2)
})

test('requires fresh proof for the list of buyers, and writes a security event', async () => {
  const one = await oneLot()
  const { order, email } = await pesan(one, 2, { resi: 'JP1' })
  const { body, headers } = await ask(exportPenerima, { query: { lotId: one.lotId } })
  expect(headers['content-disposition']).toContain('penerima-lot-')
  const [, line = ''] = body.toString().split('\r\n')
  const time = stampWib(clock()).slice(0, 16)
  expect(line).toBe(
    `${one.produk.nama};${one.nomor};Pak Budi;0812-3456-7890;${email};${order.midtrans_order_id};${time};2;Sedang Di Proses;ya;Belum dikabari`,
  )
  await flushKejadian(shop.deps)
  const { body: kejadian } = await ask(listKejadian, { query: { jenis: 'ekspor-orang' } })
  expect(kejadian).toContainEqual(expect.objectContaining({ keterangan: `Penerima lot ${one.lotId}` }))
})

test('puts goods returned by a buyer into quarantine until they are checked', async () => {
  const one = await oneLot()
  const { orderId, order } = await pesan(one, 4, { resi: 'JP1' })
  expect((await giveBack(orderId, order, 1000, one, 3)).status).toBe(200)
  expect((await stokOf(one.produk.produk_id)).stok).toBe(6)
  expect((await ask(listPenerima, { query: { lotId: one.lotId } })).body).toMatchObject([{ orderId, jumlah: 1 }])
  const [lot] = await di(one.nomor)
  expect(lot).toMatchObject({ sisih: 3, halangan: null })
  expect(lot.asal).toEqual([
    expect.objectContaining({
      jumlah: 3,
      alasan: 'kembali',
      pesanan: { orderId, jenis: 'satuan', nomor: order.midtrans_order_id },
    }),
  ])

  const params = { lotId: one.lotId }
  const many = await ask(releaseKarantina, { params, body: { jumlah: '4', alasan: 'Segel utuh' } })
  expect([many.status, many.body.message]).toEqual([409, 'Di karantina sekarang hanya ada 3. Periksa lagi jumlahnya.'])
  expect((await ask(releaseKarantina, { params, body: { jumlah: '2', alasan: '' } })).status).toBe(400)
  const suitable = await ask(releaseKarantina, { params, body: { jumlah: '2', alasan: 'Segel utuh' } })
  expect([suitable.body.sisih, (await stokOf(one.produk.produk_id)).stok]).toEqual([1, 8])
  const destroyed = await ask(destroyKarantina, { params, body: { jumlah: '1', alasan: 'Bocor' } })
  expect([destroyed.body.sisih, await di(one.nomor)]).toEqual([0, []])
  expect((await ask(getPesananAdmin, { params: { orderId } })).body.bagian[0]).toMatchObject({
    dipegang: 1,
    kembali: 3,
  })
})

test('never sells a recalled lot again, unless the recall was a mistake', async () => {
  const one = await oneLot()
  await withdraw(one.lotId)
  const params = { lotId: one.lotId }
  const suitable = () => ask(releaseKarantina, { params, body: { jumlah: '10', alasan: 'Segel utuh' } })
  const rejected = await suitable()
  expect([rejected.status, rejected.body.message]).toEqual([
    409,
    'Lot ini sudah ditarik dari peredaran, jadi tidak bisa dijual lagi. Pilih keputusan lain.',
  ])
  expect((await ask(cancelRecall, { params, body: { alasan: 'Salah nomor' } })).status).toBe(200)
  expect((await stokOf(one.produk.produk_id)).stok).toBe(0)
  expect((await suitable()).status).toBe(200)
  expect((await stokOf(one.produk.produk_id)).stok).toBe(10)
  const again = await ask(cancelRecall, { params, body: { alasan: 'Salah nomor' } })
  expect([again.status, again.body.code]).toEqual([409, 'LOT_BELUM_DITARIK'])
})

test('moves opened or returned goods of a recalled lot to quarantine', async () => {
  const one = await oneLot()
  const { orderId, order } = await pesan(one, 4, {})
  await withdraw(one.lotId)
  expect((await giveBack(orderId, order, order.total_harga, one, 4)).status).toBe(200)
  expect((await ask(listPenerima, { query: { lotId: one.lotId } })).body, 'the buyer has nothing of it').toEqual([])
  expect(await stokOf(one.produk.produk_id)).toEqual({ stok: 0, lot_kurang: 0 })
  expect(await view(one.lotId)).toMatchObject({ sisih: 10, dikemas: { pesanan: 0, jumlah: 0 } })
})

describe('concurrent requests', () => {
  const kunci = (produkId: number) => sql`SELECT FROM produk WHERE produk_id = ${produkId} FOR UPDATE`

  test('waits for the lock of the product, and then sees a concurrent recall', async () => {
    const one = await oneLot()
    const held = await holdRows(
      db,
      sql`WITH kunci AS (SELECT produk_id FROM produk WHERE produk_id = ${one.produk.produk_id} FOR UPDATE),
        pindah AS (INSERT INTO mutasi_lot (lot_id, sisa, sisih, alasan, waktu) VALUES (${one.lotId}, -10, 10, 'sisih', ${clock()})),
        keluar AS (INSERT INTO mutasi_stok (produk_id, perubahan, alasan, waktu)
          VALUES (${one.produk.produk_id}, -10, 'sisih', ${clock()})),
        stok AS (UPDATE produk SET stok = 0 FROM kunci WHERE produk.produk_id = kunci.produk_id)
        UPDATE lot SET ditarik = ${clock()}, alasan_tarik = 'Lebih dulu', sisa = 0, sisih = 10 FROM kunci
        WHERE lot.produk_id = kunci.produk_id`,
    )
    const answer = withdraw(one.lotId)
    await held.untilWaiting(1)
    await held.release()
    expect((await answer).body.code).toBe('LOT_SUDAH_DITARIK')
    expect(await view(one.lotId)).toMatchObject({ alasan_tarik: 'Lebih dulu', sisih: 10 })
  })

  test.each([
    ['released', releaseKarantina],
    ['destroyed', destroyKarantina],
  ])('releases or destroys goods of quarantine (%s) once', async (_, endpoint) => {
    const one = await oneLot()
    await withdraw(one.lotId)
    await ask(cancelRecall, { params: { lotId: one.lotId }, body: { alasan: 'Salah' } })
    const held = await holdRows(db, kunci(one.produk.produk_id))
    const params = { lotId: one.lotId }
    const answers = [1, 2].map(() => ask(endpoint, { params, body: { jumlah: '10', alasan: 'Segel utuh' } }))
    await held.untilWaiting(2)
    await held.release()
    expect((await Promise.all(answers)).map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'KARANTINA_KURANG'],
    ])
  })
})

test('writes every decision about a lot to the trail', async () => {
  const one = await oneLot()
  await pesan(one, 1, { resi: 'JP1' })
  const params = { lotId: one.lotId }
  await withdraw(one.lotId)
  await ask(notifyPenerima, { params })
  await ask(notifyPenerima, { params })
  await ask(cancelRecall, { params, body: { alasan: 'Salah nomor' } })
  await ask(releaseKarantina, { params, body: { jumlah: '2', alasan: 'Segel utuh' } })
  await ask(destroyKarantina, { params, body: { jumlah: '3', alasan: 'Bocor' } })
  const { body } = await ask(listJejak, { query: { jenis: 'lot', rujukan: String(one.lotId) } })
  expect(body.map(({ sesudah }: { sesudah: object }) => sesudah)).toMatchObject([
    { sisih: 4, keputusan: 'musnah', alasan: 'Bocor' },
    { sisih: 7, keputusan: 'layak', alasan: 'Segel utuh' },
    { alasan: 'Salah nomor' },
    { surat: 1 },
    { ditarik: clock().toISOString(), alasan: 'Endapan' },
    null,
  ])
  expect(body[3].sesudah).toEqual({ surat: 1 })
})

describe('the list of quarantine', () => {
  const hari = (extra: number) =>
    new Date(clock().getTime() + extra * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10)
  const NAME = 'Saringan karantina'
  const lots: Record<string, number> = {}
  beforeAll(async () => {
    const produk = await buildProduk(db, clock(), { stok: 0, nama: NAME })
    for (const [kunci, expiry] of [
      ['lewat', hari(-1)],
      ['hariIni', hari(0)],
      ['dekat', hari(60)],
      ['jauh', hari(61)],
      ['tanpa', null],
      ['ditarik', hari(30)],
    ] as const)
      lots[kunci] = await buildLot(db, clock(), produk.produk_id, {
        nomor: `K-${kunci}`,
        kedaluwarsa: expiry,
        isSetAside: true,
        jumlah: 2,
      })
    await withdraw(lots.ditarik ?? 0)
    await buildLot(db, clock(), produk.produk_id, { nomor: 'K-dijual', jumlah: 2 })
  })
  const list = async (query: object = {}) => (await ask(listKarantina, { query: { q: NAME, ...query } })).body
  const nomor = async (query: object = {}) => (await list(query)).map(({ nomor }: { nomor: string }) => nomor.slice(2))

  test('lists quarantined goods with the newest first, and what keeps each from sale', async () => {
    expect(
      (await list()).map(({ nomor, halangan }: { nomor: string; halangan: string }) => [nomor.slice(2), halangan]),
    ).toEqual([
      ['ditarik', 'ditarik'],
      ['tanpa', null],
      ['jauh', null],
      ['dekat', 'dekat'],
      ['hariIni', 'dekat'],
      ['lewat', 'kedaluwarsa'],
    ])
    expect(await nomor({ limit: 2, page: 2 })).toEqual(['jauh', 'dekat'])
  })

  test.each([
    ['ditarik', ['ditarik']],
    ['kedaluwarsa', ['dekat', 'hariIni', 'lewat']],
    ['periksa', ['tanpa', 'jauh']],
  ])('is filtered by %s', async (reason, results) => {
    expect(await nomor({ sebab: reason })).toEqual(results)
  })

  test.each([
    ['lewat', 'sudah kedaluwarsa'],
    ['dekat', 'terlalu dekat kedaluwarsanya'],
    ['jauh', undefined],
    ['tanpa', undefined],
  ])('lets what may be sold go back to the shelf, and nothing else: %s', async (kunci, reason) => {
    const answer = await ask(releaseKarantina, {
      params: { lotId: lots[kunci] },
      body: { jumlah: '1', alasan: 'Segel utuh' },
    })
    expect([answer.status, answer.body.rincian?.sebab]).toEqual([reason ? 409 : 200, reason])
  })

  test('lists only the movements that are still in the lot', async () => {
    const one = await oneLot()
    const setAside = (quantity: number, remark: string) =>
      sql`WITH masuk AS (
          INSERT INTO mutasi_lot (lot_id, sisih, alasan, keterangan, waktu) VALUES (${one.lotId}, ${quantity}, 'masuk', ${remark}, ${clock()}))
        UPDATE lot SET sisih = sisih + ${quantity} WHERE lot_id = ${one.lotId}`.execute(db)
    await setAside(3, 'pertama')
    await setAside(4, 'kedua')
    await ask(destroyKarantina, { params: { lotId: one.lotId }, body: { jumlah: '2', alasan: 'Bocor' } })
    const origins = async () =>
      (await di(one.nomor))[0].asal.map(({ keterangan, jumlah }: { keterangan: string; jumlah: number }) => [
        keterangan,
        jumlah,
      ])
    expect(await origins()).toEqual([
      ['kedua', 4],
      ['pertama', 1],
    ])
    await ask(destroyKarantina, { params: { lotId: one.lotId }, body: { jumlah: '1', alasan: 'Bocor' } })
    expect(await origins()).toEqual([['kedua', 4]])
  })
})

test('counts the quarantined lots on the dashboard', async () => {
  const tugas = async () => (await ask(getDasbor, {})).body.tugas.karantina
  const before = await tugas()
  const one = await oneLot()
  await withdraw(one.lotId)
  expect(await tugas()).toBe(before + 1)
  await ask(destroyKarantina, { params: { lotId: one.lotId }, body: { jumlah: '10', alasan: 'Endapan' } })
  expect(await tugas()).toBe(before)
})

test("sends a recall's mails in batches of three hundred, ten seconds apart", async () => {
  const one = await oneLot(700)
  const { rows } = await sql<{ pengguna_id: number }>`
    INSERT INTO pengguna (nama, email, password_hash, email_dikonfirmasi, dibuat)
    SELECT 'Pak Budi', 'tarik' || ke || '@contoh.id', 'x', ${clock()}, ${clock()} FROM generate_series(1, 301) AS ke
    RETURNING pengguna_id`.execute(db)
  const { pesanan_id } = (await pesan(one, 1, { resi: 'JP1' })).order
  // Copies of this order for the 301 other customers.
  await sql`WITH baru AS (
      INSERT INTO pesanan (midtrans_order_id, pengguna_id, nama, no_hp, alamat, shipping_id, nama_shipping, biaya_kirim, subtotal,
        total_harga, isi_hash, batas_bayar, dibuat, resi, status_pembayaran)
      SELECT 'KS-TARIK-' || satu, satu, nama, no_hp, alamat, shipping_id, nama_shipping, 0, 0, 0, isi_hash, batas_bayar, dibuat, 'R' || satu,
        'cancelled'
      FROM pesanan, unnest(${rows.map(({ pengguna_id }) => pengguna_id)}::int[]) AS satu WHERE pesanan_id = ${pesanan_id}
      RETURNING pesanan_id),
    riwayat AS (INSERT INTO riwayat_status (pesanan_id, jenis, ke, oleh, waktu)
      SELECT pesanan_id, 'pembayaran', 'cancelled', 'admin', ${clock()} FROM baru)
    INSERT INTO pesanan_lot (pesanan_id, lot_id, jumlah) SELECT pesanan_id, ${one.lotId}, 1 FROM baru`.execute(db)
  await withdraw(one.lotId)
  expect((await ask(notifyPenerima, { params: { lotId: one.lotId } })).body).toMatchObject({
    ditulis: 302,
    message: '302 email dikirim',
  })
  const surat = await db
    .selectFrom('surat')
    .select(['kirim_pada'])
    .select(sql<number>`count(*)::int`.as('banyak'))
    .where('kunci', 'like', `tarik:${one.lotId}:%`)
    .groupBy('kirim_pada')
    .orderBy('kirim_pada')
    .execute()
  expect(surat.map(({ kirim_pada, banyak }) => [kirim_pada.getTime() - clock().getTime(), banyak])).toEqual([
    [0, 300],
    [10_000, 2],
  ])
  // These orders were never really packed.
  await allowRewrites(db)
  await sql`DELETE FROM pesanan_lot USING pesanan WHERE pesanan.pesanan_id = pesanan_lot.pesanan_id
    AND midtrans_order_id LIKE 'KS-TARIK-%'`.execute(db)
})
