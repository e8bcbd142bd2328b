import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Lintah laut',
  ringkas: 'Lintah cokelat 8–15 mm di sirip, mulut, atau mata. Satu lintah saja bisa membunuh benih.',
  penyebab: [
    'Lintah Zeylanicobdella arugamensis, umum pada kerapu hibrida. Telurnya menempel di jaring dan tali, menetas 7–12 hari. Lintah dewasa 9–10 hari kemudian.',
    'S7',
    'S7b',
  ],
  kenali: [
    ['lintah cokelat sampai hitam, 8–15 mm, di sirip, mulut, atau mata', 'K'],
    ['satu lintah pun bisa membunuh benih: sepertiga benih kerapu macan mati dalam 7 hari', 'S7d'],
    ['titik darah atau luka kecil bekas gigitan', 'S6'],
    ['insang pucat, ikan lesu dan gelap', 'K'],
    ['lebih banyak di air keruh dan jaring kotor', 'K'],
  ],
  mirip: [
    { kode: 'kutu-ikan', beda: 'Kutu pipih dan berjalan cepat di kulit; lintah memanjang dan melekat.', sumber: ['K'] },
    {
      kode: 'iridovirus',
      beda: 'Insang juga pucat, tetapi tidak ada lintah dan ikan mati jauh lebih cepat.',
      sumber: ['K'],
    },
    { kode: 'cacing-kulit', beda: 'Cacing kulit bening dan baru tampak di air tawar.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['aerasi', 'puasakan'],
        kalimat: 'Puasakan 12–24 jam, kerjakan pagi dengan aerasi kuat.',
        sumber: ['K'],
      },
      {
        jenis: ['rendam'],
        kalimat: 'Larutkan asam sitrat di ember dulu, lalu campurkan ke bak. Uji 5–10 ekor.',
        sumber: ['S7c', 'K'],
      },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam maksimal 60 menit. Jangan ditinggal; angkat begitu ikan lemas.',
        sumber: ['S7c'],
      },
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Kembalikan ikan ke jaring bersih; kumpulkan lintah yang rontok.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Ganti jaring hari ini, jemur jaring dan tali lama sampai benar-benar kering.',
        sumber: ['K'],
      },
      {
        jenis: ['obati'],
        kalimat: 'Cabut lintah dengan pinset pada beberapa ekor ikan besar, lalu oles lukanya.',
        sumber: ['K'],
      },
      { jenis: ['kurangi_padat'], kalimat: 'Kurangi kepadatan ikan dan beri jarak antarkeramba.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['kembalikan ikan bersih ke jaring lama', 'K'],
    ['pakai lebih dari 300 ppm asam sitrat, atau rendam lebih dari 60 menit', 'S7c'],
    ['tuang asam ke keramba terbuka', 'K'],
    ['buang lintah kembali ke laut', 'K'],
  ],
  rendam: RENDAM_KARTU['lintah-laut'],
  ulang: [
    { apa: 'Rendam lagi dan ganti jaring (boleh sampai hari ke-10)', sumber: ['S7', 'S7b'], hari: [7] },
    { apa: 'Periksa 5–10 ekor; ulangi jika masih ada', sumber: ['K'], hari: [14, 21] },
  ],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, ['pH air rendam, sebelum dan setelah rendam', 'K'], MEASURED.suhu, MEASURED.mati],
  contoh: PARASITE_SAMPLE,
  hubungi: false,
  diperiksa: '2026-11-23',
}
