import type { Column } from '#contract/columns.ts'
import type { JenisJejak, Tindakan } from '#contract/jejak/office.ts'
import { PAKET } from '#contract/katalog/paket-office.ts'
import { PRODUK } from '#contract/katalog/produk-columns-office.ts'
import { ARTIKEL } from '#contract/konten/office.ts'
import { METODE } from '#contract/pembayaran/metode-office.ts'
import { PENGGUNA } from '#contract/pengguna/office.ts'
import { PENGIRIMAN } from '#contract/pengiriman/office.ts'
import { KETERANGAN_BAYAR } from '#contract/pesanan/office.ts'
import { CARA_KEMBALI } from '#web/admin/pesanan/kata-pesanan.ts'
import { formatRupiah, formatWaktu } from '#web/lib/format.ts'
import { KELAS } from '#web/shared/kelas-penyakit.ts'

/** What was done, as the trail says it. */
export const TINDAKAN: Record<Tindakan, string> = {
  buat: 'Dibuat',
  ubah: 'Diubah',
  hapus: 'Dihapus',
  arsip: 'Diarsipkan',
  pulihkan: 'Dipulihkan',
  stok: 'Stok dikoreksi',
  status: 'Status diubah',
  impor: 'Diimpor',
  kembalikan: 'Pengembalian dana',
}

export const JENIS: Record<JenisJejak, string> = {
  kategori: 'Kategori',
  produk: 'Produk',
  paket: 'Paket',
  artikel: 'Artikel',
  laporan: 'Laporan',
  pengguna: 'Pengguna',
  'metode-pembayaran': 'Metode pembayaran',
  'metode-pengiriman': 'Metode pengiriman',
  pesanan: 'Pesanan',
}

/** Every field that a change may touch. A name means the same in every table. */
const COLUMNS: Readonly<Record<string, Column>> = {
  ...PENGIRIMAN,
  ...METODE,
  ...PENGGUNA,
  ...ARTIKEL,
  ...PAKET,
  ...PRODUK,
  kelas: { ...PRODUK.kelas, words: KELAS },
  alasan: { label: 'Alasan' },
  cara: { label: 'Cara', words: CARA_KEMBALI },
  dana: { label: 'Dana', kind: 'rupiah' },
  ditangani: { label: 'Sudah ditangani' },
  kurir: { label: 'Kurir' },
  percobaan: { label: 'Nomor di Midtrans' },
  perhatian: { label: 'Perlu perhatian' },
  resi: { label: 'Nomor resi' },
  status_pembayaran: { label: 'Pembayaran', words: KETERANGAN_BAYAR },
  status_pesanan: { label: 'Status pesanan' },
  ulang: { label: 'Dikirim ulang' },
}

export const fieldName = (field: string): string => COLUMNS[field]?.label ?? field

/** A value of a field, short enough for a line. */
export function formatNilai(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '(kosong)'
  const text = textOf(value, COLUMNS[field] ?? {})
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

function textOf(value: unknown, column: Column): string {
  const { kind, unit, words } = column
  if (kind === 'rupiah') return formatRupiah(Number(value))
  if (kind === 'picture') return 'gambar lain'
  if (kind === 'time') return formatWaktu(String(value))
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (typeof value === 'string') return words?.[value] ?? value
  if (unit) return `${value} ${unit}`
  if (!Array.isArray(value)) return JSON.stringify(value)
  return value.map((item) => textOf(item, column)).join(', ') || '(kosong)'
}
