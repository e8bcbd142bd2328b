import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  checkSetoran,
  exportBookkeeping,
  getKeuangan,
  importSetoran,
  listNotSettled,
  listSetoran,
} from '#contract/keuangan/admin.ts'
import { dateWib, stampWib } from '#contract/wib.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk, buildReturned } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { allowRewrites } from '#server/testing/test-db.ts'

const NOW = new Date('2026-11-20T05:00:00Z')
/** Lines of this time are in no import of the trail. */
const OLD = new Date('2026-11-19T05:00:00Z')
const shop = await testApp(NOW)
const { db } = shop.deps
await allowRewrites(db)
const { token, pengguna_id } = await buildAdmin(db, NOW)
afterAll(() => shop.close())
const pembeli = await buildPelanggan(db, NOW)

async function lunas(harga: number, payment_type = 'qris', createdAt = NOW) {
  const produk = await buildProduk(db, NOW, { harga })
  const order = await buildPesanan(db, NOW, pembeli.pengguna_id, { status_pembayaran: 'success', dibuat: createdAt }, [
    { produk, jumlah: 1 },
  ])
  await db.updateTable('pembayaran').set({ payment_type }).where('pesanan_id', '=', order.pesanan_id).execute()
  return order
}
const send = async (text: string, mode: 'periksa' | 'terapkan' = 'terapkan', fingerprint?: string) =>
  shop.call(
    importSetoran,
    { body: { berkas: new File([text], 's.csv'), mode, ...(fingerprint && { sidik: fingerprint }) } } as never,
    {
      token,
    },
  )
const empty = { cocok: 0, beda: 0, asing: 0, ganda: 0, sama: 0, dilewati: 0 }

test('classifies lines as matching, different or unknown, and lists payments not paid out with their age', async () => {
  // Exclude the payments of other tests: delete settlements, and mark payments as cash.
  await sql`DELETE FROM setoran`.execute(db)
  await sql`DELETE FROM jejak WHERE jenis = 'setoran'`.execute(db)
  await db.updateTable('pembayaran').set({ payment_type: 'tunai' }).execute()
  const matching = await lunas(100_000)
  const difference = await lunas(200_000)
  const old = await lunas(50_000, 'bank_transfer', new Date(NOW.getTime() - 5 * 86_400_000))
  await lunas(70_000, 'tunai')
  const returned = await lunas(30_000)
  await buildReturned(db, returned, pengguna_id, { jumlah: returned.total_harga, waktu: NOW, cara: 'midtrans' })
  const text = `Order ID,Transaction Type,Channel,Amount,Fee,Net Amount,Settlement Date
${matching.midtrans_order_id},settlement,QRIS,"112,000.00",-784.00,"111,216.00",20/11/2026
${difference.midtrans_order_id},settlement,QRIS,200000,1400,198600,2026-11-20 10:00:00
KS-ASING,settlement,QRIS,5000,35,4965,
${old.midtrans_order_id},expire,QRIS,62000,0,0,
,,,317000,,,`
  const { status, body } = await send(text, 'periksa')
  expect(status).toBe(200)
  expect(body).toMatchObject({ message: 'Berkas bisa dicatat.', galat: [] })
  expect(body.jumlah).toEqual({ ...empty, cocok: 1, beda: 1, asing: 1, dilewati: 2 })
  expect(body.rincian.map((row: { status: string }) => row.status)).toEqual(['beda', 'asing', 'cocok'])
  expect((await shop.call(listSetoran, { query: {} } as never, { token })).body).toEqual([])

  expect((await send(text, 'terapkan', body.sidik)).body.message).toBe('Setoran dicatat: 3 baris.')
  const { body: list } = await shop.call(listSetoran, { query: { status: 'cocok' } } as never, { token })
  expect(list).toMatchObject([
    { order_id: matching.midtrans_order_id, jumlah: 112_000, biaya: 784, seharusnya: 112_000, tanggal: '2026-11-20' },
  ])
  const { body: pending } = await shop.call(listNotSettled, { query: {} } as never, { token })
  expect(pending).toMatchObject([{ order_id: old.midtrans_order_id, umur: 5, jumlah: 62_000 }])
  const { body: money } = await shop.call(getKeuangan, { query: {} } as never, { token })
  expect(money.periode.biaya).toBe(784 + 1400)
  expect(money.belumDisetor).toMatchObject({ banyak: 1, jumlah: 62_000 })

  // The same data in another format contains nothing new.
  const again = await send(text.replace('Order ID', 'order_id').replaceAll('"112,000.00"', 'Rp 112000'))
  expect(again.body.jumlah).toEqual({ ...empty, sama: 3, dilewati: 2 })
  expect((await shop.call(listSetoran, { query: {} } as never, { token })).body).toHaveLength(3)
})

test('adds a later fee to its line, and keeps a known one', async () => {
  const order = await lunas(80_000)
  const lineOf = (biaya: string) => `Order ID;Gross Amount;Total Fee\n${order.midtrans_order_id};92000;${biaya}`
  expect((await send(lineOf(''))).body.jumlah.cocok).toBe(1)
  expect((await send(lineOf('644'))).body.jumlah.cocok).toBe(1)
  expect((await send(lineOf('9'))).body.jumlah).toEqual({ ...empty, sama: 1 })
  const { body } = await shop.call(listSetoran, { query: { q: order.midtrans_order_id } } as never, { token })
  expect(body).toMatchObject([{ biaya: 644 }])
})

const setoranOf = async (query: object) => (await shop.call(listSetoran, { query } as never, { token })).body
const open = async () => (await shop.call(getDasbor, { query: {} }, { token })).body.tugas.setoranBeda

test('reports a payment that is paid out twice, in one file or in two', async () => {
  const [once, two] = [await lunas(300_000), await lunas(310_000)]
  const original = await open()
  const lineOf = (order: { midtrans_order_id: string }, amount: number) => `${order.midtrans_order_id};${amount}`
  const one = await send(`Order ID;Amount\n${lineOf(once, 312_000)}\n${lineOf(once, 300_000)}\n${lineOf(two, 322_000)}`)
  expect(one.body.jumlah).toEqual({ ...empty, cocok: 2, ganda: 1 })
  expect((await send(`Order ID;Amount\n${lineOf(two, 1000)}`)).body.jumlah).toEqual({ ...empty, ganda: 1 })
  expect(await setoranOf({ status: 'ganda' })).toMatchObject([
    { order_id: two.midtrans_order_id, jumlah: 1000 },
    { order_id: once.midtrans_order_id, jumlah: 300_000 },
  ])
  expect(await open()).toBe(original + 2)
})

test('keeps a mismatch on the dashboard until it is marked as checked', async () => {
  const nomor = 'KS-PERIKSA'
  const original = await open()
  await send(`Order ID;Amount\n${nomor};9000`)
  expect(await open()).toBe(original + 1)
  const [{ setoranId }] = await setoranOf({ q: nomor, periksa: 'belum' })
  const tag = (input: object) =>
    shop.call(checkSetoran, { params: { setoranId }, body: { semula: {}, ...input } } as never, { token })
  const { status, body } = await tag({ diperiksa: true, catatan: 'Uang toko lain' })
  expect([status, body.message, body.diperiksaPada]).toEqual([200, 'Setoran berhasil ditandai', NOW.toISOString()])
  expect(await open()).toBe(original)
  expect(await setoranOf({ q: nomor, periksa: 'belum' })).toEqual([])
  shop.setClock(new Date(NOW.getTime() + 60_000))
  expect((await tag({ catatan: 'Uang toko lain' })).body.diperiksaPada, 'when it was first seen to').toBe(
    NOW.toISOString(),
  )
  expect(await setoranOf({ q: nomor, periksa: 'sudah' })).toMatchObject([
    { diperiksa: true, catatan: 'Uang toko lain' },
  ])
  const query = { jenis: 'setoran', rujukan: String(setoranId) } as const
  expect((await shop.call(listJejak, { query }, { token })).body).toMatchObject([
    { judul: nomor, sebelum: { diperiksa: false }, sesudah: { diperiksa: true, catatan: 'Uang toko lain' } },
  ])
  await tag({ diperiksa: false })
  expect(await open()).toBe(original + 1)
  const seen = { semula: { catatan: 'Uang toko lain' } }
  const both = await Promise.all(['Satu', 'Dua'].map((catatan) => tag({ catatan, ...seen })))
  expect(both.map((one) => one.body.code ?? one.status).toSorted()).toEqual([200, 'ISIAN_BENTROK'])
  expect(
    (
      await shop.call(
        checkSetoran,
        { params: { setoranId: 999_999 }, body: { diperiksa: true, catatan: '' } } as never,
        { token },
      )
    ).status,
  ).toBe(404)
})

test('lists matching lines in no list of checks', async () => {
  const order = await lunas(45_000)
  await send(`Order ID;Amount\n${order.midtrans_order_id};57000`)
  const q = order.midtrans_order_id
  expect([await setoranOf({ q, periksa: 'belum' }), await setoranOf({ q, periksa: 'sudah' })]).toEqual([[], []])
  expect(await setoranOf({ q })).toHaveLength(1)
})

test.each([
  ...['settlement', 'Settled', 'capture', 'captured', 'success', 'PAID', 'payment', 'charge', 'sale', ''].map(
    (status) => [status, 1] as const,
  ),
  ...['expire', 'refund', 'pending', 'deny', 'unpaid'].map((status) => [status, 0] as const),
])('with the status "%s" in a file, counts %i lines', async (status, foreignId) => {
  const { body } = await send(`Order ID;Amount;Status\nKS-KATA;1000;${status}`, 'periksa')
  expect(body.jumlah).toEqual({ ...empty, asing: foreignId, dilewati: 1 - foreignId })
})

test('payment methods are sorted by revenue', async () => {
  const hari = new Date(NOW.getTime() - 200 * 86_400_000)
  for (const [harga, method] of [
    [10_000, 'gopay'],
    [30_000, 'qris'],
    [25_000, 'gopay'],
    [20_000, 'akulaku'],
  ] as const)
    await lunas(harga, method, hari)
  const query = { dari: dateWib(hari), sampai: dateWib(hari) }
  const { metode } = (await shop.call(getKeuangan, { query } as never, { token })).body
  expect(metode).toEqual([
    { payment_type: 'gopay', banyak: 2, jumlah: 59_000 },
    { payment_type: 'qris', banyak: 1, jumlah: 42_000 },
    { payment_type: 'akulaku', banyak: 1, jumlah: 32_000 },
  ])
})

test('recomputes a line stored by an older version without a fee, and it matches', async () => {
  const order = await lunas(60_000)
  const original = await open()
  await sql`INSERT INTO setoran (order_id, pembayaran_id, jumlah, dibuat)
    SELECT order_id, pembayaran_id, 72000, ${OLD} FROM pembayaran WHERE pesanan_id = ${order.pesanan_id}`.execute(db)
  expect(await open()).toBe(original)
})

test('rejects an outdated file, one with mistakes, and another one than previewed', async () => {
  const order = await lunas(40_000)
  const text = `Order ID;Amount\n${order.midtrans_order_id};52000`
  const { sidik } = (await send(text, 'periksa')).body
  await send(text)
  expect((await send(text, 'terapkan', sidik)).body.code).toBe('SETORAN_BERUBAH')
  const wrong = await send('Order ID;Amount\nKS-1;gratis')
  expect(wrong.body).toMatchObject({
    code: 'CSV_ADA_YANG_SALAH',
    errors: [{ msg: 'Baris 2: “gratis” bukan jumlah rupiah' }],
  })
  expect((await send('nama;harga\na;1')).body.message).toContain('kolom “Order ID” tidak ada')
})

test('exports lines, payments and refunds for bookkeeping, in three forms', async () => {
  const oldDate = new Date('2026-03-05T05:00:00Z')
  const order = await lunas(100_000, 'qris', oldDate)
  await buildReturned(db, order, pengguna_id, { jumlah: 4000, waktu: oldDate })
  const take = async (query: object) => {
    const { status, body } = await shop.call(
      exportBookkeeping,
      { query: { dari: '2026-03-05', sampai: '2026-03-05', ...query } } as never,
      { token },
    )
    expect(status).toBe(200)
    return Buffer.from(body).toString().split('\r\n').slice(1, -1)
  }
  const nomor = order.midtrans_order_id
  const { nomor: nota } = await db
    .selectFrom('nota')
    .select('nomor')
    .where('pesanan_id', '=', order.pesanan_id)
    .executeTakeFirstOrThrow()
  const [one] = await take({})
  expect(one).toMatch(new RegExp(`^2026-03-05 12:00:00;${nomor};.+;1;100000;0;100000;0$`))
  expect(await take({ isi: 'pembayaran', bentuk: 'koma' })).toEqual([
    `2026-03-05 12:00:00;${nomor};${nomor};qris;"112000,00";"100000,00";"12000,00";"0,00";"0,00";"0,00";${nota};Pak Budi`,
  ])
  expect(await take({ isi: 'pengembalian', bentuk: 'titik' })).toEqual([
    `2026-03-05 12:00:00,${nomor},${nomor},manual,Botol retak,4000.00,4000.00,0.00,0.00,0.00,${nota},Pak Budi`,
  ])
})

test("exports deduction, tax, provider's fee and overpayment for bookkeeping", async () => {
  const oldDate = new Date(NOW.getTime() - 250 * 86_400_000)
  const { pesanan_id, midtrans_order_id: nomor } = await lunas(100_000, 'qris', oldDate)
  // Rp 5.000 off, Rp 10.450 tax on top, and Rp 1.000 more than the total.
  await sql`UPDATE pesanan_baris SET diskon = 5000, ppn = 10450 WHERE pesanan_id = ${pesanan_id}`.execute(db)
  await sql`UPDATE buku SET jumlah = 118450, barang = 95000, ppn = 10450 WHERE pesanan_id = ${pesanan_id}`.execute(db)
  await sql`INSERT INTO setoran (order_id, pembayaran_id, jumlah, biaya, dibuat)
    SELECT order_id, pembayaran_id, 118450, 830, ${OLD} FROM pembayaran WHERE pesanan_id = ${pesanan_id}`.execute(db)
  const range = { dari: dateWib(oldDate), sampai: dateWib(oldDate) }
  const take = async (text: string) => {
    const { body } = await shop.call(exportBookkeeping, { query: { ...range, isi: text } } as never, { token })
    return Buffer.from(body).toString().split('\r\n')[1]
  }
  expect(await take('baris')).toMatch(/;1;100000;5000;95000;10450$/)
  expect(await take('pembayaran')).toContain(
    `${stampWib(oldDate)};${nomor};${nomor};qris;118450;95000;12000;1000;830;10450;`,
  )
  const { periode } = (await shop.call(getKeuangan, { query: range } as never, { token })).body
  expect(periode).toMatchObject({ barang: 95_000, ppn: 10_450, ongkir: 12_000, lebih: 1000, biaya: 830 })
  // The books of the test's end know only what the order says.
  await sql`UPDATE pesanan_baris SET diskon = 0, ppn = 0 WHERE pesanan_id = ${pesanan_id}`.execute(db)
  await sql`UPDATE buku SET jumlah = 112000, barang = 100000, ppn = 0 WHERE pesanan_id = ${pesanan_id}`.execute(db)
})

test('lists payments not paid out with the oldest first, page by page, filtered by days and numbers', async () => {
  const past = (hari: number) => new Date(NOW.getTime() - hari * 86_400_000)
  const rows = []
  // The first days of August, which no other test uses.
  for (const hari of [110, 108, 109]) rows.push(await lunas(10_000 + hari, 'qris', past(hari)))
  const [a, c, b] = rows
  const range = { dari: '2026-08-01', sampai: '2026-08-04' }
  const list = async (query: object = {}) =>
    (await shop.call(listNotSettled, { query: { ...range, ...query } } as never, { token })).body.map(
      ({ orderId, umur }: { orderId: string; umur: number }) => [orderId, umur],
    )
  const all = [
    [a?.midtrans_order_id, 110],
    [b?.midtrans_order_id, 109],
    [c?.midtrans_order_id, 108],
  ]
  expect(await list()).toEqual(all)
  shop.setClock(new Date(NOW.getTime() - 1))
  expect(
    (await list()).map(([, age]: [string, number]) => age),
    'whole days alone',
  ).toEqual([109, 108, 107])
  shop.setClock(NOW)
  expect(await list({ limit: 1, page: 2 })).toEqual([all[1]])
  expect(await list({ q: c?.midtrans_order_id })).toEqual([all[2]])
  expect(await list({ sampai: '2026-08-03' })).toEqual(all.slice(0, 2))
  // Cash, transfers and payment on delivery are not settled by the provider.
  for (const method of ['tunai', 'transfer', 'cod']) {
    await db
      .updateTable('pembayaran')
      .set({ payment_type: method })
      .where('pesanan_id', '=', c?.pesanan_id ?? 0)
      .execute()
    expect(await list()).toEqual(all.slice(0, 2))
  }
})

/** Refunds of a payment of Rp 112.000, and what the provider still pays out. */
const OWED: [string, { jumlah: number; cara: 'manual' | 'midtrans' | 'bank' | 'batal' }[], number][] = [
  ['nothing', [], 112_000],
  ['a part by hand', [{ jumlah: 12_000, cara: 'manual' }], 112_000],
  ['all by hand', [{ jumlah: 112_000, cara: 'manual' }], 112_000],
  ['a part by the provider', [{ jumlah: 15_000, cara: 'midtrans' }], 97_000],
  ['all by the provider', [{ jumlah: 112_000, cara: 'midtrans' }], 0],
  [
    'a part by the provider, the rest by hand',
    [
      { jumlah: 15_000, cara: 'midtrans' },
      { jumlah: 97_000, cara: 'manual' },
    ],
    97_000,
  ],
  ['all by a chargeback of the bank', [{ jumlah: 112_000, cara: 'bank' }], 0],
  ['a part by a chargeback of the bank', [{ jumlah: 10_000, cara: 'bank' }], 102_000],
  ['all by a cancelled card payment', [{ jumlah: 112_000, cara: 'batal' }], 0],
]

test.each(OWED.map((row, at) => [...row, at] as const))(
  'expects what the provider pays out for a payment of which went back: %s',
  async (_, returned, owed, at) => {
    // Days that no other test uses.
    const past = new Date(NOW.getTime() - (300 + at) * 86_400_000)
    const order = await lunas(100_000, 'qris', past)
    await lunas(100_000, 'tunai', past)
    const { pembayaran_id } = await db
      .selectFrom('pembayaran')
      .select('pembayaran_id')
      .where('pesanan_id', '=', order.pesanan_id)
      .executeTakeFirstOrThrow()
    for (const { jumlah, cara } of returned)
      await db
        .insertInto('buku')
        .values({ pesanan_id: order.pesanan_id, pembayaran_id, jumlah: -jumlah, cara, waktu: NOW })
        .execute()
    const hari = { dari: dateWib(past), sampai: dateWib(past) }
    const { belumDisetor, disetor } = (await shop.call(getKeuangan, { query: hari } as never, { token })).body
    const { body } = await shop.call(listNotSettled, { query: hari } as never, { token })
    expect([belumDisetor.jumlah, belumDisetor.banyak]).toEqual([owed, owed > 0 ? 1 : 0])
    expect(body.map(({ jumlah }: { jumlah: number }) => jumlah)).toEqual(owed > 0 ? [owed] : [])
    expect(disetor.banyak).toBe(0)
    // Refunds do not change a payment that a settlement contains.
    await send(`Order ID;Amount\n${order.midtrans_order_id};112000`)
    const after = (await shop.call(getKeuangan, { query: hari } as never, { token })).body
    expect([after.belumDisetor.banyak, after.disetor.banyak]).toEqual([0, 1])
    // The books of the test's end know only what the order says.
    await sql`DELETE FROM buku WHERE pesanan_id = ${order.pesanan_id} AND jumlah < 0`.execute(db)
  },
)

test('lists settlements with the newest first, page by page, found by a part of their number', async () => {
  for (const nomor of ['KS-DAFTAR-1', 'KS-DAFTAR-2', 'KS-DAFTAR-3']) await send(`Order ID;Amount\n${nomor};7000`)
  const nomor = async (query: object) =>
    (await setoranOf({ q: 'ks-daftar', ...query }))
      .map(({ order_id }: { order_id: string }) => order_id.slice(-1))
      .join('')
  expect(await nomor({})).toBe('321')
  expect(await nomor({ limit: 2, page: 2 })).toBe('1')
  expect(await nomor({ q: 'daftar-2' })).toBe('2')
  expect(await nomor({ status: 'cocok' })).toBe('')
})

test.each([
  ['a fee above the amount', 'Amount;Fee', '5000;5001', 'Fee'],
  ['a net amount above the amount', 'Amount;Net Amount', '5000;5001', 'Fee'],
  ['an invalid fee', 'Amount;Fee', '5000;gratis', 'Fee'],
  ['an invalid amount', 'Amount;Fee', 'x;1', 'Amount'],
])('refuses a file with %s, and writes nothing of it down', async (_, column, text, message) => {
  const { body } = await send(`Order ID;${column}\nKS-BENAR;1000;1\nKS-SALAH;${text}`, 'periksa')
  expect(body.galat).toMatchObject([{ baris: 3, kolom: message }])
  expect((await send(`Order ID;${column}\nKS-BENAR;1000;1\nKS-SALAH;${text}`)).body.code).toBe('CSV_ADA_YANG_SALAH')
  expect(await setoranOf({ q: 'KS-BENAR' })).toEqual([])
})

test('takes a whole fee, a fee by the net, and a line that stands there twice once', async () => {
  const { body } = await send(
    'Order ID;Amount;Fee;Net Amount\nKS-BIAYA-1;5000;5000;\nKS-BIAYA-2;5000;;4000\nKS-BIAYA-2;5000;;4000\nKS-BIAYA-3;0;;\nKS-BIAYA-4;-1;;',
  )
  expect(body.jumlah).toEqual({ ...empty, asing: 2, dilewati: 3 })
  expect((await setoranOf({ q: 'KS-BIAYA' })).map(({ biaya }: { biaya: number }) => biaya)).toEqual([1000, 5000])
  const [entry] = (await shop.call(listJejak, { query: { jenis: 'setoran', rujukan: '0' } }, { token })).body
  expect(entry).toMatchObject({ tindakan: 'impor', sesudah: { asing: 2, cocok: 0 } })
})
