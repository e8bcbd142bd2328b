import { tryTakeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { applyJawabanStatus } from '#server/features/percakapan/apply-status.ts'
import { receivePesan } from '#server/features/percakapan/receive-pesan.ts'
import { applyWaStatus } from '#server/features/saluran/apply-wa-status.ts'
import { izinRepository } from '#server/features/saluran/izin.repository.ts'
import { nomorRepository } from '#server/features/saluran/nomor.repository.ts'
import { templatRepository } from '#server/features/saluran/templat-wa.repository.ts'
import { waRepository } from '#server/features/saluran/wa.repository.ts'
import type { PreferenceEvent, WebhookEvents } from '#server/whatsapp/webhook.ts'
import { answerPesan } from './answer-pesan.ts'
import { keepNotices } from './kabar-meta.ts'
import { applyKodeStatus } from './kode/apply-kode-status.ts'
import { mailFailedKode } from './kode/send-kode.ts'
import { kodeIn } from './link-nomor.ts'
import { peristiwaRepository } from './peristiwa.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'settings' | 'connections' | 'kunci' | 'mailer'>

/** 8 days: Meta repeats a webhook for seven. Older events are a replay. */
const OLD_MS = 8 * 86_400_000
/** Seconds before the next attempt. After the last one the webhook is given up, and stays stored for a while. */
const BACKOFF = [5, 30, 120, 600]

/** Name of answers in the usage of a month. */
const REPLIES = 'balasan'

interface Reply {
  to: string
  text: string
  reference: string
}

/** Processes the stored webhooks, each in its own transaction, and then answers the persons who wrote. */
export async function processWebhooks(deps: Needs): Promise<void> {
  for (;;) {
    const done = await processOne(deps)
    if (!done) return
    for (const reply of done.replies) await sendReply(deps, reply)
    await mailFailedKode(deps)
  }
}

async function processOne(deps: Needs): Promise<{ replies: Reply[] } | undefined> {
  const { db, clock, log } = deps
  let found: { peristiwa_id: number; percobaan: number } | undefined
  try {
    return await transaction(db, async (tx) => {
      const peristiwa = peristiwaRepository(tx)
      const due = await peristiwa.lockDue(clock())
      if (!due) return undefined
      found = due
      const replies = due.isi ? await apply(tx, deps, due.isi) : []
      await peristiwa.put(due.peristiwa_id, null)
      return { replies }
    })
  } catch (err) {
    if (!found) throw err
    const wait = BACKOFF[found.percobaan]
    log[wait ? 'warn' : 'error']({ err, peristiwaId: found.peristiwa_id }, 'webhook of WhatsApp not processed')
    const retryAt = wait ? new Date(clock().getTime() + wait * 1000) : null
    await peristiwaRepository(db).put(found.peristiwa_id, retryAt, (err as Error).message)
    return { replies: [] }
  }
}

async function apply(tx: Tx, deps: Needs, body: Buffer): Promise<Reply[]> {
  const { parseWebhook } = await import('#server/whatsapp/webhook.ts')
  const events = parseWebhook(body)
  if (!events) {
    deps.log.warn({}, 'webhook of WhatsApp has an unknown shape')
    return []
  }
  const now = deps.clock()
  const isRecent = ({ at }: { at: Date }) => now.getTime() - at.getTime() < OLD_MS
  for (const event of events.statuses.filter(isRecent))
    if (!(await applyKodeStatus(tx, event)) && !(await applyWaStatus(tx, event, now)))
      await applyJawabanStatus(tx, event)
  for (const event of events.preferences.filter(isRecent)) await applyPreference(tx, event, now)
  for (const event of events.templateEvents) await templatRepository(tx).apply(event, now)
  await keepNotices(tx, events, now)
  logRest(deps, events)
  return answerAll(tx, deps, { ...events, messages: events.messages.filter(isRecent) })
}

/** Answers each message once, and each sender a limited number of times. */
async function answerAll(tx: Tx, deps: Needs, { messages }: Pick<WebhookEvents, 'messages'>): Promise<Reply[]> {
  const replies: Reply[] = []
  for (const pesan of messages) {
    if (!(await peristiwaRepository(tx).takePesan(pesan.id, deps.clock()))) continue
    const text = await answerPesan(tx, deps, pesan)
    await receivePesan(tx, deps, pesan, text === undefined && !kodeIn(pesan.text))
    const to = pesan.from ?? pesan.userId
    const isWithin = text && to && (await tryTakeJatah(tx, 'whatsapp-balas', to, deps.clock()))
    if (isWithin) replies.push({ to, text, reference: `balas:${pesan.id}`.slice(0, 500) })
  }
  return replies
}

/** Meta's own switch concerns marketing alone. */
async function applyPreference(tx: Tx, { isStopped, ...sender }: PreferenceEvent, now: Date): Promise<void> {
  const penggunaId = isStopped ? await nomorRepository(tx).findAccount(sender) : undefined
  if (penggunaId === undefined) return
  const izin = izinRepository(tx)
  const kept = (await izin.list(penggunaId, 'wa')).filter((keperluan) => keperluan !== 'penawaran')
  await izin.withdraw(penggunaId, 'wa', kept, now, 'wa')
}

/** Notices about the account are for the shop's operator. */
function logRest({ log }: Needs, { accountEvents, unknown }: WebhookEvents): void {
  for (const { field, event, detail } of accountEvents) log.warn({ field, event, detail }, 'notice of WhatsApp')
  if (unknown.length > 0) log.info({ unknown: unknown.slice(0, 20) }, 'unknown parts in a webhook of WhatsApp')
}

/** An answer that fails is not repeated: the person may have moved on. */
async function sendReply({ db, clock, connections, log }: Needs, reply: Reply): Promise<void> {
  try {
    await (await (await connections.whatsapp()).client()).sendText(reply)
    await waRepository(db).count(REPLIES, clock(), ['terkirim', 'ditagih'], 'service')
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'answer by WhatsApp not sent')
  }
}
