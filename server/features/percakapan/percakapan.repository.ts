import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type {
  FilledTemplat,
  listPercakapan,
  Percakapan,
  PercakapanSummary,
  PesanPercakapan,
} from '#contract/percakapan/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Sender } from '#server/features/saluran/nomor.repository.ts'
import type { WaOrder } from '#server/features/saluran/wa.repository.ts'

/** 24 h: after the last message of a person, WhatsApp delivers texts for that long, and afterwards templates only. */
export const WINDOW_MS = 86_400_000
/** Messages and orders that a screen shows. */
const [PESAN_SHOWN, PESANAN_SHOWN] = [200, 10]

/** A conversation, locked or as read. */
export interface PercakapanRow {
  percakapan_id: number
  pengguna_id: number | null
  nomor: string | null
  id_meta: string | null
  masuk: Date
  terakhir: Date
  belum_dibaca: boolean
  nama: string | null
  /** True if the number is confirmed for the account now. */
  terhubung: boolean
}

/** Order of the account, with the values of its templates. */
export interface PercakapanOrder extends WaOrder {
  orderId: number
  nomor: string
  jenis: Percakapan['pesanan'][number]['jenis_pesanan']
  dibuat: Date
  status_pembayaran: Percakapan['pesanan'][number]['status_pembayaran']
  status_pesanan: Percakapan['pesanan'][number]['status_pesanan']
  /** True if shipping fee or prescription is not decided. */
  isUndecided: boolean
}

/** True if the account of a conversation has its number confirmed now. */
const isConfirmed = sql<boolean>`EXISTS (SELECT FROM nomor_wa WHERE nomor_wa.pengguna_id = percakapan.pengguna_id
  AND nomor_wa.dikonfirmasi IS NOT NULL
  AND (nomor_wa.nomor = percakapan.nomor OR percakapan.nomor IS NULL AND nomor_wa.id_meta = percakapan.id_meta))`

/** True if a text can be sent: within the 24 hours, and unless the account of the conversation gave the number up. */
export const canReply = (
  { masuk, pengguna_id, terhubung }: Pick<PercakapanRow, 'masuk' | 'pengguna_id' | 'terhubung'>,
  now: Date,
) => now.getTime() < masuk.getTime() + WINDOW_MS && (pengguna_id === null || terhubung)

/** Conversations by WhatsApp, and their messages. */
export function percakapanRepository(db: Db | Tx) {
  const all = () =>
    db
      .selectFrom('percakapan')
      .leftJoin('pengguna', 'pengguna.pengguna_id', 'percakapan.pengguna_id')
      .selectAll('percakapan')
      .select(['pengguna.nama', isConfirmed.as('terhubung')])

  return {
    /** Returns the newest conversation of a sender with an account, or with none. */
    async findOf({ from, userId }: Sender, penggunaId: number | undefined): Promise<number | undefined> {
      const [column, value] = from ? (['nomor', from] as const) : (['id_meta', userId] as const)
      const row = await db
        .selectFrom('percakapan')
        .select('percakapan_id')
        .where(column, '=', value ?? '')
        .where('pengguna_id', 'is not distinct from', penggunaId ?? null)
        .orderBy('terakhir', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.percakapan_id
    },

    create: async ({ from, userId }: Sender, penggunaId: number | undefined, at: Date): Promise<number> => {
      const { percakapan_id } = await db
        .insertInto('percakapan')
        .values({
          nomor: from ?? null,
          id_meta: userId ?? null,
          pengguna_id: penggunaId ?? null,
          masuk: at,
          terakhir: at,
          belum_dibaca: false,
        })
        .returning('percakapan_id')
        .executeTakeFirstOrThrow()
      return percakapan_id
    },

    /** Gives the conversation of an unknown number to the account that confirmed the number within the 24 hours. */
    adopt: (percakapanId: number, penggunaId: number, now: Date) =>
      db
        .updateTable('percakapan')
        .set({ pengguna_id: penggunaId })
        .where('percakapan_id', '=', percakapanId)
        .where('masuk', '>', new Date(now.getTime() - WINDOW_MS))
        .returning('percakapan_id')
        .executeTakeFirst(),

    /** Opens the 24 hours anew, and remembers the sender's id. */
    markIncoming: (percakapanId: number, { userId }: Sender, at: Date) =>
      db
        .updateTable('percakapan')
        .set({ masuk: sql`greatest(masuk, ${at}::timestamptz)`, ...(userId && { id_meta: userId }) })
        .where('percakapan_id', '=', percakapanId)
        .execute(),

    /** Adds a message of the person. @returns true if the conversation had no unread one */
    async addIncoming(
      percakapanId: number,
      pesan: Pick<PesanPercakapan, 'jenis' | 'isi' | 'rujukan'> & { wamid: string; waktu: Date },
    ): Promise<boolean> {
      await db
        .insertInto('percakapan_pesan')
        .values({ ...pesan, percakapan_id: percakapanId, dari: 'pembeli' })
        .execute()
      const { numUpdatedRows } = await db
        .updateTable('percakapan')
        .set({ belum_dibaca: true })
        .where('percakapan_id', '=', percakapanId)
        .where('belum_dibaca', '=', false)
        .executeTakeFirstOrThrow()
      await this.touch(percakapanId, pesan.waktu)
      return numUpdatedRows > 0n
    },

    /** Adds an answer of the shop, to be sent by the job. */
    async addJawaban(
      percakapanId: number,
      jawaban: { isi: string; rujukan?: string; templat?: string; nilai?: FilledTemplat },
      { penggunaId, now }: { penggunaId: number; now: Date },
    ): Promise<void> {
      const { nilai, ...row } = jawaban
      await db
        .insertInto('percakapan_pesan')
        .values({
          ...row,
          percakapan_id: percakapanId,
          dari: 'toko',
          jenis: nilai ? 'templat' : 'teks',
          nilai: nilai ? JSON.stringify(nilai) : null,
          waktu: now,
          pengguna_id: penggunaId,
          status: 'menunggu',
          kirim_pada: now,
        })
        .execute()
      await this.touch(percakapanId, now)
      await this.mark(percakapanId, true)
    },

    touch: (percakapanId: number, at: Date) =>
      db
        .updateTable('percakapan')
        .set({ terakhir: sql`greatest(terakhir, ${at}::timestamptz)` })
        .where('percakapan_id', '=', percakapanId)
        .execute(),

    /** @returns false if there is no such conversation */
    async mark(percakapanId: number, isRead: boolean): Promise<boolean> {
      const row = await db
        .updateTable('percakapan')
        .set({ belum_dibaca: !isRead })
        .where('percakapan_id', '=', percakapanId)
        .returning('percakapan_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async list(
      { q, status, page, limit }: z.output<typeof listPercakapan.query & {}>,
      now: Date,
    ): Promise<Page<PercakapanSummary>> {
      const hasStatus = status && sql<SqlBool>`belum_dibaca = ${status === 'belum'}`
      const found = () => {
        let query = db.selectFrom('percakapan').leftJoin('pengguna', 'pengguna.pengguna_id', 'percakapan.pengguna_id')
        if (q) query = query.where(matches(q))
        return hasStatus ? query.where(hasStatus) : query
      }
      const [rows, total] = await Promise.all([
        all()
          .where(
            'percakapan_id',
            'in',
            found()
              .select('percakapan_id')
              .orderBy('terakhir', 'desc')
              .orderBy('percakapan_id', 'desc')
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .innerJoinLateral(
            (eb) =>
              eb
                .selectFrom('percakapan_pesan')
                .select(['dari', 'jenis', 'isi', 'status'])
                .whereRef('percakapan_pesan.percakapan_id', '=', 'percakapan.percakapan_id')
                .orderBy('waktu', 'desc')
                .orderBy('pesan_id', 'desc')
                .limit(1)
                .as('pesan'),
            (join) => join.onTrue(),
          )
          .select(['pesan.dari', 'pesan.jenis', 'pesan.isi', 'pesan.status'])
          .orderBy('terakhir', 'desc')
          .orderBy('percakapan.percakapan_id', 'desc')
          .execute(),
        countUpTo(db, found().select('percakapan_id')),
      ])
      const items = rows.map(({ dari, jenis, isi, status, ...row }) => ({
        ...toSummary(row, now),
        pesan: { dari, jenis, isi: isi.slice(0, 200), status },
      }))
      return { items, total }
    },

    countUnread: (): Promise<number> =>
      countUpTo(db, db.selectFrom('percakapan').select('percakapan_id').where('belum_dibaca', '=', true), TUGAS_MAX),

    find: (percakapanId: number): Promise<PercakapanRow | undefined> =>
      all().where('percakapan.percakapan_id', '=', percakapanId).executeTakeFirst(),

    /** Locks the conversation until the transaction ends. */
    lock: (percakapanId: number): Promise<PercakapanRow | undefined> =>
      all().where('percakapan.percakapan_id', '=', percakapanId).forUpdate('percakapan').executeTakeFirst(),

    /** Returns the newest messages, oldest first. */
    async listPesan(percakapanId: number): Promise<PesanPercakapan[]> {
      const rows = await db
        .selectFrom('percakapan_pesan')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'percakapan_pesan.pengguna_id')
        .select(['pesan_id', 'dari', 'jenis', 'isi', 'rujukan', 'waktu', 'status', 'kesalahan', 'pengguna.nama'])
        .where('percakapan_id', '=', percakapanId)
        .orderBy('waktu', 'desc')
        .orderBy('pesan_id', 'desc')
        .limit(PESAN_SHOWN)
        .execute()
      return rows.reverse().map(({ pesan_id, nama, waktu, ...row }) => ({
        ...row,
        pesanId: pesan_id,
        penulis: nama,
        waktu: waktu.toISOString(),
      }))
    },

    /** Returns the newest orders of an account. */
    async listPesanan(penggunaId: number): Promise<PercakapanOrder[]> {
      const rows = await db
        .selectFrom('pesanan')
        .select(['pesanan_id as orderId', 'midtrans_order_id as nomor', 'jenis', 'dibuat'])
        .select(['status_pembayaran', 'status_pesanan', 'total_harga', 'batas_bayar', 'kurir', 'resi', 'nama_shipping'])
        .select(sql<boolean>`menunggu_ongkir OR menunggu_resep`.as('isUndecided'))
        .where('pengguna_id', '=', penggunaId)
        .orderBy('dibuat', 'desc')
        .orderBy('pesanan_id', 'desc')
        .limit(PESANAN_SHOWN)
        .execute()
      return rows.map((row) => ({ ...row, batas_bayar: row.batas_bayar.toISOString() }))
    },

    /** Returns the number of the order that a message of the shop to this account was about; '' without one. */
    async rujukanOf(wamid: string, penggunaId: number): Promise<string> {
      const { rows } = await sql<{ rujukan: string }>`
        SELECT rujukan FROM kabar_saluran JOIN surat USING (surat_id)
        WHERE wamid = ${wamid} AND surat.pengguna_id = ${penggunaId}
        UNION ALL SELECT rujukan FROM percakapan_pesan JOIN percakapan USING (percakapan_id)
        WHERE wamid = ${wamid} AND percakapan.pengguna_id = ${penggunaId}`.execute(db)
      return rows[0]?.rujukan ?? ''
    },

    delete: (percakapanId: number) => db.deleteFrom('percakapan').where('percakapan_id', '=', percakapanId).execute(),

    deleteOld: (before: Date) => db.deleteFrom('percakapan').where('terakhir', '<', before).execute(),

    /** Deletes the conversations of an account, and those of its numbers from before they were confirmed. */
    forget: (penggunaId: number) =>
      sql`WITH nama AS (
            SELECT nomor, id_meta FROM percakapan WHERE pengguna_id = ${penggunaId}
            UNION SELECT nomor, id_meta FROM nomor_wa WHERE pengguna_id = ${penggunaId})
          DELETE FROM percakapan WHERE pengguna_id = ${penggunaId} OR pengguna_id IS NULL
            AND (nomor IN (SELECT nomor FROM nama) OR id_meta IN (SELECT id_meta FROM nama))`.execute(db),
  }
}

/** Part of a name or number. A number may be typed as 0812…, 62812… or in groups. */
function matches(q: string): Expression<SqlBool> {
  const digits = q.replace(/\D/g, '').replace(/^(?:62|0)/, '')
  const isNumber = digits.length >= 3 && /^[\d\s+().-]+$/.test(q)
  return isNumber ? ilike(sql.ref('percakapan.nomor'), digits) : ilike(sql.ref('pengguna.nama'), q)
}

/** Returns the fields that list and screen share. */
export function toSummary(row: PercakapanRow, now: Date): Omit<PercakapanSummary, 'pesan'> {
  return {
    percakapanId: row.percakapan_id,
    no_hp: row.nomor ?? '',
    nama: row.nama,
    terakhir: row.terakhir.toISOString(),
    belum_dibaca: row.belum_dibaca,
    bisa_dibalas_sampai: new Date(row.masuk.getTime() + WINDOW_MS).toISOString(),
    bisa_dibalas: canReply(row, now),
  }
}
