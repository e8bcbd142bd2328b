import type { Page } from '#contract/endpoint.ts'
import { KABAR_PER_HALAMAN, type Kabar, UNREAD_MAX } from '#contract/kabar/endpoints.ts'
import { INBOX_DAYS } from '#contract/surat/inbox.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/list.ts'
import { summaryOf } from './summary.ts'

const startOf = (now: Date) => new Date(now.getTime() - INBOX_DAYS * 86_400_000)

/** The notices of the outbox that are addressed to an account. */
export function kabarRepository(db: Db) {
  const mine = (penggunaId: number, now: Date) =>
    db.selectFrom('surat').where('pengguna_id', '=', penggunaId).where('dibuat', '>', startOf(now))

  return {
    /** Returns a page of the account's notices, newest first. */
    async list(penggunaId: number, page: number, now: Date): Promise<Page<Kabar>> {
      const [rows, total] = await Promise.all([
        mine(penggunaId, now)
          .select(['surat_id', 'subjek', 'teks', 'tautan', 'dibuat', 'dibaca'])
          .orderBy('dibuat', 'desc')
          .orderBy('surat_id', 'desc')
          .limit(KABAR_PER_HALAMAN)
          .offset((page - 1) * KABAR_PER_HALAMAN)
          .execute(),
        countUpTo(db, mine(penggunaId, now).select('surat_id')),
      ])
      const items = rows.map(({ surat_id, subjek, teks, tautan, dibuat, dibaca }) => {
        return {
          kabarId: Number(surat_id),
          judul: subjek,
          isi: summaryOf(teks),
          tautan,
          waktu: dibuat.toISOString(),
          dibaca: dibaca !== null,
        }
      })
      return { items, total }
    },

    /** Counts unread notices, up to UNREAD_MAX + 1. */
    countUnread: (penggunaId: number, now: Date): Promise<number> =>
      countUpTo(db, mine(penggunaId, now).select('surat_id').where('dibaca', 'is', null), UNREAD_MAX),

    /** Marks the account's unread notices up to an id as read. */
    async markRead(penggunaId: number, until: number, now: Date): Promise<void> {
      await db
        .updateTable('surat')
        .set({ dibaca: now })
        .where('pengguna_id', '=', penggunaId)
        .where('dibaca', 'is', null)
        .where('surat_id', '<=', until)
        .execute()
    },
  }
}
