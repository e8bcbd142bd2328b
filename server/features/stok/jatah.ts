import { type RawBuilder, sql } from 'kysely'

/** Who takes goods: an account that paid before, one that never did, or one that never did from where goods were just let go. */
export type Pembeli = 'lama' | 'baru' | 'mengulang'

/**
 * How many units of a product can be had, by its columns `stok` and `ditahan_baru`. Who never paid leaves something to who did:
 * - together they hold at most half of what nobody else has taken;
 * - while none of them holds any, one order may take all but a third, and the last unit;
 * - where an order was just let go they hold a third, and one less than half, so that others come to theirs.
 * It stands here once, as SQL, because it must hold under the row's lock (`docs/decisions/0036-who-holds-stock.md`).
 */
export const jatah = (pembeli: Pembeli): RawBuilder<number> => sql`least(stok, CASE ${pembeli}::text
  WHEN 'lama' THEN stok
  WHEN 'mengulang' THEN greatest(0, least((stok + ditahan_baru) / 3, (stok + ditahan_baru) / 2 - 1) - ditahan_baru)
  ELSE CASE WHEN ditahan_baru = 0 THEN greatest(1, stok - (stok + 2) / 3)
    ELSE greatest(0, (stok + ditahan_baru) / 2 - ditahan_baru) END
  END)`
