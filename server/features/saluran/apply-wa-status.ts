import type { Tx } from '#server/db/transaction.ts'
import type { StatusEvent } from '#server/whatsapp/webhook.ts'
import { tandaOf } from './send-wa.ts'
import { type WaDelivery, waRepository } from './wa.repository.ts'

/**
 * Applies a status of WhatsApp to its delivery. Statuses repeat, arrive in any order, and before the answer to the send. A delivery
 * only moves up; `failed` counts unless the message has arrived, and an arrival after it counts more.
 * @returns false if no delivery of the shop has that message
 */
export async function applyWaStatus(tx: Tx, event: StatusEvent, now: Date): Promise<boolean> {
  const wa = waRepository(tx)
  const delivery = await wa.lock({ tanda: tandaOf(event.reference), wamid: event.id })
  if (!delivery) return false
  const { change, counted } = changeOf(delivery, event)
  // Half of the statuses are repeats.
  if (!delivery.wamid || Object.keys(change).length > 0)
    await wa.put(delivery.kabar_saluran_id, { wamid: event.id, ...change })
  await wa.count(delivery.templat, delivery.dibuat, counted, event.pricing?.category)
  if (change.status === 'tiba') await wa.markNomor(delivery.surat_id, true)
  if (change.status === 'gagal') {
    if (event.error?.kind === 'recipient') await wa.markNomor(delivery.surat_id, false)
    await wa.chooseAgain(delivery.surat_id, now)
  }
  return true
}

type Counted = Parameters<ReturnType<typeof waRepository>['count']>[2][number]

/** Returns what a status changes, and what the month counts for the first time. */
export function changeOf(
  { status, dibaca, ditagih }: Pick<WaDelivery, 'status' | 'dibaca' | 'ditagih'>,
  { status: word, at, error, pricing }: Pick<StatusEvent, 'status' | 'at' | 'error' | 'pricing'>,
) {
  const counted: Counted[] = []
  const change: Partial<Pick<WaDelivery, 'status' | 'dibaca' | 'ditagih'>> & { kesalahan?: string } = {}
  const hasArrived = word === 'delivered' || word === 'read'
  if (status === 'menunggu' && word !== 'failed') counted.push('terkirim')
  if (hasArrived && status !== 'tiba') {
    Object.assign(change, { status: 'tiba', kesalahan: '' })
    counted.push('tiba')
  } else if (word === 'sent' && status === 'menunggu') change.status = 'terkirim'
  else if (word === 'failed' && (status === 'menunggu' || status === 'terkirim')) {
    Object.assign(change, { status: 'gagal', kesalahan: `${error?.code ?? ''} ${error?.kind ?? 'gagal'}`.trim() })
    counted.push('gagal')
  }
  if (word === 'read' && !dibaca) {
    change.dibaca = at
    counted.push('dibaca')
  }
  if (pricing && ditagih === null) {
    change.ditagih = pricing.billable
    if (pricing.billable) counted.push('ditagih')
  }
  return { change, counted }
}
