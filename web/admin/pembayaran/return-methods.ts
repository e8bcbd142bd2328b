import type { RefundMethod } from '#contract/pembayaran/pengembalian-admin.ts'

/** Display names of the refund methods. */
export const RETURN_METHODS: Record<RefundMethod, string> = {
  midtrans: 'Lewat Midtrans',
  batal: 'Batalkan tagihan kartu',
  manual: 'Transfer sendiri',
}
