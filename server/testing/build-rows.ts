import type { Db } from '#server/db/client.ts'
import type { ProdukRow } from '#server/db/schema.ts'
import { hashPassword } from '#server/features/akun/password.ts'
import { sesiRepository } from '#server/features/akun/sesi.repository.ts'

/*
 * Fresh rows for a test, each with the parents it needs. Every name is new, so that tests share a database without
 * meeting each other.
 */

let counter = 0
const unique = (name: string) => `${name} ${++counter}`

export const PASSWORD = 'rahasia-uji'
let passwordHash: Promise<string> | undefined

/** A customer with a complete address, signed in. */
export async function buildPelanggan(
  db: Db,
  now: Date,
  change: { alamat?: string; email?: string; role?: 'user' | 'admin' } = {},
) {
  passwordHash ??= hashPassword(PASSWORD)
  const row = await db
    .insertInto('pengguna')
    .values({
      nama: unique('Pak Budi'),
      email: `pembeli${++counter}@contoh.id`,
      no_hp: '081234567890',
      alamat: 'Dermaga 3, Teluk Hurun, Lampung',
      password_hash: await passwordHash,
      dibuat: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, token: await sesiRepository(db).open(row.pengguna_id, now) }
}

export async function buildKategori(db: Db, nama = unique('Kategori')) {
  return db.insertInto('kategori').values({ nama }).returningAll().executeTakeFirstOrThrow()
}

export async function buildProduk(db: Db, now: Date, change: Partial<Omit<ProdukRow, 'produk_id'>> = {}) {
  const row = await db
    .insertInto('produk')
    .values({
      kategori_id: change.kategori_id ?? (await buildKategori(db)).kategori_id,
      nama: unique('Produk'),
      harga: 145_000,
      stok: 10,
      dibuat: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.stok > 0)
    await db
      .insertInto('mutasi_stok')
      .values({ produk_id: row.produk_id, perubahan: row.stok, alasan: 'awal', waktu: now })
      .execute()
  return row
}

export async function buildPengiriman(db: Db, biaya = 12_000) {
  return db
    .insertInto('pengiriman')
    .values({ kode: unique('kode').replace(' ', '-'), nama: unique('Reguler'), estimasi: '3-5 hari', biaya })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A package of the given parts; a part without a product is only a name. */
export async function buildPaket(
  db: Db,
  now: Date,
  isi: { produk_id: number | null; jumlah?: number }[],
  change: { harga?: number; aktif?: boolean } = {},
) {
  const row = await db
    .insertInto('paket')
    .values({ title: unique('Paket'), harga: 500_000, dibuat: now, ...change })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('paket_item')
    .values(
      isi.map(({ produk_id, jumlah = 1 }, urutan) => ({
        paket_id: row.paket_id,
        urutan,
        nama: unique('Isi'),
        produk_id,
        jumlah,
      })),
    )
    .execute()
  return row
}
