import { sql } from 'kysely'
import { PAKET_BERANDA } from '#contract/katalog/paket-beranda.ts'

/** SQL condition on `paket`: the owner chose the package for the landing page. */
export const selectedForBeranda = sql<boolean>`(SELECT paket.paket_id = ANY (paket_unggulan) FROM beranda)`

/**
 * SQL condition on `paket`: the package is on the landing page, by the same rule as `paketBeranda` of the contract. It is among
 * those that the owner chose or, if none of them is on sale, among the first on sale.
 */
export const diBeranda = sql<boolean>`(
  paket.aktif
  AND (SELECT bagian @> '[{"kode": "produk-kami", "tampil": true}]' FROM beranda)
  AND CASE
    WHEN EXISTS (SELECT FROM beranda JOIN paket AS dipilih ON dipilih.paket_id = ANY (paket_unggulan) WHERE dipilih.aktif)
    THEN ${selectedForBeranda}
    ELSE (
      SELECT count(*) FROM paket AS lebih_dulu
      WHERE lebih_dulu.aktif AND (lebih_dulu.urutan, lebih_dulu.paket_id) < (paket.urutan, paket.paket_id)
    ) < ${PAKET_BERANDA}
  END
)`
