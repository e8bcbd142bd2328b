import type { Templat } from './field.ts'

const aboutResep = (name: string, subject: string, opening: string, hasRincian: boolean): Templat => ({
  nama: name,
  subjek: `${subject} (nomor {nomor})`,
  isi: `Halo {nama},\n\n${opening}${hasRincian ? '\n\n{rincian}' : ''}\n\nLihat resep: {tautan}\n\n{toko}`,
  bidang: ['nama', 'toko', 'nomor', ...(hasRincian ? (['rincian'] as const) : []), 'tautan'],
  wajib: [...(hasRincian ? [['rincian'] as const] : []), ['tautan']],
  contoh: { nomor: '12', rincian: '2 x Oksitetrasiklin\nBerlaku sampai: 20 November 2026' },
})

const aboutKeluhan = (name: string, subject: string, opening: string): Templat => ({
  nama: name,
  subjek: `${subject} ({nomor})`,
  isi: `Halo {nama},\n\n${opening}\n\n{isi}\n\nLihat keluhan: {tautan}\n\n{toko}`,
  bidang: ['nama', 'toko', 'nomor', 'isi', 'tautan'],
  wajib: [['isi'], ['tautan']],
})

/** Mails to a customer about a prescription. The veterinarian's text is only visible after login. */
export const SURAT_RESEP = {
  disetujui: aboutResep(
    'Resep disetujui',
    'Resep Anda disetujui',
    'Resep Anda sudah diperiksa dan disetujui. Beli obat di bawah ini sebelum masa berlaku resepnya habis.',
    true,
  ),
  ditolak: aboutResep(
    'Resep ditolak',
    'Resep Anda belum bisa disetujui',
    'Resep Anda sudah diperiksa, tetapi belum bisa kami setujui. Lihat alasannya di halaman resep, lalu ajukan lagi.',
    false,
  ),
  berakhir: aboutResep(
    'Resep segera berakhir',
    'Resep Anda segera berakhir',
    'Resep Anda segera habis masa berlakunya. Barang di bawah ini masih bisa Anda beli dengan resep itu.',
    true,
  ),
} as const satisfies Record<string, Templat>

/** Mails to a customer about a complaint. `{isi}` holds the shop's message. */
export const SURAT_KELUHAN = {
  diterima: aboutKeluhan(
    'Keluhan diterima',
    'Keluhan Anda kami terima',
    'Keluhan Anda sudah kami catat dan segera kami periksa.',
  ),
  dijawab: aboutKeluhan('Ada jawaban', 'Ada jawaban untuk keluhan Anda', 'Kami menjawab keluhan Anda:'),
  'uang kembali': aboutKeluhan(
    'Selesai: uang kembali',
    'Keluhan selesai: uang dikembalikan',
    'Keluhan Anda selesai kami periksa, dan uangnya kami kembalikan:',
  ),
  'kirim ulang': aboutKeluhan(
    'Selesai: barang dikirim ulang',
    'Keluhan selesai: barang dikirim ulang',
    'Keluhan Anda selesai kami periksa, dan barangnya kami kirim ulang:',
  ),
  jawaban: aboutKeluhan('Selesai dengan jawaban', 'Keluhan Anda dijawab', 'Keluhan Anda selesai kami periksa:'),
  ditolak: aboutKeluhan(
    'Keluhan ditolak',
    'Keluhan Anda belum bisa dikabulkan',
    'Keluhan Anda sudah kami periksa, tetapi belum bisa kami kabulkan:',
  ),
} as const satisfies Record<string, Templat>

/** Mails that the customer requested or can unsubscribe from; each says which of the two applies. */
export const NEWS_SURAT = {
  artikel: {
    nama: 'Artikel baru',
    subjek: 'Artikel baru: {judul}',
    isi: `Halo {nama},

Ada artikel baru di {toko}:
{judul}

Baca selengkapnya: {tautan}

{toko}

Tidak ingin menerima email tentang artikel? Ubah pilihan Anda: {berhenti}`,
    bidang: ['nama', 'toko', 'judul', 'tautan', 'berhenti'],
    wajib: [['tautan'], ['berhenti']],
  },
  ulasan: {
    nama: 'Meminta ulasan',
    subjek: 'Bagaimana barang yang Anda terima?',
    isi: `Halo {nama},

Pesanan {nomor} sudah selesai. Bagaimana barang yang Anda terima?
{barang}

Beri bintang dan satu kalimat untuk membantu pembudidaya lain. Ulasan Anda kami baca dulu sebelum tayang; ulasan yang kurang baik juga kami tayangkan.

Tulis ulasan: {tautan}

{toko}

Tidak ingin menerima email tentang pesanan? Ubah pilihan Anda: {berhenti}`,
    bidang: ['nama', 'toko', 'nomor', 'barang', 'tautan', 'berhenti'],
    wajib: [['tautan'], ['berhenti']],
  },
  'kabar-stok': {
    nama: 'Produk yang ditunggu tersedia lagi',
    subjek: '{produk} tersedia lagi',
    isi: `Halo {nama},

Produk yang Anda tunggu sudah tersedia lagi: {produk}. Segera pesan jika masih perlu; stoknya tidak kami simpan untuk Anda.

Lihat produknya: {tautan}

Email ini hanya kami kirim satu kali karena Anda memintanya.

{toko}`,
    bidang: ['nama', 'toko', 'produk', 'tautan'],
    wajib: [['produk'], ['tautan']],
  },
} as const satisfies Record<string, Templat>
