import pLimit from 'p-limit'
import { templatWaName } from '#contract/saluran/templat-wa.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { chooseSaluran } from './choose-saluran.ts'
import { type ClaimedPush, type DueNotice, kabarSaluranRepository } from './kabar-saluran.repository.ts'
import { langgananRepository } from './langganan.repository.ts'
import { UNANSWERED_MAX } from './lease.ts'
import { ruleOf } from './rules.ts'
import { sendPush } from './send-push.ts'
import { sendWaMessages } from './send-wa.ts'
import { vapidKeys } from './vapid.repository.ts'
import { waRepository } from './wa.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'kunci' | 'settings' | 'log' | 'connections'>

/** Concurrent requests to push services. */
const AT_ONCE = 8

/** Chooses the channels of all due notices, then sends the due pushes and WhatsApp messages. */
export async function sendKabar(deps: Needs): Promise<void> {
  while (await transaction(deps.db, (tx) => chooseOne({ ...deps, db: tx }))) {}
  await sendPushes(deps)
  await sendWaMessages(deps)
}

/** @returns true if a notice was due */
async function chooseOne({
  db: tx,
  clock,
  connections,
}: Pick<Needs, 'clock' | 'connections'> & { db: Parameters<typeof outboxRepository>[0] }): Promise<boolean> {
  const now = clock()
  const saluran = kabarSaluranRepository(tx)
  const due = await saluran.lockDue(now)
  if (!due) return false
  const rule = ruleOf(due.kunci)
  const templat = rule && templatWaName(rule.templat)
  const canWa = due.wantsWa && templat !== undefined && (await isWaOpen({ db: tx, connections }, templat, due, now))
  const step = rule ? chooseSaluran(rule, { ...due.facts, canWa }, now) : ({ kind: 'done' } as const)
  if (step.kind === 'push') await saluran.addPushes(due.suratId, due.devices, step.until, now)
  if (step.kind === 'wa' && templat) await waRepository(tx).add(due.suratId, templat, step.until, now)
  if (step.kind === 'mail') await outboxRepository(tx).addMail(due.suratId, now)
  await saluran.putNext(due.suratId, 'at' in step ? step.at : null)
  return true
}

/** True if WhatsApp is on, the template approved, and the limits leave room. */
async function isWaOpen(
  { db, connections }: Pick<Needs, 'connections'> & { db: Parameters<typeof waRepository>[0] },
  templat: string,
  { penggunaId }: DueNotice,
  now: Date,
): Promise<boolean> {
  const access = await connections.whatsapp()
  return access.mode !== 'mati' && waRepository(db).isOpen(templat, access, penggunaId, now)
}

async function sendPushes(deps: Needs): Promise<void> {
  const saluran = kabarSaluranRepository(deps.db)
  const limit = pLimit(AT_ONCE)
  for (;;) {
    const claimed = await saluran.claimPushes(deps.clock())
    if (claimed.length === 0) return
    const keys = await vapidKeys(deps)
    await Promise.all(claimed.map((push) => limit(() => sendOne(deps, keys, push))))
  }
}

async function sendOne(deps: Needs, keys: Awaited<ReturnType<typeof vapidKeys>>, push: ClaimedPush): Promise<void> {
  const { db, clock, log, settings } = deps
  const [saluran, langganan, now] = [kabarSaluranRepository(db), langgananRepository(db), clock()]
  const [id, rule] = [push.kabar_saluran_id, ruleOf(push.kunci)]
  if (!rule || !keys || push.sampai <= now) return void (await saluran.markFailed(id, 'terlambat'))
  if (push.tanpa_jawaban >= UNANSWERED_MAX) return void (await saluran.markFailed(id, 'tanpa jawaban'))
  if (!(await saluran.begin(push, now))) return
  const { tautan, tanda, sampai, percobaan } = push
  const content = { judul: rule.judul, isi: rule.isi ?? push.rujukan, tautan, label: push.rujukan || push.kunci, tanda }
  const outcome = await sendPush(
    { keys, contact: contactOf(settings), testOrigin: settings.pushTestOrigin },
    push,
    content,
    { until: sampai, isUrgent: rule.isCritical ?? false, tries: percobaan },
    now,
  )
  if (outcome.kind === 'gone') return void (await langganan.forget(push.langganan_id))
  if (outcome.kind === 'accepted') {
    await saluran.markSent(id)
    await langganan.markAccepted(push.langganan_id, now)
    return
  }
  if (!outcome.isUnclear) await saluran.markRefused(id)
  log.warn({ kabarSaluranId: id, reason: outcome.reason }, 'push not sent')
  await saluran.markFailed(
    id,
    outcome.reason,
    outcome.kind === 'retry' ? new Date(now.getTime() + outcome.afterMs) : undefined,
  )
  await langganan.markFailed(push.langganan_id)
}

/** Returns the shop's address for push services. Apple refuses one at localhost. */
export const contactOf = ({ publicUrl, shopEmail }: Deps['settings']): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${shopEmail}`
