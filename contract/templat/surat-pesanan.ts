import type { Templat } from './bidang.ts'

const tentangPesanan = (nama: string, subjek: string, pembuka: string): Templat => ({
  nama,
  subjek: `${subjek} ({nomor})`,
  isi: `Halo {nama},\n\n${pembuka}\n\n{rincian}\n\nLihat pesanan: {tautan}\n\n{toko}`,
  bidang: ['nama', 'toko', 'nomor', 'rincian', 'tautan'],
  wajib: [['rincian'], ['tautan']],
})

/** Mails to the buyer about an order, one per event. `{rincian}` holds lines and prices. */
export const SURAT_PESANAN = {
  diterima: tentangPesanan(
    'Pesanan baru, menunggu pembayaran',
    'Pesanan diterima, menunggu pembayaran',
    'Terima kasih, pesanan Anda sudah kami catat dan stoknya kami simpan sampai batas waktu pembayaran.',
  ),
  'nomor-bayar': tentangPesanan(
    'Nomor untuk membayar',
    'Nomor pembayaran pesanan Anda',
    'Terima kasih, pesanan Anda sudah kami catat dan stoknya kami simpan sampai batas waktu pembayaran. Bayar dengan nomor di bawah ini.',
  ),
  success: tentangPesanan(
    'Pembayaran diterima',
    'Pembayaran diterima',
    'Pembayaran pesanan Anda sudah kami terima. Pesanan segera kami siapkan.',
  ),
  failed: tentangPesanan(
    'Pembayaran ditarik bank',
    'Pembayaran ditarik kembali',
    'Pembayaran pesanan Anda ditarik kembali oleh bank. Kami akan menghubungi Anda.',
  ),
  cancelled: tentangPesanan(
    'Pesanan dibatalkan',
    'Pesanan dibatalkan',
    'Pesanan Anda dibatalkan dan tidak perlu dibayar.',
  ),
  expired: tentangPesanan(
    'Batas waktu bayar lewat',
    'Batas waktu pembayaran telah lewat',
    'Pesanan Anda belum dibayar sampai batas waktunya, jadi dibatalkan. Anda dapat memesan lagi kapan saja.',
  ),
  refunded: tentangPesanan(
    'Seluruh dana dikembalikan',
    'Dana pesanan dikembalikan',
    'Dana pesanan Anda sudah dikembalikan lewat cara pembayaran yang Anda pakai.',
  ),
  kembali: tentangPesanan(
    'Sebagian dana dikembalikan, atau lewat transfer',
    'Dana dikembalikan',
    'Dana sebesar yang tertulis di bawah ini sudah kami kembalikan.',
  ),
  diproses: tentangPesanan(
    'Sedang disiapkan',
    'Pesanan sedang diproses',
    'Pesanan Anda sedang kami siapkan. Kami kabari lagi setelah dikirim.',
  ),
  dikirim: tentangPesanan('Sudah dikirim', 'Pesanan dikirim', 'Pesanan Anda sudah kami serahkan kepada kurir.'),
  selesai: tentangPesanan(
    'Pesanan selesai',
    'Pesanan selesai',
    'Pesanan Anda sudah selesai. Terima kasih telah berbelanja di {toko}.',
  ),
  'selesai-otomatis': tentangPesanan(
    'Selesai sendiri setelah lama dikirim',
    'Pesanan selesai',
    'Pesanan Anda sudah lama dikirim, jadi kami anggap sudah diterima. Bila barangnya belum sampai atau ada yang kurang, segera hubungi kami.',
  ),
  'menunggu-resep': tentangPesanan(
    'Pesanan baru, resep diperiksa',
    'Pesanan diterima, menunggu persetujuan resep',
    'Terima kasih, pesanan Anda sudah kami catat dan stoknya kami simpan selama resepnya kami periksa. Anda belum perlu membayar. Kami kabari lagi setelah resepnya diputuskan.',
  ),
  'resep-disetujui': tentangPesanan(
    'Resep disetujui, siap dibayar',
    'Resep disetujui, pesanan siap dibayar',
    'Resep untuk pesanan ini sudah disetujui. Silakan bayar pesanan Anda sebelum batas waktunya.',
  ),
  'resep-sebagian': tentangPesanan(
    'Resep disetujui sebagian, siap dibayar',
    'Resep disetujui sebagian, pesanan siap dibayar',
    'Resep untuk pesanan ini disetujui sebagian, jadi isi dan total pesanan kami sesuaikan. Silakan bayar sebelum batas waktunya, atau batalkan bila tidak jadi.',
  ),
  'resep-ditolak': tentangPesanan(
    'Batal, resep ditolak',
    'Pesanan batal: resep belum dapat disetujui',
    'Resep untuk pesanan ini belum dapat disetujui, jadi pesanan dibatalkan dan tidak perlu dibayar.',
  ),
  'resep-lewat': tentangPesanan(
    'Batal, resep belum selesai diperiksa',
    'Pesanan batal: resep belum selesai diperiksa',
    'Mohon maaf, resep untuk pesanan ini belum selesai kami periksa sampai batas waktunya, jadi pesanan dibatalkan dan tidak perlu dibayar. Setelah resepnya disetujui, Anda dapat memesan lagi dengan resep yang sama.',
  ),
  'menunggu-ongkir': tentangPesanan(
    'Pesanan baru, ongkir dipastikan',
    'Pesanan diterima, ongkir sedang kami pastikan',
    'Terima kasih, pesanan Anda sudah kami catat dan stoknya kami simpan selama kami memastikan ongkos kirim ke alamat Anda. Anda belum perlu membayar. Kami kabari lagi begitu ongkirnya pasti.',
  ),
  'ongkir-pasti': tentangPesanan(
    'Ongkir pasti, siap dibayar',
    'Ongkir sudah pasti, pesanan siap dibayar',
    'Ongkos kirim pesanan ini sudah pasti. Silakan periksa totalnya, lalu bayar sebelum batas waktunya, atau batalkan bila tidak jadi.',
  ),
  'ongkir-lewat': tentangPesanan(
    'Batal, ongkir belum dipastikan',
    'Pesanan batal: ongkir belum dipastikan',
    'Mohon maaf, ongkos kirim pesanan ini belum sempat kami pastikan sampai batas waktunya, jadi pesanan dibatalkan dan tidak perlu dibayar. Silakan hubungi kami, atau pesan lagi.',
  ),
  pengganti: tentangPesanan(
    'Barang pengganti',
    'Barang pengganti kami siapkan',
    'Barang pengganti untuk pesanan Anda kami kirim tanpa biaya. Kami kabari lagi setelah dikirim.',
  ),
} as const satisfies Record<string, Templat>
