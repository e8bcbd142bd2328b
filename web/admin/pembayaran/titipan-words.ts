import { PAYMENT_METHODS } from '#contract/pembayaran/payment-method.ts'
import type { StatusTitipan, TitipanSummary } from '#contract/pembayaran/titipan-admin.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const STATUS: Record<StatusTitipan, { nama: string; tone: BadgeTone }> = {
  menunggu: { nama: 'Menunggu keputusan', tone: 'merah' },
  dipasangkan: { nama: 'Dipasangkan', tone: 'hijau' },
  diminta: { nama: 'Pengembalian diminta', tone: 'kuning' },
  'belum pasti': { nama: 'Pengembalian belum pasti', tone: 'kuning' },
  dikembalikan: { nama: 'Dikembalikan', tone: 'abu' },
  manual: { nama: 'Ditransfer kembali', tone: 'abu' },
  'bukan milik toko': { nama: 'Bukan milik toko', tone: 'abu' },
}

/** Returns the payment method as text: `BCA Virtual Account 126…`, `QRIS (GoPay)`. */
export function paymentMethod({ metode, nomor, penyelenggara, penerbit }: TitipanSummary): string {
  const name = metode === null ? 'Tidak diketahui' : PAYMENT_METHODS[metode].nama
  const other = metode === 'lain' || metode === 'virtual_lain' ? (penyelenggara ?? name) : name
  return [other, nomor, penerbit && `(${penerbit})`].filter(Boolean).join(' ')
}
