import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Pengguna } from '#contract/akun/endpoints.ts'
import { NO_EMAIL } from '#contract/akun/without-email.ts'
import type { Db } from '#server/db/client.ts'
import { takePrepared } from '#server/db/prepared.ts'
import type { PenggunaRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'
import { selectNewEmail } from './email/tautan-email.repository.ts'

type NewPengguna = Pick<PenggunaRow, 'nama' | 'email' | 'no_hp' | 'password_hash' | 'role' | 'dibuat'> &
  Partial<Pick<PenggunaRow, 'peran'>>
type ProfileChange = Partial<
  Pick<PenggunaRow, 'nama' | 'email' | 'no_hp' | 'alamat' | 'username' | 'password_hash' | 'email_dikonfirmasi'>
>

export function akunRepository(db: Db | Tx) {
  return {
    findByEmail: (email: string) =>
      db.selectFrom('pengguna').selectAll().where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst(),

    /**
     * Returns the account that a phone number logs in to. Of the accounts with this number, it is the first that paid for an
     * order with it. Entering a stranger's number therefore neither gives access to the stranger's login nor takes it away.
     * @param noHp normalized, see `tidyNoHp`
     */
    findByNoHp: (noHp: string): Promise<PenggunaRow | undefined> =>
      db
        .selectFrom('pengguna')
        .innerJoin('pesanan', (join) =>
          join.onRef('pesanan.pengguna_id', '=', 'pengguna.pengguna_id').onRef('pesanan.no_hp', '=', 'pengguna.no_hp'),
        )
        .selectAll('pengguna')
        .where('pengguna.no_hp', '=', noHp)
        .where('pengguna.dihapus', 'is', null)
        .where('pesanan.status_pembayaran', '=', 'success')
        .orderBy('pesanan.pesanan_id')
        .limit(1)
        .executeTakeFirst(),

    /**
     * Returns the name of an account with this phone number that has a paid order, or an order entered by the office.
     * Accounts that only registered the number do not count, because anyone can register it.
     * @param noHp normalized, see `tidyNoHp`
     */
    findBuyerByNoHp: (noHp: string) =>
      db
        .selectFrom('pengguna')
        .innerJoin('pesanan', (join) =>
          join.onRef('pesanan.pengguna_id', '=', 'pengguna.pengguna_id').onRef('pesanan.no_hp', '=', 'pengguna.no_hp'),
        )
        .select('pengguna.nama')
        .where('pengguna.no_hp', '=', noHp)
        .where('pengguna.dihapus', 'is', null)
        .where((eb) => eb.or([eb('pesanan.status_pembayaran', '=', 'success'), eb('pesanan.sumber', '<>', 'situs')]))
        .orderBy('pesanan.pesanan_id')
        .limit(1)
        .executeTakeFirst(),

    /** Opts a new account out of all mails. */
    optOutOfSurat: (penggunaId: number) =>
      db
        .insertInto('pilihan_notifikasi')
        .values({
          pengguna_id: penggunaId,
          order_status: false,
          article_updates: false,
          product_offers: false,
          discount_promo: false,
          shipping_updates: false,
          treatment_reminders: false,
        })
        .execute(),

    getById: (penggunaId: number) =>
      db.selectFrom('pengguna').selectAll().where('pengguna_id', '=', penggunaId).executeTakeFirstOrThrow(),

    findById: (penggunaId: number) =>
      db.selectFrom('pengguna').selectAll().where('pengguna_id', '=', penggunaId).executeTakeFirst(),

    /** Ends codes and WhatsApp numbers as ways into an account, until a number is confirmed again. */
    endKode: (penggunaId: number, now: Date) =>
      db.updateTable('pengguna').set({ kode_sejak: now }).where('pengguna_id', '=', penggunaId).execute(),

    /** Returns the account's profile, with its pending e-mail address. */
    readProfile: (penggunaId: number, now: Date) =>
      db
        .selectFrom('pengguna')
        .select(['pengguna.pengguna_id', 'nama', 'pengguna.email', 'no_hp', 'alamat', 'username', 'gambar', 'role'])
        .select('email_dikonfirmasi')
        .select(selectNewEmail(db, penggunaId, now).as('emailBaru'))
        .where('pengguna.pengguna_id', '=', penggunaId)
        .$call((query) => takePrepared(db, query)),

    /** Locks the account until the transaction ends. */
    lock: (penggunaId: number) =>
      db
        .selectFrom('pengguna')
        .selectAll()
        .where('pengguna_id', '=', penggunaId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow(),

    /** True if an administrator with the role `pemilik` (full rights) exists. */
    hasPemilik: async () =>
      (
        await db
          .selectFrom('pengguna')
          .select('pengguna_id')
          .where('role', '=', 'admin')
          .where('peran', '=', 'pemilik')
          .limit(1)
          .execute()
      ).length > 0,

    /** Returns undefined if the e-mail is taken (compared case-insensitively). */
    insert: (row: NewPengguna) =>
      db
        .insertInto('pengguna')
        .values(row)
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .returningAll()
        .executeTakeFirst(),

    update: (penggunaId: number, change: ProfileChange) =>
      db
        .updateTable('pengguna')
        .set({ ...change, ...NEXT_VERSI })
        .where('pengguna_id', '=', penggunaId)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Sets or removes the picture and returns the previous one. Concurrent calls each return a different one. */
    async replaceGambar(penggunaId: number, gambar: string | null): Promise<string | null> {
      const { rows } = await sql<{ lama: string | null }>`
        UPDATE pengguna SET gambar = ${gambar}, versi = versi + 1
        FROM (SELECT pengguna_id, gambar AS lama FROM pengguna WHERE pengguna_id = ${penggunaId} FOR NO KEY UPDATE) AS dulu
        WHERE pengguna.pengguna_id = dulu.pengguna_id
        RETURNING dulu.lama`.execute(db)
      return rows[0]?.lama ?? null
    },
  }
}

/** Inserts a customer's account without an e-mail address, which receives no mail. */
export async function insertWithoutEmail(tx: Tx, fresh: Omit<NewPengguna, 'email' | 'role'>): Promise<PenggunaRow> {
  const row = await akunRepository(tx).insert({ ...fresh, email: `${randomUUID()}${NO_EMAIL}`, role: 'user' })
  if (!row) throw new Error('an address that nobody can have is taken')
  return row
}

/** Maps the row to the fields that the account's owner may see. */
export function toPengguna(
  row: Pick<PenggunaRow, 'pengguna_id' | 'nama' | 'email' | 'no_hp' | 'alamat' | 'username' | 'gambar' | 'role'>,
): Pengguna {
  return {
    id: row.pengguna_id,
    userId: row.pengguna_id,
    nama: row.nama,
    email: row.email,
    no_hp: row.no_hp,
    alamat: row.alamat,
    username: row.username,
    gambar: row.gambar,
    role: row.role,
  }
}
