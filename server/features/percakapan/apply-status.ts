import type { Tx } from '#server/db/transaction.ts'
import { waRepository } from '#server/features/saluran/wa.repository.ts'
import type { StatusEvent } from '#server/whatsapp/webhook.ts'
import { type JawabanRow, jawabanRepository, TEXTS } from './jawaban.repository.ts'

/** Name that the shop gives an answer, which each of its statuses repeats. */
const REFERENCE = 'jawaban:'
export const referenceOf = (tanda: string): string => `${REFERENCE}${tanda}`

const RANKS = ['menunggu', 'terkirim', 'tiba', 'dibaca'] as const
type Rank = (typeof RANKS)[number]
const WORDS = { sent: 'terkirim', delivered: 'tiba', read: 'dibaca' } as const

type Counted = Parameters<ReturnType<typeof waRepository>['count']>[2]

/**
 * Applies a status of WhatsApp to an answer. Statuses repeat and arrive in any order: the answer only moves up, and `failed` counts
 * unless it has arrived.
 */
export async function applyJawabanStatus(tx: Tx, { id, reference, ...event }: StatusEvent): Promise<void> {
  const tanda = reference?.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : undefined
  const jawaban = await jawabanRepository(tx).lock({ tanda, wamid: id })
  if (!jawaban) return
  const { change, counted } = changeOf(jawaban, event)
  await jawabanRepository(tx).put(jawaban.pesan_id, { wamid: id, ...change })
  await waRepository(tx).count(jawaban.templat || TEXTS, jawaban.waktu, counted, event.pricing?.category)
}

/** Returns what a status changes, and what the month counts for the first time. */
export function changeOf(
  { status, ditagih }: Pick<JawabanRow, 'status' | 'ditagih'>,
  { status: word, error, pricing }: Pick<StatusEvent, 'status' | 'error' | 'pricing'>,
) {
  const counted: Counted[number][] = []
  const change: { status?: JawabanRow['status']; kesalahan?: string; ditagih?: boolean } = {}
  if (word === 'failed') {
    if (status === 'menunggu' || status === 'terkirim') {
      Object.assign(change, { status: 'gagal', kesalahan: String(error?.code ?? 'gagal') })
      counted.push('gagal')
    }
  } else {
    // A failed answer was accepted before, or its failure was final: only an arrival overrides it.
    const [from, to] = [RANKS.indexOf(status === 'gagal' ? 'terkirim' : (status as Rank)), RANKS.indexOf(WORDS[word])]
    if (to > from) {
      Object.assign(change, { status: WORDS[word], kesalahan: '' })
      counted.push(...(['terkirim', 'tiba', 'dibaca'] as const).slice(from, to))
    }
  }
  if (pricing && ditagih === null) {
    change.ditagih = pricing.billable
    if (pricing.billable) counted.push('ditagih')
  }
  return { change, counted }
}
