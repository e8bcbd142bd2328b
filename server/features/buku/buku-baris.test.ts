import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#server/db/client.ts'
import type { ReturnedGoods } from '#server/db/column-types.ts'
import { buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-db.ts'
import { bukuRepository } from './buku.repository.ts'
import { enterInBuku } from './buku.ts'

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
  await db.destroy()
  await database.drop()
})

/** Inserts a paid order with five units of one product and two of another. */
async function pesanan() {
  const [a, b] = [await buildProduk(db, NOW), await buildProduk(db, NOW)]
  const order = await buildPesanan(db, NOW, penggunaId, { status_pembayaran: 'success' }, [
    { produk: a, jumlah: 5 },
    { produk: b, jumlah: 2 },
  ])
  const { pesanan_id } = order
  const buku = bukuRepository(db)
  const { pembayaran_id } = (await buku.list(pesanan_id))[0] ?? { pembayaran_id: 0 }
  let returned = 0
  return {
    /** Refunds money, with the order lines that go back. */
    async kembalikan(amount: number, barang: ReturnedGoods[] = []) {
      const { pengembalian_id } = await db
        .insertInto('pengembalian')
        .values({
          pembayaran_id,
          jumlah: amount,
          pengguna_id: penggunaId,
          refund_key: `${pesanan_id}-${++returned}`,
          cara: 'manual',
          status: 'manual',
          alasan: 'uji',
          bukti: '',
          dibuat: NOW,
          diubah: NOW,
          periksa_pada: null,
        })
        .returning('pengembalian_id')
        .executeTakeFirstOrThrow()
      const movements = {
        pembayaran_id,
        pengembalian_id,
        jumlah: -amount,
        biaya: 0,
        cara: 'manual',
        waktu: NOW,
      } as const
      const added = enterInBuku(order, await buku.list(pesanan_id), [movements])
      await buku.insert(pesanan_id, added, new Map([[pengembalian_id, barang]]))
    },
    async bayarLagi() {
      const movements = {
        pembayaran_id,
        pengembalian_id: null,
        jumlah: order.total_harga,
        biaya: 0,
        cara: null,
        waktu: NOW,
      }
      await buku.insert(pesanan_id, enterInBuku(order, await buku.list(pesanan_id), [movements]))
    },
    total: order.total_harga,
    sisa: async () => (await buku.listRemainingLines(pesanan_id)).map(({ urutan, sisa }) => [urutan, sisa]),
    recorded: async () =>
      (
        await db
          .selectFrom('buku_baris')
          .innerJoin('buku', 'buku.buku_id', 'buku_baris.buku_id')
          .select(['urutan', 'buku_baris.jumlah'])
          .where('pesanan_id', '=', pesanan_id)
          .orderBy('buku_baris.buku_id')
          .orderBy('urutan')
          .execute()
      ).map(({ urutan, jumlah }) => [urutan, jumlah]),
  }
}

test('books a refund on the requested lines', async () => {
  const it = await pesanan()
  await it.kembalikan(1000, [{ urutan: 0, jumlah: 2 }])
  expect(await it.recorded()).toEqual([[0, 2]])
  expect(await it.sisa()).toEqual([
    [0, 3],
    [1, 2],
  ])
})

test('never books back more of a line than was bought and is not back', async () => {
  const it = await pesanan()
  await it.kembalikan(1000, [
    { urutan: 0, jumlah: 4 },
    { urutan: 7, jumlah: 1 },
  ])
  await it.kembalikan(1000, [
    { urutan: 0, jumlah: 4 },
    { urutan: 1, jumlah: 99 },
  ])
  expect(await it.recorded()).toEqual([
    [0, 4],
    [0, 1],
    [1, 2],
  ])
  await it.kembalikan(1000, [{ urutan: 0, jumlah: 1 }])
  expect(await it.recorded()).toHaveLength(3)
})

test('books back all that is left with the last of the money, and nothing with money alone', async () => {
  const it = await pesanan()
  await it.kembalikan(1000, [{ urutan: 0, jumlah: 1 }])
  await it.kembalikan(2000)
  await it.kembalikan(it.total - 3000)
  expect(await it.recorded()).toEqual([
    [0, 1],
    [0, 4],
    [1, 2],
  ])
  expect(await it.sisa()).toEqual([
    [0, 0],
    [1, 0],
  ])
})

test('counts from zero after an order was paid again', async () => {
  const it = await pesanan()
  await it.kembalikan(it.total)
  await it.bayarLagi()
  expect(await it.sisa()).toEqual([
    [0, 5],
    [1, 2],
  ])
  await it.kembalikan(1000, [{ urutan: 0, jumlah: 5 }])
  expect(await it.sisa()).toEqual([
    [0, 0],
    [1, 2],
  ])
})
