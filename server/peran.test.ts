import { afterAll, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { correctStok, getProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { createArtikel } from '#contract/konten/admin.ts'
import { getArtikel } from '#contract/konten/endpoints.ts'
import { ROLES_BY_FEATURE } from '#contract/peran.ts'
import { getLot, listLot, splitLot, updateLot } from '#contract/stok/lot-list-admin.ts'
import { FEATURES } from '#server/features.ts'
import {
  buildAdmin,
  buildLot,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  dateAhead,
} from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
const { db, clock } = shop.deps
afterAll(() => shop.close())
const as = async (peran: string) => ({ token: (await buildAdmin(db, clock(), peran)).token })
const [pemilik, gudang, konten, two] = await Promise.all(['pemilik', 'gudang', 'konten', 'gudang,konten'].map(as))

test('every feature with named roles exists', () => {
  const rooms = new Set(FEATURES.map(({ name }) => name))
  expect(Object.keys(ROLES_BY_FEATURE).filter((name) => !rooms.has(name))).toEqual([])
})

test('counts what a role may do, and shows money to the owner only', async () => {
  const pembeli = await buildPelanggan(db, clock())
  const produk = await buildProduk(db, clock(), { stok: 1, stok_minimum: 5 })
  await buildPesanan(db, clock(), pembeli.pengguna_id, { status_pembayaran: 'success' }, [{ produk, jumlah: 1 }])
  const dasbor = async (who: typeof pemilik) => (await shop.call(getDasbor, {}, who)).body

  const whole = await dasbor(pemilik)
  expect(whole.tugas).toMatchObject({ perluDiproses: { satuan: 1 }, laporanBaru: 0 })
  expect(whole.harian.length).toBeGreaterThan(0)
  expect(await dasbor(gudang)).toMatchObject({ harian: [], terlaris: [], ruang: [] })
  const [ownsGudang, ownsKonten, ownsTwo] = await Promise.all(
    [gudang, konten, two].map(async (who) => Object.keys((await dasbor(who)).tugas).sort()),
  )
  expect(ownsGudang).toEqual(expect.arrayContaining(['stokMenipis', 'menungguKemas']))
  expect(ownsGudang).not.toContain('perluDiproses')
  expect(ownsKonten).toContain('laporanBaru')
  expect(ownsTwo).toEqual([...new Set([...(ownsGudang ?? []), ...(ownsKonten ?? [])])].sort())
})

test("shows a feature's trail to its roles, and the whole to the owner", async () => {
  const { produk_id } = await buildProduk(db, clock())
  const { versiStok } = (await shop.call(getProdukAdmin, { params: { produkId: produk_id } }, gudang)).body
  const koreksi = { params: { produkId: produk_id }, body: { perubahan: 2, versiStok, keterangan: 'Hitung ulang' } }
  expect((await shop.call(correctStok, koreksi, gudang)).status).toBe(200)
  const read = async (who: typeof pemilik, query: object) => {
    const { status, body } = await shop.call(listJejak, { query }, who)
    return [status, Array.isArray(body) ? body.length : body.code]
  }
  const produk = { jenis: 'produk', rujukan: String(produk_id) }
  expect(await read(gudang, produk)).toEqual([200, 1])
  expect(await read(pemilik, produk)).toEqual([200, 1])
  expect(await read(konten, produk)).toEqual([403, 'BUKAN_BAGIAN_ANDA'])
  expect(await read(gudang, {})).toEqual([403, 'BUKAN_BAGIAN_ANDA'])
  expect(await read(gudang, { jenis: 'pesanan' })).toEqual([403, 'BUKAN_BAGIAN_ANDA'])
  expect(await read(gudang, { jenis: 'bukan-apa-apa' })).toEqual([403, 'BUKAN_BAGIAN_ANDA'])
  expect((await read(pemilik, {}))[0]).toBe(200)
})

test('shows and changes cost prices for the owner only', async () => {
  const { produk_id } = await buildProduk(db, clock())
  const expiry = dateAhead(clock(), 800)
  const lotId = await buildLot(db, clock(), produk_id, { nomor: 'M-1', kedaluwarsa: expiry, hargaModal: 80_000 })
  const modalOf = async (who: typeof pemilik) => (await shop.call(getLot, { params: { lotId } }, who)).body.harga_modal
  expect([await modalOf(pemilik), await modalOf(gudang)]).toEqual([80_000, null])
  const { body: list } = await shop.call(listLot, { query: { produkId: produk_id, keadaan: 'dijual' } }, gudang)
  expect(list).toContainEqual(expect.objectContaining({ lotId, harga_modal: null }))

  const whole = { nomor: 'M-1', kedaluwarsa: expiry, harga_modal: '', pemasok: 'CV Laut' }
  const changed = await shop.call(updateLot, { params: { lotId }, body: whole }, gudang)
  expect(changed).toMatchObject({ status: 200, body: { harga_modal: null, pemasok: 'CV Laut' } })
  expect(await modalOf(pemilik)).toBe(80_000)

  const withoutNomor = await shop.call(listLot, { query: { produkId: produk_id, keadaan: 'tanpa-nomor' } }, pemilik)
  const params = { lotId: withoutNomor.body[0].lotId }
  await shop.call(updateLot, { params, body: { harga_modal: '70000', semula: {} } }, pemilik)
  const body = { jumlah: 2, nomor: 'M-2', kedaluwarsa: expiry, harga_modal: '1', pemasok: '' }
  const { body: created } = await shop.call(splitLot, { params, body }, gudang)
  expect(await shop.call(getLot, { params: { lotId: created.lotId } }, pemilik)).toMatchObject({
    body: { harga_modal: 70_000 },
  })

  const jejak = async (who: typeof pemilik) =>
    JSON.stringify((await shop.call(listJejak, { query: { jenis: 'lot', rujukan: `${created.lotId}` } }, who)).body)
  expect(await jejak(pemilik)).toContain('harga_modal')
  expect(await jejak(gudang)).not.toContain('harga_modal')
  expect(await jejak(gudang)).toContain('M-2')
})

test('shows drafts to writers, and not to the warehouse', async () => {
  const draft = { body: { judul: 'Kutu ikan', konten: 'Belum selesai', status: 'draft' as const } }
  const { artikelId } = (await shop.call(createArtikel, draft, konten)).body
  const read = async (who: typeof pemilik) => (await shop.call(getArtikel, { params: { id: artikelId } }, who)).status
  expect([await read(konten), await read(pemilik), await read(gudang)]).toEqual([200, 200, 404])
})
