import type { Db } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { sizeOf } from './scenario.ts'

/** What the provider has in its own books, as `GET /__sim/transactions` tells. */
interface Transaksi {
  order_id: string
  transaction_id: string
  state: string
}

const PAID = new Set(['settlement', 'capture'])

export const SILENT = { info() {}, warn() {}, error() {} }

/** The shop takes up what is left within a minute; thousands of orders take it some more. */
const SETTLED_MS = sizeOf({ short: 60_000, long: 600_000 })

/**
 * Waits until a running shop has come to an end with every order and every notification, by its own timers. The last hour
 * of the orders is taken away, because nobody wants to wait for it.
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
 * @returns what does not agree: faults in the shop's own books, money that no order knows of, orders paid without money
 */
export async function findDisagreements(db: Db, provider: readonly Transaksi[]): Promise<unknown[]> {
  const found: unknown[] = await findViolations(db)
  const attempts = await db
    .selectFrom('pembayaran')
    .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
    .select(['order_id', 'pesanan.pesanan_id', 'status_pembayaran'])
    // What builders paid, no provider knows.
    .where('order_id', 'not like', 'KS-UJI-%')
    .execute()
  const flags = await db.selectFrom('riwayat_status').select('keterangan').where('jenis', '=', 'perhatian').execute()
  const flagged = new Set(flags.map(({ keterangan }) => keterangan.split(' ')[0]))
  const kept = await db.selectFrom('titipan').select('transaction_id').execute()
  for (const { transaction_id } of kept) flagged.add(transaction_id)
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
