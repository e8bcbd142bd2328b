import { BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Lemak tengik',
  ringkas: 'Hati ikan kuning berminyak, ikan mati mendadak saat ditangani. Sebabnya rucah atau pelet yang tengik.',
  penyebab:
    'Rucah atau pelet berlemak yang disimpan hangat atau terlalu lama. Lemak tengik menghabiskan vitamin E di tubuh ikan.',
  kenali: [
    'hati pucat kekuningan dan berminyak saat dibedah',
    'badan gelap, daging tipis',
    'mati mendadak setelah disortir atau ditimbang',
    'pakan berbau tengik',
  ],
  mirip: [
    { kode: 'pakan-berjamur', beda: 'Pakan apak dan berserabut, bukan tengik.' },
    { kode: 'vibriosis', beda: 'Hati juga pucat, tetapi ada borok dan kemerahan.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['ganti_pakan'], kalimat: 'Buang pakan yang tengik hari ini.' },
      { jenis: ['kurangi_pakan', 'ganti_pakan'], kalimat: 'Beri pakan segar atau pelet baru, setengah dulu.' },
      { jenis: ['ganti_pakan'], kalimat: 'Tambahkan premiks dengan vitamin E, menurut label.' },
      { jenis: ['jangan_sortir'], kalimat: 'Tunda sortir. Ikan yang hatinya rusak bisa mati saat diangkat.' },
    ],
    tanpa_bak: [
      { jenis: ['ganti_pakan'], kalimat: 'Buang pakan yang tengik hari ini.' },
      { jenis: ['kurangi_pakan', 'ganti_pakan'], kalimat: 'Beri pakan segar atau pelet baru, setengah dulu.' },
      { jenis: ['jangan_pindahkan', 'jangan_sortir'], kalimat: 'Tunda sortir dan pindah petak sampai ikan kuat lagi.' },
    ],
  },
  jangan: ['beri pakan yang berbau tengik', 'bekukan lagi rucah yang sudah mencair', 'sortir ikan yang hatinya rusak'],
  larangan: ['jangan_sortir'],
  rendam: [],
  ulang: [{ apa: 'Bedah satu ikan mati, lihat hatinya', hari: [14, 30] }],
  berhenti: [RISING_KEMATIAN],
  ukur: ['Suhu penyimpanan rucah: -18 °C atau lebih dingin, habis dalam 1–2 bulan', MEASURED.mati],
  contoh: [
    'Simpan contoh pakan dalam kantong tertutup, beku, beri tanggal.',
    'Bawa beberapa ikan sekarat di atas es, utuh, kurang dari 24 jam.',
  ],
  hubungi: false,
  sumber: ['K', 'S15b'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
