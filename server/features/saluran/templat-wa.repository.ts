import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { TemplateEvent } from '#server/whatsapp/webhook.ts'
import type { TemplateState } from '#server/whatsapp/whatsapp.ts'

type State = Pick<TemplateState, 'id' | 'name' | 'status' | 'category'> & { reason?: string | undefined }

/** States of templates at Meta. */
export function templatRepository(db: Db | Tx) {
  return {
    list: () => db.selectFrom('templat_wa').selectAll().execute(),

    /** Stores the state that Meta told. */
    put: ({ id, name, status, category, reason = '' }: State, now: Date) => {
      const row = { id_meta: id, status, kategori: category, alasan: reason.slice(0, 200), diubah: now }
      return db
        .insertInto('templat_wa')
        .values({ nama: name, ...row })
        .onConflict((conflict) => conflict.column('nama').doUpdateSet(row))
        .execute()
    },

    /** Applies a change of a known template. A change of quality has no effect. */
    async apply(event: TemplateEvent, now: Date): Promise<void> {
      if (event.kind === 'quality') return
      const change =
        event.kind === 'status'
          ? { status: event.status, alasan: (event.reason ?? '').slice(0, 200) }
          : { kategori: event.to }
      await db
        .updateTable('templat_wa')
        .set({ ...change, diubah: now })
        .where('nama', '=', event.name)
        .execute()
    },

    /** Marks templates that Meta no longer has. */
    forget: (names: readonly string[], now: Date) =>
      names.length === 0
        ? undefined
        : db.updateTable('templat_wa').set({ status: 'DELETED', diubah: now }).where('nama', 'in', names).execute(),
  }
}
