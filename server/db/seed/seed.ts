import { fork } from 'node:child_process'
import { hash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import { artikel } from './artikel.ts'
import type { Drawing } from './draw-gambar.ts'
import { kategori, metodePembayaran, paket, pengiriman, produk } from './katalog.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Widths: the viewBox of a drawing has 800 (products, packages) or 1200 (articles) units. */
const MASTER = {
  produk: { drawn: 800, width: 1000 },
  paket: { drawn: 800, width: 1000 },
  artikel: { drawn: 1200, width: 1280 },
} as const
type Folder = keyof typeof MASTER

/** Pictures that are stored at the same time. A storage on S3 rejects more than it can queue. */
const UPLOADS = 4

interface SeedDeps {
  putGambar(name: string, bytes: Buffer): Promise<void>
  now: Date
}

export function gambarPath(kode: string): string {
  return fileURLToPath(new URL(`./gambar/${kode.toLowerCase()}.svg`, import.meta.url))
}

/** True if there are no categories and no products. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  const kategoriRow = await db.selectFrom('kategori').select('kategori_id').limit(1).executeTakeFirst()
  const produkRow = await db.selectFrom('produk').select('produk_id').limit(1).executeTakeFirst()
  return kategoriRow === undefined && produkRow === undefined
}

/**
 * Fills empty tables with the demo shop in one transaction. Pictures are stored before the first row, under names specific to
 * this database. A rerun after a failure or a kill overwrites them, so no picture remains without a row.
 */
export async function seedDemo(db: Db | Tx, deps: SeedDeps): Promise<void> {
  const gambar = await storeGambar(deps, await birthOf(db))
  if (db.isTransaction) await insertRows(db as Tx, gambar, deps.now)
  else await transaction(db, (tx) => insertRows(tx, gambar, deps.now))
}

async function insertRows(tx: Tx, gambar: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const kategoriIds = await insertKategori(tx)
  // The sample products have no registration numbers.
  await tx.updateTable('pengaturan_toko').set({ nie_dikumpulkan: true }).execute()

  const produkRows = await insertProduk(tx, kategoriIds, gambar, now)
  await insertStok(tx, produkRows, now)
  const produkIds = idsByKode(produk, produkRows, (row) => [row.nama, row.produk_id])
  await insertPaket(tx, produkIds, gambar, now)
  await insertArtikel(tx, gambar, now)
  await tx
    .insertInto('pengiriman')
    .values(pengiriman.map((item, index) => ({ ...item, urutan: index + 1 })))
    .execute()

  await tx
    .insertInto('metode_pembayaran')
    .values(metodePembayaran.map((item, index) => ({ ...item, urutan: index + 1 })))
    .execute()
}

async function insertKategori(tx: Tx): Promise<Map<string, number>> {
  const kategoriRows = await tx
    .insertInto('kategori')
    .values(kategori.map(({ nama, deskripsi }) => ({ nama, deskripsi })))
    .returning(['kategori_id', 'nama'])
    .execute()
  return idsByKode(kategori, kategoriRows, (row) => [row.nama, row.kategori_id])
}

function insertProduk(
  tx: Tx,
  kategoriIds: ReadonlyMap<string, number>,
  gambar: ReadonlyMap<string, string>,
  now: Date,
) {
  return tx
    .insertInto('produk')
    .values(
      produk.map((item) => ({
        kategori_id: need(kategoriIds, item.kategori),
        nama: item.nama,
        deskripsi: item.deskripsi,
        harga: item.harga,
        stok: item.stok,
        gambar: need(gambar, item.kode),
        kemasan: item.kemasan,
        zat: item.zat,
        zat_aktif: JSON.stringify(PRODUK.zat_aktif.typed.parse(item.zatAktif ?? '')),
        aturan_pakai: JSON.stringify(PRODUK.aturan_pakai.typed.parse(item.aturanPakai?.join('; ') ?? '')),
        golongan: item.golongan,
        sediaan: item.sediaan ?? (item.golongan === 'bukan_obat' ? 'bukan_obat' : 'farmasetik'),
        golongan_keterangan: item.keterangan,
        bentuk: item.bentuk,
        bahaya: item.bahaya,
        suhu_simpan: item.suhu,
        berat_gram: item.berat,
        peringatan: item.peringatan ?? '',
        dosis: item.dosis,
        masa_henti: item.henti,
        kelas: [...item.kelas],
        penyakit: [...(item.penyakit ?? [])],
        dibuat: now,
      })),
    )
    .returning(['produk_id', 'nama', 'stok'])
    .execute()
}

/** Brings the stock of the products in, each as one lot. */
async function insertStok(tx: Tx, rows: Awaited<ReturnType<typeof insertProduk>>, now: Date): Promise<void> {
  await tx
    .insertInto('mutasi_stok')
    .values(
      rows.map((row) => ({
        produk_id: row.produk_id,
        perubahan: row.stok,
        alasan: 'awal' as const,
        keterangan: 'Stok awal katalog contoh',
        waktu: now,
      })),
    )
    .execute()
  const lotRows = await tx
    .insertInto('lot')
    .values(
      rows.map(({ produk_id, stok }, index) => ({
        produk_id,
        nomor: `CONTOH-${String(index + 1).padStart(2, '0')}`,
        kedaluwarsa: dateWib(new Date(now.getTime() + (360 + 15 * index) * DAY_MS)),
        sisa: stok,
        diterima: dateWib(now),
        dibuat: now,
      })),
    )
    .returning(['lot_id', 'sisa'])
    .execute()
  await tx
    .insertInto('mutasi_lot')
    .values(lotRows.map(({ lot_id, sisa }) => ({ lot_id, sisa, alasan: 'awal' as const, waktu: now })))
    .execute()
}

async function insertPaket(
  tx: Tx,
  produkIds: ReadonlyMap<string, number>,
  gambar: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const paketRows = await tx
    .insertInto('paket')
    .values(
      paket.map((item, index) => ({
        title: item.title,
        deskripsi: item.deskripsi,
        harga: item.harga,
        gambar: need(gambar, item.kode),
        penyakit: [...item.penyakit],
        cara_harian: item.caraHarian.join('\n'),
        urutan: index + 1,
        dibuat: now,
      })),
    )
    .returning(['paket_id', 'title as nama'])
    .execute()
  const paketIds = idsByKode(
    paket.map((item) => ({ kode: item.kode, nama: item.title })),
    paketRows,
    (row) => [row.nama, row.paket_id],
  )

  const nameByKode = new Map(produk.map((item) => [item.kode, item.nama]))
  await tx
    .insertInto('paket_item')
    .values(
      paket.flatMap((item) =>
        item.isi.map((kode, index) => ({
          paket_id: need(paketIds, item.kode),
          urutan: index + 1,
          nama: need(nameByKode, kode),
          produk_id: need(produkIds, kode),
          jumlah: 1,
        })),
      ),
    )
    .execute()
}

async function insertArtikel(tx: Tx, gambar: ReadonlyMap<string, string>, now: Date): Promise<void> {
  await tx
    .insertInto('artikel')
    .values(
      artikel.map((item) => {
        const publishedAt = new Date(now.getTime() - item.hariAgo * DAY_MS)
        return {
          judul: item.judul,
          konten: item.konten.trim(),
          gambar: need(gambar, item.kode),
          status: 'published' as const,
          penyakit: [...item.penyakit],
          terbit: publishedAt,
          // Sample articles need no newsletter.
          dikabarkan: publishedAt,
          dibuat: publishedAt,
        }
      }),
    )
    .execute()
}

/** Renders and stores every picture; returns the file names by code. */
async function storeGambar({ putGambar }: Pick<SeedDeps, 'putGambar'>, birth: string): Promise<Map<string, string>> {
  const all: { folder: Folder; kode: string }[] = [
    ...produk.map(({ kode }) => ({ folder: 'produk' as const, kode })),
    ...paket.map(({ kode }) => ({ folder: 'paket' as const, kode })),
    ...artikel.map(({ kode }) => ({ folder: 'artikel' as const, kode })),
  ]
  const pictures = await draw(all.map(({ folder, kode }) => ({ path: gambarPath(kode), ...MASTER[folder] })))
  const names = new Map(all.map(({ kode }) => [kode, `${hash('sha256', `${birth} ${kode}`).slice(0, 32)}.webp`]))
  await pLimit(UPLOADS).map(all, ({ folder, kode }, index) =>
    putGambar(`${folder}/${need(names, kode)}`, need(pictures, index)),
  )
  return names
}

/** Returns the time of the first migration. It is unique per database, so that two shops can share one storage. */
async function birthOf(db: Db | Tx): Promise<string> {
  const { rows } = await sql<{ born: string }>`SELECT min(dijalankan)::text AS born FROM migrasi`.execute(db)
  return rows[0]?.born ?? ''
}

/** Draws pictures in a process of its own. @returns them as WebP, by their index in `drawings` */
async function draw(drawings: Drawing[]): Promise<Map<number, Buffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer[]>()
  const child = fork(fileURLToPath(new URL('./draw-gambar.ts', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
  })
  child.once('message', (pictures) => resolve(pictures as Buffer[]))
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`Drawing the demo pictures ended with code ${code}`)))
  child.send(drawings)
  return new Map((await promise).entries())
}

/** Returns IDs by code, matched by the unique name: RETURNING guarantees no order. */
function idsByKode<Row>(
  seeds: readonly { kode: string; nama: string }[],
  rows: readonly Row[],
  entry: (row: Row) => [nama: string, id: number],
): Map<string, number> {
  const byName = new Map(rows.map(entry))
  return new Map(seeds.map(({ kode, nama }) => [kode, need(byName, nama)]))
}

function need<Key, T>(map: ReadonlyMap<Key, T>, key: Key): T {
  const value = map.get(key)
  if (value === undefined) throw new Error(`Seed data refer to '${key}', which does not exist`)
  return value
}
