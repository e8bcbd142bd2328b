import type { Tindakan } from '#contract/jejak/office.ts'
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

/** What the forms call a field. */
const FIELD: Record<string, string> = {
  aktif: 'Aktif',
  alasan: 'Alasan',
  biaya: 'Biaya',
  cara: 'Cara',
  dana: 'Dana',
  description: 'Deskripsi',
  deskripsi: 'Deskripsi',
  ditangani: 'Sudah ditangani',
  dosis: 'Dosis',
  email: 'Email',
  estimasi: 'Estimasi',
  gambar: 'Gambar',
  golongan: 'Golongan',
  harga: 'Harga',
  isi: 'Isi paket',
  judul: 'Judul',
  kategoriNama: 'Kategori',
  kelas: 'Untuk masalah',
  kemasan: 'Kemasan',
  kode: 'Kode',
  konten: 'Konten',
  kurir: 'Kurir',
  masa_henti: 'Masa henti',
  method: 'Metode',
  nama: 'Nama',
  no_hp: 'No. HP',
  password: 'Password',
  percobaan: 'Nomor di Midtrans',
  perhatian: 'Perlu perhatian',
  resep: 'Dengan resep',
  resi: 'Nomor resi',
  role: 'Role',
  status: 'Status',
  status_pembayaran: 'Pembayaran',
  status_pesanan: 'Status pesanan',
  stok: 'Stok',
  stok_minimum: 'Batas stok menipis',
  terbit: 'Tanggal terbit',
  title: 'Nama paket',
  ulang: 'Dikirim ulang',
  urutan: 'Urutan',
  zat: 'Kandungan',
}

export const fieldName = (field: string): string => FIELD[field] ?? field

const NAMA_LAIN: Record<string, Record<string, string>> = {
  kelas: KELAS,
  kode: KODE,
  role: ROLE,
  status: { draft: 'Draf', published: 'Terbit' },
  cara: CARA_KEMBALI,
  status_pembayaran: KETERANGAN_BAYAR,
}

/** What a value of these fields needs beside itself. */
const TULIS: Record<string, (value: unknown) => string> = {
  biaya: (value) => formatRupiah(Number(value)),
  dana: (value) => formatRupiah(Number(value)),
  harga: (value) => formatRupiah(Number(value)),
  gambar: () => 'gambar lain',
  masa_henti: (value) => `${value} hari`,
  terbit: (value) => formatWaktu(String(value)),
}

/** A value of a field, short enough for a line. */
export function formatNilai(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '(kosong)'
  const text = TULIS[field]?.(value) ?? wordOf(field, value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

function wordOf(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (typeof value === 'string') return NAMA_LAIN[field]?.[value] ?? value
  if (!Array.isArray(value)) return JSON.stringify(value)
  return value.map((item) => wordOf(field, item)).join(', ') || '(kosong)'
}
