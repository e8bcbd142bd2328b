import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '#contract/endpoint.ts'
import { countPesanan, exportPesanan, findPesanan, listPesanan } from '#contract/pesanan-admin/admin.ts'
import { midnightWib } from '#contract/wib.ts'
import type { ProdukRow } from '#server/db/schema.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk, buildResep } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
let pembeli: Awaited<ReturnType<typeof buildPelanggan>>
let produk: ProdukRow

beforeAll(async () => {
  shop = await testApp()
  const { db, clock } = shop.deps
  admin = await buildAdmin(db, clock())
  pembeli = await buildPelanggan(db, clock())
  produk = await buildProduk(db, clock(), { harga: 50_000 })
})
afterAll(() => shop.close())

/** Inserts orders directly into the table; placing orders is tested elsewhere. */
const insert = (change: Parameters<typeof buildPesanan>[3], lines = [{ nama: 'Vitamin C', jumlah: 2 }]) =>
  buildPesanan(
    shop.deps.db,
    shop.deps.clock(),
    pembeli.pengguna_id,
    change,
    lines.map(({ nama, jumlah }) => ({ produk: { ...produk, nama }, jumlah })),
  )

const list = async (query: Input<typeof listPesanan>['query']) => {
  const { body, headers } = await shop.call(listPesanan, { query }, { token: admin.token })
  return {
    nomor: body.map((row: { midtrans_order_id: string }) => row.midtrans_order_id),
    total: headers['x-total-count'],
  }
}
const nomor = (...rows: { midtrans_order_id: string }[]) => rows.map(({ midtrans_order_id }) => midtrans_order_id)

test('searches each table by number, buyer and phone, newest first, page by page', async () => {
  const a = await insert({ nama: 'Siti Aminah', dibuat: new Date('2026-01-01T00:00:00Z') })
  const b = await insert({ nama: 'Siti Aminah', no_hp: '085511112222', dibuat: new Date('2026-01-02T00:00:00Z') })
  const c = await insert({ nama: 'Siti Aminah', jenis: 'paketan' })
  expect(await list({ q: 'siti AMINAH' })).toEqual({ nomor: nomor(b, a), total: '2' })
  expect(await list({ q: 'siti aminah', urut: 'dibuat' })).toMatchObject({ nomor: nomor(a, b) })
  expect(await list({ q: 'siti aminah', limit: 1, page: 2 })).toEqual({ nomor: nomor(a), total: '2' })
  expect(await list({ q: 'siti aminah', jenis: 'paketan' })).toMatchObject({ nomor: nomor(c) })
  for (const q of ['TI amin', 'i amin', 'siti a', 'ti ami'])
    expect(await list({ q })).toMatchObject({ nomor: nomor(b, a) })
  expect(await list({ q: 'aminah siti' })).toMatchObject({ nomor: [] })
  expect(await list({ q: '08551111' })).toMatchObject({ nomor: nomor(b) })
  expect(await list({ q: a.midtrans_order_id.toLowerCase() })).toMatchObject({ nomor: nomor(a) })
  expect(await list({ q: '%%%' })).toMatchObject({ nomor: [] })
})

test.each([
  '0857 3344-5566',
  '+62 857-3344-5566',
  '6285733445566',
  '(0857) 3344 5566',
  '85733445566',
  '0857.3344',
  '33445566',
])('finds a phone as %s, in any format of the order', async (q) => {
  const shapes = ['085733445566', '+62 857-3344-5566', '0857 3344 5566', '(0857)33445566']
  const rows = []
  for (const no_hp of shapes) rows.unshift(await insert({ no_hp }))
  const { nomor: all } = await list({ q })
  expect(all.slice(0, shapes.length)).toEqual(nomor(...rows))
})

test('finds an order by parcel and product, once, with the filters of the list', async () => {
  const lines = [
    { nama: 'Oksitetra Biru Laut', jumlah: 1 },
    { nama: 'Vitamin Biru Laut', jumlah: 1 },
  ]
  const a = await insert({ resi: 'JNE-77/Biru Laut' }, lines)
  const b = await insert({ status_pembayaran: 'success', nama: 'Biru Laut' }, lines)
  const c = await insert({ dibuat: new Date('2026-01-01T00:00:00Z') }, lines)
  expect(await list({ q: 'biru LAUT' })).toEqual({ nomor: nomor(b, a, c), total: '3' })
  expect(await list({ q: 'biru laut', urut: 'dibuat', limit: 2 })).toEqual({ nomor: nomor(c, a), total: '3' })
  expect(await list({ q: 'biru laut', urut: 'dibuat', limit: 2, page: 2 })).toMatchObject({ nomor: nomor(b) })
  expect(await list({ q: 'oksitetra biru', pembayaran: 'success' })).toEqual({ nomor: nomor(b), total: '1' })
  expect(await list({ q: 'jne-77/' })).toMatchObject({ nomor: nomor(a) })
})

test('returns the lists in which a search has results', async () => {
  const name = 'Pak Tempat'
  const placeOf = async (q: string) => (await shop.call(findPesanan, { query: { q } }, { token: admin.token })).body
  await insert({ nama: name, status_pembayaran: 'success' })
  await insert({ nama: name })
  await insert({ nama: name, jenis: 'paketan' })
  const archived = await insert({ nama: name, jenis: 'paketan', status_pembayaran: 'cancelled', arsip: new Date() })
  const none = { jumlah: 0 }
  expect(await placeOf('pak tempat')).toEqual([
    { jenis: 'satuan', arsip: false, jumlah: 2 },
    { jenis: 'satuan', arsip: true, jumlah: 0 },
    { jenis: 'paketan', arsip: false, jumlah: 1 },
    { jenis: 'paketan', arsip: true, jumlah: 1 },
  ])
  expect(await placeOf(archived.midtrans_order_id)).toMatchObject([none, none, none, { jumlah: 1 }])
  expect(await placeOf('tidak di mana-mana')).toMatchObject([none, none, none, none])
})

test('states, marks and days narrow the list; a day is a day in WIB', async () => {
  const name = 'Saring Saja'
  const night = await insert({ nama: name, dibuat: new Date('2026-03-09T16:59:59Z') })
  const morning = await insert({ nama: name, dibuat: new Date('2026-03-09T17:00:00Z'), status_pembayaran: 'success' })
  const end = await insert({
    nama: name,
    dibuat: new Date('2026-03-10T16:59:59Z'),
    status_pembayaran: 'success',
    status_pesanan: 'Sedang Di Proses',
    perhatian: ['dibayar dua kali'],
  })
  const q = name
  expect(await list({ q, dari: '2026-03-10', sampai: '2026-03-10' })).toMatchObject({ nomor: nomor(end, morning) })
  expect(await list({ q, sampai: '2026-03-09' })).toMatchObject({ nomor: nomor(night) })
  expect(await list({ q, pembayaran: 'success' })).toMatchObject({ nomor: nomor(end, morning) })
  expect(await list({ q, status: 'Sedang Di Proses' })).toMatchObject({ nomor: nomor(end) })
  expect(await list({ q, pembayaran: 'success', status: 'Menunggu Respon' })).toMatchObject({ nomor: nomor(morning) })
  expect(await list({ q, lihat: 'perhatian' })).toMatchObject({ nomor: nomor(end) })
})

test('distinguishes orders that need a person and orders that end today', async () => {
  const name = 'Pak Perhatian'
  const now = shop.deps.clock()
  const withoutStok = await insert({ nama: name, status_pembayaran: 'success', perhatian: ['lunas tanpa stok'] })
  const both = await insert({
    nama: name,
    status_pembayaran: 'success',
    perhatian: ['lunas tanpa stok', 'dibayar dua kali'],
  })
  const expired = await insert({ nama: name, status_pembayaran: 'pending', batas_bayar: now })
  await insert({ nama: name, status_pembayaran: 'pending', batas_bayar: new Date(now.getTime() + 2 * 86_400_000) })
  const known = ['uang kembali sebagian', 'dana dikembalikan lewat transfer', 'lunas tanpa stok']
  for (const mark of known.slice(0, 2))
    await insert({ nama: 'Bu Tahu', status_pembayaran: 'success', perhatian: [mark] })
  await insert({ nama: 'Bu Tahu', status_pembayaran: 'success', perhatian: known })
  const doubtful = []
  for (const mark of ['jumlah pembayaran tidak cocok', 'transaksi pesanan lain', 'pembayaran ditarik kembali'])
    doubtful.unshift(await insert({ nama: 'Bu Tahu', perhatian: [mark, 'lunas tanpa stok'] }))
  expect(await list({ q: 'bu tahu', lihat: 'meragukan' })).toMatchObject({ nomor: nomor(...doubtful) })
  expect(await list({ q: name, lihat: 'perhatian' })).toMatchObject({ nomor: nomor(both, withoutStok) })
  expect(await list({ q: name, lihat: 'tanpa-stok' })).toMatchObject({ nomor: nomor(both, withoutStok) })
  expect(await list({ q: name, lihat: 'meragukan' })).toMatchObject({ nomor: nomor(both) })
  expect(await list({ q: name, lihat: 'habis' })).toMatchObject({ nomor: nomor(expired) })
})

test('rejects a search too short for the index, and an unknown filter', async () => {
  for (const query of [{ q: 'ab' }, { urut: 'total_harga' as 'dibuat' }, { dari: '2026-13-01' }])
    expect((await shop.call(listPesanan, { query }, { token: admin.token })).status).toBe(400)
})

test('shows several lines as one, with all units', async () => {
  const row = await insert({ nama: 'Banyak Baris' }, [
    { nama: 'Probiotik', jumlah: 1 },
    { nama: 'Vitamin', jumlah: 4 },
  ])
  const { body } = await shop.call(listPesanan, { query: { q: row.midtrans_order_id } }, { token: admin.token })
  expect(body).toMatchObject([{ nama_produk: 'Probiotik (+1 lainnya)', jumlah: 5, total_harga: 262_000 }])
})

test('counts the states of each table', async () => {
  const count = async () =>
    (await shop.call(countPesanan, { query: { jenis: 'paketan' } }, { token: admin.token })).body
  const before = await count()
  await insert({ jenis: 'paketan', status_pembayaran: 'pending' })
  await insert({ jenis: 'paketan', status_pembayaran: 'success' })
  await insert({ jenis: 'paketan', status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' })
  await insert({ jenis: 'paketan', status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' })
  await insert({ jenis: 'paketan', status_pembayaran: 'cancelled', perhatian: ['dibayar dua kali'] })
  const after = await count()
  expect(Object.keys(after).map((key) => after[key] - before[key])).toEqual([1, 1, 1, 1, 1])
})

test('exports every filtered order, over its batches, without formulas', async () => {
  const name = 'Ekspor Besar'
  for (let i = 0; i < 501; i++)
    await insert({ nama: name, nama_shipping: 'Reguler', catatan: i === 0 ? '=1+1' : 'biasa, saja' })
  const answer = await shop.call(exportPesanan, { query: { q: name } }, { token: admin.token })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="pesanan-[\d-]+\.csv"$/)
  const lines = String(answer.body).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFNomor Pesanan;Tanggal \(WIB\);Jenis;Pembeli;Email/)
  expect(lines).toHaveLength(502)
  expect(new Set(lines).size).toBe(502)
  expect(lines.at(-1)).toContain(`;"'=1+1";`)
  expect(lines[1]).toContain(
    ';2 x Vitamin C;100000;12000;112000;Reguler;Menunggu Pembayaran;Menunggu Respon;;;"biasa, saja";',
  )
})

test('combines both tables in the list of all, page by page, with every filter and count', async () => {
  const name = 'Semua Sekali'
  const a = await insert({ nama: name, dibuat: new Date('2026-01-01T00:00:00Z') })
  const b = await insert({ nama: name, jenis: 'paketan', dibuat: new Date('2026-01-02T00:00:00Z') })
  const c = await insert({ nama: name, status_pembayaran: 'success', dibuat: new Date('2026-01-03T00:00:00Z') })
  const archived = await insert({ nama: name, jenis: 'paketan', status_pembayaran: 'cancelled', arsip: new Date() })
  const all = { q: name, jenis: 'semua' } as const
  expect(await list(all)).toEqual({ nomor: nomor(c, b, a), total: '3' })
  expect(await list({ ...all, urut: 'dibuat' })).toMatchObject({ nomor: nomor(a, b, c) })
  expect(await list({ ...all, limit: 1, page: 2 })).toEqual({ nomor: nomor(b), total: '3' })
  expect(await list({ ...all, pembayaran: 'success' })).toMatchObject({ nomor: nomor(c) })
  expect(await list({ ...all, lihat: 'arsip' })).toMatchObject({ nomor: nomor(archived) })

  const count = async (kind: 'semua' | 'satuan' | 'paketan') =>
    (await shop.call(countPesanan, { query: { jenis: kind } }, { token: admin.token })).body
  const [s, satuan, packaged] = [await count('semua'), await count('satuan'), await count('paketan')]
  for (const label of Object.keys(s)) expect([label, s[label]]).toEqual([label, satuan[label] + packaged[label]])
})

test('lists packed orders without a number, and those in transit', async () => {
  const name = 'Lihat Saja'
  const success = { nama: name, status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' } as const
  await insert({ nama: name, status_pembayaran: 'success' })
  const packed = await insert(success)
  const sent = await insert({ ...success, resi: 'JP1' })
  await insert({ ...success, status_pesanan: 'Pesanan Selesai', resi: 'JP2' })
  expect(await list({ q: name, lihat: 'siap-kirim' })).toMatchObject({ nomor: nomor(packed) })
  expect(await list({ q: name, lihat: 'di-jalan' })).toMatchObject({ nomor: nomor(sent) })
})

test('lists orders that end today in Jakarta, unless they wait for the shop', async () => {
  const name = 'Tenggat Hari Ini'
  const end = midnightWib(shop.deps.clock(), -1)
  const entered = await insert({ nama: name, batas_bayar: new Date(end.getTime() - 1) })
  const expired = await insert({ nama: name, batas_bayar: new Date(end.getTime() - 5 * 86_400_000) })
  await insert({ nama: name, batas_bayar: end })
  await insert({ nama: name, batas_bayar: entered.batas_bayar, status_pembayaran: 'expired' })
  expect(await list({ q: name, lihat: 'habis' })).toMatchObject({ nomor: nomor(expired, entered) })

  const { db, clock } = shop.deps
  const ongkir = await insert({ nama: name, batas_bayar: entered.batas_bayar })
  await sql`UPDATE pesanan SET menunggu_ongkir = true, ongkir_cara = 'konfirmasi', biaya_kirim = 0, total_harga = subtotal
    WHERE pesanan_id = ${ongkir.pesanan_id}`.execute(db)
  const { resep_id } = await buildResep(db, clock(), pembeli.pengguna_id)
  const resep = await insert({ nama: name, batas_bayar: entered.batas_bayar, resep_id, menunggu_resep: true })
  expect(await list({ q: name, lihat: 'habis' })).toMatchObject({ nomor: nomor(expired, entered) })
  // The fee of a prescription order is confirmed after the prescription.
  await sql`UPDATE pesanan SET menunggu_ongkir = true, ongkir_cara = 'konfirmasi', biaya_kirim = 0, total_harga = subtotal
    WHERE pesanan_id = ${resep.pesanan_id}`.execute(db)
  expect(await list({ q: name, lihat: 'ongkir' })).toMatchObject({ nomor: nomor(ongkir) })
  await sql`UPDATE pesanan SET menunggu_ongkir = false, ongkir_cara = 'tetap' WHERE pesanan_id = ${resep.pesanan_id}`.execute(
    db,
  )
})

test('lists orders named one by one, also archived ones, and no others', async () => {
  const name = 'Disebut Satu'
  const [a, b] = [
    await insert({ nama: name }),
    await insert({ nama: name, status_pembayaran: 'cancelled', arsip: new Date() }),
  ]
  await insert({ nama: name })
  const id = `${a.pesanan_id},${b.pesanan_id}`
  const answer = await shop.call(exportPesanan, { query: { jenis: 'semua', id } as never }, { token: admin.token })
  const lines = String(answer.body).trimEnd().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(';')[0]).toSorted()).toEqual(nomor(a, b).toSorted())
})
