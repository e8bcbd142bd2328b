import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { NASKAH_IZIN } from '#contract/saluran/keperluan.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

type Izin = Insertable<Database['izin_kabar']>
type Saluran = Izin['saluran']

/** Consents of accounts. */
export function izinRepository(db: Db | Tx) {
  return {
    /** Returns the purposes to which an account agrees. */
    async list(penggunaId: number, saluran: Saluran): Promise<Keperluan[]> {
      const rows = await db
        .selectFrom('izin_kabar')
        .select('keperluan')
        .where('pengguna_id', '=', penggunaId)
        .where('saluran', '=', saluran)
        .where('dicabut', 'is', null)
        .orderBy('keperluan')
        .execute()
      return rows.map(({ keperluan }) => keperluan as Keperluan)
    },

    /** Adds consents. Existing ones keep their time and place. */
    async give(
      penggunaId: number,
      saluran: Saluran,
      keperluan: readonly Keperluan[],
      place: Izin['tempat'],
      now: Date,
    ): Promise<void> {
      if (keperluan.length === 0) return
      await db
        .insertInto('izin_kabar')
        .values(
          [...new Set(keperluan)].map((one) => {
            return { pengguna_id: penggunaId, saluran, keperluan: one, tempat: place, naskah: NASKAH_IZIN, diberi: now }
          }),
        )
        .onConflict((conflict) =>
          conflict.columns(['pengguna_id', 'saluran', 'keperluan']).where('dicabut', 'is', null).doNothing(),
        )
        .execute()
    },

    /** Withdraws all consents of a channel, except those for the purposes `kept`. */
    withdraw: (
      penggunaId: number,
      saluran: Saluran,
      kept: readonly Keperluan[],
      now: Date,
      place: Izin['dicabut_lewat'] = 'pengaturan',
    ) =>
      db
        .updateTable('izin_kabar')
        .set({ dicabut: now, dicabut_lewat: place })
        .where('pengguna_id', '=', penggunaId)
        .where('saluran', '=', saluran)
        .where('dicabut', 'is', null)
        .where(sql<boolean>`keperluan <> ALL (${kept}::text[])`)
        .execute(),
  }
}
