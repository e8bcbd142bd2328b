import type { Db } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { sizeOf } from './scenario.ts'

/** A transaction in the provider's books, as `GET /__sim/transactions` returns it. */
interface Transaction {
  order_id: string
  transaction_id: string
  state: string
}

const PAID = new Set(['settlement', 'capture'])

export const SILENT = { info() {}, warn() {}, error() {} }

/** Time in ms for the shop to settle pending work. Its timers need up to a minute; thousands of orders need more. */
const SETTLED_MS = sizeOf({ short: 60_000, long: 600_000 })

/**
 * Waits until the timers of a running shop have settled every order and notification.
 * Moves the deadlines of pending orders to now, to avoid waiting for an hour.
 */
export async function settle(db: Db): Promise<void> {
  const now = new Date()
  await db
    .updateTable('pesanan')
    .set({ batas_bayar: now, periksa_pada: now })
    .where('status_pembayaran', '=', 'pending')
    .execute()
  const open = async () => [
    ...(await db.selectFrom('pesanan').select('pesanan_id').where('status_pembayaran', '=', 'pending').execute()),
    ...(await db.selectFrom('notifikasi').select('notifikasi_id').where('hasil', 'is', null).execute()),
  ]
  await waitFor('the shop to settle what is open', async () => (await open()).length === 0, SETTLED_MS)
}

/**
 * Compares the shop's books with themselves and with the provider's.
 * @returns the disagreements: violations in the shop's books, money without a paid order or a flag, paid orders without money
 */
export async function findDisagreements(db: Db, provider: readonly Transaction[]): Promise<unknown[]> {
  const found: unknown[] = await findViolations(db)
  const attempts = await db
    .selectFrom('pembayaran')
    .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
    .select(['order_id', 'pesanan.pesanan_id', 'status_pembayaran'])
    // Orders of test builders are unknown to the provider.
    .where('order_id', 'not like', 'KS-UJI-%')
    .execute()
  const flags = await db.selectFrom('riwayat_status').select('keterangan').where('jenis', '=', 'perhatian').execute()
  const flagged = new Set(flags.map(({ keterangan }) => keterangan.split(' ')[0]))
  const heldTransactions = await db.selectFrom('titipan').select('transaction_id').execute()
  for (const { transaction_id } of heldTransactions) flagged.add(transaction_id)
  const orderOf = new Map(attempts.map((attempt) => [attempt.order_id, attempt]))

  const paid = new Set<number>()
  for (const { order_id, transaction_id, state } of provider.filter((one) => PAID.has(one.state))) {
    const order = orderOf.get(order_id)
    if (order) paid.add(order.pesanan_id)
    if (order?.status_pembayaran !== 'success' && !flagged.has(transaction_id))
      found.push({ lost: order_id, state, order })
  }
  for (const order of attempts)
    if (order.status_pembayaran === 'success' && !paid.has(order.pesanan_id)) found.push({ unpaid: order })
  return found
}
