import type { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { KELUHAN_HARI } from './batas.ts'
import type { JenisKeluhan } from './kata.ts'

interface Keadaan {
  status_pembayaran: StatusPembayaran
  status_pesanan: StatusPesanan
  /** Time at which the order was last completed; null if it is not. */
  diterima: Date | null
}

interface Boleh {
  /** Complaint types available now. */
  jenis: JenisKeluhan[]
  /** Deadline; null while there is none. */
  sampai: Date | null
  /** Reason why no complaint is possible. */
  sebab: string
}

const SEMUA: JenisKeluhan[] = ['rusak', 'salah', 'kurang', 'terlambat']
const DAY_MS = 86_400_000

/** Returns whether the buyer may complain about an order, and the available types. The terms state the same rules. */
export function bolehKeluhan({ status_pembayaran, status_pesanan, diterima }: Keadaan, now: Date): Boleh {
  const tidak = (sebab: string): Boleh => ({ jenis: [], sampai: null, sebab })
  if (status_pembayaran !== 'success') return tidak('Keluhan bisa diajukan setelah pesanan dibayar.')
  // Nothing was shipped yet, so only a delay can be reported.
  if (status_pesanan === 'Menunggu Respon') return { jenis: ['terlambat'], sampai: null, sebab: '' }
  if (status_pesanan !== 'Pesanan Selesai' || !diterima) return { jenis: SEMUA, sampai: null, sebab: '' }
  const sampai = new Date(diterima.getTime() + KELUHAN_HARI * DAY_MS)
  return now <= sampai
    ? { jenis: SEMUA, sampai, sebab: '' }
    : tidak(
        `Batas mengajukan keluhan, ${KELUHAN_HARI} hari setelah barang diterima, sudah lewat. Tulis kepada kami lewat halaman Kontak.`,
      )
}
