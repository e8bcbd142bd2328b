import { sql } from 'kysely'
import { KATEGORI, KategoriBody } from '#contract/katalog/kategori-admin.ts'
import { records } from '#server/features/jejak/records.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Categories in the back office. */
export const kategori = records({
  table: 'kategori',
  key: 'kategori_id',
  jenis: 'kategori',
  sebutan: 'Kategori',
  kode: 'KATEGORI',
  unique: 'nama',
  body: KategoriBody,
  columns: KATEGORI,
  rows: (db) =>
    db
      .selectFrom('kategori')
      .select(['kategori_id as kategoriId', 'nama', 'deskripsi', 'jumlah_produk as count', 'versi'])
      .select(sql<boolean>`EXISTS (SELECT FROM produk WHERE produk.kategori_id = kategori.kategori_id)`.as('dipakai')),
  judul: ({ nama }) => nama,
  cari: sql.ref('nama'),
  sort: { nama: 'nama', count: 'jumlah_produk' },

  /** @throws KATEGORI_DIPAKAI while a product, even an archived one, is in it */
  async hapus(tx, kategoriId) {
    const { jumlah } = await tx
      .selectFrom('produk')
      .select(sql<number>`count(*)::int`.as('jumlah'))
      .where('kategori_id', '=', kategoriId)
      .executeTakeFirstOrThrow()
    if (jumlah > 0) throw new AppError('KATEGORI_DIPAKAI', { rincian: { jumlah } })
    await tx.deleteFrom('kategori').where('kategori_id', '=', kategoriId).execute()
    return undefined
  },
})
