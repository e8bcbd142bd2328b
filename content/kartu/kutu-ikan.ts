import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Kutu ikan dan isopoda',
  ringkas: 'Kutu yang bergerak di kulit, mulut, atau insang dan meninggalkan luka gigitan.',
  penyebab: [
    'Kutu Caligus dan Lepeophtheirus, serta isopoda seperti Nerocila. Kutu ini juga ada pada ikan liar di sekitar keramba.',
    'S30',
    'S24',
    'K',
  ],
  kenali: [
    ['kutu atau serangga air kecil bergerak di kulit, mulut, atau insang', 'K'],
    ['luka gigitan dan sirip robek', 'K'],
    ['kulit terkikis, lama-lama menjadi borok', 'S30'],
    ['menggosokkan badan', 'K'],
  ],
  mirip: [
    { kode: 'lintah-laut', beda: 'Lintah memanjang seperti cacing dan melekat, tidak berjalan cepat.', sumber: ['K'] },
    { kode: 'tenacibakulosis', beda: 'Sirip geripis tanpa kutu dan tanpa bekas gigitan.', sumber: ['K'] },
    { kode: 'luka-jaring', beda: 'Lecet di bagian yang bergesek jaring, tidak ada yang bergerak.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['puasakan'], kalimat: 'Puasakan 12–24 jam, kerjakan pagi hari.', sumber: ['K'] },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam air tawar 5–10 menit untuk ikan kuat, atau hidrogen peroksida mulai 75 ppm selama 30 menit.',
        sumber: ['K'],
      },
      {
        jenis: ['obati'],
        kalimat: 'Ambil isopoda satu per satu dengan pinset. Jangan dibuang kembali ke laut.',
        sumber: ['K'],
      },
      { jenis: ['obati'], kalimat: 'Oles luka gigitan ikan besar dengan povidon iodin.', sumber: ['K'] },
    ],
    tanpa_bak: [
      { jenis: ['obati'], kalimat: 'Ambil isopoda dengan pinset pada ikan yang paling parah.', sumber: ['K'] },
      { jenis: ['rawat_wadah'], kalimat: 'Pasang perangkap lampu malam hari untuk menangkap isopoda.', sumber: ['K'] },
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Ganti jaring dan jemur. Angkat sisa pakan supaya ikan liar tidak mendekat.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['pakai racun serangga, apa pun mereknya', 'S4'],
    ['pakai lebih dari 150 ppm hidrogen peroksida', 'S8'],
    ['tuang bahan rendam ke laut', 'K'],
  ],
  rendam: RENDAM_KARTU['kutu-ikan'],
  ulang: [{ apa: 'Rendam lagi dan ganti jaring', sumber: ['K'], hari: [7, 14] }],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas],
  contoh: PARASITE_SAMPLE,
  hubungi: false,
  diperiksa: '2026-11-23',
}
