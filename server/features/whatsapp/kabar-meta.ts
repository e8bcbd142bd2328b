import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { WebhookEvents } from '#server/whatsapp/webhook.ts'
import { kabarMetaRepository } from './kabar-meta.repository.ts'

/** Words of Meta for a worse state of number, account or template. */
const BAD = new Set([
  ...['FLAGGED', 'DOWNGRADE', 'YELLOW', 'RED', 'RESTRICTED', 'DISCONNECTED', 'BANNED'],
  ...['ACCOUNT_VIOLATION', 'ACCOUNT_RESTRICTION', 'ACCOUNT_DELETED', 'DISABLED_UPDATE'],
  ...['REJECTED', 'PAUSED', 'DISABLED'],
])
/** Fields whose every notice is a warning. */
const WARNINGS = new Set(['errors', 'account_alerts', 'security'])

/** Stores what Meta tells about the shop's number, account and templates, for the owner. */
export async function keepNotices(
  tx: Tx,
  { accountEvents, templateEvents }: Pick<WebhookEvents, 'accountEvents' | 'templateEvents'>,
  now: Date,
): Promise<void> {
  const kabar = kabarMetaRepository(tx)
  for (const { field, event, detail } of accountEvents)
    await kabar.put({ bidang: field, kejadian: event, isi: detail, buruk: WARNINGS.has(field) || BAD.has(event) }, now)
  for (const event of templateEvents) {
    const { kind, name } = event
    const [word, reason = ''] = kind === 'status' ? [event.status, event.reason] : [event.to]
    // A template of the service that becomes one of marketing costs more.
    const isBad = kind === 'category' ? word === 'MARKETING' : BAD.has(word)
    await kabar.put({ bidang: `templat ${kind} ${name}`.slice(0, 600), kejadian: word, isi: reason, buruk: isBad }, now)
  }
}

/** Stores the state of the number that the shop asked for. */
export async function keepState(
  db: Db,
  { quality, status }: { quality: string; status: string },
  now: Date,
): Promise<void> {
  const kabar = kabarMetaRepository(db)
  await kabar.put({ bidang: 'mutu', kejadian: quality, isi: '', buruk: BAD.has(quality) }, now, true)
  await kabar.put({ bidang: 'nomor', kejadian: status, isi: '', buruk: BAD.has(status) }, now, true)
}
