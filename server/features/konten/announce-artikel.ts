import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { writer } from '#server/features/templat/writer.ts'
import { artikelNoticeRepository } from './artikel-notice.repository.ts'

/** Maximum mails per run, so that a mail about an order never waits behind more. */
const SURAT_PER_RUN = 300

/**
 * Queues mails about new articles for the customers who want them. A customer gets one mail per article, even if it is
 * withdrawn and published again. A published article with a future date is announced on that date.
 * @returns the number of queued mails
 */
export async function announceArtikel({
  db,
  clock,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<number> {
  let written = 0
  for (;;) {
    const count = await transaction(db, (tx) => announceOne(tx, settings, clock(), SURAT_PER_RUN - written))
    written += count ?? 0
    if (count === undefined || written >= SURAT_PER_RUN) return written
  }
}

/** @returns the number of mails queued for one article; undefined if no article is due */
async function announceOne(tx: Tx, settings: Deps['settings'], now: Date, limit: number): Promise<number | undefined> {
  const kabar = artikelNoticeRepository(tx)
  const artikel = await kabar.lockDue(now)
  if (!artikel) return undefined
  const { artikelId, judul, sampai } = artikel
  const penerima = await kabar.listPenerima(sampai, limit)
  const outbox = outboxRepository(tx)
  const write = await writer(tx, 'artikel')
  for (const { penggunaId, nama, email } of penerima)
    await outbox.enqueue(
      `artikel:${artikelId}:${penggunaId}`,
      {
        penggunaId,
        tautan: `/artikel/${artikelId}`,
        kepada: email,
        ...write({
          nama: withoutTautan(nama),
          judul,
          tautan: `${settings.publicUrl}/artikel/${artikelId}`,
          berhenti: `${settings.publicUrl}/PengaturanNotifikasi`,
        }),
      },
      now,
    )
  const last = penerima.at(-1)
  if (last) await kabar.markUntil(artikelId, last.penggunaId)
  if (penerima.length < limit) await kabar.markNotified(artikelId, now)
  return penerima.length
}
