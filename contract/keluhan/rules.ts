import type { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { KELUHAN_HARI } from './limits.ts'
import type { KeluhanKind } from './words.ts'

interface PesananState {
  status_pembayaran: StatusPembayaran
  status_pesanan: StatusPesanan
  /** Time at which the order was last completed; null if it is not. */
  diterima: Date | null
}

interface Allowed {
  /** Complaint types available now. */
  jenis: KeluhanKind[]
  /** Deadline; null while there is none. */
  sampai: Date | null
  /** Reason why no complaint is possible. */
  sebab: string
}

const ALL: KeluhanKind[] = ['rusak', 'salah', 'kurang', 'terlambat']
const DAY_MS = 86_400_000

/** Returns whether the buyer may complain about an order, and the available types. The terms state the same rules. */
export function allowedKeluhan({ status_pembayaran, status_pesanan, diterima }: PesananState, now: Date): Allowed {
  const no = (reason: string): Allowed => ({ jenis: [], sampai: null, sebab: reason })
  if (status_pembayaran !== 'success') return no('Keluhan bisa diajukan setelah pesanan dibayar.')
  // Nothing was shipped yet, so only a delay can be reported.
  if (status_pesanan === 'Menunggu Respon') return { jenis: ['terlambat'], sampai: null, sebab: '' }
  if (status_pesanan !== 'Pesanan Selesai' || !diterima) return { jenis: ALL, sampai: null, sebab: '' }
  const until = new Date(diterima.getTime() + KELUHAN_HARI * DAY_MS)
  return now <= until
    ? { jenis: ALL, sampai: until, sebab: '' }
    : no(
        `Batas mengajukan keluhan, ${KELUHAN_HARI} hari setelah barang diterima, sudah lewat. Tulis kepada kami lewat halaman Kontak.`,
      )
}
