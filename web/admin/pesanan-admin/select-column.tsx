import { PESANAN_TICKS } from '#web/admin/pesanan/pesanan-choices.ts'
import { tickColumn } from '#web/admin/ui/daftar/tick-column.tsx'

export const SELECT_COLUMN = tickColumn(PESANAN_TICKS, ({ midtrans_order_id: nomor }) => nomor)
