import { kodeOf } from '#contract/pembayaran/metode-admin.ts'
import { PAYMENT_METHODS } from '#contract/pembayaran/payment-method.ts'
import type { PembayaranRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { endTransactions } from './end-unpaid.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { snapRequest, type Tagihan } from './snap-request.ts'
import { isPageOpen } from './status-pembayaran.ts'
import { syncPembayaran } from './sync-pembayaran.ts'

interface SnapSesi {
  orderId: number
  midtransOrderId: string
  midtransToken: string | null
}

/** Data that a payment page is opened with. */
export type SnapInput = Awaited<ReturnType<ReturnType<typeof pembayaranRepository>['readSnapInput']>>

type Attempt = Pick<PembayaranRow, 'pembayaran_id' | 'order_id'>

/** Midtrans' error text (English or Indonesian account) for an order_id on which a method was already chosen. */
const ALREADY_USED = /already been taken|sudah digunakan|been paid and utilized/i
const isUsed = (error: unknown) =>
  error instanceof MidtransError && error.kind === 'refused' && ALREADY_USED.test(error.message)

/**
 * Returns a function that opens the payment page of an order: its valid token, else a new one. Called after the order is
 * committed. If the provider is unreachable, the token is null and the order stays payable. An ended order keeps its token.
 * The caller passes `input` for a new order, to save a query.
 */
export function snapOpener(deps: Deps) {
  const pembayaran = pembayaranRepository(deps.db)
  // Two concurrent requests must not open two pages: the second page would end the first one's token.
  const opening = new Map<number, Promise<string | null>>()

  async function tokenOf(order: Tagihan, isOpen: boolean, input?: SnapInput): Promise<string | null> {
    const { attempts, baris, metode, terakhir } = input ?? (await pembayaran.readSnapInput(order.pesanan_id))
    const latest = attempts.at(-1)
    const isOver = !isPageOpen(latest, deps.clock())
    if ((latest?.snap_token && !isOver) || !isOpen) return latest?.snap_token ?? null
    // The buyer's last method comes first in the list, whose order the provider may ignore. Deduplicated: two methods of the shop may map to one of the provider's.
    const all = new Set(metode.map((row) => row.kode))
    const last = kodeOf(PAYMENT_METHODS[terakhir ?? 'lain'].nama)
    const kode = [...all].toSorted((a, b) => Number(b === last) - Number(a === last))

    async function create({ pembayaran_id, order_id }: Attempt): Promise<string> {
      const now = deps.clock()
      const request = snapRequest(order, baris, order_id, now, deps.settings.publicUrl, kode)
      const session = await deps.midtrans.createSnap(request)
      // The page expires with the time to choose a method. After that time, it expires with the order.
      await pembayaran.saveSnap(pembayaran_id, session, order.batas_akhir ? order.batas_bayar : null, now)
      return session.token
    }
    const openAttempt = (orderId: string) =>
      pembayaran.ensureAttempt(order.pesanan_id, orderId, order.total_harga, deps.clock())

    const openNext = () => openAttempt(`${order.midtrans_order_id}-${attempts.length + 1}`)

    async function openPage(): Promise<string | null> {
      if (isOver || attempts.length > 1) {
        const next = isOver ? await openNext() : latest
        return next && (await endWaiting(deps, order.pesanan_id)) ? create(next) : null
      }
      return create(latest ?? (await openAttempt(order.midtrans_order_id)))
    }

    try {
      return await openPage().catch(async (error) => {
        if (!isUsed(error)) throw error
        return create(await openNext())
      })
    } catch (error) {
      if (!(error instanceof MidtransError)) throw error
      deps.log.warn(
        { orderId: order.midtrans_order_id, kind: error.kind, reason: error.message },
        'payment page not opened',
      )
      return null
    }
  }

  return async (order: Tagihan, isOpen = true, input?: SnapInput): Promise<SnapSesi> => {
    const id = order.pesanan_id
    const pending = opening.get(id) ?? tokenOf(order, isOpen, input).finally(() => opening.delete(id))
    opening.set(id, pending)
    return { orderId: id, midtransOrderId: order.midtrans_order_id, midtransToken: await pending }
  }
}

/**
 * Ends the pending transactions of an order's earlier attempts, so that it is not paid twice. The order stays open, because
 * it depends on its last attempt.
 * @returns false if money arrived meanwhile, or a transaction cannot be ended
 */
async function endWaiting(deps: Deps, pesananId: number): Promise<boolean> {
  await endTransactions(deps, pesananId, 'cancelled')
  const { status } = await syncPembayaran(deps, { pesanan_id: pesananId, status_pembayaran: 'pending' }, 'pelanggan')
  const attempts = await pembayaranRepository(deps.db).listAttempts(pesananId)
  return status === 'pending' && attempts.every(({ transaction_status }) => transaction_status !== 'pending')
}
