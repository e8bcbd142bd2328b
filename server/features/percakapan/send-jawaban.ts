import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { UNANSWERED_MAX } from '#server/features/saluran/lease.ts'
import { HALT_MS, later, nextAttempt } from '#server/features/saluran/next-attempt.ts'
import { waRepository } from '#server/features/saluran/wa.repository.ts'
import { WhatsAppError } from '#server/whatsapp/errors.ts'
import type { WhatsApp } from '#server/whatsapp/whatsapp.ts'
import { changeOf, referenceOf } from './apply-status.ts'
import { type ClaimedJawaban, jawabanRepository, TEXTS } from './jawaban.repository.ts'
import { canReply, type PercakapanRow, percakapanRepository } from './percakapan.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'connections'>

/** Sends the due answers, one per conversation and run. */
export async function sendJawaban(deps: Needs): Promise<void> {
  const claimed = await jawabanRepository(deps.db).claim(deps.clock())
  if (claimed.length === 0) return
  const access = await deps.connections.whatsapp()
  if (access.mode === 'mati') {
    for (const one of claimed) await giveUp(deps, one, 'mati')
    return
  }
  const client = await access.client()
  let isHalted = false
  for (const one of claimed) {
    if (isHalted) await jawabanRepository(deps.db).retry(one.pesan_id, 'account', later(deps, HALT_MS))
    else isHalted = await sendOne(deps, client, one)
  }
}

/** @returns true if Meta accepts no messages of the shop for now */
async function sendOne(deps: Needs, client: WhatsApp, one: ClaimedJawaban): Promise<boolean> {
  const row = await percakapanRepository(deps.db).find(one.percakapan_id)
  const to = row?.nomor ?? row?.id_meta
  if (!row || !to) return false
  const reason = obstacleOf(row, one, deps.clock())
  if (reason) await giveUp(deps, one, reason)
  else if (await jawabanRepository(deps.db).begin(one, deps.clock())) {
    const reference = referenceOf(one.tanda)
    try {
      const { id } = await (one.nilai
        ? client.sendTemplate({ to, name: one.templat, language: 'id', ...one.nilai, reference })
        : client.sendText({ to, text: one.isi, reference }))
      await markSent(deps, one.tanda, id)
    } catch (error) {
      if (!(error instanceof WhatsAppError)) throw error
      return handleFailure(deps, one, error)
    }
  }
  return false
}

/**
 * Returns why an answer must not be sent any more: it may have arrived twice, the number was given up since, or the 24 hours are
 * over.
 */
function obstacleOf(row: PercakapanRow, { nilai, tanpa_jawaban }: ClaimedJawaban, now: Date): string | undefined {
  if (tanpa_jawaban >= UNANSWERED_MAX) return 'tanpa-jawaban'
  if (row.pengguna_id !== null && !row.terhubung) return 'lepas'
  return nilai || canReply(row, now) ? undefined : 'tertutup'
}

/** Marks an answer as accepted, unless a status has said more. */
function markSent({ db }: Needs, tanda: string, wamid: string): Promise<void> {
  return transaction(db, async (tx) => {
    const jawaban = await jawabanRepository(tx).lock({ tanda, wamid })
    if (!jawaban) return
    const { change, counted } = changeOf(jawaban, { status: 'sent', error: undefined, pricing: undefined })
    await jawabanRepository(tx).put(jawaban.pesan_id, { wamid, ...change })
    await waRepository(tx).count(jawaban.templat || TEXTS, jawaban.waktu, counted)
  })
}

function giveUp({ db, clock }: Needs, { pesan_id, templat }: ClaimedJawaban, reason: string): Promise<void> {
  return transaction(db, async (tx) => {
    if (await jawabanRepository(tx).fail(pesan_id, reason))
      await waRepository(tx).count(templat || TEXTS, clock(), ['gagal'])
  })
}

/** @returns true if Meta accepts no messages of the shop for now */
async function handleFailure(deps: Needs, one: ClaimedJawaban, error: WhatsAppError): Promise<boolean> {
  const { kind, code } = error
  const reason = String(code ?? kind)
  const isOurs = ['account', 'request', 'template'].includes(kind)
  deps.log[isOurs ? 'error' : 'warn'](
    { pesanId: one.pesan_id, reason, trace: error.trace },
    'answer by WhatsApp not sent',
  )
  const jawaban = jawabanRepository(deps.db)
  if (kind !== 'unknown') await jawaban.markRefused(one.pesan_id)
  const { wait, isHalted } = nextAttempt(error, one.percobaan)
  if (wait) await jawaban.retry(one.pesan_id, reason, later(deps, wait))
  else {
    if (kind === 'template' || kind === 'template-paused')
      await waRepository(deps.db).stopTemplat(one.templat, error.message, deps.clock())
    await giveUp(deps, one, reason)
  }
  return isHalted
}
