import { type SelectQueryBuilder, sql } from 'kysely'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import type { KaitanPenyakit, RelatedProduk } from '#contract/kaitan/endpoints.ts'
import { isWithoutObat, splitKaitan } from '#contract/kaitan/kaitan-rules.ts'
import { mixWarning } from '#contract/katalog/mix-ingredients.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { paketRepository } from '#server/features/katalog/paket/paket.repository.ts'
import { currentHarga } from '#server/features/katalog/produk/current-harga.ts'
import { unregistered } from '#server/features/obat/unregistered.ts'

/** Maximum products, and other items, on a disease's page. */
const PRODUK_MAX = 24
const OTHERS_MAX = 12

/** Public links of a disease. */
export function kaitanRepository(db: Db | Tx) {
  /** Returns visible products: those with a rule of use for the disease first, then by name. */
  const produkOf = (kode: KodePenyakit) =>
    about(db.selectFrom('produk'), kode)
      .where('aktif', '=', true)
      .select(PRODUK_COLUMNS)
      .select([sql<boolean>`aturan_pakai @> ${JSON.stringify([{ untuk: [kode] }])}::jsonb`.as('terhitung')])
      .orderBy('terhitung', 'desc')
      .orderBy('nama')
      .orderBy('produk_id')
      .limit(PRODUK_MAX)
      .execute()

  async function paketOf(kode: KodePenyakit) {
    const all = await paketRepository(db).list(kode)
    return all.slice(0, OTHERS_MAX).map(({ paketId, title, harga, gambar, tersedia }) => ({
      paketId,
      title,
      harga,
      gambar,
      tersedia: tersedia !== 0,
    }))
  }

  /** Returns articles published by `at`, newest first. */
  async function artikelOf(kode: KodePenyakit, at: Date) {
    const rows = await about(db.selectFrom('artikel'), kode)
      .where('status', '=', 'published')
      .where((eb) => eb.or([eb('terbit', 'is', null), eb('terbit', '<=', at)]))
      .select(['artikel_id as artikelId', 'judul', 'gambar', sql<Date>`coalesce(terbit, dibuat)`.as('tanggal')])
      .orderBy('tanggal', 'desc')
      .orderBy('artikel_id', 'desc')
      .limit(OTHERS_MAX)
      .execute()
    return rows.map(({ tanggal, ...row }) => ({ ...row, created_at: tanggal.toISOString() }))
  }

  return {
    /**
     * Returns the products chosen for a text, by id.
     * @param kode diseases of the text: for diseases that no drug cures, the products are only supportive
     * @param isComplete true to include products not on sale, for the office
     */
    async selected(
      ids: readonly number[],
      kode: readonly KodePenyakit[],
      isComplete: boolean,
    ): Promise<{ produk: RelatedProduk[]; peringatan: string | null }> {
      if (ids.length === 0) return { produk: [], peringatan: null }
      const found = db.selectFrom('produk').select(PRODUK_COLUMNS)
      const rows = await (isComplete ? found : found.where('aktif', '=', true).where('resep', '=', false))
        .where('produk_id', '=', sql<number>`ANY (${ids}::int[])`)
        .orderBy('produk_id')
        .execute()
      const peran = kode.length > 0 && kode.every(isWithoutObat) ? 'pendukung' : 'anjuran'
      const produk = rows.map((row) => ({ ...row, peran, terhitung: false }) as const)
      return { produk, peringatan: mixWarning(produk, 'Di sini ada') }
    },

    async ofPenyakit(kode: KodePenyakit, at: Date): Promise<KaitanPenyakit> {
      const [all, paket, artikel] = await Promise.all([produkOf(kode), paketOf(kode), artikelOf(kode, at)])
      const { produk, perluResep } = splitKaitan(kode, all)
      return {
        kode,
        nama: PENYAKIT[kode].nama,
        tanpa_obat: isWithoutObat(kode),
        produk,
        peringatan: mixWarning(produk, 'Di sini ada'),
        perlu_resep: perluResep,
        paket,
        artikel,
      }
    },
  }
}

const PRODUK_COLUMNS = [
  'produk_id as produkId',
  ...(['nama', 'gambar', 'kemasan', 'resep', 'zat', 'zat_aktif', 'bahaya'] as const),
  currentHarga.as('harga'),
  sql<boolean>`stok > 0 AND NOT ${unregistered}`.as('tersedia'),
] as const

/** Selects the rows for the disease, in the form that its index needs. */
const about = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, kode: KodePenyakit) =>
  query.where(sql<boolean>`penyakit @> ${[kode]}::text[] AND penyakit <> '{}'`)
