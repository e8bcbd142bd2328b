import type { Templat } from './field.ts'

const aboutPesanan = (name: string, subject: string, opening: string, button = 'Lihat pesanan'): Templat => ({
  nama: name,
  subjek: `${subject} ({nomor})`,
  isi: `Halo {nama},\n\n${opening}\n\n{rincian}\n\n${button}: {tautan}\n\n{toko}`,
  bidang: ['nama', 'toko', 'nomor', 'rincian', 'tautan'],
  wajib: [['rincian'], ['tautan']],
})

const readyToPay = (name: string, subject: string, opening: string) =>
  aboutPesanan(name, subject, opening, 'Bayar sekarang')

/** Mails to the buyer about an order, one per event. `{rincian}` holds lines and prices. */
export const SURAT_PESANAN = {
  diterima: readyToPay(
    'Pesanan baru, menunggu pembayaran',
    'Pesanan diterima, menunggu pembayaran',
    'Terima kasih, pesanan Anda sudah kami catat. Bayar sebelum batas waktunya; sampai saat itu stoknya kami simpan untuk Anda.',
  ),
  'nomor-bayar': aboutPesanan(
    'Nomor untuk membayar',
    'Nomor pembayaran pesanan Anda',
    'Bayar dengan nomor di bawah ini sebelum batas waktunya. Sampai saat itu stoknya kami simpan untuk Anda.',
  ),
  'batas-bayar': readyToPay(
    'Batas waktu bayar hampir lewat',
    'Segera bayar pesanan Anda',
    'Pesanan Anda belum dibayar, dan batas waktunya hampir lewat. Setelah itu pesanan otomatis batal. Abaikan email ini jika Anda sudah membayar.',
  ),
  success: aboutPesanan(
    'Pembayaran diterima',
    'Pembayaran diterima',
    'Pembayaran pesanan Anda sudah kami terima. Barangnya segera kami siapkan, dan Anda kami kabari setelah dikirim.',
  ),
  failed: aboutPesanan(
    'Pembayaran ditarik bank',
    'Pembayaran ditarik kembali',
    'Bank menarik kembali pembayaran pesanan Anda. Tunggu kabar dari kami; kami akan menghubungi Anda.',
  ),
  cancelled: aboutPesanan(
    'Pesanan dibatalkan',
    'Pesanan dibatalkan',
    'Pesanan Anda dibatalkan. Tidak ada yang perlu dibayar.',
  ),
  expired: aboutPesanan(
    'Batas waktu bayar lewat',
    'Batas waktu pembayaran sudah lewat',
    'Pesanan Anda otomatis batal karena belum dibayar sampai batas waktunya. Jangan bayar ke nomor yang lama. Anda bisa memesan lagi kapan saja.',
  ),
  refunded: aboutPesanan(
    'Seluruh dana dikembalikan',
    'Dana pesanan dikembalikan',
    'Dana pesanan Anda sudah kami kembalikan lewat cara bayar yang Anda pakai.',
  ),
  kembali: aboutPesanan(
    'Sebagian dana dikembalikan, atau lewat transfer',
    'Dana dikembalikan',
    'Dana pesanan Anda sudah kami kembalikan. Jumlahnya tertulis di bawah ini.',
  ),
  diproses: aboutPesanan(
    'Sedang disiapkan',
    'Pesanan sedang disiapkan',
    'Pesanan Anda sedang kami siapkan. Kami kabari lagi setelah dikirim.',
  ),
  dikirim: aboutPesanan(
    'Sudah dikirim',
    'Pesanan dikirim',
    'Pesanan Anda sudah kami serahkan kepada kurir. Setelah sampai, periksa isinya, lalu tekan Barang Diterima di halaman pesanan.',
  ),
  selesai: aboutPesanan(
    'Pesanan selesai',
    'Pesanan selesai',
    'Pesanan Anda sudah selesai. Terima kasih sudah berbelanja di {toko}.',
  ),
  'selesai-otomatis': aboutPesanan(
    'Otomatis selesai setelah lama dikirim',
    'Pesanan selesai',
    'Pesanan Anda otomatis selesai karena sudah lama dikirim. Jika barangnya belum sampai atau ada yang kurang, segera hubungi kami.',
  ),
  'menunggu-resep': aboutPesanan(
    'Pesanan baru, resep diperiksa',
    'Pesanan diterima, menunggu persetujuan resep',
    'Jangan bayar dulu: resep Anda sedang kami periksa. Selama itu stoknya kami simpan untuk Anda. Kami kabari lagi setelah resepnya diputuskan.',
  ),
  'resep-disetujui': readyToPay(
    'Resep disetujui, siap dibayar',
    'Resep disetujui, pesanan siap dibayar',
    'Resep untuk pesanan ini sudah disetujui. Silakan bayar sebelum batas waktunya.',
  ),
  'resep-sebagian': readyToPay(
    'Resep disetujui sebagian, siap dibayar',
    'Resep disetujui sebagian, pesanan siap dibayar',
    'Resep untuk pesanan ini disetujui sebagian, jadi isi dan total pesanan kami sesuaikan. Silakan bayar sebelum batas waktunya, atau batalkan jika Anda tidak jadi membeli.',
  ),
  'resep-ditolak': aboutPesanan(
    'Batal, resep ditolak',
    'Pesanan batal: resep belum bisa disetujui',
    'Resep untuk pesanan ini belum bisa kami setujui, jadi pesanannya dibatalkan. Tidak ada yang perlu dibayar.',
  ),
  'resep-lewat': aboutPesanan(
    'Batal, resep belum selesai diperiksa',
    'Pesanan batal: resep belum selesai diperiksa',
    'Mohon maaf, sampai batas waktunya resep untuk pesanan ini belum selesai kami periksa, jadi pesanannya otomatis batal. Tidak ada yang perlu dibayar. Setelah resepnya disetujui, Anda bisa memesan lagi dengan resep yang sama.',
  ),
  'menunggu-ongkir': aboutPesanan(
    'Pesanan baru, ongkir dipastikan',
    'Pesanan diterima, ongkir sedang kami pastikan',
    'Jangan bayar dulu: kami sedang memastikan ongkir ke alamat Anda. Selama itu stoknya kami simpan untuk Anda. Kami kabari lagi begitu ongkirnya pasti.',
  ),
  'ongkir-pasti': readyToPay(
    'Ongkir pasti, siap dibayar',
    'Ongkir sudah pasti, pesanan siap dibayar',
    'Ongkir pesanan ini sudah pasti. Periksa totalnya, lalu bayar sebelum batas waktunya. Batalkan jika Anda tidak jadi membeli.',
  ),
  'ongkir-lewat': aboutPesanan(
    'Batal, ongkir belum dipastikan',
    'Pesanan batal: ongkir belum dipastikan',
    'Mohon maaf, sampai batas waktunya ongkir pesanan ini belum kami pastikan, jadi pesanannya otomatis batal. Tidak ada yang perlu dibayar. Silakan hubungi kami, atau pesan lagi.',
  ),
  pengganti: aboutPesanan(
    'Barang pengganti',
    'Barang pengganti kami siapkan',
    'Barang pengganti untuk pesanan Anda kami kirim tanpa biaya. Kami kabari lagi setelah dikirim.',
  ),
} as const satisfies Record<string, Templat>
