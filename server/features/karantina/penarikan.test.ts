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

const shop = await testApp()
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
beforeAll(() => shop.sim('webhooks/policy', { drop: 10_000 }))
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token })

let counter = 0
/** Creates a product with all units in a single lot, ten by default. */
async function oneLot(jumlah = 10) {
  const nomor = `T${++counter}X`
  const produk = await buildProduk(db, clock(), { stok: 0 })
  const lotId = await buildLot(db, clock(), produk.produk_id, { nomor, kedaluwarsa: dateAhead(clock(), 540), jumlah })
  return { produk, lotId, nomor }
}
type SingleFoto = Awaited<ReturnType<typeof oneLot>>
async function pesan(
  { produk }: SingleFoto,
  jumlah: number,
  kiriman?: { resi?: string },
  pembeli: Parameters<typeof buildPelanggan>[2] = {},
) {
  const { pengguna_id, email } = await buildPelanggan(db, clock(), pembeli)
  const paid = { status_pembayaran: 'success' as const }
  const order = await buildPesanan(db, clock(), pengguna_id, paid, [{ produk, jumlah }], undefined, 'rak')
  const orderId = order.pesanan_id
  if (kiriman) {
    const body = { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: '', ...kiriman }
    expect((await ask(processPesanan, { params: { orderId }, body })).status).toBe(200)
  }
  return { orderId, email, pengguna_id, order }
}
/** Refunds an order manually, with returned goods. */
const giveBack = (orderId: number, order: PesananRow, jumlah: number, { produk }: SingleFoto, kembali: number) =>
  ask(refundPembayaran, {
    params: { orderId },
    body: {
      percobaan: order.midtrans_order_id,
      cara: 'manual',
      sisa: order.total_harga,
      jumlah,
      alasan: 'Batal',
      bukti: 'BCA 88',
      rak: [{ produkId: produk.produk_id, jumlah: String(kembali) }],
    },
  })
const lihat = async (lotId: number) => (await ask(getPenarikan, { params: { lotId } })).body
const withdraw = (lotId: number, alasan = 'Endapan') => ask(recallLot, { params: { lotId }, body: { alasan } })
const stokOf = async (produkId: number) =>
  db.selectFrom('produk').select(['stok', 'lot_kurang']).where('produk_id', '=', produkId).executeTakeFirstOrThrow()
const di = async (nomor: string) => (await ask(listKarantina, { query: { q: nomor } })).body

test('finds a number in all products, and recalls it wherever its lots are', async () => {
  const satu = await oneLot()
  // A second delivery with the same number, and another product with it.
  await buildLot(db, clock(), satu.produk.produk_id, {
    nomor: satu.nomor.toLowerCase(),
    kedaluwarsa: dateAhead(clock(), 540),
    jumlah: 4,
  })
  const lain = await buildProduk(db, clock(), { stok: 0 })
  const lainId = await buildLot(db, clock(), lain.produk_id, {
    nomor: satu.nomor,
    kedaluwarsa: dateAhead(clock(), 420),
    jumlah: 3,
  })
  const found = (await ask(listNumberedLot, { query: { q: satu.nomor.toLowerCase() } })).body
  expect(found.map(({ lotId, sisa }: { lotId: number; sisa: number }) => [lotId, sisa])).toEqual([
    [satu.lotId, 14],
    [lainId, 3],
  ])

  await pesan(satu, 12)
  // Later than every other recall, so that it is listed first.
  shop.setClock(new Date(clock().getTime() + 60_000))
  expect((await withdraw(satu.lotId)).status).toBe(200)
  // Two units were for sale; the order of twelve now lacks goods.
  expect(await stokOf(satu.produk.produk_id)).toEqual({ stok: 0, lot_kurang: 12 })
  expect(await lihat(satu.lotId)).toMatchObject({ sisa: 0, sisih: 14, alasan_tarik: 'Endapan' })
  expect((await stokOf(lain.produk_id)).stok).toBe(3)
  expect((await ask(listNumberedLot, { query: {} })).body[0].lotId).toBe(satu.lotId)

  const lagi = await withdraw(satu.lotId)
  expect([lagi.status, lagi.body.code]).toEqual([409, 'LOT_SUDAH_DITARIK'])
  const [asal] = await di(satu.nomor)
  expect(asal).toMatchObject({
    halangan: 'ditarik',
    alasan_tarik: 'Endapan',
    asal: [{ keterangan: 'Lot ditarik: Endapan' }],
  })
})

test('lists recalled numbers with the last recall first', async () => {
  const [satu, two] = [await oneLot(), await oneLot()]
  await withdraw(satu.lotId)
  const current = clock()
  shop.setClock(new Date(current.getTime() + 1))
  await withdraw(two.lotId)
  shop.setClock(current)
  const ids = async (query: object) =>
    (await ask(listNumberedLot, { query })).body.map(({ lotId }: { lotId: number }) => lotId)
  const both = [satu.lotId, two.lotId]
  expect((await ids({ limit: 100 })).filter((id: number) => both.includes(id))).toEqual([two.lotId, satu.lotId])
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
  const satu = await oneLot(20)
  const dikirim = await pesan(satu, 3, { resi: 'JP1' })
  const dikemas = await pesan(satu, 2, {})
  await pesan(satu, 1)
  await withdraw(satu.lotId)
  expect(await lihat(satu.lotId)).toMatchObject({
    dikirim: { pesanan: 1, jumlah: 3, orang: 1 },
    dikemas: { pesanan: 1, jumlah: 2 },
    sisa: 0,
    sisih: 15,
    kabar: { belum: 1, telepon: 0 },
  })
  const { body } = await ask(listPenerima, { query: { lotId: satu.lotId } })
  expect(body.map(({ orderId, jumlah, dikirim }: Penerima) => [orderId, jumlah, dikirim])).toEqual([
    [dikemas.orderId, 2, false],
    [dikirim.orderId, 3, true],
  ])
  expect(body[1]).toMatchObject({ nama: 'Pak Budi', no_hp: '081234567890', kabar: 'belum' })
  const query = { lotId: satu.lotId, keadaan: 'dikemas' }
  expect((await ask(listPenerima, { query })).body).toHaveLength(1)
})

test('mails every buyer once, and lists buyers without a confirmed address for a call', async () => {
  const satu = await oneLot(20)
  const two = await pesan(satu, 2, { resi: 'JP1' })
  const lagi = await buildPesanan(
    ...([db, clock(), two.pengguna_id, { status_pembayaran: 'success' }] as const),
    [{ produk: satu.produk, jumlah: 1 }],
    undefined,
    'rak',
  )
  const body = { status_pesanan: 'Pesanan Selesai', kurir: '', resi: '' }
  await ask(processPesanan, { params: { orderId: lagi.pesanan_id }, body })
  await pesan(satu, 1, { resi: 'JP2' }, { email_dikonfirmasi: null })
  const { email } = await pesan(satu, 1, { resi: 'JP3' })
  // Packed but not sent, so its buyer needs no warning.
  await pesan(satu, 1, {})

  const pending = await ask(notifyPenerima, { params: { lotId: satu.lotId } })
  expect([pending.status, pending.body.code]).toEqual([409, 'LOT_BELUM_DITARIK'])
  await withdraw(satu.lotId, 'Endapan, lihat https://jahat.example')
  const answers = await Promise.all([1, 2].map(() => ask(notifyPenerima, { params: { lotId: satu.lotId } })))
  expect(answers.map(({ body }) => [body.ditulis, body.telepon]).toSorted()).toEqual([
    [0, 1],
    [2, 1],
  ])
  const surat = await db
    .selectFrom('surat')
    .select(['kepada', 'subjek', 'teks'])
    .where('kunci', 'like', `tarik:${satu.lotId}:%`)
    .execute()
  expect(surat.map(({ kepada }) => kepada).toSorted()).toEqual([two.email, email].toSorted())
  const teks = surat.find(({ kepada }) => kepada === two.email)?.teks
  expect(teks).toContain(`Anda menerima 3 lewat pesanan ${two.order.midtrans_order_id}, ${lagi.midtrans_order_id}.`)
  expect(teks).toContain(`lot ${satu.nomor} dari peredaran`)
  expect(teks).not.toContain('https://jahat')
  expect((await lihat(satu.lotId)).kabar).toEqual({ telepon: 1, belum: 0, menunggu: 2, terkirim: 0, gagal: 0 })
  const telepon = { query: { lotId: satu.lotId, kabar: 'telepon' } }
  expect((await ask(listPenerima, telepon)).body).toHaveLength(1)
  const berkas = (await ask(exportPenerima, { query: { lotId: satu.lotId, keadaan: 'dikirim' } })).body.toString()
  const kabar = (berkas.split('\r\n') as string[]).slice(1, -1).map((row) => row.split(';').slice(-2))
  expect(kabar, 'the newest order first').toEqual([
    ['ya', 'Email menunggu dikirim'],
    ['ya', 'Hubungi lewat telepon'],
    ['ya', 'Email menunggu dikirim'],
    ['ya', 'Email menunggu dikirim'],
  ])
  await db.updateTable('pengguna').set({ dihapus: clock() }).where('email', '=', email).execute()
  expect((await ask(listPenerima, telepon)).body, 'no mail goes to an account that is gone').toHaveLength(2)
})

test('requires fresh proof for the list of buyers, and writes a security event', async () => {
  const satu = await oneLot()
  const { order, email } = await pesan(satu, 2, { resi: 'JP1' })
  const { body, headers } = await ask(exportPenerima, { query: { lotId: satu.lotId } })
  expect(headers['content-disposition']).toContain('penerima-lot-')
  const [, baris = ''] = body.toString().split('\r\n')
  const waktu = stampWib(clock()).slice(0, 16)
  expect(baris).toBe(
    `${satu.produk.nama};${satu.nomor};Pak Budi;0812-3456-7890;${email};${order.midtrans_order_id};${waktu};2;Sedang Di Proses;ya;Belum dikabari`,
  )
  await flushKejadian(shop.deps)
  const { body: kejadian } = await ask(listKejadian, { query: { jenis: 'ekspor-orang' } })
  expect(kejadian).toContainEqual(expect.objectContaining({ keterangan: `Penerima lot ${satu.lotId}` }))
})

test('puts goods returned by a buyer into quarantine until they are checked', async () => {
  const satu = await oneLot()
  const { orderId, order } = await pesan(satu, 4, { resi: 'JP1' })
  expect((await giveBack(orderId, order, 1000, satu, 3)).status).toBe(200)
  expect((await stokOf(satu.produk.produk_id)).stok).toBe(6)
  const [lot] = await di(satu.nomor)
  expect(lot).toMatchObject({ sisih: 3, halangan: null })
  expect(lot.asal).toEqual([
    expect.objectContaining({
      jumlah: 3,
      alasan: 'kembali',
      pesanan: { orderId, jenis: 'satuan', nomor: order.midtrans_order_id },
    }),
  ])

  const params = { lotId: satu.lotId }
  const banyak = await ask(releaseKarantina, { params, body: { jumlah: '4', alasan: 'Segel utuh' } })
  expect([banyak.status, banyak.body.message]).toEqual([
    409,
    'Di karantina sekarang hanya ada 3. Periksa lagi jumlahnya.',
  ])
  expect((await ask(releaseKarantina, { params, body: { jumlah: '2', alasan: '' } })).status).toBe(400)
  const layak = await ask(releaseKarantina, { params, body: { jumlah: '2', alasan: 'Segel utuh' } })
  expect([layak.body.sisih, (await stokOf(satu.produk.produk_id)).stok]).toEqual([1, 8])
  const musnah = await ask(destroyKarantina, { params, body: { jumlah: '1', alasan: 'Bocor' } })
  expect([musnah.body.sisih, await di(satu.nomor)]).toEqual([0, []])
  expect((await ask(getPesananAdmin, { params: { orderId } })).body.bagian[0]).toMatchObject({
    dipegang: 1,
    kembali: 3,
  })
})

test('never sells a recalled lot again, unless the recall was a mistake', async () => {
  const satu = await oneLot()
  await withdraw(satu.lotId)
  const params = { lotId: satu.lotId }
  const layak = () => ask(releaseKarantina, { params, body: { jumlah: '10', alasan: 'Segel utuh' } })
  const ditolak = await layak()
  expect([ditolak.status, ditolak.body.message]).toEqual([
    409,
    'Lot ini sudah ditarik dari peredaran, jadi tidak bisa dijual lagi. Pilih keputusan lain.',
  ])
  expect((await ask(cancelRecall, { params, body: { alasan: 'Salah nomor' } })).status).toBe(200)
  expect((await stokOf(satu.produk.produk_id)).stok).toBe(0)
  expect((await layak()).status).toBe(200)
  expect((await stokOf(satu.produk.produk_id)).stok).toBe(10)
  const lagi = await ask(cancelRecall, { params, body: { alasan: 'Salah nomor' } })
  expect([lagi.status, lagi.body.code]).toEqual([409, 'LOT_BELUM_DITARIK'])
})

test('moves opened or returned goods of a recalled lot to quarantine', async () => {
  const satu = await oneLot()
  const { orderId, order } = await pesan(satu, 4, {})
  await withdraw(satu.lotId)
  expect((await giveBack(orderId, order, order.total_harga, satu, 4)).status).toBe(200)
  expect(await stokOf(satu.produk.produk_id)).toEqual({ stok: 0, lot_kurang: 0 })
  expect(await lihat(satu.lotId)).toMatchObject({ sisih: 10, dikemas: { pesanan: 0, jumlah: 0 } })
})

describe('concurrent requests', () => {
  const kunci = (produkId: number) => sql`SELECT FROM produk WHERE produk_id = ${produkId} FOR UPDATE`

  test('waits for the lock of the product, and then sees a concurrent recall', async () => {
    const satu = await oneLot()
    const held = await holdRows(
      db,
      sql`WITH kunci AS (SELECT produk_id FROM produk WHERE produk_id = ${satu.produk.produk_id} FOR UPDATE),
        pindah AS (INSERT INTO mutasi_lot (lot_id, sisa, sisih, alasan, waktu) VALUES (${satu.lotId}, -10, 10, 'sisih', ${clock()})),
        keluar AS (INSERT INTO mutasi_stok (produk_id, perubahan, alasan, waktu)
          VALUES (${satu.produk.produk_id}, -10, 'sisih', ${clock()})),
        stok AS (UPDATE produk SET stok = 0 FROM kunci WHERE produk.produk_id = kunci.produk_id)
        UPDATE lot SET ditarik = ${clock()}, alasan_tarik = 'Lebih dulu', sisa = 0, sisih = 10 FROM kunci
        WHERE lot.produk_id = kunci.produk_id`,
    )
    const answer = withdraw(satu.lotId)
    await held.untilWaiting(1)
    await held.release()
    expect((await answer).body.code).toBe('LOT_SUDAH_DITARIK')
    expect(await lihat(satu.lotId)).toMatchObject({ alasan_tarik: 'Lebih dulu', sisih: 10 })
  })

  test.each([
    ['released', releaseKarantina],
    ['destroyed', destroyKarantina],
  ])('releases or destroys goods of quarantine (%s) once', async (_, endpoint) => {
    const satu = await oneLot()
    await withdraw(satu.lotId)
    await ask(cancelRecall, { params: { lotId: satu.lotId }, body: { alasan: 'Salah' } })
    const held = await holdRows(db, kunci(satu.produk.produk_id))
    const params = { lotId: satu.lotId }
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
  const satu = await oneLot()
  await pesan(satu, 1, { resi: 'JP1' })
  const params = { lotId: satu.lotId }
  await withdraw(satu.lotId)
  await ask(notifyPenerima, { params })
  await ask(notifyPenerima, { params })
  await ask(cancelRecall, { params, body: { alasan: 'Salah nomor' } })
  await ask(releaseKarantina, { params, body: { jumlah: '2', alasan: 'Segel utuh' } })
  await ask(destroyKarantina, { params, body: { jumlah: '3', alasan: 'Bocor' } })
  const { body } = await ask(listJejak, { query: { jenis: 'lot', rujukan: String(satu.lotId) } })
  expect(body.map(({ sesudah }: { sesudah: object }) => sesudah)).toMatchObject([
    { sisih: 4, keputusan: 'musnah', alasan: 'Bocor' },
    { sisih: 7, keputusan: 'layak', alasan: 'Segel utuh' },
    { alasan: 'Salah nomor' },
    { surat: 1 },
    { ditarik: clock().toISOString(), alasan: 'Endapan' },
  ])
})

describe('the list of quarantine', () => {
  const hari = (lagi: number) =>
    new Date(clock().getTime() + lagi * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10)
  const NAMA = 'Saringan karantina'
  const lots: Record<string, number> = {}
  beforeAll(async () => {
    const produk = await buildProduk(db, clock(), { stok: 0, nama: NAMA })
    for (const [kunci, kedaluwarsa] of [
      ['lewat', hari(-1)],
      ['hariIni', hari(0)],
      ['dekat', hari(60)],
      ['jauh', hari(61)],
      ['tanpa', null],
      ['ditarik', hari(500)],
    ] as const)
      lots[kunci] = await buildLot(db, clock(), produk.produk_id, {
        nomor: `K-${kunci}`,
        kedaluwarsa,
        isSetAside: true,
        jumlah: 2,
      })
    await withdraw(lots.ditarik ?? 0)
    await buildLot(db, clock(), produk.produk_id, { nomor: 'K-dijual', jumlah: 2 })
  })
  const list = async (query: object = {}) => (await ask(listKarantina, { query: { q: NAMA, ...query } })).body
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
  ])('is filtered by %s', async (sebab, hasil) => {
    expect(await nomor({ sebab })).toEqual(hasil)
  })

  test.each([
    ['lewat', 'sudah kedaluwarsa'],
    ['dekat', 'terlalu dekat kedaluwarsanya'],
    ['jauh', undefined],
    ['tanpa', undefined],
  ])('lets what may be sold go back to the shelf, and nothing else: %s', async (kunci, sebab) => {
    const answer = await ask(releaseKarantina, {
      params: { lotId: lots[kunci] },
      body: { jumlah: '1', alasan: 'Segel utuh' },
    })
    expect([answer.status, answer.body.rincian?.sebab]).toEqual([sebab ? 409 : 200, sebab])
  })

  test('lists only the movements that are still in the lot', async () => {
    const satu = await oneLot()
    const setAside = (jumlah: number, keterangan: string) =>
      sql`WITH masuk AS (
          INSERT INTO mutasi_lot (lot_id, sisih, alasan, keterangan, waktu) VALUES (${satu.lotId}, ${jumlah}, 'masuk', ${keterangan}, ${clock()}))
        UPDATE lot SET sisih = sisih + ${jumlah} WHERE lot_id = ${satu.lotId}`.execute(db)
    await setAside(3, 'pertama')
    await setAside(4, 'kedua')
    await ask(destroyKarantina, { params: { lotId: satu.lotId }, body: { jumlah: '2', alasan: 'Bocor' } })
    const asal = async () =>
      (await di(satu.nomor))[0].asal.map(({ keterangan, jumlah }: { keterangan: string; jumlah: number }) => [
        keterangan,
        jumlah,
      ])
    expect(await asal()).toEqual([
      ['kedua', 4],
      ['pertama', 1],
    ])
    await ask(destroyKarantina, { params: { lotId: satu.lotId }, body: { jumlah: '1', alasan: 'Bocor' } })
    expect(await asal()).toEqual([['kedua', 4]])
  })
})

test('counts the quarantined lots on the dashboard', async () => {
  const tugas = async () => (await ask(getDasbor, {})).body.tugas.karantina
  const before = await tugas()
  const satu = await oneLot()
  await withdraw(satu.lotId)
  expect(await tugas()).toBe(before + 1)
  await ask(destroyKarantina, { params: { lotId: satu.lotId }, body: { jumlah: '10', alasan: 'Endapan' } })
  expect(await tugas()).toBe(before)
})

test("sends a recall's mails in batches of three hundred, ten seconds apart", async () => {
  const satu = await oneLot(700)
  const { rows } = await sql<{ pengguna_id: number }>`
    INSERT INTO pengguna (nama, email, password_hash, email_dikonfirmasi, dibuat)
    SELECT 'Pak Budi', 'tarik' || ke || '@contoh.id', 'x', ${clock()}, ${clock()} FROM generate_series(1, 301) AS ke
    RETURNING pengguna_id`.execute(db)
  const { pesanan_id } = (await pesan(satu, 1, { resi: 'JP1' })).order
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
    INSERT INTO pesanan_lot (pesanan_id, lot_id, jumlah) SELECT pesanan_id, ${satu.lotId}, 1 FROM baru`.execute(db)
  await withdraw(satu.lotId)
  expect((await ask(notifyPenerima, { params: { lotId: satu.lotId } })).body).toMatchObject({
    ditulis: 302,
    message: '302 email dikirim',
  })
  const surat = await db
    .selectFrom('surat')
    .select(['kirim_pada'])
    .select(sql<number>`count(*)::int`.as('banyak'))
    .where('kunci', 'like', `tarik:${satu.lotId}:%`)
    .groupBy('kirim_pada')
    .orderBy('kirim_pada')
    .execute()
  expect(surat.map(({ kirim_pada, banyak }) => [kirim_pada.getTime() - clock().getTime(), banyak])).toEqual([
    [0, 300],
    [10_000, 2],
  ])
  // These orders were never really packed.
  await sql`DELETE FROM pesanan_lot USING pesanan WHERE pesanan.pesanan_id = pesanan_lot.pesanan_id
    AND midtrans_order_id LIKE 'KS-TARIK-%'`.execute(db)
})
