import { type KodeTemplatWa, TEMPLAT_WA, templatWaName } from '#contract/saluran/templat-wa.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { CODE_OPTED_OUT, WhatsAppError } from '#server/whatsapp/errors.ts'
import type { WhatsApp } from '#server/whatsapp/whatsapp.ts'
import { izinRepository } from './izin.repository.ts'
import { kabarSaluranRepository } from './kabar-saluran.repository.ts'
import { UNANSWERED_MAX } from './lease.ts'
import { HALT_MS, later, nextAttempt } from './next-attempt.ts'
import { ruleOf } from './rules.ts'
import { type ClaimedWa, waRepository } from './wa.repository.ts'
import { waContent } from './wa-content.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'connections'>

/** Name that the shop gives a message, which each of its statuses repeats. */
const REFERENCE = 'kabar:'
export const referenceOf = (tanda: string) => `${REFERENCE}${tanda}`
export const tandaOf = (reference: string | undefined) =>
  reference?.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : undefined

/** Sends the due messages, one per account and run. */
export async function sendWaMessages(deps: Needs): Promise<void> {
  const claimed = await waRepository(deps.db).claim(deps.clock())
  if (claimed.length === 0) return
  const access = await deps.connections.whatsapp()
  // Not sent later either: the notices leave by the next channel.
  if (access.mode === 'mati') {
    for (const one of claimed) await giveUp(deps, one, 'WhatsApp mati')
    return
  }
  const client = await access.client()
  let isHalted = false
  for (const one of claimed) {
    if (isHalted) await waRepository(deps.db).retry(one.kabar_saluran_id, 'menunggu WhatsApp', later(deps, HALT_MS))
    else isHalted = await sendOne(deps, client, one)
  }
}

/** @returns true if Meta accepts no messages of the shop for now */
async function sendOne(deps: Needs, client: WhatsApp, one: ClaimedWa): Promise<boolean> {
  const kode = kodeOf(one.templat)
  const hasPassed = one.order && ruleOf(one.kunci)?.holds?.(one.order) === false
  if (one.sampai <= deps.clock() || hasPassed) await giveUp(deps, one, 'terlambat')
  else if (!one.nomor) await giveUp(deps, one, 'izin dicabut')
  else if (!kode) await giveUp(deps, one, 'templat lama')
  else if (one.tanpa_jawaban >= UNANSWERED_MAX) await giveUp(deps, one, 'tanpa jawaban')
  else if (await kabarSaluranRepository(deps.db).begin(one, deps.clock())) {
    try {
      const { id } = await client.sendTemplate({
        to: one.nomor,
        name: one.templat,
        language: 'id',
        ...waContent(kode, one),
        reference: referenceOf(one.tanda),
        isMarketing: TEMPLAT_WA[kode].category === 'MARKETING',
      })
      await markSent(deps, one.tanda, id)
    } catch (error) {
      if (!(error instanceof WhatsAppError)) throw error
      return handleFailure(deps, one, error)
    }
  }
  return false
}

/** Returns the template of a name at Meta; undefined for an older version. */
const kodeOf = (name: string) =>
  (Object.keys(TEMPLAT_WA) as KodeTemplatWa[]).find((kode) => templatWaName(kode) === name)

/** Marks a message as accepted, unless a status has said more. */
function markSent({ db }: Needs, tanda: string, wamid: string): Promise<void> {
  return transaction(db, async (tx) => {
    const wa = waRepository(tx)
    const delivery = await wa.lock({ tanda, wamid })
    if (!delivery) return
    const isNew = delivery.status === 'menunggu'
    await wa.put(delivery.kabar_saluran_id, { wamid, ...(isNew && { status: 'terkirim', kesalahan: '' }) })
    if (isNew) await wa.count(delivery.templat, delivery.dibuat, ['terkirim'])
  })
}

/** Gives a message up, so that the notice leaves by the next channel. */
function giveUp({ db, clock }: Needs, { kabar_saluran_id, surat_id, templat }: ClaimedWa, reason: string) {
  return transaction(db, async (tx) => {
    const wa = waRepository(tx)
    if (!(await wa.fail(kabar_saluran_id, reason))) return
    await wa.count(templat, clock(), ['gagal'])
    await wa.chooseAgain(Number(surat_id), clock())
  })
}

/** @returns true if Meta accepts no messages of the shop for now */
async function handleFailure(deps: Needs, one: ClaimedWa, error: WhatsAppError): Promise<boolean> {
  const { kind, code } = error
  const reason = code === undefined ? kind : `${code} ${kind}`
  const isOurs = ['account', 'request', 'template'].includes(kind)
  deps.log[isOurs ? 'error' : 'warn'](
    { kabarSaluranId: one.kabar_saluran_id, reason, templat: one.templat, trace: error.trace },
    'WhatsApp message not sent',
  )
  const wa = waRepository(deps.db)
  if (kind !== 'unknown') await kabarSaluranRepository(deps.db).markRefused(one.kabar_saluran_id)
  const { wait, isHalted } = nextAttempt(error, one.percobaan)
  if (wait) await wa.retry(one.kabar_saluran_id, reason, later(deps, wait))
  else {
    if (kind === 'recipient') await wa.markNomor(Number(one.surat_id), false)
    if (kind === 'template' || kind === 'template-paused')
      await wa.stopTemplat(one.templat, error.message, deps.clock())
    if (code === CODE_OPTED_OUT) await withdraw(deps, one)
    await giveUp(deps, one, reason)
  }
  return isHalted
}

/** Records that the person stopped these messages in WhatsApp itself. */
async function withdraw({ db, clock }: Needs, { pengguna_id, keperluan }: ClaimedWa): Promise<void> {
  const izin = izinRepository(db)
  const kept = (await izin.list(pengguna_id, 'wa')).filter((one) => one !== keperluan)
  await izin.withdraw(pengguna_id, 'wa', kept, clock(), 'wa')
}
