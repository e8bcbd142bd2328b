import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  dosisPakan,
  dosisRendam,
  dosisSalinitas,
  dosisVolume,
  freshwaterDosis,
  listProdukDosis,
  type ProdukDosis,
} from '#contract/dosis/endpoints.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { buildKategori, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

const aturan = (text: string) => PRODUK.aturan_pakai.typed.parse(text) as never
const zat = (text: string) => PRODUK.zat_aktif.typed.parse(text) as never
const ATURAN =
  'rendam | untuk cacing-kulit | 75-120 ppm | 30 menit | ulang 7 hari | suhu maks 30 | DO min 5 | maks keras 120 | sumber Label'

let shop: TestApp
const id = { peroksida: 0, resep: 0, arsip: 0, tanpaAturan: 0, pekat: 0 }

beforeAll(async () => {
  shop = await testApp()
  const { db, clock } = shop.deps
  const liquid = { bentuk: 'cairan', zat_aktif: zat('hidrogen peroksida 50 % b/b'), aturan_pakai: aturan(ATURAN) }
  const make = async (change: object) => (await buildProduk(db, clock(), change)).produk_id
  id.peroksida = await make({ nama: 'Peroksida 50', ...liquid })
  id.resep = await make({ nama: 'Obat Keras', ...liquid, resep: true })
  id.arsip = await make({ nama: 'Arsip', ...liquid, aktif: false })
  id.tanpaAturan = await make({ nama: 'Tanpa Aturan', bentuk: 'serbuk' })
  id.pekat = await make({ nama: 'Peroksida 27', ...liquid, zat_aktif: zat('hidrogen peroksida 27 % b/b') })
})
afterAll(() => shop.close())

test('lists products that can be computed, without prescription products', async () => {
  const { body } = await shop.call(listProdukDosis, { query: {} })
  expect(body.map((produk: ProdukDosis) => produk.nama)).toEqual(['Peroksida 27', 'Peroksida 50'])
  expect(JSON.stringify(body)).not.toContain('harga')
  const asked = await shop.call(listProdukDosis, { query: { produk: id.peroksida } })
  expect(asked.body[0]?.nama).toBe('Peroksida 50')
  const resep = await shop.call(listProdukDosis, { query: { produk: id.resep } })
  expect(JSON.stringify(resep.body)).not.toContain('Obat Keras')
})

test('lists at most 200 products, including the requested one', async () => {
  const { db, clock } = shop.deps
  const { kategori_id } = await buildKategori(db, 'Banyak')
  const rows = Array.from({ length: 200 }, (_, index) => ({
    kategori_id,
    nama: `Aaa ${index}`,
    harga: 1,
    stok: 0,
    dibuat: clock(),
    nie: '',
    bentuk: 'cairan',
    zat_aktif: JSON.stringify([]),
    aturan_pakai: JSON.stringify(aturan(ATURAN)),
    harga_grosir: JSON.stringify([]),
  }))
  const many = await db.insertInto('produk').values(rows).returning('produk_id').execute()
  const { body } = await shop.call(listProdukDosis, { query: { produk: id.peroksida } })
  expect([body.length, body[0].nama, body[1].nama]).toEqual([200, 'Peroksida 50', 'Aaa 0'])
  const ids = many.map(({ produk_id }) => produk_id)
  await db.deleteFrom('produk').where('produk_id', 'in', ids).execute()
})

test.each([
  [
    { bentuk: 'persegi', panjang: '2,5', lebar: '1.2', dalam: 0.8 },
    { volume: 2.4, liter: 2400 },
  ],
  [
    { bentuk: 'kerucut', diameter: 2, dalam: 0.9, kerucut: 0.3 },
    { volume: 3.14, liter: 3142 },
  ],
  [
    { bentuk: 'bulat', diameter: 10, dalam: 4 },
    { volume: 314.16, liter: 314159 },
  ],
])('computes the volume of %j', async (query, volume) => {
  expect((await shop.call(dosisVolume, { query: query as never })).body).toEqual(volume)
})

test.each([
  [{ zat: 'peroksida', kadar: 50, ppm: 75, volume: 2.4 }, 301, 'mL'],
  [{ zat: 'peroksida', kadar: 35, ppm: 150, volume: '7,0686' }, 2677, 'mL'],
  [{ zat: 'asam-sitrat', ppm: 250, volume: 1.6 }, 400, 'g'],
  [{ zat: 'perkarbonat', ppm: 75, volume: 1.6 }, 435, 'g'],
  [{ zat: 'formalin', ppm: 50, volume: 10.8 }, 540, 'mL'],
  [{ zat: 'klor', kadar: 60, ppm: 200, volume: 1 }, 333, 'g'],
  [{ zat: 'tiosulfat', ppm: 5, volume: 3 }, 105, 'g'],
])('computes a bath of %j', async (query, takaran, satuan) => {
  expect((await shop.call(dosisRendam, { query: query as never })).body).toMatchObject({ takaran, satuan })
})

test('converts a used amount back to ppm', async () => {
  const { body } = await shop.call(dosisRendam, { query: { zat: 'peroksida', kadar: 50, takaran: 300, volume: 2.4 } })
  expect(body).toMatchObject({ takaran: 300, ppm: 74.8 })
  const fraction = { zat: 'peroksida', kadar: 50, takaran: '300,4', volume: 2.4 } as const
  expect((await shop.call(dosisRendam, { query: fraction as never })).body).toMatchObject({ takaran: 300.4, ppm: 74.8 })
})

test('computes a product by its rule, with the stricter limit', async () => {
  const bath = { produk: id.peroksida, volume: 2.4 }
  const { body } = await shop.call(dosisRendam, { query: { ...bath, ppm: 75 } })
  const catatan = [expect.stringMatching(/^Kartu cacing kulit: /), expect.stringContaining('kaporit')]
  expect(body).toMatchObject({ takaran: 301, satuan: 'mL', ppm: 75, catatan })
  const above = await shop.call(dosisRendam, { query: { ...bath, ppm: 121 } })
  expect(above).toMatchObject({ status: 422, body: { code: 'DOSIS_MELEWATI_BATAS' } })
  expect(above.body).toMatchObject({ message: expect.stringContaining('120 ppm') })
  const hot = await shop.call(dosisRendam, { query: { ...bath, ppm: 75, suhu: '30' } })
  expect(hot).toMatchObject({ status: 422, body: { code: 'RENDAM_DITUNDA' } })
})

test.each([
  [{ zat: 'peroksida', kadar: 50, ppm: 74, volume: 2.4 }, 'Dosis 74 ppm?'],
  [{ zat: 'perkarbonat', ppm: '0,075', volume: 2.4 }, 'Maksudnya 75?'],
  [{ zat: 'asam-sitrat', ppm: 200, volume: 2.4 }, 'anjuran produk ini, 250–300'],
  [{ zat: 'formalin', ppm: 120, volume: 2.4 }, 'Dosis 120 ppm?'],
  [{ zat: 'klor', kadar: 60, ppm: 5, volume: 1 }, 'anjuran produk ini, 200?'],
  // A measured amount may miss the range a little, but not by a factor of three.
  [{ zat: 'peroksida', kadar: 50, takaran: 30, volume: 2.4 }, 'Dosis 7,475 ppm?'],
])('asks about the ppm of %j, and computes it when confirmed', async (query, question) => {
  const asked = await shop.call(dosisRendam, { query: query as never })
  expect(asked).toMatchObject({ status: 422, body: { code: 'ANGKA_DIRAGUKAN' } })
  expect(asked.body).toMatchObject({ message: expect.stringContaining(question) })
  expect((await shop.call(dosisRendam, { query: { ...query, yakin: '1' } as never })).status).toBe(200)
})

test.each([
  [{ zat: 'peroksida', kadar: 50, ppm: 400, volume: 2.4, suhu: 29 }, 'DOSIS_MELEWATI_BATAS'],
  [{ zat: 'peroksida', kadar: 50, takaran: 900, volume: 2.4 }, 'DOSIS_MELEWATI_BATAS'],
  [{ zat: 'perkarbonat', ppm: 151, volume: 2.4 }, 'DOSIS_MELEWATI_BATAS'],
  [{ zat: 'asam-sitrat', ppm: 300.1, volume: 2.4 }, 'DOSIS_MELEWATI_BATAS'],
  [{ zat: 'asam-sitrat', ppm: 250, volume: 2.4, menit: 61 }, 'DOSIS_MELEWATI_BATAS'],
  [{ zat: 'formalin', ppm: 151, volume: 2.4 }, 'DOSIS_MELEWATI_BATAS'],
  [{ zat: 'peroksida', kadar: 50, ppm: 75, volume: 2.4, suhu: 31 }, 'RENDAM_DITUNDA'],
  [{ zat: 'asam-sitrat', ppm: 250, volume: 2.4, oksigen: '4,9' }, 'RENDAM_DITUNDA'],
  [{ zat: 'asam-sitrat', ppm: 250, volume: 2.4, oksigen: 0 }, 'RENDAM_DITUNDA'],
  [{ zat: 'peroksida', kadar: 27, ppm: 75, volume: 2.4 }, 'DOSIS_TIDAK_DAPAT_DIHITUNG'],
  [{ zat: 'peroksida', ppm: 75, volume: 2.4 }, 'DOSIS_TIDAK_DAPAT_DIHITUNG'],
])('computes no dose for %j', async (query, code) => {
  expect(await shop.call(dosisRendam, { query: query as never })).toMatchObject({ status: 422, body: { code } })
})

test('never computes a prescription product, or one without a rule or known strength', async () => {
  const ask = async (produk: number) => (await shop.call(dosisRendam, { query: { produk, ppm: 75, volume: 2 } })).body
  expect(await ask(id.resep)).toMatchObject({ code: 'DOSIS_RESEP' })
  expect(await ask(id.tanpaAturan)).toMatchObject({ code: 'DOSIS_TIDAK_DAPAT_DIHITUNG' })
  expect(await ask(id.pekat)).toMatchObject({ code: 'DOSIS_TIDAK_DAPAT_DIHITUNG' })
  expect(await ask(id.arsip)).toMatchObject({ code: 'PRODUK_TIDAK_ADA' })
  expect(await ask(999_999)).toMatchObject({ code: 'PRODUK_TIDAK_ADA' })
})

test.each(['0', '-1', 'NaN', 'Infinity', '1e3', '1.500', '1,5,5', '', ' ', '0,04', '2000,1', '9999999999', '٣'])(
  'rejects a volume of %j with a message',
  async (volume) => {
    const answer = await shop.call(dosisRendam, { query: { zat: 'asam-sitrat', ppm: 250, volume } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  },
)

test.each(['1,5', '1.5', 1.5])('reads %j as one and a half', async (volume) => {
  const { body } = await shop.call(dosisRendam, { query: { zat: 'asam-sitrat', ppm: 250, volume } })
  expect(body).toMatchObject({ takaran: 375 })
})

test('rejects an implausible volume', async () => {
  const query = { bentuk: 'persegi', panjang: 100, lebar: 100, dalam: 10 } as const
  expect(await shop.call(dosisVolume, { query })).toMatchObject({ status: 422, body: { code: 'VOLUME_TIDAK_WAJAR' } })
  const lacking = await shop.call(dosisVolume, { query: { bentuk: 'bulat', dalam: 1 } })
  expect(lacking).toMatchObject({
    status: 400,
    body: { message: 'Ukuran wadah belum lengkap: garis tengah. Isi dulu ukurannya.' },
  })
})

test('computes the amount in the feed, and warns if fish hardly eat', async () => {
  const query = { dosis: 150, per: 'pakan', ekor: 1200, berat: 250, fr: 3, kadar: 35, hari: 30 } as const
  const { body } = await shop.call(dosisPakan, { query })
  expect(body).toEqual({ biomassa: 300, pakan: 9, aktif: 1.35, sehari: 3.9, perKg: 0.43, total: 116, catatan: [] })
  const few = await shop.call(dosisPakan, { query: { ...query, fr: '0,9' } })
  expect(few.body.catatan).toEqual([expect.stringContaining('Ikan kurang makan')])
})

test('computes a bath in fresh water, and rejects its limits', async () => {
  const query = { ekor: 600, berat: 200, volume: 1.6, padat: 20, menit: 5, tangani: 5, bawaan: 20, salinitas: 32 }
  const { body } = await shop.call(freshwaterDosis, { query })
  expect(body).toMatchObject({ ekorSekali: 160, angkatan: 4, lama: 40, salinitasAkhir: 1.52, gantiSetelah: 14 })
  for (const other of [{ menit: 16 }, { padat: 31 }, { menit: 6, berat: 100 }, { volume: 0.05, berat: 5000, padat: 1 }])
    expect((await shop.call(freshwaterDosis, { query: { ...query, ...other } })).status).toBe(422)
})

test('computes the fresh water that lowers a salinity', async () => {
  const ask = (from: number, ke: number) => shop.call(dosisSalinitas, { query: { volume: 10.8, dari: from, ke } })
  expect((await ask(32, 16)).body).toEqual({ ganti: 5.4, tambah: 10.8, akhir: 21.6 })
  expect((await ask(32, 0)).body).toEqual({ ganti: 10.8, tambah: null, akhir: null })
  expect((await ask(16, 32)).status).toBe(400)
  expect((await ask(16, 16)).status).toBe(400)
})
