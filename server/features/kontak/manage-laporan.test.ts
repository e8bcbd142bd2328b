import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { deleteLaporan, getLaporan, type Laporan, listLaporan, resolveLaporan } from '#contract/kontak/admin.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { buildAdmin, newAlamat } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.deps.db.deleteFrom('laporan').execute()
})

const auth = () => ({ token: admin.token })
const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * 60_000))
const list = (query: object = {}) => shop.call(listLaporan, { query }, auth())

/** Sends a message through the contact form, one minute after the previous one and from another IP address. */
async function send(name: string, pesan = 'Kapan kirim ke Lampung?'): Promise<Laporan> {
  later(1)
  await shop.call(createLaporan, { body: { nama: name, email: 'sari@contoh.id', pesan } }, { dari: newAlamat() })
  const all: Laporan[] = (await list({ limit: 100 })).body
  return all.reduce((newest, one) => (one.laporanId > newest.laporanId ? one : newest))
}
const handle = (laporanId: number, handled: boolean) =>
  shop.call(resolveLaporan, { params: { laporanId }, body: { ditangani: handled } }, auth())

test("returns the whole list, newest first, with the specification's field names §3.22", async () => {
  const [old, created] = [await send('Pak Lama'), await send('Pak Baru', 'Obatnya\nmanjur')]
  const { body, headers } = await list()
  const ids = [old.laporanId, created.laporanId]
  expect(body.filter(({ laporanId }: Laporan) => ids.includes(laporanId))).toEqual([created, old])
  expect(created).toEqual({
    laporanId: expect.any(Number),
    name: 'Pak Baru',
    email: 'sari@contoh.id',
    message: 'Obatnya\nmanjur',
    date: shop.deps.clock().toISOString(),
    nomor_pesanan: '',
    foto: [],
    foto_dihapus: null,
    ditangani: null,
    ditanganiOleh: null,
  })
  expect(headers['x-total-count']).toBe(String(body.length))
})

test('marks a message as handled by the first administrator, and can reopen it', async () => {
  const { laporanId } = await send('Bu Tangan')
  const since = shop.deps.clock().toISOString()
  expect((await handle(laporanId, true)).body).toMatchObject({ ditangani: since, ditanganiOleh: admin.nama })

  later(5)
  const other = await buildAdmin(shop.deps.db, shop.deps.clock())
  const again = await shop.call(
    resolveLaporan,
    { params: { laporanId }, body: { ditangani: true } },
    { token: other.token },
  )
  expect(again.body).toMatchObject({ ditangani: since, ditanganiOleh: admin.nama })

  await handle(laporanId, false)
  const { body } = await shop.call(getLaporan, { params: { laporanId } }, auth())
  expect(body).toMatchObject({ ditangani: null, ditanganiOleh: null })
  const jejak = await shop.call(listJejak, { query: { jenis: 'laporan', rujukan: String(laporanId) } }, auth())
  expect(jejak.body).toMatchObject([
    { tindakan: 'status', judul: 'Bu Tangan', sebelum: { ditangani: true }, sesudah: { ditangani: false } },
    { tindakan: 'status', sebelum: { ditangani: false }, sesudah: { ditangani: true } },
  ])
})

test('deletes a message, and does not repeat its text in the trail', async () => {
  const { laporanId } = await send('Bu Hapus', 'Sandi brankas')
  const gone = await shop.call(deleteLaporan, { params: { laporanId } }, auth())
  expect([gone.status, gone.body.message]).toEqual([200, 'Pesan telah dihapus.'])
  expect((await list({ q: 'brankas' })).body).toEqual([])
  const { body } = await shop.call(listJejak, { query: { jenis: 'laporan', rujukan: String(laporanId) } }, auth())
  expect(body).toMatchObject([{ tindakan: 'hapus', oleh: admin.nama }])
  expect(JSON.stringify(body)).not.toContain('brankas')
})

test.each([
  ['read', () => shop.call(getLaporan, { params: { laporanId: 999_999 } }, auth())],
  ['marked', () => handle(999_999, true)],
  ['deleted', () => shop.call(deleteLaporan, { params: { laporanId: 999_999 } }, auth())],
])('rejects a missing message: %s', async (_, call) => {
  const { status, body } = await call()
  expect([status, body.message]).toEqual([404, 'Pesan tidak ditemukan. Lihat lagi daftarnya.'])
})

test('searches, filters and pages the list', async () => {
  const [a, b, c] = [await send('Cari Satu'), await send('Cari Dua'), await send('Cari Tiga')]
  await handle(b.laporanId, true)
  const names = async (query: object) => {
    const { body, headers } = await list(query)
    return [body.map(({ name }: Laporan) => name), headers['x-total-count']]
  }
  expect(await names({ q: 'cari', status: 'belum' })).toEqual([[c.name, a.name], '2'])
  expect(await names({ q: 'CARI', status: 'sudah' })).toEqual([[b.name], '1'])
  expect(await names({ q: 'cari', limit: 2, page: 2 })).toEqual([[a.name], '3'])
})
