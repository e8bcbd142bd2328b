/** Sample reviews, labeled as such on the landing page, until there are real ones. */
export const CONTOH_ULASAN = [
  {
    nama: 'Pembudidaya, Kepulauan Seribu',
    teks: 'Dosis dan masa hentinya tertulis jelas, jadi saya tidak perlu menebak.',
  },
  { nama: 'Pembudidaya, Lampung', teks: 'Pesan dari atas keramba lewat HP, bayarnya pakai transfer. Sederhana.' },
  { nama: 'Pembudidaya, Situbondo', teks: 'Paket parasitnya lengkap. Tinggal ikuti petunjuk di tiap produk.' },
  { nama: 'Pembudidaya, Batam', teks: 'Saya suka ongkirnya kelihatan sebelum bayar.' },
  { nama: 'Pembudidaya, Lombok', teks: 'Riwayat pesanannya rapi, gampang dicek kalau mau pesan lagi.' },
] as const
