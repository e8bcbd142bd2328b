import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { exportProduk } from '#contract/katalog/produk-admin.ts'
import { buildApp } from '#server/app.ts'
import { buildPengobatan } from '#server/testing/build-buku-obat.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

/* Every spreadsheet export of the office: it is complete or fails, and its name contains the day in Jakarta. */

const NIGHT = new Date('2026-11-20T20:00:00Z')
const shop = await testApp(NIGHT)
const { db } = shop.deps
const { token, pengguna_id: adminId } = await buildAdmin(db, NIGHT)
await buildPengobatan(db, NIGHT, adminId)
const produk = await buildProduk(db, NIGHT)
const { pengguna_id } = await buildPelanggan(db, NIGHT)
const packed = { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' } as const
await buildPesanan(db, NIGHT, pengguna_id, packed, [{ produk, jumlah: 1 }])
const { shipping_id } = await db.selectFrom('pengiriman').select('shipping_id').limit(1).executeTakeFirstOrThrow()
await db
  .insertInto('ongkir')
  .values({ shipping_id, kode_wilayah: '18', wilayah: 'Lampung', kg_pertama: 9000, hari_min: 1, hari_maks: 2 })
  .execute()
await sql`INSERT INTO cocok_midtrans (pembayaran_id, hari, toko, toko_kembali, midtrans, midtrans_kembali, diperiksa)
  SELECT pembayaran_id, ${NIGHT}::date, jumlah, 0, jumlah, 0, ${NIGHT} FROM pembayaran`.execute(db)
const { lot_id } = await db.selectFrom('pesanan_lot').select('lot_id').executeTakeFirstOrThrow()

/** The same shop over a real connection, and its log. */
const log: { msg: string; url?: string }[] = []
const logger = pino({ level: 'info' }, { write: (line) => void log.push(JSON.parse(line)) })
const { server } = await buildApp(shop.deps, { logger })
await server.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.server.address() as AddressInfo
afterAll(async () => {
  await server.close()
  await shop.close()
})

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
/**
 * Exports that are spreadsheets. Prescription pages and photos are read whole before the response starts, see `resep.test.ts`.
 * The export of an account's data is no table, see `pelanggan.test.ts`, nor are security events, see `attacks.test.ts`; a backup is a folder, see `kesehatan.test.ts`.
 */
const berkas = shop.app.endpoints.registered.flatMap(({ name, path, response }) =>
  response === 'berkas' &&
  !/BerkasResep|^getFoto|^exportKejadian$|^exportPelanggan$|^downloadBackup$|^downloadMyData$/.test(name)
    ? [{ name, path: name === 'exportPenerima' ? `${path}?lotId=${lot_id}` : path }]
    : [],
)
/** Table that each export reads. */
const TABLES: Record<string, string> = {
  exportProduk: 'produk',
  exportPesanan: 'pesanan',
  exportGoodsInSheet: 'produk',
  exportPenerima: 'lot',
  exportLaba: 'lot',
  exportBookkeeping: 'pesanan_baris',
  exportCocok: 'cocok_midtrans',
  exportReport: 'pesanan_baris',
  exportBukuObat: 'pengobatan',
  exportTarif: 'ongkir',
}

test('lists the tables that every file reads', () => {
  expect(berkas.map(({ name }) => name).toSorted()).toEqual(Object.keys(TABLES).toSorted())
})

test.each(berkas.map(({ name, path }) => [name, path]))(
  '%s carries the day in Jakarta in its name',
  async (_, path) => {
    const answer = await ask(path)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+-2026-11-21\.csv"$/)
    expect((await answer.text()).split('\r\n')).toHaveLength(3)
  },
)

test.each(berkas.map(({ name, path }) => [name, path]))(
  'returns an error for %s that cannot be read',
  async (name, path) => {
    const rename = (from: string, to: string) => sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`).execute(db)
    const table = TABLES[name] ?? ''
    await rename(table, 'hilang')
    try {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([500, null])
      expect(await answer.json()).toMatchObject({ code: 'INTERNAL' })
      expect(log.at(-1)).toMatchObject({ msg: 'unexpected error', url: path })
    } finally {
      await rename('hilang', table)
    }
  },
)

test('aborts a download that breaks off in the middle, and names the request in the log', async () => {
  const rows = await db.selectFrom('produk').select('kategori_id').executeTakeFirstOrThrow()
  const values = Array.from({ length: 600 }, (_, at) => ({
    ...rows,
    nama: `Obat ${at}`,
    // Not a safe integer in JavaScript, so reading it fails.
    harga: at === 599 ? sql<number>`9007199254740993` : 1000,
    dibuat: NIGHT,
  }))
  await db.insertInto('produk').values(values).execute()
  onTestFinished(async () => {
    await db.deleteFrom('produk').where('nama', 'like', 'Obat %').execute()
  })
  const answer = await ask(exportProduk.path)
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
  expect(log.at(-1)).toMatchObject({ msg: 'download aborted', url: exportProduk.path })
})

test('writes the header of an empty file', async () => {
  const answer = await ask(`${exportProduk.path}?q=tidakadayangbegini`)
  expect(await answer.text()).toMatch(/^\uFEFF?produkId;[\w;]+\r\n$/)
})
