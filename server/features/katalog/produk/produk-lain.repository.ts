import { type RawBuilder, sql } from 'kysely'
import type { OtherProduk, ProdukSize, ProdukSummary } from '#contract/katalog/lain.ts'
import { mixWarning } from '#contract/katalog/mix-ingredients.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { unregistered } from '#server/features/obat/unregistered.ts'
import { currentHarga } from './current-harga.ts'

const TOGETHER_MAX = 4
const SIMILAR_MAX = 8
/** Candidates for the same diseases among which the best sellers are selected. */
const SAME_PENYAKIT_MAX = 200

type Known = Parameters<typeof mixWarning>[0][number]

/** SQL condition: the product is available without prescription. Others are not recommended. */
const purchasable = sql<boolean>`(produk.aktif AND NOT produk.resep AND produk.stok > 0 AND NOT ${unregistered})`

export function otherProdukRepository(db: Db | Tx) {
  const selectSummary = () =>
    db
      .selectFrom('produk')
      .innerJoin('kategori', 'kategori.kategori_id', 'produk.kategori_id')
      .where(purchasable)
      .select(['produk.produk_id as produkId', 'produk.nama', 'kategori.nama as kategoriNama', 'produk.kemasan'])
      .select(['produk.gambar', 'produk.zat', 'produk.zat_aktif', 'produk.bahaya', 'produk.kelompok'])
      .select(currentHarga.as('harga'))

  /** Returns the sizes on sale by regular price, so that a promotion moves none; empty if only one is on sale. */
  async function sizesOf(group: number): Promise<ProdukSize[]> {
    const found = await db
      .selectFrom('produk')
      .select(['produk_id as produkId', 'kemasan', currentHarga.as('harga'), sql<boolean>`stok = 0`.as('habis')])
      .where('kelompok', '=', group)
      .where('aktif', '=', true)
      .orderBy('produk.harga')
      .orderBy('produk_id')
      .execute()
    return found.length > 1 ? found : []
  }

  const togetherOf = (produkId: number) =>
    selectSummary()
      .innerJoin('dibeli_bersama', 'dibeli_bersama.teman_id', 'produk.produk_id')
      .where('dibeli_bersama.produk_id', '=', produkId)
      .orderBy('dibeli_bersama.pesanan', 'desc')
      .orderBy('produk.produk_id')
      .limit(TOGETHER_MAX)
      .execute()

  /** Returns the best sellers among the candidates. */
  const bestSelling = (candidate: RawBuilder<number>, except: readonly number[], limit: number) =>
    selectSummary()
      .where('produk.produk_id', 'in', candidate)
      .where('produk.produk_id', '<>', sql<number>`ALL(${except}::int[])`)
      .orderBy('produk.terjual', 'desc')
      .orderBy('produk.produk_id')
      .limit(limit)
      .execute()

  return {
    /** @returns undefined if the product is not on sale */
    async of(produkId: number): Promise<OtherProduk | undefined> {
      const produk = await db
        .selectFrom('produk')
        .select(['nama', 'zat', 'zat_aktif', 'bahaya', 'kategori_id', 'penyakit', 'resep', 'kelompok'])
        .where('produk_id', '=', produkId)
        .where('aktif', '=', true)
        .executeTakeFirst()
      if (!produk) return undefined
      const ukuran = produk.kelompok === null ? [] : await sizesOf(produk.kelompok)
      if (produk.resep) return { produkId, ukuran, bersama: [], peringatan: null, serupa: [] }
      const sizes = [produkId, ...ukuran.map((item) => item.produkId)]
      const shared = oneOfGroup((await togetherOf(produkId)).filter((item) => !sizes.includes(item.produkId)))
      const except = [...sizes, ...shared.map((item) => item.produkId)]
      const samePenyakit =
        produk.penyakit.length === 0
          ? []
          : await bestSelling(
              sql<number>`(SELECT produk_id FROM produk
                WHERE penyakit && ${produk.penyakit}::text[] AND penyakit <> '{}' LIMIT ${SAME_PENYAKIT_MAX})`,
              except,
              SIMILAR_MAX,
            )
      const chosen = [...except, ...samePenyakit.map((item) => item.produkId)]
      const sameKategori =
        samePenyakit.length === SIMILAR_MAX
          ? []
          : await bestSelling(
              // More than needed, because some are sold out or already selected.
              sql<number>`(SELECT produk_id FROM produk WHERE kategori_id = ${produk.kategori_id} AND aktif
                ORDER BY terjual DESC, produk_id LIMIT ${4 * SIMILAR_MAX})`,
              chosen,
              SIMILAR_MAX - samePenyakit.length,
            )
      const similar = oneOfGroup([...samePenyakit, ...sameKategori])
      return {
        produkId,
        ukuran,
        bersama: shared.map(withoutSubstance),
        peringatan: shared.length > 0 ? sharedBahaya([produk, ...shared]) : null,
        serupa: withoutBahaya(similar, [produk, ...shared]).map(withoutSubstance),
      }
    },
  }
}

/** Returns the first product of each size group. */
function oneOfGroup<T extends { kelompok: number | null }>(all: readonly T[]): T[] {
  return all.filter(
    ({ kelompok }, index) => kelompok === null || all.findIndex((one) => one.kelompok === kelompok) === index,
  )
}

/** Returns the warning only if two of the products must not be combined. Warnings about one product are on its own page. */
function sharedBahaya(all: readonly Known[]): string | null {
  const sentence = mixWarning(all, 'Di sini ada')
  return sentence?.startsWith('Di sini ada') ? sentence : null
}

/** Returns the products in order, without those that must not be combined with the ones already displayed. */
function withoutBahaya<T extends Known>(all: readonly T[], present: readonly Known[]): T[] {
  const compatible: T[] = []
  for (const item of all)
    if (![...present, ...compatible].some((other) => sharedBahaya([other, item]))) compatible.push(item)
  return compatible
}

const withoutSubstance = ({ produkId, nama, kategoriNama, kemasan, harga, gambar }: ProdukSummary): ProdukSummary => ({
  produkId,
  nama,
  kategoriNama,
  kemasan,
  harga,
  gambar,
})
