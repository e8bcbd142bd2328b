import { type RawBuilder, sql } from 'kysely'
import { peringatanCampur } from '#contract/katalog/bahan-campur.ts'
import type { ProdukLain, ProdukRingkas } from '#contract/katalog/lain.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { belumTerdaftar } from './belum-terdaftar.ts'
import { hargaKini } from './harga-kini.ts'

const BERSAMA_MAX = 4
const SERUPA_MAX = 8
/** Candidates for the same diseases among which the best sellers are selected. */
const SEPENYAKIT_MAX = 200

type Dikenal = Parameters<typeof peringatanCampur>[0][number]

/** SQL condition: the product is available without prescription. Others are not recommended. */
const dapatDibeli = sql<boolean>`(produk.aktif AND NOT produk.resep AND produk.stok > 0 AND NOT ${belumTerdaftar})`

export function produkLainRepository(db: Db | Tx) {
  const ringkas = () =>
    db
      .selectFrom('produk')
      .innerJoin('kategori', 'kategori.kategori_id', 'produk.kategori_id')
      .where(dapatDibeli)
      .select(['produk.produk_id as produkId', 'produk.nama', 'kategori.nama as kategoriNama', 'produk.kemasan'])
      .select(['produk.gambar', 'produk.zat', 'produk.zat_aktif', 'produk.bahaya'])
      .select(hargaKini.as('harga'))

  const bersamaOf = (produkId: number) =>
    ringkas()
      .innerJoin('dibeli_bersama', 'dibeli_bersama.teman_id', 'produk.produk_id')
      .where('dibeli_bersama.produk_id', '=', produkId)
      .orderBy('dibeli_bersama.pesanan', 'desc')
      .orderBy('produk.produk_id')
      .limit(BERSAMA_MAX)
      .execute()

  /** Returns the best sellers among the candidates. */
  const terlaris = (kandidat: RawBuilder<number>, kecuali: readonly number[], limit: number) =>
    ringkas()
      .where('produk.produk_id', 'in', kandidat)
      .where('produk.produk_id', '<>', sql<number>`ALL(${kecuali}::int[])`)
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
      const bersama = await bersamaOf(produkId)
      const kecuali = [produkId, ...bersama.map((satu) => satu.produkId)]
      const sepenyakit =
        produk.penyakit.length === 0
          ? []
          : await terlaris(
              sql<number>`(SELECT produk_id FROM produk
                WHERE penyakit && ${produk.penyakit}::text[] AND penyakit <> '{}' LIMIT ${SEPENYAKIT_MAX})`,
              kecuali,
              SERUPA_MAX,
            )
      const terpilih = [...kecuali, ...sepenyakit.map((satu) => satu.produkId)]
      const serak =
        sepenyakit.length === SERUPA_MAX
          ? []
          : await terlaris(
              // More than needed, because some are sold out or already selected.
              sql<number>`(SELECT produk_id FROM produk WHERE kategori_id = ${produk.kategori_id} AND aktif
                ORDER BY terjual DESC, produk_id LIMIT ${4 * SERUPA_MAX})`,
              terpilih,
              SERUPA_MAX - sepenyakit.length,
            )
      return {
        produkId,
        bersama: bersama.map(tanpaZat),
        peringatan: bersama.length > 0 ? bahayaBersama([produk, ...bersama]) : null,
        serupa: tanpaBahaya([...sepenyakit, ...serak], [produk, ...bersama]).map(tanpaZat),
      }
    },
  }
}

/** Returns the warning only if two of the products must not be combined. Warnings about one product are on its own page. */
function bahayaBersama(semua: readonly Dikenal[]): string | null {
  const kalimat = peringatanCampur(semua, 'Di sini ada')
  return kalimat?.startsWith('Di sini ada') ? kalimat : null
}

/** Returns the products in order, without those that must not be combined with the ones already displayed. */
function tanpaBahaya<T extends Dikenal>(semua: readonly T[], ada: readonly Dikenal[]): T[] {
  const jadi: T[] = []
  for (const satu of semua) if (![...ada, ...jadi].some((lain) => bahayaBersama([lain, satu]))) jadi.push(satu)
  return jadi
}

const tanpaZat = ({ produkId, nama, kategoriNama, kemasan, harga, gambar }: ProdukRingkas): ProdukRingkas => ({
  produkId,
  nama,
  kategoriNama,
  kemasan,
  harga,
  gambar,
})
