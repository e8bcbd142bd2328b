import type { LotAdmin, MutasiLot } from '#contract/stok/lot-list-admin.ts'
import { formatHari } from '#contract/wib.ts'

export const LOT_REASONS: Record<MutasiLot['alasan'], string> = {
  awal: 'Stok awal',
  masuk: 'Barang masuk',
  koreksi: 'Koreksi',
  impor: 'Impor CSV',
  kemas: 'Dikemas',
  buka: 'Kemasan dibuka',
  sisih: 'Disisihkan',
  layak: 'Layak jual lagi',
  kembali: 'Kembali dari pembeli',
  musnah: 'Dimusnahkan',
}

export const lotName = ({ nomor }: Pick<LotAdmin, 'nomor'>): string => nomor || 'Tanpa nomor'

export const describeExpiry = ({ nomor, kedaluwarsa }: Pick<LotAdmin, 'nomor' | 'kedaluwarsa'>): string => {
  if (kedaluwarsa) return formatHari(kedaluwarsa)
  return nomor ? 'Tidak kedaluwarsa' : 'Belum dicatat'
}

/** Formats a difference with its sign: '+3', '−2'; '' for 0. */
export const formatDifference = (number: number): string => {
  if (number === 0) return ''
  return number > 0 ? `+${number}` : `−${-number}`
}
