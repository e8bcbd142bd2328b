import type { MetodeOngkir } from '#contract/pengiriman/ongkir.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Kutipan } from '#server/kurir/kurir.ts'

/** Validity of a courier's quote for orders. */
const VALID_MS = 60 * 60_000
/** Time before a missing quote is requested again. */
const RETRY_MS = 5 * 60_000

/** Cache key of a quote: postal code and started kilograms. */
export interface Paket {
  kodePos: string
  kg: number
}

export const kgKurir = (gram: number) => Math.max(1, Math.ceil(gram / 1000))

/** Cached quotes of couriers, for the orders that follow. */
export function kutipanRepository(db: Db | Tx) {
  return {
    /** Returns the cached quotes by method, null if the courier had none. Methods that are absent must be requested. */
    async list({ kodePos, kg }: Paket, now: Date): Promise<Map<number, MetodeOngkir['kutipan']>> {
      const rows = await db
        .selectFrom('kutipan_kurir')
        .select(['shipping_id', 'biaya', 'hari_min', 'hari_maks'])
        .where('kode_pos', '=', kodePos)
        .where('kg', '=', kg)
        .where('berlaku_sampai', '>', now)
        .execute()
      return new Map(
        rows.map(({ shipping_id, biaya, hari_min, hari_maks }) => [
          shipping_id,
          biaya === null
            ? null
            : { biaya, hari: hari_min === null || hari_maks === null ? null : { min: hari_min, maks: hari_maks } },
        ]),
      )
    },

    async save({ kodePos, kg }: Paket, kutipan: ReadonlyMap<number, Kutipan | null>, now: Date): Promise<void> {
      await db
        .insertInto('kutipan_kurir')
        .values(
          [...kutipan].map(([shipping_id, one]) => ({
            shipping_id,
            kode_pos: kodePos,
            kg,
            biaya: one?.biaya ?? null,
            hari_min: one?.hari?.min ?? null,
            hari_maks: one?.hari?.maks ?? null,
            berlaku_sampai: new Date(now.getTime() + (one ? VALID_MS : RETRY_MS)),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['shipping_id', 'kode_pos', 'kg']).doUpdateSet((eb) => ({
            biaya: eb.ref('excluded.biaya'),
            hari_min: eb.ref('excluded.hari_min'),
            hari_maks: eb.ref('excluded.hari_maks'),
            berlaku_sampai: eb.ref('excluded.berlaku_sampai'),
          })),
        )
        .execute()
    },

    deleteOld: (now: Date) => db.deleteFrom('kutipan_kurir').where('berlaku_sampai', '<=', now).execute(),
  }
}
