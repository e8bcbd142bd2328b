import { afterAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { getPesananAdmin, listPesanan } from '#contract/pesanan-admin/admin.ts'
import { addCatatan, deleteCatatan, listPenanda, updatePenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const admin = await buildAdmin(db, clock())
afterAll(() => shop.close())

const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token: admin.token })
async function order() {
  const { pengguna_id } = await buildPelanggan(db, clock())
  const finished = { status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' } as const
  const { pesanan_id: orderId, midtrans_order_id: nomor } = await buildPesanan(db, clock(), pengguna_id, finished, [
    { produk: await buildProduk(db, clock()), jumlah: 1 },
  ])
  return { orderId, nomor, pengguna_id }
}
const read = async (orderId: number) => (await ask(getPesananAdmin, { params: { orderId } })).body
const record = (orderId: number, text: string) => ask(addCatatan, { params: { orderId }, body: { isi: text } })
const tag = (orderId: number, penanda: string[], original?: string[]) =>
  ask(updatePenanda, {
    params: { orderId },
    body: { penanda, ...(original && { semula: { penanda: original } }) },
  })
const jejak = async (orderId: number) =>
  (await ask(listJejak, { query: { jenis: 'pesanan', rujukan: String(orderId) } })).body
const cari = async (query: object) =>
  (await ask(listPesanan, { query })).body.map((row: { midtrans_order_id: string }) => row.midtrans_order_id)

test('shows author and time of a note, and keeps its text out of the trail', async () => {
  const { orderId } = await order()
  expect((await record(orderId, '  Telepon dulu\r\nsebelum kirim ')).status).toBe(201)
  await record(orderId, 'Minta dus tebal')
  expect((await read(orderId)).catatan_kantor).toMatchObject([
    { isi: 'Telepon dulu\nsebelum kirim', nama: admin.nama, waktu: clock().toISOString() },
    { isi: 'Minta dus tebal' },
  ])
  const all = await jejak(orderId)
  expect(all).toMatchObject([{ tindakan: 'ubah', sesudah: { catatan_kantor: '(ditambah)' } }, {}])
  expect(JSON.stringify(all)).not.toContain('Telepon')
})

test('deletes a note once, and only by its own order', async () => {
  const [one, other] = [await order(), await order()]
  const { catatanId } = (await record(one.orderId, 'Salah tulis')).body
  const remove = (orderId: number) => ask(deleteCatatan, { params: { orderId, catatanId } })
  expect((await remove(other.orderId)).body.code).toBe('CATATAN_TIDAK_ADA')
  expect((await remove(one.orderId)).status).toBe(200)
  expect((await remove(one.orderId)).body.code).toBe('CATATAN_TIDAK_ADA')
  expect((await read(one.orderId)).catatan_kantor).toEqual([])
  expect((await jejak(one.orderId))[0].sesudah).toEqual({ catatan_kantor: '(dihapus)' })
})

test.each([[''], ['   '], ['x'.repeat(1001)]])('rejects a note of %j', async (text) => {
  expect((await record((await order()).orderId, text)).status).toBe(400)
})

test('stores labels in lower case and once each, suggests them by use, and writes a trail', async () => {
  const [a, b] = [await order(), await order()]
  const { body } = await tag(a.orderId, ['  Borongan ', 'BORONGAN', 'agen  hurun'])
  expect(body.penanda).toEqual(['borongan', 'agen hurun'])
  await tag(b.orderId, ['borongan'])
  expect((await read(a.orderId)).penanda).toEqual(['borongan', 'agen hurun'])
  const mine = (await ask(listPenanda, {})).body.filter(({ penanda }: { penanda: string }) =>
    ['borongan', 'agen hurun'].includes(penanda),
  )
  expect(mine).toEqual([
    { penanda: 'borongan', jumlah: 2 },
    { penanda: 'agen hurun', jumlah: 1 },
  ])
  expect((await jejak(b.orderId))[0]).toMatchObject({ sebelum: { penanda: [] }, sesudah: { penanda: ['borongan'] } })
  await tag(b.orderId, [])
  expect((await read(b.orderId)).penanda).toEqual([])
})

test('rejects a change of outdated labels with the present ones', async () => {
  const { orderId } = await order()
  await tag(orderId, ['cepat'], [])
  const { status, body } = await tag(orderId, ['lambat'], [])
  expect([status, body.code, body.bentrok[0].sekarang]).toEqual([409, 'ISIAN_BENTROK', ['cepat']])
  expect((await tag(orderId, ['cepat', 'lambat'], ['cepat'])).status).toBe(200)
})

test.each([
  ['too many', Array.from({ length: 11 }, (_, at) => `kata ${at}`)],
  ['too long', ['x'.repeat(31)]],
  ['empty', [' ']],
  ['several labels in one', ['satu, dua']],
])('rejects labels that are %s', async (_, penanda) => {
  expect((await tag((await order()).orderId, penanda)).status).toBe(400)
})

test('finds an order by its notes and labels, in any list', async () => {
  const { orderId, nomor } = await order()
  await record(orderId, 'Kandang nomor tujuhbelas')
  await tag(orderId, ['pelangi'])
  for (const q of ['tujuhbelas', 'KANDANG NOMOR', 'Pelangi'])
    for (const kind of ['satuan', 'semua']) expect(await cari({ q, jenis: kind })).toEqual([nomor])
  expect(await cari({ q: 'tujuhbelas', jenis: 'paketan' })).toEqual([])
  expect(await cari({ penanda: 'PELANGI', jenis: 'semua' })).toEqual([nomor])
  expect(await cari({ penanda: 'tidak dipakai' })).toEqual([])
})

test('deletes notes and labels with a person', async () => {
  const { orderId, pengguna_id: userId } = await order()
  await record(orderId, 'Anaknya bernama Rudi')
  await tag(orderId, ['pak rudi'])
  expect((await ask(deletePengguna, { params: { userId } })).status).toBe(200)
  expect(await read(orderId)).toMatchObject({ catatan_kantor: [], penanda: [] })
  expect(JSON.stringify(await jejak(orderId))).not.toMatch(/rudi/i)
})
