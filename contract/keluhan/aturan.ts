import type { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { KELUHAN_HARI } from './batas.ts'
import type { JenisKeluhan } from './kata.ts'

interface Keadaan {
  status_pembayaran: StatusPembayaran
  status_pesanan: StatusPesanan
  /** When the order was last finished; null where it is not. */
  diterima: Date | null
}

interface Boleh {
  /** What can be complained about now. */
  jenis: JenisKeluhan[]
  /** Until when; null where nothing ends it yet. */
  sampai: Date | null
  /** Why nothing can. */
  sebab: string
}

const SEMUA: JenisKeluhan[] = ['rusak', 'salah', 'kurang', 'terlambat']
const DAY_MS = 86_400_000

/** May its buyer complain about an order, and about what? The terms say the same. */
export function bolehKeluhan({ status_pembayaran, status_pesanan, diterima }: Keadaan, now: Date): Boleh {
  const tidak = (sebab: string): Boleh => ({ jenis: [], sampai: null, sebab })
  if (status_pembayaran !== 'success') return tidak('Keluhan dapat diajukan setelah pesanan dibayar.')
  // Nothing has been sent that could be broken.
  if (status_pesanan === 'Menunggu Respon') return { jenis: ['terlambat'], sampai: null, sebab: '' }
  if (status_pesanan !== 'Pesanan Selesai' || !diterima) return { jenis: SEMUA, sampai: null, sebab: '' }
  const sampai = new Date(diterima.getTime() + KELUHAN_HARI * DAY_MS)
  return now <= sampai
    ? { jenis: SEMUA, sampai, sebab: '' }
    : tidak(`Batas mengajukan keluhan, ${KELUHAN_HARI} hari setelah barang diterima, sudah lewat.`)
}
