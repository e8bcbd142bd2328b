import type { Kartu } from './kartu.ts'
import { BELUM_DOKTER, KEMATIAN_NAIK, UKUR } from './umum.ts'

export const kartu: Kartu = {
  nama: 'Lemak tengik',
  ringkas: 'Hati kuning berminyak dan mati mendadak saat ditangani, karena ikan berminyak yang tengik.',
  penyebab:
    'Rucah atau pelet berlemak yang disimpan hangat atau terlalu lama. Vitamin E di tubuh ikan habis karenanya.',
  kenali: [
    'hati pucat kekuningan dan berminyak saat dibedah',
    'badan gelap, daging tipis',
    'mati mendadak sesudah disortir atau ditimbang',
    'pakan berbau tengik',
  ],
  mirip: [
    { kode: 'pakan-berjamur', beda: 'Pakan apak dan berserabut, bukan tengik.' },
    { kode: 'vibriosis', beda: 'Hati juga pucat, tetapi ada borok dan kemerahan.' },
  ],
  sekarang: {
    dengan_bak: [
      'Buang pakan yang tengik hari ini.',
      'Beri pakan segar atau pelet baru, setengah dulu.',
      'Tambahkan premiks dengan vitamin E, menurut label.',
      'Tunda sortir; ikan berhati rusak mati saat diangkat.',
    ],
    tanpa_bak: [
      'Buang pakan yang tengik hari ini.',
      'Beri pakan segar atau pelet baru, setengah dulu.',
      'Tunda sortir dan pindah petak sampai ikan kuat lagi.',
    ],
  },
  jangan: [
    'memberi pakan yang berbau tengik',
    'membekukan lagi rucah yang sudah lumer',
    'menyortir ikan yang hatinya rusak',
  ],
  rendam: [],
  ulang: [{ apa: 'Bedah satu ikan mati, lihat hatinya', hari: [14, 30] }],
  berhenti: [KEMATIAN_NAIK],
  ukur: ['Suhu penyimpanan rucah: -18 °C atau lebih dingin, habis dalam 1-2 bulan', UKUR.mati],
  contoh: [
    'Simpan contoh pakan dalam kantong tertutup, beku, beri tanggal.',
    'Bawa beberapa ikan sekarat di atas es, utuh, kurang dari 24 jam.',
  ],
  hubungi: false,
  sumber: ['K', 'S15b'],
  diperiksa: '2026-11-23',
  oleh: BELUM_DOKTER,
}
