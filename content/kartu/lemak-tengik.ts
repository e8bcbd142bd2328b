import { MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Lemak tengik',
  ringkas: 'Hati ikan kuning berminyak, ikan mati mendadak saat ditangani. Sebabnya rucah atau pelet yang tengik.',
  penyebab: [
    'Rucah atau pelet berlemak yang disimpan hangat atau terlalu lama. Lemak tengik menghabiskan vitamin E di tubuh ikan.',
    'K',
  ],
  kenali: [
    ['hati pucat kekuningan dan berminyak saat dibedah', 'K'],
    ['badan gelap, daging tipis', 'K'],
    ['mati mendadak setelah disortir atau ditimbang', 'K'],
    ['pakan berbau tengik', 'K'],
  ],
  mirip: [
    { kode: 'pakan-berjamur', beda: 'Pakan apak dan berserabut, bukan tengik.', sumber: ['K'] },
    { kode: 'vibriosis', beda: 'Hati juga pucat, tetapi ada borok dan kemerahan.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['ganti_pakan'], kalimat: 'Buang pakan yang tengik hari ini.', sumber: ['K'] },
      {
        jenis: ['kurangi_pakan', 'ganti_pakan'],
        kalimat: 'Beri pakan segar atau pelet baru, setengah dulu.',
        sumber: ['K'],
      },
      { jenis: ['ganti_pakan'], kalimat: 'Tambahkan premiks dengan vitamin E, menurut label.', sumber: ['K'] },
      {
        jenis: ['jangan_sortir'],
        kalimat: 'Tunda sortir. Ikan yang hatinya rusak bisa mati saat diangkat.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      { jenis: ['ganti_pakan'], kalimat: 'Buang pakan yang tengik hari ini.', sumber: ['K'] },
      {
        jenis: ['kurangi_pakan', 'ganti_pakan'],
        kalimat: 'Beri pakan segar atau pelet baru, setengah dulu.',
        sumber: ['K'],
      },
      {
        jenis: ['jangan_pindahkan', 'jangan_sortir'],
        kalimat: 'Tunda sortir dan pindah petak sampai ikan kuat lagi.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['beri pakan yang berbau tengik', 'K'],
    ['bekukan lagi rucah yang sudah mencair', 'K'],
    ['sortir ikan yang hatinya rusak', 'K'],
  ],
  larangan: ['jangan_sortir'],
  rendam: [],
  ulang: [{ apa: 'Bedah satu ikan mati, lihat hatinya', sumber: ['K'], hari: [14, 30] }],
  berhenti: [RISING_KEMATIAN],
  ukur: [['Suhu penyimpanan rucah: -18 °C atau lebih dingin, habis dalam 1–2 bulan', 'K'], MEASURED.mati],
  contoh: [
    ['Simpan contoh pakan dalam kantong tertutup, beku, beri tanggal.', 'K'],
    ['Bawa beberapa ikan sekarat di atas es, utuh, kurang dari 24 jam.', 'K'],
  ],
  hubungi: false,
  diperiksa: '2026-11-23',
}
