import { sql } from 'kysely'

/** SQL condition on `produk`: the product is a medicine without a registration number. Ignores `pengaturan_toko`. */
export const withoutNie = sql<boolean>`(
  (produk.golongan <> 'bukan_obat' OR produk.sediaan <> 'bukan_obat') AND produk.nie = '')`

/** SQL condition on `produk`: a medicine without a registration number, while the shop does not sell these. */
export const lacksNie = sql<boolean>`(${withoutNie} AND NOT (SELECT nie_dikumpulkan FROM pengaturan_toko))`

/** SQL condition on `produk`: it is not sold yet, for its registration number or its substances. */
export const unregistered = sql<boolean>`(produk.zat_belum_boleh OR ${lacksNie})`
