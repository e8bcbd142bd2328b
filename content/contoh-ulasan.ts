/** Sample reviews, labeled as such on the landing page, until there are real ones. */
export const CONTOH_ULASAN = [
  {
    nama: 'Petambak, Kepulauan Seribu',
    teks: 'Dosis dan masa hentinya tertulis jelas, jadi saya tidak menebak-nebak lagi.',
  },
  { nama: 'Petambak, Lampung', teks: 'Pesan dari atas keramba lewat HP, bayarnya pakai transfer. Sederhana.' },
  { nama: 'Petambak, Situbondo', teks: 'Paket parasitnya lengkap. Tinggal ikuti petunjuk di tiap produk.' },
  { nama: 'Petambak, Batam', teks: 'Saya suka ongkirnya kelihatan sebelum bayar.' },
  { nama: 'Petambak, Lombok', teks: 'Riwayat pesanannya rapi, gampang dicek kalau mau pesan lagi.' },
] as const
