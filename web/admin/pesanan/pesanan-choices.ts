import type { PesananSummary } from '#contract/pesanan-admin/admin.ts'
import type { ProcessResult } from '#contract/pesanan-admin/many-admin.ts'
import { createTicks } from '#web/admin/ui/daftar/ticks.ts'

/** Data of a ticked order that the bulk actions need. It contains no money, because packers tick orders too. */
export type SelectedPesanan = Pick<
  PesananSummary,
  'orderId' | 'midtrans_order_id' | 'nama' | 'status_pesanan' | 'kurir' | 'resi'
>

export const PESANAN_TICKS = createTicks<SelectedPesanan>(({ orderId }) => orderId)
export const useSelection = PESANAN_TICKS.useTicked

/** Updates the ticked orders with the server's result of a bulk action. */
export function followResult(results: readonly ProcessResult[]): void {
  const current = new Map(results.map(({ orderId, kiriman }) => [orderId, kiriman]))
  PESANAN_TICKS.update((pesanan) => ({ ...pesanan, ...current.get(pesanan.orderId) }))
}
