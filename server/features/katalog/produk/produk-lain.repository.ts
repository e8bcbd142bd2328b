import { type RawBuilder, sql } from 'kysely'
import type { ProdukLain, ProdukSummary } from '#contract/katalog/lain.ts'
import { mixWarning } from '#contract/katalog/mix-ingredients.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hargaKini } from './current-harga.ts'
import { belumTerdaftar } from './unregistered.ts'

const TOGETHER_MAX = 4
const SIMILAR_MAX = 8
/** Candidates for the same diseases among which the best sellers are selected. */
const SAME_PENYAKIT_MAX = 200

type Known = Parameters<typeof mixWarning>[0][number]

/** SQL condition: the product is available without prescription. Others are not recommended. */
const purchasable = sql<boolean>`(produk.aktif AND NOT produk.resep AND produk.stok > 0 AND NOT ${belumTerdaftar})`

export function produkLainRepository(db: Db | Tx) {
  const ringkas = () =>
    db
      .selectFrom('produk')
      .innerJoin('kategori', 'kategori.kategori_id', 'produk.kategori_id')
      .where(purchasable)
      .select(['produk.produk_id as produkId', 'produk.nama', 'kategori.nama as kategoriNama', 'produk.kemasan'])
      .select(['produk.gambar', 'produk.zat', 'produk.zat_aktif', 'produk.bahaya'])
      .select(hargaKini.as('harga'))

  const togetherOf = (produkId: number) =>
    ringkas()
      .innerJoin('dibeli_bersama', 'dibeli_bersama.teman_id', 'produk.produk_id')
      .where('dibeli_bersama.produk_id', '=', produkId)
      .orderBy('dibeli_bersama.pesanan', 'desc')
      .orderBy('produk.produk_id')
      .limit(TOGETHER_MAX)
      .execute()

  /** Returns the best sellers among the candidates. */
  const terlaris = (candidate: RawBuilder<number>, except: readonly number[], limit: number) =>
    ringkas()
      .where('produk.produk_id', 'in', candidate)
      .where('produk.produk_id', '<>', sql<number>`ALL(${except}::int[])`)
      .orderBy('produk.terjual', 'desc')
      .orderBy('produk.produk_id')
      .limit(limit)
      .execute()

  return {
    /** @returns undefined if the product is not on sale */
    async of(produkId: number): Promise<ProdukLain | undefined> {
      const produk = await db
        .selectFrom('produk')
        .select(['nama', 'zat', 'zat_aktif', 'bahaya', 'kategori_id', 'penyakit', 'resep'])
        .where('produk_id', '=', produkId)
        .where('aktif', '=', true)
        .executeTakeFirst()
      if (!produk) return undefined
      if (produk.resep) return { produkId, bersama: [], peringatan: null, serupa: [] }
      const bersama = await togetherOf(produkId)
      const except = [produkId, ...bersama.map((satu) => satu.produkId)]
      const samePenyakit =
        produk.penyakit.length === 0
          ? []
          : await terlaris(
              sql<number>`(SELECT produk_id FROM produk
                WHERE penyakit && ${produk.penyakit}::text[] AND penyakit <> '{}' LIMIT ${SAME_PENYAKIT_MAX})`,
              except,
              SIMILAR_MAX,
            )
      const chosen = [...except, ...samePenyakit.map((satu) => satu.produkId)]
      const spread =
        samePenyakit.length === SIMILAR_MAX
          ? []
          : await terlaris(
              // More than needed, because some are sold out or already selected.
              sql<number>`(SELECT produk_id FROM produk WHERE kategori_id = ${produk.kategori_id} AND aktif
                ORDER BY terjual DESC, produk_id LIMIT ${4 * SIMILAR_MAX})`,
              chosen,
              SIMILAR_MAX - samePenyakit.length,
            )
      return {
        produkId,
        bersama: bersama.map(withoutSubstance),
        peringatan: bersama.length > 0 ? sharedBahaya([produk, ...bersama]) : null,
        serupa: withoutBahaya([...samePenyakit, ...spread], [produk, ...bersama]).map(withoutSubstance),
      }
    },
  }
}

/** Returns the warning only if two of the products must not be combined. Warnings about one product are on its own page. */
function sharedBahaya(semua: readonly Known[]): string | null {
  const kalimat = mixWarning(semua, 'Di sini ada')
  return kalimat?.startsWith('Di sini ada') ? kalimat : null
}

/** Returns the products in order, without those that must not be combined with the ones already displayed. */
function withoutBahaya<T extends Known>(semua: readonly T[], ada: readonly Known[]): T[] {
  const jadi: T[] = []
  for (const satu of semua) if (![...ada, ...jadi].some((lain) => sharedBahaya([lain, satu]))) jadi.push(satu)
  return jadi
}

const withoutSubstance = ({ produkId, nama, kategoriNama, kemasan, harga, gambar }: ProdukSummary): ProdukSummary => ({
  produkId,
  nama,
  kategoriNama,
  kemasan,
  harga,
  gambar,
})
