import type { Tx } from '#server/db/transaction.ts'
import type { Surat } from '#server/mail/mailer.ts'
import { outboxRepository } from './outbox.repository.ts'

/**
 * Queues a mail to each owner, in the transaction of its event.
 * @param kunci key of the mail, to which the account is added. A second mail with the same key is ignored
 * @param write returns subject and text for one owner
 */
export async function mailOwners(
  tx: Tx,
  kunci: string,
  write: (owner: { nama: string }) => Pick<Surat, 'subjek' | 'teks'>,
  now: Date,
): Promise<void> {
  const owners = await tx
    .selectFrom('pengguna')
    .select(['pengguna_id', 'nama', 'email'])
    .where('role', '=', 'admin')
    .where('peran', '=', 'pemilik')
    .where('dihapus', 'is', null)
    .orderBy('pengguna_id')
    .execute()
  const mails = owners.map(({ pengguna_id, nama, email }) => ({
    ...write({ nama }),
    kunci: `${kunci}:${pengguna_id}`,
    kepada: email,
  }))
  await outboxRepository(tx).enqueueAll(mails, now, now)
}
