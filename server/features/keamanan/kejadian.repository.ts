import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { exportKejadian, Kejadian, KejadianGroup, KejadianKind, listKejadian } from '#contract/keamanan/admin.ts'
import { FREQUENT_KINDS, kindsOf, TINGKAT } from '#contract/keamanan/kinds-admin.ts'
import { midnightWib, parseWib, WIB_ZONE } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, patternOf } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

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

    /** Groups events by day, kind and account, or address without an account; on each day by severity. */
    async listGroups({ page, limit, ...query }: KejadianQuery): Promise<Page<KejadianGroup>> {
      const groups = applyFilter(db.selectFrom('kejadian'), query)
        .select([DAY.as('hari'), 'jenis', 'pengguna_id'])
        .select((eb) => [
          sql<string | null>`CASE WHEN pengguna_id IS NULL THEN alamat END`.as('alamat'),
          eb.fn.sum<number>('kali').as('kali'),
          eb.fn.max('waktu').as('terakhir'),
          sql<string>`(array_agg(keterangan ORDER BY waktu DESC, kejadian_id DESC))[1]`.as('keterangan'),
        ])
        .groupBy([sql`1`, sql`2`, sql`3`, sql`4`])
      const { rows } = await sql<GroupRow & { total: number }>`
        SELECT hari::text AS hari, jenis, g.alamat, keterangan, kali::int AS kali, terakhir, g.pengguna_id, nama, email, role,
          total
        FROM (SELECT *, count(*) OVER ()::int AS total FROM (${groups}) AS semua
          ORDER BY hari DESC, array_position(${ORDER}::text[], jenis), terakhir DESC, pengguna_id, alamat
          LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS g
        LEFT JOIN pengguna USING (pengguna_id)
        ORDER BY hari DESC, array_position(${ORDER}::text[], jenis), terakhir DESC, g.pengguna_id, g.alamat`.execute(db)
      return { items: rows.map(toGroup), total: rows[0]?.total ?? 0 }
    },

    /** Lists events of a period for a file, oldest first. */
    async listFile(
      { dari, sampai }: z.output<typeof exportKejadian.query & {}>,
      after: FileRow | undefined,
      limit: number,
    ): Promise<FileRow[]> {
      return applyFilter(db.selectFrom('kejadian'), { dari, sampai })
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'kejadian.pengguna_id')
        .select(['kejadian_id', 'waktu', 'jenis', 'kejadian.pengguna_id', 'pengguna.email', 'kejadian.oleh'])
        .select(['kejadian.alamat', 'keterangan', 'kali', 'request_id'])
        .$if(after !== undefined, (query) => query.where('kejadian_id', '>', after?.kejadian_id ?? 0))
        .orderBy('kejadian_id')
        .limit(limit)
        .execute()
    },

    /**
     * Claims the events to be mailed: of each kind, those since `since`, unless a mail about the kind was queued after `mailedAfter`.
     * Concurrent calls wait for each other.
     */
    async claimAlerts(kinds: readonly KejadianKind[], since: Date, mailedAfter: Date, now: Date): Promise<Alert[]> {
      await sql`SELECT pg_advisory_xact_lock(hashtext('kabar-kejadian'))`.execute(db)
      const { rows } = await sql<Alert>`
        UPDATE kejadian SET dikabari = ${now} FROM kejadian k LEFT JOIN pengguna USING (pengguna_id)
        WHERE kejadian.kejadian_id = k.kejadian_id AND k.jenis = ANY (${[...kinds]}::text[]) AND k.dikabari IS NULL
          AND k.waktu > ${since} AND NOT EXISTS (
            SELECT FROM kejadian lalu
            WHERE lalu.jenis = k.jenis AND lalu.waktu > ${since}::timestamptz - interval '1 day' AND lalu.dikabari > ${mailedAfter}
          )
        RETURNING k.jenis, k.waktu, k.keterangan, k.alamat, nama`.execute(db)
      return rows.toSorted((a, b) => b.waktu.getTime() - a.waktu.getTime())
    },

    /** Counts refused attempts against the office since `since`, and returns whether they were recorded as an attack after it. */
    async countOfficeAttempts(since: Date): Promise<{ times: number; isTold: boolean }> {
      const { rows } = await sql<{ times: number; isTold: boolean }>`
        SELECT coalesce(sum(kali) FILTER (WHERE jenis = ANY (${OFFICE_ATTEMPTS}::text[]) AND keterangan LIKE '%(admin toko)'), 0)::int
            AS times,
          coalesce(bool_or(jenis = 'admin-diserang'), false) AS "isTold"
        FROM kejadian WHERE jenis = ANY (${[...OFFICE_ATTEMPTS, 'admin-diserang']}::text[]) AND waktu > ${since}`.execute(
        db,
      )
      return rows[0] ?? { times: 0, isTold: false }
    },

    /** Counts important events since `since`, up to TUGAS_MAX. */
    countImportant: (since: Date): Promise<number> =>
      countUpTo(
        db,
        db
          .selectFrom('kejadian')
          .select('kejadian_id')
          .where('jenis', 'in', kindsOf('penting'))
          .where('waktu', '>', since),
        TUGAS_MAX,
      ),

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

/** Kinds by importance. */
const ORDER = TINGKAT.flatMap(kindsOf)
/** Refusals that count as an attack on the office when they are many. */
const OFFICE_ATTEMPTS = ['login-gagal', 'dibatasi', 'ditolak', 'token-palsu', 'situs-lain']
const DAY = sql<string>`(kejadian.waktu AT TIME ZONE ${sql.lit(WIB_ZONE)})::date`

export interface Alert {
  jenis: KejadianKind
  waktu: Date
  keterangan: string
  alamat: string | null
  /** Name of the account. */
  nama: string | null
}

export interface FileRow {
  kejadian_id: number
  waktu: Date
  jenis: KejadianKind
  pengguna_id: number | null
  email: string | null
  oleh: number | null
  alamat: string | null
  keterangan: string
  kali: number
  request_id: string
}

type KejadianQuery = z.output<typeof listKejadian.query & {}>

function applyFilter(
  found: SelectQueryBuilder<Database, 'kejadian', object>,
  { q, tingkat, jenis, siapa, dari, sampai }: Partial<Omit<KejadianQuery, 'page' | 'limit'>>,
) {
  const person = sql`SELECT pengguna_id FROM pengguna WHERE dihapus IS NULL`
  if (q)
    found = found.where((eb) =>
      eb.or([
        sql<boolean>`kejadian.pengguna_id IN (${person} AND ${ilike(sql`(nama || E'\n' || email || E'\n' || no_hp)`, q)})`,
        sql<boolean>`kejadian.alamat LIKE ${patternOf(q).slice(1)}`,
      ]),
    )
  if (tingkat) found = found.where('jenis', 'in', kindsOf(tingkat))
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
    orang: toAccount({ pengguna_id, nama, email, role }),
    requestId: request_id,
  }
}

type Account = Pick<Row, 'pengguna_id' | 'nama' | 'email' | 'role'>
const toAccount = ({ pengguna_id, nama, email, role }: Account): Kejadian['orang'] =>
  pengguna_id && nama && email && role ? { userId: pengguna_id, nama, email, role } : null

type GroupRow = Omit<KejadianGroup, 'orang' | 'terakhir'> & Account & { terakhir: Date }

const toGroup = ({ hari, jenis, alamat, keterangan, kali, terakhir, ...account }: GroupRow): KejadianGroup => ({
  hari,
  jenis,
  alamat,
  keterangan,
  kali,
  terakhir: terakhir.toISOString(),
  orang: toAccount(account),
})
