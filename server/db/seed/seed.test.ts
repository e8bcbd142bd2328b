import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createDb, type Db } from '#server/db/client.ts'
import { holdMigrationLock } from '#server/db/migrate.ts'
import { transaction } from '#server/db/transaction.ts'
import { fewAtOnce } from '#server/kernel/few-at-once.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-db.ts'
import { artikel } from './artikel.ts'
import { kategori, metodePembayaran, paket, pengiriman, produk } from './katalog.ts'
import { isEmpty, seedDemo } from './seed.ts'

const now = new Date('2026-03-01T02:00:00Z')

describe('the demo shop', () => {
  let database: TestDatabase
  let db: Db
  const files = new Map<string, Buffer>()
  // A storage on S3 takes eight uploads at a time.
  const upload = fewAtOnce(8, 0)
  const putGambar = (name: string, bytes: Buffer) =>
    upload(async () => {
      await setImmediate()
      files.set(name, bytes)
    })

  beforeAll(async () => {
    database = await createTestDatabase()
    db = createDb(database.url)
    await seedDemo(db, { putGambar, now })
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  it('leaves nothing behind when it is rolled back, and shares no file name with a shop on another database', async () => {
    const empty = await createTestDatabase()
    const db = createDb(empty.url)
    onTestFinished(async () => {
      await db.destroy()
      await empty.drop()
    })
    // Test databases are copies of one, so their migrations ran at the same time.
    await sql`UPDATE migrasi SET dijalankan = dijalankan + interval '1 second'`.execute(db)
    const names: string[] = []
    await expect(
      transaction(db, async (tx) => {
        // Lifts the limits of the open shop, as before its start: drawing the pictures can take longer.
        await holdMigrationLock(tx)
        await seedDemo(tx, { putGambar: async (name) => void names.push(name), now })
        throw new Error('stop')
      }),
    ).rejects.toThrow('stop')
    expect(await isEmpty(db)).toBe(true)
    expect(names).toHaveLength(files.size)
    expect(names.filter((name) => files.has(name))).toEqual([])
  })

  it('fills the empty tables', async () => {
    expect(await isEmpty(db)).toBe(false)

    const kategoriRows = await db
      .selectFrom('produk')
      .innerJoin('kategori', 'kategori.kategori_id', 'produk.kategori_id')
      .select(['produk.nama', 'kategori.nama as kategori', 'harga', 'stok', 'masa_henti as henti', 'resep'])
      .orderBy('produk_id')
      .execute()
    const kategoriName = new Map(kategori.map((item) => [item.kode, item.nama]))
    expect(kategoriRows).toEqual(
      produk.map(({ nama, kategori: kode, harga, stok, henti, golongan }) => ({
        nama,
        kategori: kategoriName.get(kode),
        harga,
        stok,
        henti,
        resep: golongan === 'obat_keras',
      })),
    )
    expect(
      await db
        .selectFrom('pengiriman')
        .select(['kode', 'nama', 'estimasi', 'biaya', 'jalur', 'dingin'])
        .orderBy('urutan')
        .execute(),
    ).toEqual(pengiriman)

    expect(
      await db
        .selectFrom('metode_pembayaran')
        .select(['kode', 'method', 'description'])
        .where('aktif', '=', true)
        .orderBy('urutan')
        .execute(),
    ).toEqual(metodePembayaran)
  })

  it('opens the stock of every product with a movement', async () => {
    const rows = await db
      .selectFrom('produk')
      .leftJoin('mutasi_stok', 'mutasi_stok.produk_id', 'produk.produk_id')
      .select(['stok', 'perubahan', 'alasan'])
      .execute()
    expect(rows).toHaveLength(produk.length)
    expect(rows.filter((row) => row.perubahan !== row.stok || row.alasan !== 'awal')).toEqual([])
  })

  it('ties every part of a package to its product', async () => {
    const rows = await db
      .selectFrom('paket_item')
      .innerJoin('paket', 'paket.paket_id', 'paket_item.paket_id')
      .innerJoin('produk', 'produk.produk_id', 'paket_item.produk_id')
      .select(['paket.title', 'paket_item.nama', 'produk.nama as produk', 'jumlah'])
      .orderBy('paket.urutan')
      .orderBy('paket_item.urutan')
      .execute()
    const names = new Map(produk.map((item) => [item.kode, item.nama]))
    expect(rows).toEqual(
      paket.flatMap(({ title, isi }) =>
        isi.map((kode) => ({ title, nama: names.get(kode), produk: names.get(kode), jumlah: 1 })),
      ),
    )
  })

  it('publishes the articles in the past', async () => {
    const rows = await db.selectFrom('artikel').select(['judul', 'status', 'terbit']).execute()
    expect(rows).toHaveLength(artikel.length)
    expect(rows.filter((row) => row.status !== 'published' || row.terbit === null || row.terbit >= now)).toEqual([])
  })

  it('stores a picture for everything under the name in its row', async () => {
    const gambar = async (folder: 'produk' | 'paket' | 'artikel') =>
      (await db.selectFrom(folder).select('gambar').execute()).map((row) => `${folder}/${row.gambar}`)
    const names = [...(await gambar('produk')), ...(await gambar('paket')), ...(await gambar('artikel'))]
    expect([...files.keys()].sort()).toEqual(names.sort())
    expect(names.filter((name) => !/^\w+\/[\w-]+\.(png|jpg|webp)$/.test(name))).toEqual([])

    for (const [name, bytes] of files) {
      const { width, height } = await sharp(bytes).metadata()
      expect([name.split('/')[0], width, height]).toEqual(
        name.startsWith('artikel/') ? ['artikel', 1280, 720] : [name.split('/')[0], 1000, 1000],
      )
    }
  })
})
