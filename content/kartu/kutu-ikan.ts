import { BEFORE_DOKTER, MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Kutu ikan dan isopoda',
  ringkas: 'Kutu yang bergerak di kulit, mulut, atau insang dan meninggalkan luka gigitan.',
  penyebab:
    'Kutu Caligus dan Lepeophtheirus, serta isopoda seperti Nerocila. Kutu ini juga ada pada ikan liar di sekitar keramba.',
  kenali: [
    'kutu atau serangga air kecil bergerak di kulit, mulut, atau insang',
    'luka gigitan dan sirip robek',
    'kulit terkikis, lama-lama menjadi borok',
    'menggosokkan badan',
  ],
  mirip: [
    { kode: 'lintah-laut', beda: 'Lintah memanjang seperti cacing dan melekat, tidak berjalan cepat.' },
    { kode: 'tenacibakulosis', beda: 'Sirip geripis tanpa kutu dan tanpa bekas gigitan.' },
    { kode: 'luka-jaring', beda: 'Lecet di bagian yang bergesek jaring, tidak ada yang bergerak.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['puasakan'], kalimat: 'Puasakan 12–24 jam, kerjakan pagi hari.' },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam air tawar 5–10 menit untuk ikan kuat, atau hidrogen peroksida mulai 75 ppm selama 30 menit.',
      },
      { jenis: ['obati'], kalimat: 'Ambil isopoda satu per satu dengan pinset. Jangan dibuang kembali ke laut.' },
      { jenis: ['obati'], kalimat: 'Oles luka gigitan ikan besar dengan povidon iodin.' },
    ],
    tanpa_bak: [
      { jenis: ['obati'], kalimat: 'Ambil isopoda dengan pinset pada ikan yang paling parah.' },
      { jenis: ['rawat_wadah'], kalimat: 'Pasang perangkap lampu malam hari untuk menangkap isopoda.' },
      { jenis: ['rawat_wadah'], kalimat: 'Ganti jaring dan jemur. Angkat sisa pakan supaya ikan liar tidak mendekat.' },
    ],
  },
  jangan: [
    'pakai racun serangga, apa pun mereknya',
    'pakai lebih dari 150 ppm hidrogen peroksida',
    'tuang bahan rendam ke laut',
  ],
  rendam: RENDAM_KARTU['kutu-ikan'],
  ulang: [{ apa: 'Rendam lagi dan ganti jaring', hari: [7, 14] }],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas],
  contoh: PARASITE_SAMPLE,
  hubungi: false,
  sumber: ['S30', 'S3', 'S8', 'S13', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
