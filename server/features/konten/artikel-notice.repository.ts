import { sql } from 'kysely'
import type { Tx } from '#server/db/transaction.ts'

export function artikelNoticeRepository(tx: Tx) {
  return {
    /** Returns a published article with customers not notified yet, locked until the transaction ends. */
    lockDue: (now: Date) =>
      tx
        .selectFrom('artikel')
        .select(['artikel_id as artikelId', 'judul', 'kabar_sampai as sampai'])
        .where('status', '=', 'published')
        .where('dikabarkan', 'is', null)
        .where((eb) => eb.or([eb('terbit', 'is', null), eb('terbit', '<=', now)]))
        .orderBy('artikel_id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),

    /** Returns the next customers by id who want mail about articles and have a confirmed address. */
    listPenerima: (until: number, limit: number) =>
      tx
        .selectFrom('pengguna')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'pengguna.pengguna_id')
        .select(['pengguna.pengguna_id as penggunaId', 'pengguna.nama', 'pengguna.email'])
        .where('pengguna.pengguna_id', '>', until)
        .where('pengguna.role', '=', 'user')
        .where('pengguna.dihapus', 'is', null)
        .where('pengguna.email_dikonfirmasi', 'is not', null)
        // Without a row, all choices are on.
        .where(sql<boolean>`coalesce(pilihan_notifikasi.article_updates, true)`)
        .orderBy('pengguna.pengguna_id')
        .limit(limit)
        .execute(),

    markUntil: (artikelId: number, penggunaId: number) =>
      tx.updateTable('artikel').set({ kabar_sampai: penggunaId }).where('artikel_id', '=', artikelId).execute(),

    markNotified: (artikelId: number, now: Date) =>
      tx.updateTable('artikel').set({ dikabarkan: now }).where('artikel_id', '=', artikelId).execute(),
  }
}
