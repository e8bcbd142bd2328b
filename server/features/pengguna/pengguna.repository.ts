import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import { noHpDicari } from '#contract/no-hp.ts'
import type { AkunPengguna, listPengguna } from '#contract/pengguna/office.ts'
import type { Peran } from '#contract/peran.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, urutan } from '#server/db/daftar.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import type { PenggunaRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'
import { PENGGUNA_DIHAPUS } from '#server/features/akun/forget-akun.ts'

type Change = Partial<
  Pick<PenggunaRow, 'nama' | 'email' | 'no_hp' | 'role' | 'peran' | 'gambar' | 'password_hash' | 'email_dikonfirmasi'>
>

const KOLOM = [
  'pengguna_id as id',
  'pengguna_id as userId',
  'nama',
  'email',
  'no_hp',
  'role',
  sql<Peran[]>`string_to_array(peran, ',')`.as('peran'),
  'gambar',
  'versi',
] as const

/** Accounts of existing persons. Anonymized accounts are not found. */
export function penggunaRepository(db: Db | Tx) {
  const pengguna = () => db.selectFrom('pengguna').where('dihapus', 'is', null)

  return {
    async list(query: z.output<typeof listPengguna.query & {}>): Promise<Page<AkunPengguna>> {
      const { q, role, page, limit } = query
      const { kolom, arah } = urutan<'nama' | 'email'>(query.urut)
      let found = pengguna()
      if (q) {
        const teks = sql`(nama || E'\n' || email || E'\n' || no_hp)`
        const nomor = noHpDicari(q)
        found = found.where((eb) => eb.or([ilike(teks, q), ...(nomor ? [ilike(teks, nomor)] : [])]))
      }
      if (role) found = found.where('role', '=', role)
      const order = kolom === 'email' ? sql`lower(email)` : sql.ref('nama')
      const [items, total] = await Promise.all([
        // Sort in a subquery, so that an index skips the rows before the page.
        pengguna()
          .select(KOLOM)
          .where(
            'pengguna_id',
            'in',
            found
              .select('pengguna_id')
              .orderBy(order, arah)
              .orderBy('pengguna_id', arah)
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .orderBy(order, arah)
          .orderBy('pengguna_id', arah)
          .execute(),
        countUpTo(db, found.select('pengguna_id')),
      ])
      return { items, total }
    },

    find: (userId: number): Promise<AkunPengguna | undefined> =>
      pengguna().select(KOLOM).where('pengguna_id', '=', userId).executeTakeFirst(),

    /**
     * Locks the account and all administrators in a fixed order until the transaction ends: of two concurrent removals of
     * rights, the second sees the first. The lock is `FOR NO KEY UPDATE`, because a stronger one would wait for every
     * transaction that refers to an administrator.
     */
    lockWithAdmins: (userId: number): Promise<AkunPengguna[]> =>
      pengguna()
        .select(KOLOM)
        .where((eb) => eb.or([eb('pengguna_id', '=', userId), eb('role', '=', 'admin')]))
        .orderBy('pengguna_id')
        .forNoKeyUpdate()
        .execute(),

    update: (userId: number, change: Change) =>
      db
        .updateTable('pengguna')
        .set({ ...change, ...NAIK })
        .where('pengguna_id', '=', userId)
        .execute(),

    /** True if an order still needs its buyer: unpaid, undelivered, flagged, or with an open complaint. */
    async hasOpenOrder(userId: number): Promise<boolean> {
      const { rows } = await sql<{ ada: boolean }>`
        SELECT EXISTS (
          SELECT FROM pesanan WHERE pengguna_id = ${userId}
            AND (status_pembayaran = 'pending' OR perhatian <> '{}'
              OR status_pembayaran = 'success' AND status_pesanan <> 'Pesanan Selesai'
              OR EXISTS (SELECT FROM keluhan WHERE keluhan.pesanan_id = pesanan.pesanan_id AND selesai IS NULL))) AS ada`.execute(
        db,
      )
      return rows[0]?.ada ?? false
    },

    /**
     * Removes the person from the account; a trigger deletes the address book. The row stays for references. Login to the
     * account is impossible.
     */
    async anonymise(userId: number, password_hash: string, now: Date): Promise<void> {
      await db
        .updateTable('pengguna')
        .set({
          nama: PENGGUNA_DIHAPUS,
          // The `.invalid` domain can never exist, and the address is unguessable, so it cannot be registered.
          email: sql<string>`'dihapus-' || gen_random_uuid() || '@dihapus.invalid'`,
          no_hp: '',
          alamat: '',
          username: '',
          gambar: null,
          role: 'user',
          peran: 'pemilik',
          password_hash,
          email_dikonfirmasi: null,
          grup_id: null,
          minta_hapus: null,
          dihapus: now,
        })
        .where('pengguna_id', '=', userId)
        .execute()
    },

    /**
     * Deletes the account with its sessions, devices, links and mail choices, unless rows that must stay refer to it, such as
     * orders or refunds. The foreign keys decide.
     * @returns true if it was deleted
     */
    async deleteUnlessReferred(userId: number): Promise<boolean> {
      await sql`SAVEPOINT hapus_pengguna`.execute(db)
      try {
        await db.deleteFrom('pengguna').where('pengguna_id', '=', userId).execute()
        return true
      } catch (error) {
        if (!isForeignKeyViolation(error)) throw error
        await sql`ROLLBACK TO SAVEPOINT hapus_pengguna`.execute(db)
        return false
      }
    },
  }
}
