import { useQuery } from '@tanstack/react-query'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { PAYMENT_NOTES, PesananView } from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { VIEW_LABELS } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import type { ListFilter } from '#web/admin/ui/daftar/list-bar.tsx'

const FILTERS: readonly ListFilter[] = [
  {
    name: 'pembayaran',
    label: 'Pembayaran',
    allLabel: 'Semua',
    options: StatusPembayaran.options.map((value) => ({ value, label: PAYMENT_NOTES[value] })),
  },
  {
    name: 'status',
    label: 'Status pesanan',
    allLabel: 'Semua',
    options: StatusPesanan.options.map((value) => ({ value, label: value })),
  },
  { name: 'dari', label: 'Dari tanggal' },
  { name: 'sampai', label: 'Sampai tanggal' },
  {
    name: 'lihat',
    label: 'Tampilkan',
    allLabel: 'Semua pesanan',
    options: PesananView.options.map((value) => ({ value, label: VIEW_LABELS[value] })),
  },
]

/**
 * Returns the filters of the order lists.
 * @param penanda the chosen tag, which is always an option, even if it is rarely used
 */
export function usePesananFilters(penanda: string | undefined): readonly ListFilter[] {
  const { data = [] } = useQuery(penandaQuery)
  const words = [...new Set([...(penanda ? [penanda] : []), ...data.map((item) => item.penanda)])]
  const options = words.map((value) => ({ value, label: value }))
  return [...FILTERS, { name: 'penanda', label: 'Penanda', allLabel: 'Semua', options }]
}

/** Query of the tags in use. */
export const penandaQuery = {
  queryKey: ['admin', listPenanda.name],
  queryFn: () => callAdmin(listPenanda, {}),
}
