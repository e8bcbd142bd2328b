import { METODE_BAYAR } from '#contract/pembayaran/cara-bayar.ts'
import type { CaraKembali } from '#contract/pembayaran/pengembalian-admin.ts'
import type { StatusTitipan, TitipanRingkas } from '#contract/pembayaran/titipan-admin.ts'
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

export const CARA: Record<CaraKembali, string> = {
  midtrans: 'Lewat Midtrans',
  batal: 'Batalkan tagihan kartu',
  manual: 'Transfer sendiri',
}

/** Returns the payment method as text: `BCA Virtual Account 126…`, `QRIS (GoPay)`. */
export function caraBayar({ metode, nomor, penyelenggara, penerbit }: TitipanRingkas): string {
  const nama = metode === null ? 'Tidak diketahui' : METODE_BAYAR[metode].nama
  const lain = metode === 'lain' || metode === 'virtual_lain' ? (penyelenggara ?? nama) : nama
  return [lain, nomor, penerbit && `(${penerbit})`].filter(Boolean).join(' ')
}
