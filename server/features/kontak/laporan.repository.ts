import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { Foto } from '#contract/foto/endpoints.ts'
import type { Laporan, listLaporan } from '#contract/kontak/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { fotoRepository } from '#server/features/foto/foto.repository.ts'

export function laporanRepository(db: Db | Tx) {
  return {
    async list({ q, status, page, limit }: z.output<typeof listLaporan.query & {}>): Promise<Page<Laporan>> {
      let found = db.selectFrom('laporan')
      if (q) found = found.where(ilike(sql`(nama || E'\n' || email || E'\n' || pesan)`, q))
      if (status) found = found.where('ditangani', status === 'belum' ? 'is' : 'is not', null)
      const [rows, total] = await Promise.all([
        // Sort in a subquery, so that an index skips the rows before the page. Names are read for the page's messages only.
        withHandler(db.selectFrom('laporan'))
          .where(
            'laporan_id',
            'in',
            found
              .select('laporan_id')
              .orderBy('dibuat', 'desc')
              .orderBy('laporan_id', 'desc')
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .orderBy('dibuat', 'desc')
          .orderBy('laporan_id', 'desc')
          .execute(),
        countUpTo(db, found.select('laporan_id')),
      ])
      return { items: await withFoto(db, rows), total }
    },

    /** Counts open messages, up to TUGAS_MAX. */
    countNew: (): Promise<number> =>
      countUpTo(db, db.selectFrom('laporan').select('laporan_id').where('ditangani', 'is', null), TUGAS_MAX),

    async find(laporanId: number): Promise<Laporan | undefined> {
      const row = await withHandler(db.selectFrom('laporan')).where('laporan_id', '=', laporanId).executeTakeFirst()
      return row && (await withFoto(db, [row]))[0]
    },

    /** Returns the phone number of the account with this confirmed address; empty if there is none. */
    async findNoHp(email: string): Promise<string> {
      const row = await db
        .selectFrom('pengguna')
        .select('no_hp')
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .where('dihapus', 'is', null)
        .where('email_dikonfirmasi', 'is not', null)
        .executeTakeFirst()
      return row?.no_hp ?? ''
    },

    /** Locks the message until the transaction ends. */
    lock: (laporanId: number) =>
      db
        .selectFrom('laporan')
        .select(['nama', 'ditangani'])
        .where('laporan_id', '=', laporanId)
        .forUpdate()
        .executeTakeFirst(),

    setHandled: (laporanId: number, handledAt: Date | null, actor: number) =>
      db
        .updateTable('laporan')
        .set({ ditangani: handledAt, ditangani_oleh: handledAt && actor })
        .where('laporan_id', '=', laporanId)
        .execute(),

    /** Locks the messages from an account's address, and from its previous ones unless another account has them. */
    async lockOf(penggunaId: number): Promise<number[]> {
      const { rows } = await sql<{ laporan_id: number }>`
        SELECT laporan_id FROM laporan WHERE lower(email) IN (
          SELECT lower(email) FROM pengguna WHERE pengguna_id = ${penggunaId}
          UNION
          SELECT lower(email) FROM tautan_email WHERE pengguna_id = ${penggunaId} AND jenis = 'kembali'
            AND NOT EXISTS (SELECT FROM pengguna WHERE lower(pengguna.email) = lower(tautan_email.email)))
        FOR UPDATE`.execute(db)
      return rows.map(({ laporan_id }) => laporan_id)
    },

    /** Locks a message that was resolved before `before`. */
    lockOld: (before: Date) =>
      db
        .selectFrom('laporan')
        .select('laporan_id')
        .where('ditangani', '<', before)
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),

    /** Locks a message that was resolved before `before` and still has its photos. */
    lockOldFoto: (before: Date) =>
      db
        .selectFrom('laporan')
        .select('laporan_id')
        .where('ditangani', '<', before)
        .where('foto_dihapus', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('foto').select('foto_id').whereRef('foto.laporan_id', '=', 'laporan.laporan_id')),
        )
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),

    markFotoDeleted: (laporanId: number, fotoDeleted: Date) =>
      db.updateTable('laporan').set({ foto_dihapus: fotoDeleted }).where('laporan_id', '=', laporanId).execute(),

    delete: (laporanId: number) => db.deleteFrom('laporan').where('laporan_id', '=', laporanId).execute(),
  }
}

/** Adds the name of the administrator who resolved it, as a subquery per displayed row. */
function withHandler(query: SelectQueryBuilder<Database, 'laporan', object>) {
  return query
    .select(['laporan_id', 'nama', 'email', 'pesan', 'nomor_pesanan', 'dibuat', 'ditangani', 'foto_dihapus'])
    .select((eb) =>
      eb
        .selectFrom('pengguna')
        .select('pengguna.nama')
        .whereRef('pengguna.pengguna_id', '=', 'laporan.ditangani_oleh')
        .as('oleh'),
    )
}

interface Row {
  laporan_id: number
  nama: string
  email: string
  pesan: string
  nomor_pesanan: string
  dibuat: Date
  foto_dihapus: Date | null
  ditangani: Date | null
  oleh: string | null
}

async function withFoto(db: Db | Tx, rows: readonly Row[]): Promise<Laporan[]> {
  const foto = await fotoRepository(db).listOf(
    'laporan_id',
    rows.map(({ laporan_id }) => laporan_id),
  )
  return rows.map((row) =>
    toLaporan(
      row,
      foto.filter(({ induk }) => induk === row.laporan_id),
    ),
  )
}

/** Converts a message to the API's field names, which are English here. */
function toLaporan(row: Row, foto: Foto[]): Laporan {
  return {
    laporanId: row.laporan_id,
    name: row.nama,
    email: row.email,
    message: row.pesan,
    date: row.dibuat.toISOString(),
    nomor_pesanan: row.nomor_pesanan,
    foto,
    foto_dihapus: row.foto_dihapus?.toISOString() ?? null,
    ditangani: row.ditangani?.toISOString() ?? null,
    ditanganiOleh: row.oleh,
  }
}
