import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { Kejadian, KejadianKind, listKejadian } from '#contract/keamanan/admin.ts'
import { midnightWib, parseWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, patternOf } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { FREQUENT_KINDS } from './sering.ts'

/** An event to be written. Its account may be known only by the e-mail. */
export interface Entry {
  waktu: Date
  jenis: KejadianKind
  penggunaId: number | null
  email: string | null
  oleh: number | null
  alamat: string | null
  requestId: string
  keterangan: string
  kali: number
}

/** An event with its deduplication key, equal for equal events within a minute. Without a key it is always a new row. */
export type Line = Entry & { kunci: string | null }

export function kejadianRepository(db: Db | Tx) {
  return {
    /** Inserts events, and adds up those whose key exists. References to deleted accounts become null. */
    async write(rows: readonly Line[]): Promise<void> {
      await sql`
        INSERT INTO kejadian (waktu, jenis, pengguna_id, oleh, alamat, request_id, keterangan, kali, kunci)
        SELECT waktu, jenis,
          coalesce((SELECT pengguna_id FROM pengguna WHERE pengguna_id = "penggunaId"),
            (SELECT pengguna_id FROM pengguna WHERE lower(pengguna.email) = baru.email)),
          (SELECT pengguna_id FROM pengguna WHERE pengguna_id = baru.oleh),
          baru.alamat, "requestId", keterangan, kali, decode(kunci, 'hex')
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS baru
          (waktu timestamptz, jenis text, "penggunaId" integer, email text, oleh integer, alamat text, "requestId" text,
            keterangan text, kali integer, kunci text)
        -- Processes that write the same must not wait for each other.
        ORDER BY kunci
        ON CONFLICT (kunci) DO UPDATE SET kali = kejadian.kali + excluded.kali`.execute(db)
    },

    async list({ page, limit, ...query }: KejadianQuery): Promise<Page<Kejadian>> {
      const found = applyFilter(db.selectFrom('kejadian'), query)
      const [rows, total] = await Promise.all([
        db
          .selectFrom('kejadian')
          .leftJoin('pengguna', 'pengguna.pengguna_id', 'kejadian.pengguna_id')
          .leftJoin('pengguna as pelaku', 'pelaku.pengguna_id', 'kejadian.oleh')
          .select(['kejadian_id', 'waktu', 'jenis', 'kejadian.alamat', 'keterangan', 'kali', 'request_id'])
          .select(['pengguna.pengguna_id', 'pengguna.nama', 'pengguna.email', 'pengguna.role', 'pelaku.nama as oleh'])
          .where(
            'kejadian_id',
            'in',
            found
              .select('kejadian_id')
              .orderBy('waktu', 'desc')
              .orderBy('kejadian_id', 'desc')
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .orderBy('waktu', 'desc')
          .orderBy('kejadian_id', 'desc')
          .execute(),
        countUpTo(db, found.select('kejadian_id')),
      ])
      return { items: rows.map(toKejadian), total }
    },

    /** Counts administrators with at least `times` failed logins since `since`, up to TUGAS_MAX. */
    countGuessed: (since: Date, times: number): Promise<number> =>
      countUpTo(
        db,
        db
          .selectFrom('kejadian')
          .innerJoin('pengguna', 'pengguna.pengguna_id', 'kejadian.pengguna_id')
          .select('kejadian.pengguna_id')
          .where('jenis', '=', 'login-gagal')
          .where('waktu', '>', since)
          .where('role', '=', 'admin')
          .groupBy('kejadian.pengguna_id')
          .having(sql`sum(kali)`, '>=', times),
        TUGAS_MAX,
      ),

    /** Anonymizes an account's events: their kinds stay, addresses and descriptions are removed. */
    forget: (penggunaId: number) =>
      db
        .updateTable('kejadian')
        .set({ alamat: null, keterangan: '', kunci: null })
        .where('pengguna_id', '=', penggunaId)
        .execute(),

    /**
     * Deletes events before `before`, and all but the newest `most` that strangers can cause. Those never displace other
     * events.
     */
    async deleteOld(before: Date, most: number): Promise<void> {
      await sql`
        DELETE FROM kejadian WHERE waktu < ${before} OR jenis = ANY (${FREQUENT_KINDS}::text[]) AND waktu < (
          SELECT waktu FROM kejadian WHERE jenis = ANY (${FREQUENT_KINDS}::text[]) ORDER BY waktu DESC OFFSET ${most - 1} LIMIT 1
        )`.execute(db)
    },
  }
}

type KejadianQuery = z.output<typeof listKejadian.query & {}>

function applyFilter(
  found: SelectQueryBuilder<Database, 'kejadian', object>,
  { q, jenis, siapa, dari, sampai }: Omit<KejadianQuery, 'page' | 'limit'>,
) {
  const person = sql`SELECT pengguna_id FROM pengguna WHERE dihapus IS NULL`
  if (q)
    found = found.where((eb) =>
      eb.or([
        sql<boolean>`kejadian.pengguna_id IN (${person} AND ${ilike(sql`(nama || E'\n' || email || E'\n' || no_hp)`, q)})`,
        sql<boolean>`kejadian.alamat LIKE ${patternOf(q).slice(1)}`,
      ]),
    )
  if (jenis) found = found.where('jenis', '=', jenis)
  if (siapa === 'tidak-dikenal') found = found.where('pengguna_id', 'is', null)
  else if (siapa)
    found = found.where(sql<boolean>`pengguna_id IN (${person} AND role = ${siapa === 'admin' ? 'admin' : 'user'})`)
  if (dari) found = found.where('waktu', '>=', parseWib(dari))
  if (sampai) found = found.where('waktu', '<', midnightWib(parseWib(sampai), -1))
  return found
}

interface Row {
  kejadian_id: number
  waktu: Date
  jenis: KejadianKind
  pengguna_id: number | null
  nama: string | null
  email: string | null
  role: 'user' | 'admin' | null
  oleh: string | null
  alamat: string | null
  request_id: string
  keterangan: string
  kali: number
}

function toKejadian({ kejadian_id, waktu, pengguna_id, nama, email, role, request_id, ...row }: Row): Kejadian {
  return {
    ...row,
    kejadianId: Number(kejadian_id),
    waktu: waktu.toISOString(),
    orang: pengguna_id && nama && email && role ? { userId: pengguna_id, nama, email, role } : null,
    requestId: request_id,
  }
}
