import { sql } from 'kysely'

/** Of a row of `produk`: a medicine without a registration number, said of in `pengaturan_toko` or not. */
export const tanpaNie = sql<boolean>`(produk.golongan <> 'bukan_obat' AND produk.nie = '')`

/** The same, while the shop sells no such. */
export const belumTerdaftar = sql<boolean>`(${tanpaNie} AND NOT (SELECT nie_dikumpulkan FROM pengaturan_toko))`
