import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hashToken, newToken } from '#server/features/akun/token.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'

type Kind = 'konfirmasi' | 'kembali' | 'pisah'

const DAY_MS = 86_400_000
const DAYS: Record<Kind, number> = { konfirmasi: 3, kembali: 7, pisah: 7 }

/** Returns the outbox key of the mail that carries the link. */
const kunciOf = ({ token_hash }: { token_hash: Buffer }) => `tautan:${token_hash.toString('hex')}`

/** Selects the account's pending e-mail address. */
export const selectNewEmail = (db: Db | Tx, penggunaId: number, now: Date) =>
  db
    .selectFrom('tautan_email')
    .innerJoin('pengguna', 'pengguna.pengguna_id', 'tautan_email.pengguna_id')
    .select('tautan_email.email')
    .where('tautan_email.pengguna_id', '=', penggunaId)
    .where('jenis', '=', 'konfirmasi')
    .where('dipakai', 'is', null)
    .where('kedaluwarsa', '>', now)
    .where(sql<boolean>`lower(tautan_email.email) <> lower(pengguna.email)`)
    .limit(1)

/** Links about the address of an account. Deleting a link also removes it from the outbox (see `forgetTautan`). */
export function tautanEmailRepository(db: Db | Tx) {
  const outbox = outboxRepository(db)
  const unused = (penggunaId: number, kind: Kind) =>
    db
      .deleteFrom('tautan_email')
      .where('pengguna_id', '=', penggunaId)
      .where('jenis', '=', kind)
      .where('dipakai', 'is', null)

  return {
    /**
     * @param gabungId merge that the link takes back
     * @returns the token, which is stored nowhere, and the outbox key for the mail that carries it
     */
    async open(
      kind: Kind,
      penggunaId: number,
      email: string,
      now: Date,
      gabungId: number | null = null,
    ): Promise<{ token: string; kunci: string }> {
      const token = newToken()
      const row = {
        token_hash: hashToken(token),
        pengguna_id: penggunaId,
        jenis: kind,
        email,
        dibuat: now,
        kedaluwarsa: new Date(now.getTime() + DAYS[kind] * DAY_MS),
        gabung_id: gabungId,
      }
      await db.insertInto('tautan_email').values(row).execute()
      return { token, kunci: kunciOf(row) }
    },

    find: (kind: Kind, token: string) =>
      db
        .selectFrom('tautan_email')
        .selectAll()
        .where('token_hash', '=', hashToken(token))
        .where('jenis', '=', kind)
        .executeTakeFirst(),

    async markUsed(tautan: { token_hash: Buffer }, now: Date): Promise<void> {
      await db.updateTable('tautan_email').set({ dipakai: now }).where('token_hash', '=', tautan.token_hash).execute()
      await outbox.forgetTautan([kunciOf(tautan)])
    },

    /** Uses up the links of a merge. */
    async markSplit(gabungId: number, now: Date): Promise<void> {
      const rows = await db
        .updateTable('tautan_email')
        .set({ dipakai: now })
        .where('gabung_id', '=', gabungId)
        .where('dipakai', 'is', null)
        .returning('token_hash')
        .execute()
      await outbox.forgetTautan(rows.map(kunciOf))
    },

    async findNewEmail(penggunaId: number, now: Date): Promise<string | null> {
      const row = await selectNewEmail(db, penggunaId, now).executeTakeFirst()
      return row?.email ?? null
    },

    /** True if another account may still take this address back. It is reserved until then. */
    async isHeld(email: string, penggunaId: number, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('tautan_email')
        .select('token_hash')
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .where('jenis', 'in', ['kembali', 'pisah'])
        .where('dipakai', 'is', null)
        .where('kedaluwarsa', '>', now)
        .where('pengguna_id', '<>', penggunaId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Cancels the pending address: deletes unused links that confirm an address other than `email`. */
    async endNewEmail(penggunaId: number, email: string): Promise<void> {
      const rows = await unused(penggunaId, 'konfirmasi')
        .where(sql`lower(email)`, '<>', email.toLowerCase())
        .returning('token_hash')
        .execute()
      await outbox.forgetTautan(rows.map(kunciOf))
    },

    /** Deletes unused links that revert a change of the address. @param since only changes made at or after it */
    async endRevert(penggunaId: number, since?: Date): Promise<void> {
      const links = unused(penggunaId, 'kembali')
      const rows = await (since ? links.where('dibuat', '>=', since) : links).returning('token_hash').execute()
      await outbox.forgetTautan(rows.map(kunciOf))
    },

    /** Deletes expired links. Those that revert a change stay: they record the account's earlier addresses. */
    async forgetExpired(now: Date): Promise<void> {
      const gone = await db
        .deleteFrom('tautan_email')
        .where('jenis', 'in', ['konfirmasi', 'pisah'])
        .where('kedaluwarsa', '<=', now)
        .returning('token_hash')
        .execute()
      const over = await db
        .selectFrom('tautan_email')
        .select('token_hash')
        .where('jenis', '=', 'kembali')
        .where('kedaluwarsa', '<=', now)
        .execute()
      await outbox.forgetTautan([...gone, ...over].map(kunciOf))
    },
  }
}
