import { type Selectable, sql } from 'kysely'
import type { Page } from '#contract/endpoint.ts'
import type { Persetujuan } from '#contract/pelepasan/admin.ts'
import type { Db } from '#server/db/client.ts'
import type { SavedInput } from '#server/db/column-types.ts'
import { countUpTo } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Act } from '#server/http/needs-persetujuan.ts'

export type PersetujuanRow = Selectable<Database['persetujuan']>

interface NewPersetujuan extends Act {
  pengguna_id: number
  endpoint: string
  isi: SavedInput
  isi_hash: Buffer
  alasan: string
  dibuat: Date
}

/** Requests that the caller may see: own ones, and those of endpoints that the caller's roles open. */
export interface Visible {
  penggunaId: number
  endpoints: readonly string[]
}

export function persetujuanRepository(db: Db | Tx) {
  const waiting = () => db.updateTable('persetujuan').where('status', '=', 'menunggu')
  const seenBy = ({ penggunaId, endpoints }: Visible) =>
    db
      .selectFrom('persetujuan')
      .where((eb) =>
        eb.or([
          eb('persetujuan.pengguna_id', '=', penggunaId),
          eb('endpoint', '=', sql<string>`ANY (${endpoints}::text[])`),
        ]),
      )

  return {
    /** Stores a request, unless an equal one waits. @returns its id; undefined if it is not stored */
    async insert({ isi, ...row }: NewPersetujuan): Promise<number | undefined> {
      const added = await db
        .insertInto('persetujuan')
        .values({ ...row, isi: JSON.stringify(isi) })
        .onConflict((conflict) =>
          conflict.columns(['pengguna_id', 'endpoint', 'isi_hash']).where('status', '=', 'menunggu').doNothing(),
        )
        .returning('persetujuan_id')
        .executeTakeFirst()
      return added?.persetujuan_id
    },

    find: (persetujuanId: number): Promise<PersetujuanRow | undefined> =>
      db.selectFrom('persetujuan').selectAll().where('persetujuan_id', '=', persetujuanId).executeTakeFirst(),

    /** Ends a waiting request, and deletes its input. @returns undefined if it does not wait, for example after a concurrent decision */
    decide: (
      persetujuanId: number,
      decision: { status: 'disetujui' | 'ditolak'; diputus_oleh: number; catatan?: string },
      time: Date,
    ): Promise<PersetujuanRow | undefined> =>
      waiting()
        .set({ ...decision, diputus: time, isi: null })
        .where('persetujuan_id', '=', persetujuanId)
        .returningAll()
        .executeTakeFirst(),

    /** Ends undecided requests from before a time. */
    expire: (before: Date, time: Date) =>
      waiting().set({ status: 'kedaluwarsa', diputus: time, isi: null }).where('dibuat', '<', before).execute(),

    /** Ends the requests that an account made, and those for an order of its own: their input names the person. */
    forget: (penggunaId: number, time: Date) =>
      waiting()
        .set({ status: 'kedaluwarsa', diputus: time, isi: null })
        .where((eb) =>
          eb.or([
            eb('pengguna_id', '=', penggunaId),
            sql<boolean>`isi -> 'body' ->> 'penggunaId' = ${String(penggunaId)}`,
          ]),
        )
        .execute(),

    countWaiting: (most: number): Promise<number> =>
      countUpTo(db, db.selectFrom('persetujuan').select('persetujuan_id').where('status', '=', 'menunggu'), most),

    /** Returns one page: waiting requests oldest first, decided ones newest first. */
    async list(
      visible: Visible,
      { status, page, limit }: { status: 'menunggu' | 'selesai'; page: number; limit: number },
    ): Promise<Page<Persetujuan>> {
      const isWaiting = status === 'menunggu'
      const found = seenBy(visible).where('status', isWaiting ? '=' : '<>', 'menunggu')
      const [rows, total] = await Promise.all([
        found
          .innerJoin('pengguna', 'pengguna.pengguna_id', 'persetujuan.pengguna_id')
          .leftJoin('pengguna as kedua', 'kedua.pengguna_id', 'diputus_oleh')
          .select(['persetujuan_id', 'persetujuan.pengguna_id', 'jenis', 'nilai', 'rujukan', 'keterangan', 'alasan'])
          .select([
            'persetujuan.dibuat',
            'status',
            'diputus',
            'catatan',
            'pengguna.nama as oleh',
            'kedua.nama as kedua',
          ])
          .orderBy('persetujuan_id', isWaiting ? 'asc' : 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('persetujuan_id')),
      ])
      const items = rows.map(({ persetujuan_id, pengguna_id, dibuat, diputus, kedua, ...row }) => ({
        ...row,
        persetujuanId: persetujuan_id,
        dibuat: dibuat.toISOString(),
        diputusOleh: kedua,
        diputus: diputus?.toISOString() ?? null,
        milikSendiri: pengguna_id === visible.penggunaId,
      }))
      return { items, total }
    },
  }
}
