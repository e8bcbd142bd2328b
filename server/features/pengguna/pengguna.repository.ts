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

/** Replaces the name of a deleted person. */
const PENGGUNA_DIHAPUS = 'Pengguna dihapus'

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

    /** Deletes links mailed to the account. */
    async deleteTautan(userId: number): Promise<void> {
      await db.deleteFrom('reset_sandi').where('pengguna_id', '=', userId).execute()
      await db.deleteFrom('tautan_email').where('pengguna_id', '=', userId).execute()
    },

    /** Deletes mails to the account's current address, and to its previous or pending ones unless another account has them. */
    async deleteSurat(userId: number): Promise<void> {
      await sql`
        DELETE FROM surat WHERE lower(kepada) IN (
          SELECT lower(email) FROM pengguna WHERE pengguna_id = ${userId}
          UNION
          SELECT lower(email) FROM tautan_email WHERE pengguna_id = ${userId}
            AND NOT EXISTS (SELECT FROM pengguna WHERE lower(pengguna.email) = lower(tautan_email.email)))`.execute(db)
    },

    /** Removes the person from payments without an order, matched by address or by the order they were assigned to. */
    async forgetTitipan(userId: number, email: string): Promise<void> {
      await db
        .updateTable('titipan')
        .set({ nama: '', email: '', no_hp: '', bukti: '' })
        .where((eb) =>
          eb.or([
            eb(sql`lower(email)`, '=', email.toLowerCase()),
            eb('pembayaran_id', 'in', (attempts) =>
              attempts
                .selectFrom('pembayaran')
                .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
                .select('pembayaran_id')
                .where('pengguna_id', '=', userId),
            ),
          ]),
        )
        .execute()
    },

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
     * Removes the person from the account and its orders; a trigger deletes the address book. The rows stay for references and
     * the books. Login to the account is impossible.
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
      await db
        .updateTable('pesanan')
        .set({ nama: PENGGUNA_DIHAPUS, no_hp: '', alamat: '', catatan: '', penanda: [] })
        .set({ kode_wilayah: null, provinsi: null, kabupaten: null, kecamatan: null })
        .set({ kode_pos: null, rincian: null, patokan: null, jenis_alamat: null })
        .set({ ongkir_rinci: sql`ongkir_rinci - 'kode_wilayah'`, lacak_pada: null })
        .where('pengguna_id', '=', userId)
        .execute()
      // Couriers' events say where a parcel went and who accepted it.
      await db
        .deleteFrom('perjalanan_kurir')
        .using('pesanan')
        .whereRef('pesanan.pesanan_id', '=', 'perjalanan_kurir.pesanan_id')
        .where('pesanan.pengguna_id', '=', userId)
        .execute()
      // The office's notes on orders may name the person, and so may their entries in the audit trail.
      await db
        .deleteFrom('catatan_kantor')
        .using('pesanan')
        .whereRef('pesanan.pesanan_id', '=', 'catatan_kantor.pesanan_id')
        .where('pesanan.pengguna_id', '=', userId)
        .execute()
      await sql`
        UPDATE jejak SET sebelum = sebelum - 'penanda', sesudah = sesudah - 'penanda'
        WHERE jenis = 'pesanan' AND sesudah ? 'penanda'
          AND rujukan IN (SELECT pesanan_id::text FROM pesanan WHERE pengguna_id = ${userId})`.execute(db)
      await db
        .deleteFrom('tautan_bayar')
        .using('pesanan')
        .whereRef('pesanan.pesanan_id', '=', 'tautan_bayar.pesanan_id')
        .where('pesanan.pengguna_id', '=', userId)
        .execute()
      await db.deleteFrom('tampilan_pesanan').where('pengguna_id', '=', userId).execute()
      // The proof of a manual refund names the person's bank account.
      await db
        .updateTable('pengembalian')
        .set({ bukti: '' })
        .from('pembayaran')
        .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
        .whereRef('pembayaran.pembayaran_id', '=', 'pengembalian.pembayaran_id')
        .where('pesanan.pengguna_id', '=', userId)
        .execute()
      await db.deleteFrom('pilihan_notifikasi').where('pengguna_id', '=', userId).execute()
      await db.deleteFrom('catatan_pelanggan').where('pengguna_id', '=', userId).execute()
      await db.deleteFrom('perangkat').where('pengguna_id', '=', userId).execute()
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
