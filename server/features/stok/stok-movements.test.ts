import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, type Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import { buildLot, buildPelanggan, buildPesanan, buildProduk, recordBuilt } from '#server/testing/build-rows.ts'
import { expectHonestBooks } from '#server/testing/expect-honest-books.ts'
import { holdRows } from '#server/testing/hold-rows.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-db.ts'
import { pesananStokRepository, stokRepository } from './stok.repository.ts'

const NOW = new Date('2026-11-20T05:00:00Z')

let database: TestDatabase
let db: Db
let penggunaId: number
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
  penggunaId = (await buildPelanggan(db, NOW)).pengguna_id
})
afterAll(async () => {
  await expectHonestBooks(db)
  await db.destroy()
  await database.drop()
})

const stokIn = (tx: Tx) => ({ ...stokRepository(tx), ...pesananStokRepository(tx) })
const inside = <T>(work: (stok: ReturnType<typeof stokIn>) => Promise<T>) => transaction(db, (tx) => work(stokIn(tx)))
const stokOf = async (produkId: number) =>
  (await db.selectFrom('produk').select('stok').where('produk_id', '=', produkId).executeTakeFirstOrThrow()).stok
const mutasi = (pesananId: number) =>
  db
    .selectFrom('mutasi_stok')
    .select(['produk_id', 'perubahan', 'alasan'])
    .where('pesanan_id', '=', pesananId)
    .orderBy('mutasi_id')
    .execute()

/** Inserts an order that holds three of one product and two of another, taken from ten of each. */
async function pesanan(status_pembayaran: 'pending' | 'success' = 'success') {
  const [a, b] = [await buildProduk(db, NOW), await buildProduk(db, NOW)]
  const { pesanan_id } = await buildPesanan(
    db,
    NOW,
    penggunaId,
    { status_pembayaran },
    [
      { produk: a, jumlah: 3 },
      { produk: b, jumlah: 2 },
    ],
    NOW,
    'rak',
  )
  return { pesananId: pesanan_id, a: a.produk_id, b: b.produk_id }
}

/** Inserts a refund, for movements that reference one. */
async function returned(pesananId: number) {
  const { pengembalian_id } = await db
    .insertInto('pengembalian')
    .values({
      jumlah: 1,
      pengguna_id: penggunaId,
      refund_key: `gerak-${pesananId}-${Math.random()}`,
      cara: 'midtrans',
      status: 'ditolak',
      alasan: 'uji',
      bukti: '',
      dibuat: NOW,
      diubah: NOW,
      periksa_pada: null,
      pembayaran_id: (eb) => eb.selectFrom('pembayaran').select('pembayaran_id').where('pesanan_id', '=', pesananId),
    })
    .returning('pengembalian_id')
    .executeTakeFirstOrThrow()
  await recordBuilt(db, NOW, 'pesanan', pesananId, undefined, 'kembalikan')
  await sql`INSERT INTO riwayat_status (pesanan_id, jenis, dari, ke, oleh, waktu)
    VALUES (${pesananId}, 'pengembalian', 'diminta', 'ditolak', 'admin', ${NOW})`.execute(db)
  return { pesananId, pengembalianId: pengembalian_id, oleh: penggunaId, keterangan: 'uji' }
}

describe('putBack', () => {
  test('puts no more on the shelf than the order holds', async () => {
    const { pesananId, a, b } = await pesanan()
    const reason = await returned(pesananId)
    const wish = [
      { produkId: a, jumlah: 9 },
      { produkId: b, jumlah: 1 },
    ]
    const back = await inside((stok) => stok.putBack(wish, reason, NOW))
    expect(back.map(({ produkId, jumlah }) => [produkId, jumlah])).toEqual([
      [a, 3],
      [b, 1],
    ])
    expect([await stokOf(a), await stokOf(b)]).toEqual([10, 9])
    const again = await inside((stok) => stok.putBack(wish, reason, NOW))
    expect(again.map(({ produkId, jumlah }) => [produkId, jumlah])).toEqual([[b, 1]])
    expect(await inside((stok) => stok.putBack(wish, reason, NOW))).toEqual([])
    expect([await stokOf(a), await stokOf(b)]).toEqual([10, 10])
  })

  test('does not return units that the order never took', async () => {
    const { pesananId } = await pesanan()
    const other = await buildProduk(db, NOW)
    const reason = await returned(pesananId)
    expect(await inside((stok) => stok.putBack([{ produkId: other.produk_id, jumlah: 1 }], reason, NOW))).toEqual([])
    expect(await stokOf(other.produk_id)).toBe(10)
  })
})

describe('release', () => {
  test('returns the units that the order holds, once', async () => {
    const { pesananId, a, b } = await pesanan('pending')
    await db
      .updateTable('pesanan')
      .set({ status_pembayaran: 'cancelled' })
      .where('pesanan_id', '=', pesananId)
      .execute()
    const langkah = {
      pesanan_id: pesananId,
      jenis: 'pembayaran',
      dari: 'pending',
      ke: 'cancelled',
      oleh: 'admin',
    } as const
    await db
      .insertInto('riwayat_status')
      .values({ ...langkah, waktu: NOW })
      .execute()
    await inside((stok) => stok.release(pesananId, NOW, 'lama'))
    await inside((stok) => stok.release(pesananId, NOW, 'lama'))
    expect([await stokOf(a), await stokOf(b)]).toEqual([10, 10])
    expect(await mutasi(pesananId)).toEqual([
      { produk_id: a, perubahan: -3, alasan: 'pesanan' },
      { produk_id: b, perubahan: -2, alasan: 'pesanan' },
      { produk_id: a, perubahan: 3, alasan: 'lepas' },
      { produk_id: b, perubahan: 2, alasan: 'lepas' },
    ])
  })

  test.each([2, 5])('keeps what is still on its way back, at most what is held: %i of two', async (surplus) => {
    const { pesananId, a, b } = await pesanan('pending')
    const outside = [
      { produkId: a, jumlah: 1 },
      { produkId: a, jumlah: 1 },
      { produkId: b, jumlah: surplus },
    ]
    await inside((stok) => stok.release(pesananId, NOW, 'lama', outside))
    expect([await stokOf(a), await stokOf(b)]).toEqual([8, 8])
    expect(await inside((stok) => stok.held(pesananId))).toMatchObject([
      { produkId: a, jumlah: 2 },
      { produkId: b, jumlah: 2 },
    ])
    // The released quantity is what the order needs and no longer holds.
    const needed = await inside((stok) => stok.needed(pesananId))
    expect(needed).toEqual([{ produkId: a, jumlah: 1 }])
    expect(await inside((stok) => stok.take(pesananId, needed, NOW))).toBeUndefined()
  })
})

describe('locks', () => {
  /** Creates two products; the one with the higher id comes first in the table. */
  async function two() {
    const [a, b] = [await buildProduk(db, NOW), await buildProduk(db, NOW)]
    await sql`UPDATE produk SET deskripsi = repeat('x', 3000) WHERE produk_id = ${a.produk_id}`.execute(db)
    return { a: a.produk_id, b: b.produk_id }
  }
  const lineOf = (produkId: number) => sql`SELECT FROM produk WHERE produk_id = ${produkId}`

  test.each<[string, (stok: ReturnType<typeof stokIn>, a: number, b: number) => Promise<unknown>]>([
    ['lock', (stok, a, b) => stok.lock([b, a])],
  ])('takes products in the order of their ids: %s', async (_, work) => {
    const { a, b } = await two()
    const held = await holdRows(db, sql`${lineOf(a)} FOR UPDATE`)
    const working = inside((stok) => work(stok, a, b))
    await held.untilWaiting(1)
    const isFree = await held.isFree(lineOf(b))
    await held.release()
    await working
    expect(isFree).toBe(true)
  })

  test('takes the products of an order in the order of their ids', async () => {
    const { a, b } = await two()
    const { pesanan_id } = await buildPesanan(db, NOW, penggunaId)
    await db
      .insertInto('pesanan_bagian')
      .values([a, b].map((produk_id) => ({ pesanan_id, produk_id, jumlah: 1 })))
      .execute()
    const held = await holdRows(db, sql`${lineOf(a)} FOR UPDATE`)
    const wish = [b, a].map((produkId) => ({ produkId, jumlah: 1 }))
    const working = inside((stok) => stok.take(pesanan_id, wish, NOW))
    await held.untilWaiting(1)
    const isFree = await held.isFree(lineOf(b))
    await held.release()
    expect([await working, isFree]).toEqual([undefined, true])
    expect([await stokOf(a), await stokOf(b)]).toEqual([9, 9])
  })

  test("reads the stock of an order's products after it has locked them", async () => {
    const { a, b } = await two()
    const { pesanan_id } = await buildPesanan(db, NOW, penggunaId)
    // A concurrent stocktaking finds none of the second product.
    const held = await holdRows(
      db,
      sql`WITH satu AS (UPDATE produk SET stok = 0 WHERE produk_id = ${b}),
        dua AS (INSERT INTO mutasi_stok (produk_id, perubahan, alasan, waktu) VALUES (${b}, -10, 'koreksi', ${NOW})),
        tiga AS (UPDATE lot SET sisa = 0 WHERE produk_id = ${b} RETURNING lot_id)
        INSERT INTO mutasi_lot (lot_id, sisa, alasan, waktu) SELECT lot_id, -10, 'koreksi', ${NOW} FROM tiga`,
    )
    const wish = [a, b].map((produkId) => ({ produkId, jumlah: 1 }))
    const working = inside((stok) => stok.take(pesanan_id, wish, NOW))
    await held.untilWaiting(1)
    await held.release()
    expect(await working).toMatchObject({ produkId: b, sisa: 0 })
    expect(await stokOf(a)).toBe(10)
  })

  test('holds a product until the transaction ends', async () => {
    const { produk_id } = await buildProduk(db, NOW)
    await inside(async (stok) => {
      await stok.lock([produk_id])
      const other = await holdRows(db, sql`SELECT`)
      expect(await other.isFree(lineOf(produk_id))).toBe(false)
      await other.release()
    })
  })
})

test('takes all that an order needs or none of it, and names the first product that is short', async () => {
  const [a, b] = [await buildProduk(db, NOW, { stok: 5 }), await buildProduk(db, NOW, { stok: 1 })]
  await buildLot(db, NOW, b.produk_id, { jumlah: 1 })
  const { pesanan_id } = await buildPesanan(db, NOW, penggunaId)
  const wish = (quantity: number) => [
    { produkId: b.produk_id, jumlah: quantity },
    { produkId: a.produk_id, jumlah: 5 },
  ]
  const lacking = await inside((stok) => stok.take(pesanan_id, wish(3), NOW))
  expect(lacking).toEqual({ produkId: b.produk_id, nama: b.nama, sisa: 2 })
  expect([await stokOf(a.produk_id), await stokOf(b.produk_id)]).toEqual([5, 2])
})
