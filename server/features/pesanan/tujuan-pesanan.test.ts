import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { updateTujuan } from '#contract/pesanan/tujuan-admin.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { buildAdmin, buildPelanggan, buildPesanan } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let auth: { token: string }
beforeAll(async () => {
  shop = await testApp()
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const TUJUAN = {
  nama: 'Bu Sari',
  no_hp: '081298765432',
  jenis: 'rumah',
  // The client's names of the region are ignored; only the code counts.
  wilayah: { kode: '51.08.09', provinsi: 'x', kabupaten: 'x', kecamatan: 'x' },
  kode_pos: '81173',
  rincian: 'Jl. Mawar 1',
  patokan: '',
} as const

async function buildOrder(change: Parameters<typeof buildPesanan>[3] = { status_pembayaran: 'success' }) {
  const { db, clock } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, clock())
  const { pesanan_id } = await buildPesanan(db, clock(), pengguna_id, change)
  return pesanan_id
}
const read = async (orderId: number) => (await shop.call(getPesananAdmin, { params: { orderId } }, auth)).body
const save = (orderId: number, body: object) => shop.call(updateTujuan, { params: { orderId }, body }, auth)

test('reads an order with a text alone as that text, and corrects it part by part', async () => {
  const orderId = await buildOrder()
  const { tujuan: original, alamat } = await read(orderId)
  expect(original).toMatchObject({ rincian: alamat, wilayah: null, jenis: 'rumah', kode_pos: '', patokan: '' })

  const { status, body } = await save(orderId, { tujuan: TUJUAN, semula: { tujuan: original } })
  const wilayah = { kode: '51.08.09', provinsi: 'Bali', kabupaten: 'Kabupaten Buleleng', kecamatan: 'Tejakula' }
  expect([status, body.tujuan]).toEqual([200, { ...TUJUAN, wilayah }])
  expect(await read(orderId)).toMatchObject({
    nama: 'Bu Sari',
    no_hp: '081298765432',
    tujuan: { ...TUJUAN, wilayah },
    alamat: 'Jl. Mawar 1\nTejakula, Kabupaten Buleleng, Bali 81173',
  })
  const jejak = (await shop.call(listJejak, { query: { jenis: 'pesanan', rujukan: `${orderId}` } }, auth)).body
  expect(jejak).toMatchObject([{ tindakan: 'ubah', sesudah: { alamat: '(diganti)' } }])
  expect(JSON.stringify(jejak)).not.toContain('Mawar')
})

test('rejects a change of an outdated address, and writes no trail without a change', async () => {
  const orderId = await buildOrder()
  const { tujuan: original } = await read(orderId)
  await save(orderId, { tujuan: TUJUAN, semula: { tujuan: original } })
  const answer = await save(orderId, { tujuan: { ...TUJUAN, rincian: 'Jl. Melati 2' }, semula: { tujuan: original } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'ISIAN_BENTROK', bentrok: [{ path: 'tujuan' }] } })
  const { tujuan } = await read(orderId)
  expect((await save(orderId, { tujuan, semula: { tujuan } })).status).toBe(200)
  expect((await shop.call(listJejak, { query: { jenis: 'pesanan', rujukan: `${orderId}` } }, auth)).body).toHaveLength(
    1,
  )
})

test.each([
  ['is completed', { status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' }],
  ['was cancelled', { status_pembayaran: 'cancelled' }],
  ['was refunded', { status_pembayaran: 'refunded' }],
] as const)('keeps the address of an order that %s', async (_, change) => {
  const orderId = await buildOrder(change)
  expect(await save(orderId, { tujuan: TUJUAN })).toMatchObject({
    status: 409,
    body: { code: 'ALAMAT_TIDAK_DAPAT_DIUBAH' },
  })
})

test.each([
  [{ nama: '' }, 400, 'VALIDATION_FAILED'],
  [{ no_hp: '12' }, 400, 'VALIDATION_FAILED'],
  [{ rincian: '' }, 400, 'VALIDATION_FAILED'],
  [{ kode_pos: '1' }, 400, 'VALIDATION_FAILED'],
  [{ wilayah: { ...TUJUAN.wilayah, kode: '99.99.99' } }, 422, 'WILAYAH_TIDAK_ADA'],
])('rejects %j', async (change, status, code) => {
  expect(await save(await buildOrder(), { tujuan: { ...TUJUAN, ...change } })).toMatchObject({ status, body: { code } })
})
