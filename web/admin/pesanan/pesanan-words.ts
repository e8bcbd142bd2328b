import type { LedgerRefundMethod } from '#contract/buku/admin.ts'
import type { ManualPayment } from '#contract/checkout/manual-admin.ts'
import type { StatusPengembalian } from '#contract/pembayaran/pengembalian-admin.ts'
import { stageOf } from '#contract/pesanan/pesanan-stages.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { ExportFormat, HistoryEntry, ListKind, PesananView, Sumber } from '#contract/pesanan-admin/admin.ts'

export const KIND: Record<ListKind, string> = {
  semua: 'Semua Pesanan',
  satuan: 'Pesanan Satuan',
  paketan: 'Pesanan Paketan',
}

/** Returns the word for the processing of an order; undefined if it is not paid, because then its payment says its state. */
export function progressOf(pesanan: Parameters<typeof stageOf>[0]): string | undefined {
  const stage = stageOf(pesanan)
  if (stage === 'dikirim') return 'Di jalan'
  const isUnpaid = stage === null || stage === 'dibuat'
  return isUnpaid && pesanan.status_pesanan === 'Menunggu Respon' ? undefined : pesanan.status_pesanan
}

/** Display names of the order sources. */
export const SUMBER: Record<Sumber, string> = {
  situs: 'Situs',
  whatsapp: 'WhatsApp',
  telepon: 'Telepon',
  kasir: 'Kasir',
}

/** Display names of the payment methods for orders that the office enters. */
export const MANUAL_PAYMENT_WORDS: Record<ManualPayment, string> = {
  tunai: 'Sudah dibayar tunai',
  transfer: 'Sudah ditransfer ke rekening toko',
  tautan: 'Kirim tautan pembayaran',
}

/** Row types of a CSV download, with their descriptions. */
export const EXPORT_FORMATS: Record<ExportFormat, { nama: string; content: string }> = {
  pesanan: { nama: 'Satu baris per pesanan', content: 'Dengan pembeli, alamat, pembayaran, dan pengembalian.' },
  baris: { nama: 'Satu baris per barang', content: 'Dengan harga, jumlah, dan yang kembali.' },
  pembayaran: {
    nama: 'Satu baris per pembayaran',
    content: 'Dengan cara bayar, tanggal, biaya, pengembalian, dan jumlah bersih.',
  },
}

/** Display names of the list filters. */
export const VIEW_LABELS: Record<PesananView, string> = {
  perhatian: 'Perlu perhatian',
  'tanpa-stok': 'Lunas tanpa stok',
  meragukan: 'Pembayaran perlu dicek',
  habis: 'Batas bayar habis hari ini',
  ongkir: 'Menunggu ongkir',
  'siap-kirim': 'Dikemas tanpa resi',
  retur: 'Retur ditunggu',
  'di-jalan': 'Di jalan',
  arsip: 'Arsip',
}

/** Returns a map from external codes to texts. Unlike an object, a map has no inherited `constructor`. */
const dictionary = <T>(entries: Record<string, T>): ReadonlyMap<string, T> => new Map(Object.entries(entries))

const METHODS = dictionary({
  bank_transfer: 'Virtual account',
  echannel: 'Mandiri Bill Payment',
  permata: 'Virtual account Permata',
  qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  dana: 'DANA',
  cstore: 'Gerai',
  credit_card: 'Kartu',
  tunai: 'Tunai',
  transfer: 'Transfer bank',
})

const TRANSACTIONS = dictionary({
  pending: 'Menunggu dibayar',
  authorize: 'Disetujui, belum ditagih',
  capture: 'Dibayar',
  settlement: 'Dibayar',
  deny: 'Ditolak',
  failure: 'Gagal',
  cancel: 'Dibatalkan',
  expire: 'Kedaluwarsa',
  refund: 'Dikembalikan',
  partial_refund: 'Dikembalikan sebagian',
  chargeback: 'Ditarik kembali',
  partial_chargeback: 'Ditarik kembali sebagian',
  manual: 'Ditransfer sendiri',
})

/** Returns the name of a payment method; the provider's code if it is unknown. */
export const methodName = (paymentType: string | null) =>
  paymentType === null ? 'Cara bayar belum dipilih' : (METHODS.get(paymentType) ?? paymentType)

export const transactionName = (status: string) => TRANSACTIONS.get(status) ?? status

const RESEP = dictionary({
  disetujui: 'Resep disetujui',
  'disetujui-ongkir': 'Resep disetujui, menunggu ongkir',
  sebagian: 'Resep disetujui sebagian',
  ditolak: 'Resep ditolak',
})

/** Meaning of each attention mark, and the recommended step. */
const PERHATIAN: Record<string, { meaning: string; langkah: string }> = {
  'lunas tanpa stok': {
    meaning: 'Pesanan dibayar setelah batal, dan stoknya tidak cukup lagi.',
    langkah: 'Hubungi pembeli: tunggu stok datang, atau kembalikan uangnya di bagian Pembayaran.',
  },
  'lunas tanpa resep': {
    meaning: 'Pesanan dibayar setelah batal, dan jatah resepnya sudah dipakai pesanan lain.',
    langkah: 'Jangan kirim obatnya. Kembalikan uangnya di bagian Pembayaran, atau minta pembeli mengajukan resep baru.',
  },
  'lunas tanpa voucher': {
    meaning: 'Pesanan dibayar setelah batal, dan vouchernya sudah habis dipakai pesanan lain.',
    langkah: 'Uang yang masuk sudah dikurangi voucher. Kirim seperti biasa, atau hubungi pembeli.',
  },
  'dibayar dua kali': {
    meaning: 'Uang masuk dua kali untuk pesanan ini.',
    langkah: 'Kembalikan salah satunya di bagian Pembayaran. Jika tidak ada di sana, kembalikan di dasbor Midtrans.',
  },
  'jumlah pembayaran tidak cocok': {
    meaning: 'Jumlah di Midtrans tidak sama dengan total pesanan.',
    langkah: 'Jangan kirim dulu. Cocokkan nomor pesanan ini di dasbor Midtrans.',
  },
  'pembayaran tidak terjawab': {
    meaning: 'Pembeli memulai pembayaran, tetapi hasilnya tidak diketahui. Pesanan otomatis batal.',
    langkah: 'Cari nomor pesanan ini di dasbor Midtrans, lalu tekan "Catat isi dasbor Midtrans" di bagian Pembayaran.',
  },
  'pengembalian dana belum pasti': {
    meaning: 'Midtrans belum mencatat pengembalian dana yang diminta.',
    langkah:
      'Cari nomor pesanan ini di dasbor Midtrans. Jika dananya belum kembali, tekan "Ulangi" di bagian Pembayaran. Jangan transfer sendiri dulu.',
  },
  'Midtrans tidak menjawab': {
    meaning: 'Batas waktu bayar sudah lewat, dan Midtrans tidak menjawab. Stoknya masih ditahan.',
    langkah:
      'Toko otomatis memeriksa lagi. Jika mendesak, cari nomor pesanan ini di dasbor Midtrans, lalu tekan "Catat isi dasbor Midtrans" di bagian Pembayaran.',
  },
  'transaksi pesanan lain': {
    meaning: 'Transaksi di Midtrans sudah tercatat untuk pembayaran lain.',
    langkah: 'Jangan kirim dulu. Cocokkan nomor pesanan ini di dasbor Midtrans.',
  },
  'uang kembali sebagian': {
    meaning: 'Sebagian uang sudah dikembalikan kepada pembeli.',
    langkah: 'Pastikan barang yang dikirim sesuai dengan sisa pembayarannya.',
  },
  'dana kembali melebihi pembayaran': {
    meaning: 'Dana yang dikembalikan lebih besar daripada yang dibayar pembeli.',
    langkah: 'Cocokkan bagian Pembayaran dengan dasbor Midtrans, lalu minta pembeli mengembalikan kelebihannya.',
  },
  // Orders from before the ledger kept their paid status and got this mark.
  'dana dikembalikan lewat transfer': {
    meaning: 'Seluruh dana sudah ditransfer kembali kepada pembeli.',
    langkah: 'Jangan kirim. Jika barang kembali ke rak, koreksi stoknya.',
  },
  'pengembalian dana gagal': {
    meaning: 'Pengembalian dana gagal: permintaannya tidak tercatat di Midtrans.',
    langkah: 'Kembalikan lagi di bagian Pembayaran.',
  },
  'pembayaran ditarik kembali': {
    meaning: 'Pembayaran yang sudah masuk ditarik kembali oleh bank.',
    langkah: 'Jangan kirim. Jika barang masih ada, koreksi stoknya; jika sudah dikirim, hubungi pembeli.',
  },
}

export const perhatianMeaning = (perhatian: string) =>
  PERHATIAN[perhatian] ?? { meaning: 'Ada yang tidak biasa pada pesanan ini.', langkah: 'Cocokkan di dasbor Midtrans.' }

const PEMBAYARAN: Record<StatusPembayaran, string> = {
  pending: 'Pesanan dibuat, menunggu pembayaran',
  success: 'Pembayaran masuk',
  failed: 'Pembayaran ditarik kembali oleh bank',
  cancelled: 'Pesanan dibatalkan',
  expired: 'Batas waktu pembayaran lewat, pesanan otomatis batal',
  refunded: 'Dana dikembalikan kepada pembeli',
}

/** Display names of the ledger's outgoing payments. A bank may also reverse a payment. */
export const PAYOUT_METHODS: Record<LedgerRefundMethod, string> = {
  midtrans: 'lewat Midtrans',
  batal: 'tagihan kartu dibatalkan',
  manual: 'ditransfer sendiri',
  bank: 'ditarik bank',
}

const PENGEMBALIAN: Record<StatusPengembalian | 'rak', string> = {
  rak: 'Barang kembali ke rak',
  diminta: 'Pengembalian dana diminta',
  berhasil: 'Dana dikembalikan',
  ditolak: 'Pengembalian dana ditolak',
  'belum pasti': 'Pengembalian dana belum pasti',
  manual: 'Dana dikembalikan lewat transfer',
}

/** Display names of the refund statuses, for badges. */
export const RETURN_STATUS: Record<StatusPengembalian, string> = {
  diminta: 'Diminta',
  berhasil: 'Berhasil',
  ditolak: 'Ditolak',
  'belum pasti': 'Belum pasti',
  manual: 'Dicatat',
}

/** Returns a change of an order as text. */
export function changeStory({ jenis, dari, ke }: Pick<HistoryEntry, 'jenis' | 'dari' | 'ke'>): string {
  if (jenis === 'perhatian') return dari === null ? `Perlu perhatian: ${ke}` : `Sudah ditangani: ${dari}`
  if (jenis === 'ongkir') return 'Ongkir diisi'
  if (jenis === 'resep') return RESEP.get(ke) ?? ke
  if (jenis === 'pengembalian') return PENGEMBALIAN[ke as keyof typeof PENGEMBALIAN] ?? ke
  if (jenis === 'pesanan') return dari === ke ? 'Data kurir atau resi diperbarui' : `Status pesanan: ${dari} → ${ke}`
  if (ke === 'success' && dari !== 'pending') return 'Pembayaran masuk setelah pesanan batal'
  return PEMBAYARAN[ke as StatusPembayaran] ?? ke
}

const ACTORS: Record<string, string> = {
  pelanggan: 'pembeli',
  peramban: 'browser pembeli',
  notifikasi: 'pemberitahuan Midtrans',
  rekonsiliasi: 'pemeriksaan otomatis',
  otomatis: 'batas waktu di Pengaturan Toko',
  admin: 'administrator',
}

/** Returns the author of a change. A buyer's own name is omitted, because the order already shows it. */
export const byWhom = ({ oleh, nama }: Pick<HistoryEntry, 'oleh' | 'nama'>) =>
  oleh === 'admin' && nama ? nama : (ACTORS[oleh] ?? oleh)
