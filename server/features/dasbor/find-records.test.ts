import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIND_KINDS, findRecords } from '#contract/dasbor/find-admin.ts'
import {
  buildAdmin,
  buildLot,
  buildPaket,
  buildPelanggan,
  buildPemasok,
  buildPembelian,
  buildPesanan,
  buildProduk,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  shop = await testApp()
  const { db, clock } = shop.deps
  const now = clock()
  for (const peran of ['pemilik', 'pesanan', 'gudang', 'konten', 'dokter'])
    tokens[peran] = (await buildAdmin(db, now, peran)).token
  const produk = await buildProduk(db, now, { nama: 'Wolframit bubuk', stok: 7 })
  await buildLot(db, now, produk.produk_id, { nomor: 'WOLFRAMIT-1' })
  const paket = await buildPaket(db, now, [produk])
  await db.updateTable('paket').set({ title: 'Paket Wolframit' }).where('paket_id', '=', paket.paket_id).execute()
  const pemasok_id = await buildPemasok(db, now, { nama: 'CV Wolframit' })
  await buildPembelian(db, now, [{ produk, jumlah: 1 }], { pemasok_id })
  await db.insertInto('artikel').values({ judul: 'Memakai Wolframit', konten: 'Isi', dibuat: now }).execute()
  const { pengguna_id } = await buildPelanggan(db, now, { email: 'wolframit.sari@contoh.id', no_hp: '081299887766' })
  await buildPesanan(db, now, pengguna_id, { nama: 'Bu Sulistyo', midtrans_order_id: 'KS-WOLFRAMIT-77' }, [
    { produk, jumlah: 1 },
  ])
})
afterAll(() => shop.close())

const find = async (q: string, peran = 'pemilik') =>
  (await shop.call(findRecords, { query: { q } }, { token: tokens[peran] })).body
const kindsOf = async (q: string, peran?: string) =>
  (await find(q, peran)).kelompok.map(({ jenis }: { jenis: string }) => jenis)

describe('search for anything', () => {
  test('finds no account of the office among the customers, and no deleted one', async () => {
    const { db, clock } = shop.deps
    const rename = ({ pengguna_id }: { pengguna_id: number }) =>
      db.updateTable('pengguna').set({ nama: 'Zirkonia' }).where('pengguna_id', '=', pengguna_id).execute()
    await rename(await buildAdmin(db, clock()))
    expect(await kindsOf('zirkonia')).toEqual([])
    await rename(await buildPelanggan(db, clock()))
    expect(await kindsOf('zirkonia')).toEqual(['pelanggan'])
    await db.updateTable('pengguna').set({ dihapus: clock() }).where('nama', '=', 'Zirkonia').execute()
    expect(await kindsOf('zirkonia')).toEqual([])
  })

  test.each([
    ['pemilik', [...FIND_KINDS]],
    ['pesanan', ['pesanan', 'pelanggan']],
    ['gudang', ['produk', 'paket', 'lot']],
    ['konten', ['artikel']],
    ['dokter', []],
  ])('shows the role %s only records of its screens', async (peran, kinds) => {
    expect(await kindsOf('wolframit', peran)).toEqual(kinds)
  })

  test.each([
    ['KS-WOLFRAMIT-77', 'pesanan'],
    ['wolframit-77', 'pesanan'],
    ['sulistyo', 'pesanan'],
    ['wolframit.sari@contoh', 'pesanan'],
    ['wolframit.sari@contoh', 'pelanggan'],
    ['0812-9988-7766', 'pelanggan'],
    ['memakai wolf', 'artikel'],
  ])('finds %s among %s', async (q, kind) => {
    expect(await kindsOf(q)).toContain(kind)
    expect((await find(q)).mirip).toBe(false)
  })

  test.each([
    ['a letter replaced', 'sulistio', 'pesanan'],
    ['a letter missing', 'sulstyo', 'pesanan'],
    ['a letter too many', 'sullistyo', 'pesanan'],
    ['two letters swapped', 'sulisyto', 'pesanan'],
    ['the first letter wrong', 'dulistyo', 'pesanan'],
    ['a word with an error and one without', 'wolfrmit bubuk', 'produk'],
    ['an e-mail address', 'wolframit.sarj@contoh.id', 'pelanggan'],
    ['a number', 'KS-WOLFRAMET-77', 'pesanan'],
  ])('finds one typing error and says so: %s', async (_, q, kind) => {
    expect(await kindsOf(q)).toContain(kind)
    expect((await find(q)).mirip).toBe(true)
  })

  test('finds a product by each way to mistype one letter of its name', async () => {
    const letters = [...'wolframit']
    const at = [...letters.keys()]
    const wrong = [
      ...at.map((i) => letters.toSpliced(i, 1)),
      ...at.map((i) => letters.toSpliced(i, 0, 'x')),
      ...at.map((i) => letters.toSpliced(i, 1, 'x')),
      ...at.slice(1).map((i) => letters.toSpliced(i - 1, 2, letters[i] ?? '', letters[i - 1] ?? '')),
    ]
    for (const word of wrong) expect(await kindsOf(word.join('')), word.join('')).toContain('produk')
  })

  test.each(['sulisxxo', 'wolfrmit bubvk', 'su.*yo', 'xyz', '###'])('finds nothing for %j', async (q) => {
    expect(await find(q)).toEqual({ mirip: false, kelompok: [] })
  })

  test('does not take a lot for another one', async () => {
    expect(await kindsOf('WOLFRAMIT-1', 'gudang')).toEqual(['lot'])
    expect(await kindsOf('WOLFRAMAT-1', 'gudang')).not.toContain('lot')
  })

  test('leads to the screens, newest orders first, at most five of a kind', async () => {
    const { db, clock } = shop.deps
    const { pengguna_id } = await buildPelanggan(db, clock())
    for (let i = 1; i <= 6; i++) await buildPesanan(db, clock(), pengguna_id, { nama: `Berilium ${i}` })
    const [group] = (await find('berilium')).kelompok
    const names = group.hasil.map(({ keterangan }: { keterangan: string }) => keterangan.split(',')[0])
    expect(names).toEqual([6, 5, 4, 3, 2].map((i) => `Berilium ${i}`))
    expect(group.hasil[0].alamat).toMatch(/^\/detail-pesanan-satuan\/\d+$/)
  })

  test('lists the newest orders first, whether their buyer or their goods match', async () => {
    const { db, clock } = shop.deps
    const { pengguna_id } = await buildPelanggan(db, clock())
    const pesan = (name: string, barang: string) =>
      buildProduk(db, clock(), { nama: barang }).then((produk) =>
        buildPesanan(db, clock(), pengguna_id, { nama: name }, [{ produk, jumlah: 1 }]),
      )
    await pesan('Bu Tantalit', 'Pompa')
    await pesan('Pak Beril', 'Tantalit cair')
    await pesan('Sri Tantalit', 'Selang')
    const [group] = (await find('tantalit')).kelompok
    const names = group.hasil.map(({ keterangan }: { keterangan: string }) => keterangan.split(',')[0])
    expect(names).toEqual(['Sri Tantalit', 'Pak Beril', 'Bu Tantalit'])
  })

  test('needs three letters', async () => {
    const { status } = await shop.call(findRecords, { query: { q: 'wo' } }, { token: tokens.pemilik })
    expect(status).toBe(400)
  })
})
