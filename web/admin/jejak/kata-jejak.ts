import type { Column } from '#contract/columns.ts'
import type { Tindakan } from '#contract/jejak/office.ts'
import { PRODUK } from '#contract/katalog/produk-columns-office.ts'
import { KETERANGAN_BAYAR } from '#contract/pesanan/office.ts'
import { formatRupiah } from '#contract/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { KODE } from '#web/admin/pembayaran/kata-kode.ts'
import { ROLE } from '#web/admin/pengguna/kata-role.ts'
import { CARA_KEMBALI } from '#web/admin/pesanan/kata-pesanan.ts'
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

/** What stands in no table of columns. */
const LAINNYA: Readonly<Record<string, Column>> = {
  aktif: { label: 'Aktif' },
  alasan: { label: 'Alasan' },
  biaya: { label: 'Biaya', kind: 'rupiah' },
  cara: { label: 'Cara', words: CARA_KEMBALI },
  dana: { label: 'Dana', kind: 'rupiah' },
  description: { label: 'Deskripsi' },
  ditangani: { label: 'Sudah ditangani' },
  email: { label: 'Email' },
  estimasi: { label: 'Estimasi' },
  isi: { label: 'Isi paket' },
  judul: { label: 'Judul' },
  kode: { label: 'Kode', words: KODE },
  konten: { label: 'Konten' },
  kurir: { label: 'Kurir' },
  method: { label: 'Metode' },
  nama: { label: 'Nama' },
  no_hp: { label: 'No. HP' },
  password: { label: 'Password' },
  percobaan: { label: 'Nomor di Midtrans' },
  perhatian: { label: 'Perlu perhatian' },
  resi: { label: 'Nomor resi' },
  role: { label: 'Role', words: ROLE },
  status: { label: 'Status', words: { draft: 'Draf', published: 'Terbit' } },
  status_pembayaran: { label: 'Pembayaran', words: KETERANGAN_BAYAR },
  status_pesanan: { label: 'Status pesanan' },
  terbit: { label: 'Tanggal terbit', kind: 'time' },
  title: { label: 'Nama paket' },
  ulang: { label: 'Dikirim ulang' },
  urutan: { label: 'Urutan' },
}

/** A name means the same in every table. */
const COLUMNS: typeof LAINNYA = { ...PRODUK, ...LAINNYA, kelas: { ...PRODUK.kelas, words: KELAS } }

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
