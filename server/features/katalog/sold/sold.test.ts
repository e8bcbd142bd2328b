import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPaket, getProduk, listProduk, type Produk } from '#contract/katalog/endpoints.ts'
import { getOtherProduk, type OtherProduk, type ProdukSummary } from '#contract/katalog/lain.ts'
import type { ProdukRow } from '#server/db/schema.ts'
import {
  buildKategori,
  buildPaket,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  buildReturned,
  setStok,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { allowRewrites } from '#server/testing/test-db.ts'
import { computeSold, computeTogether } from './compute-sales.ts'

const NOW = new Date('2026-11-20T05:00:00Z')
const HARI_MS = 86_400_000

let shop: TestApp
beforeAll(async () => {
  shop = await testApp(NOW)
})
afterAll(() => shop.close())

const produk = (change: Partial<ProdukRow> = {}) => buildProduk(shop.deps.db, NOW, { stok: 100, ...change })
const personOf = async () => (await buildPelanggan(shop.deps.db, NOW)).pengguna_id
async function pesan(
  lines: [ProdukRow, number][],
  {
    pembeli,
    hari = 0,
    status = 'success' as const,
  }: { pembeli?: number; hari?: number; status?: 'success' | 'pending' } = {},
) {
  const createdAt = new Date(NOW.getTime() - hari * HARI_MS)
  const contents = lines.map(([produk, quantity]) => ({ produk, jumlah: quantity }))
  return buildPesanan(
    shop.deps.db,
    NOW,
    pembeli ?? (await personOf()),
    { status_pembayaran: status, dibuat: createdAt },
    contents,
  )
}
const soldOf = async ({ produk_id }: ProdukRow) =>
  (await shop.call(getProduk, { params: { produkId: produk_id } })).body.terjual

describe('the number sold', () => {
  test('counts paid orders less returns, and no unpaid ones', async () => {
    const [obat, net] = [await produk(), await produk()]
    const order = await pesan([
      [obat, 5],
      [net, 2],
    ])
    await pesan([[obat, 3]])
    await pesan([[obat, 40]], { status: 'pending' })
    expect([await soldOf(obat), await soldOf(net)]).toEqual([0, 0])
    await computeSold(shop.deps)
    expect([await soldOf(obat), await soldOf(net)]).toEqual([8, 2])

    const pembeli = order.pengguna_id
    await buildReturned(shop.deps.db, order, pembeli, {
      jumlah: obat.harga,
      waktu: NOW,
      barang: [{ urutan: 0, jumlah: 1 }],
    })
    await computeSold(shop.deps)
    expect([await soldOf(obat), await soldOf(net)]).toEqual([7, 2])

    // A full refund also takes back all remaining goods.
    await buildReturned(shop.deps.db, order, pembeli, {
      jumlah: order.total_harga - obat.harga,
      waktu: NOW,
      barang: [
        { urutan: 0, jumlah: 4 },
        { urutan: 1, jumlah: 2 },
      ],
    })
    await computeSold(shop.deps)
    expect([await soldOf(obat), await soldOf(net)]).toEqual([3, 0])
  })

  test('counts packages of a package', async () => {
    const { db } = shop.deps
    const content = await produk()
    const { paket_id } = await buildPaket(db, NOW, [{ produk_id: content.produk_id }])
    const order = await pesan([[content, 2]])
    await allowRewrites(db)
    await db
      .updateTable('pesanan_baris')
      .set({ produk_id: null, paket_id })
      .where('pesanan_id', '=', order.pesanan_id)
      .execute()
    await computeSold(shop.deps)
    expect((await shop.call(getPaket, { params: { paketId: paket_id } })).body.terjual).toBe(2)
    expect(await soldOf(content)).toBe(0)
  })

  test('is written, and announced, only if it changed', async () => {
    const told = async () =>
      (await sql<{ jumlah: number }>`SELECT count(*)::int AS jumlah FROM perubahan`.execute(shop.deps.db)).rows[0]
        ?.jumlah
    await computeSold(shop.deps)
    const one = await produk()
    await pesan([[one, 1]])
    const before = await told()
    await computeSold(shop.deps)
    expect(await told()).toBe(Number(before) + 1)
    await computeSold(shop.deps)
    await computeTogether(shop.deps)
    const after = await told()
    await computeTogether(shop.deps)
    expect(await told()).toBe(after)
  })
})

describe('the list', () => {
  let rak: number
  const names = async (query: object) =>
    (await shop.call(listProduk, { query: { kategori: `${rak}`, ...query } as never })).body.map(
      ({ nama }: Produk) => nama,
    )
  beforeAll(async () => {
    rak = (await buildKategori(shop.deps.db)).kategori_id
    const create = (name: string, harga: number, change: Partial<ProdukRow> = {}) =>
      produk({ nama: name, harga, kategori_id: rak, ...change })
    const many = await create('Cuka', 30_000, { penyakit: ['lintah-laut', 'kutu-ikan'] })
    const few = await create('Apung', 90_000, { penyakit: ['kutu-ikan'] })
    await create('Dacin', 10_000)
    await create('Bius', 30_000, { penyakit: ['kutu-ikan'], resep: true })
    await create('Arsip', 1, { aktif: false, penyakit: ['kutu-ikan'] })
    await pesan([
      [many, 9],
      [few, 4],
    ])
    await computeSold(shop.deps)
  })

  test.each([
    [undefined, ['Apung', 'Bius', 'Cuka', 'Dacin']],
    ['nama', ['Apung', 'Bius', 'Cuka', 'Dacin']],
    ['terlaris', ['Cuka', 'Apung', 'Dacin', 'Bius']],
    ['terbaru', ['Bius', 'Dacin', 'Apung', 'Cuka']],
    ['harga', ['Dacin', 'Cuka', 'Bius', 'Apung']],
    ['-harga', ['Apung', 'Bius', 'Cuka', 'Dacin']],
  ])('sorts by %s as %j: whole, in pages, over all categories, and in a search', async (sort, expected) => {
    const asked = sort ? { urut: sort } : {}
    expect(await names(asked)).toEqual(expected)
    const pages = await Promise.all([1, 2].map((page) => names({ ...asked, limit: 2, page })))
    expect(pages.flat()).toEqual(expected)
    const all = await names({ ...asked, kategori: '' })
    expect(all.filter((name: string) => expected.includes(name))).toEqual(expected)
    expect(await names({ ...asked, harga_min: 0 })).toEqual(expected)
  })

  test.each([
    [{ harga_min: 30_000 }, ['Apung', 'Bius', 'Cuka']],
    [{ harga_maks: 30_000 }, ['Bius', 'Cuka', 'Dacin']],
    [{ harga_min: 10_001, harga_maks: 89_999 }, ['Bius', 'Cuka']],
    [{ harga_min: 90_001 }, []],
    [{ harga_maks: 0 }, []],
    // Prescription products are not recommended.
    [{ penyakit: 'kutu-ikan' }, ['Apung', 'Cuka']],
    [{ penyakit: 'lintah-laut' }, ['Cuka']],
    [{ penyakit: 'vnn' }, []],
    [{ penyakit: 'kutu-ikan', harga_maks: 50_000, urut: 'terlaris' }, ['Cuka']],
    [{ penyakit: 'kutu-ikan', q: 'APU' }, ['Apung']],
    [{ q: 'bius', harga_min: 30_001 }, []],
  ])('filtered by %j is %j, with its count', async (query, expected) => {
    const answer = await shop.call(listProduk, { query: { kategori: `${rak}`, ...query } as never })
    expect(answer.body.map(({ nama }: Produk) => nama)).toEqual(expected)
    expect(answer.headers['x-total-count']).toBe(String(expected.length))
  })

  test.each([{ urut: 'mahal' }, { penyakit: 'flu' }, { harga_min: -1 }, { harga_maks: '1.5' }, { harga_min: 'x' }])(
    'refuses %j',
    async (query) => {
      expect(await shop.call(listProduk, { query: query as never })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      })
    },
  )
})

const other = async ({ produk_id }: { produk_id: number }) =>
  (await shop.call(getOtherProduk, { params: { produkId: produk_id } })).body as OtherProduk
const ids = (contents: readonly ProdukSummary[]) => contents.map(({ produkId }) => produkId)

describe('products bought together', () => {
  const together = async (one: ProdukRow) => ids((await other(one)).bersama)
  const compute = () => computeTogether(shop.deps)

  test('takes three people, in paid orders of the last year', async () => {
    const [a, b, c] = [await produk(), await produk(), await produk()]
    const orderTogether = (pembeli?: number, hari = 0) =>
      pesan(
        [
          [a, 1],
          [b, 1],
        ],
        { pembeli, hari },
      )
    const loyal = await personOf()
    for (let n = 0; n < 4; n++) await orderTogether(loyal, n)
    await orderTogether(undefined, 1)
    await orderTogether(undefined, 400)
    await pesan([
      [a, 1],
      [c, 1],
    ])
    await compute()
    expect(await together(a)).toEqual([])
    const third = await orderTogether()
    await compute()
    expect([await together(a), await together(b), await together(c)]).toEqual([[b.produk_id], [a.produk_id], []])
    expect((await other(a)).bersama).toMatchObject([{ nama: b.nama, harga: b.harga, gambar: b.gambar }])

    // A refund removes the recommendation.
    await buildReturned(shop.deps.db, third, third.pengguna_id, {
      jumlah: third.total_harga,
      waktu: NOW,
      barang: [
        { urutan: 0, jumlah: 1 },
        { urutan: 1, jumlah: 1 },
      ],
    })
    await compute()
    expect(await together(a)).toEqual([])
  })

  test('lists the most frequent first, and ignores orders of many products', async () => {
    const all = await Promise.all(Array.from({ length: 13 }, () => produk()))
    const [a, b, c] = all as [ProdukRow, ProdukRow, ProdukRow]
    for (let n = 0; n < 3; n++) {
      await pesan(all.map((item) => [item, 1]))
      await pesan([
        [a, 1],
        [b, 1],
        [c, 1],
      ])
    }
    await pesan([
      [a, 1],
      [c, 1],
    ])
    await compute()
    expect(await together(a)).toEqual([c.produk_id, b.produk_id])
  })

  test('ends after four', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => produk()))
    for (let n = 0; n < 3; n++) await pesan(all.map((item) => [item, 1]))
    await compute()
    const [a, ...others] = all as [ProdukRow, ...ProdukRow[]]
    const sorted = others.map(({ produk_id }) => produk_id).toSorted((x, y) => x - y)
    expect(await together(a)).toEqual(sorted.slice(0, 4))
  })

  test.each<[string, (one: ProdukRow) => Promise<unknown>]>([
    ['is archived', (one) => change(one, { aktif: false })],
    ['needs a prescription', (one) => change(one, { golongan: 'obat_keras', nie: 'KKP RI D 2611001' })],
    ['is sold out', ({ produk_id }) => setStok(shop.deps.db, NOW, produk_id, 0)],
    ['has no registration number although one is required', (one) => change(one, { golongan: 'obat_bebas', nie: '' })],
  ])('leaves out a product that %s at once', async (_, change) => {
    const [a, b] = [await produk(), await produk()]
    for (let n = 0; n < 3; n++)
      await pesan([
        [a, 1],
        [b, 1],
      ])
    await compute()
    expect(await together(a)).toEqual([b.produk_id])
    await change(b)
    expect(await together(a)).toEqual([])
  })

  test('leaves out a product with a recalled lot after the next count, and stays empty beside a prescription product', async () => {
    const [a, b, prescriptionOnly] = [await produk(), await produk(), await produk({ resep: true })]
    for (let n = 0; n < 3; n++)
      await pesan([
        [a, 1],
        [b, 1],
        [prescriptionOnly, 1],
      ])
    await compute()
    expect(await together(a)).toEqual([b.produk_id])
    expect(await other(prescriptionOnly)).toMatchObject({ bersama: [], serupa: [], peringatan: null })
    await shop.deps.db
      .insertInto('lot')
      .values({ produk_id: b.produk_id, nomor: 'TARIK-1', diterima: '2026-01-01', ditarik: NOW, dibuat: NOW })
      .execute()
    await compute()
    expect(await together(a)).toEqual([])
  })

  test('warns of products that must not be mixed', async () => {
    const [calciumHypochlorite, asam] = [
      await produk({ nama: 'Kaporit Butir', zat_aktif: [{ nama: 'kalsium hipoklorit', kadar: 60, satuan: '% b/b' }] }),
      await produk({ nama: 'Asam Sitrat Murni', zat_aktif: [{ nama: 'asam sitrat', kadar: 99, satuan: '% b/b' }] }),
    ]
    for (let n = 0; n < 3; n++)
      await pesan([
        [calciumHypochlorite, 1],
        [asam, 1],
      ])
    await compute()
    expect((await other(asam)).peringatan).toMatch(/^Di sini ada Kaporit Butir dan Asam Sitrat Murni\./)
  })
})

const change = ({ produk_id }: ProdukRow, change: object) =>
  shop.deps.db.updateTable('produk').set(change).where('produk_id', '=', produk_id).execute()

describe('similar products', () => {
  test('lists products for the same diseases first, then of the same category, best sellers first, without the product itself', async () => {
    const rak = (await buildKategori(shop.deps.db)).kategori_id
    const ini = await produk({ kategori_id: rak, penyakit: ['amonia'] })
    const spread = await produk({ kategori_id: rak })
    const bestSeller = await produk({ kategori_id: rak, terjual: 5 })
    const same = await produk({ penyakit: ['amonia', 'gelembung-gas'] })
    await produk({ kategori_id: rak, resep: true })
    await produk({ kategori_id: rak, stok: 0 })
    await produk({ kategori_id: rak, aktif: false })
    expect(ids((await other(ini)).serupa)).toEqual([same, bestSeller, spread].map(({ produk_id }) => produk_id))
    await shop.deps.db.updateTable('produk').set({ terjual: 0 }).where('produk_id', '=', bestSeller.produk_id).execute()
  })

  test('leaves out what must not be mixed with the product', async () => {
    const rak = (await buildKategori(shop.deps.db)).kategori_id
    const calciumHypochlorite = await produk({ kategori_id: rak, nama: 'Kaporit Serbuk' })
    const [regular] = [
      await produk({ kategori_id: rak }),
      await produk({ kategori_id: rak, nama: 'Asam Sitrat Serbuk' }),
    ]
    expect(ids((await other(calciumHypochlorite)).serupa)).toEqual([regular.produk_id])
  })

  test('ends after eight, and is empty where nothing is', async () => {
    const rak = (await buildKategori(shop.deps.db)).kategori_id
    const ini = await produk({ kategori_id: rak })
    expect(await other(ini)).toEqual({ produkId: ini.produk_id, ukuran: [], bersama: [], peringatan: null, serupa: [] })
    for (let n = 0; n < 9; n++) await produk({ kategori_id: rak })
    expect((await other(ini)).serupa).toHaveLength(8)
  })

  test.each([
    [999_999, 404, 'PRODUK_TIDAK_ADA'],
    ['abc', 400, 'VALIDATION_FAILED'],
  ])('answers for product %s with %i %s', async (produkId, status, code) => {
    expect(await shop.call(getOtherProduk, { params: { produkId } })).toMatchObject({ status, body: { code } })
  })
})
