import { join } from 'node:path'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { applyNotifikasi } from '#server/features/pembayaran/apply-notifikasi.ts'
import { reconcileDue } from '#server/features/pembayaran/reconcile.ts'
import { openMailer } from '#server/mail/mailer.ts'
import { midtransClient } from '#server/midtrans/client.ts'
import { openStorage } from '#server/storage/storage.ts'

/** What the provider has in its own books, as `GET /__sim/transactions` tells. */
interface Transaksi {
  order_id: string
  transaction_id: string
  state: string
}

const PAID = new Set(['settlement', 'capture'])

export const SILENT = { info() {}, warn() {}, error() {} }

/** What a shop outside of its process works with: for its timers, on the database that it left behind. */
export async function shopDeps(
  db: Db,
  folder: string,
  { url, serverKey }: { url: string; serverKey: string },
): Promise<Deps> {
  return {
    db,
    clock: () => new Date(),
    midtrans: midtransClient({ snapUrl: url, apiUrl: url, serverKey }),
    storage: await openStorage(join(folder, 'uploads')),
    mailer: openMailer({ url: undefined, from: 'toko@contoh.id' }, join(folder, 'surat')),
    settings: {
      publicUrl: 'http://localhost',
      midtransServerKey: serverKey,
      shopEmail: 'toko@contoh.id',
      paymentWindowMinutes: 15,
    },
    log: SILENT,
  }
}

/** Lets the shop's timers run at `later`: after every deadline of an order, and after every wait of a notification. */
export async function runTimers(deps: Deps, later: Date): Promise<void> {
  const then = { ...deps, clock: () => later }
  await applyNotifikasi(then)
  await reconcileDue(then)
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
    .execute()
  const flags = await db.selectFrom('riwayat_status').select('keterangan').where('jenis', '=', 'perhatian').execute()
  const flagged = new Set(flags.map(({ keterangan }) => keterangan.split(' ')[0]))
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
