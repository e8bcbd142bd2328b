import { sql } from 'kysely'
import { PAKET_BERANDA } from '#contract/katalog/paket-beranda.ts'

/** Of a row of `paket`: the owner chose it for the landing page. */
export const dipilihBeranda = sql<boolean>`(SELECT paket.paket_id = ANY (paket_unggulan) FROM beranda)`

/**
 * Of a row of `paket`: it stands on the landing page, as `paketBeranda` of the contract says it: among those that the owner chose, or
 * among the first on sale where none of these is.
 */
export const diBeranda = sql<boolean>`(
  paket.aktif
  AND (SELECT bagian @> '[{"kode": "produk-kami", "tampil": true}]' FROM beranda)
  AND CASE
    WHEN EXISTS (SELECT FROM beranda JOIN paket AS dipilih ON dipilih.paket_id = ANY (paket_unggulan) WHERE dipilih.aktif)
    THEN ${dipilihBeranda}
    ELSE (
      SELECT count(*) FROM paket AS lebih_dulu
      WHERE lebih_dulu.aktif AND (lebih_dulu.urutan, lebih_dulu.paket_id) < (paket.urutan, paket.paket_id)
    ) < ${PAKET_BERANDA}
  END
)`
