import { BEFORE_DOKTER, MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Lintah laut',
  ringkas: 'Lintah cokelat 8–15 mm di sirip, mulut, atau mata. Satu lintah saja bisa membunuh benih.',
  penyebab:
    'Lintah Zeylanicobdella arugamensis, umum pada kerapu hibrida. Telurnya menempel di jaring dan tali, menetas 7–12 hari. Lintah dewasa 9–10 hari kemudian.',
  kenali: [
    'lintah cokelat sampai hitam, 8–15 mm, di sirip, mulut, atau mata',
    'titik darah atau luka kecil bekas gigitan',
    'insang pucat, ikan lesu dan gelap',
    'lebih banyak di air keruh dan jaring kotor',
  ],
  mirip: [
    { kode: 'kutu-ikan', beda: 'Kutu pipih dan berjalan cepat di kulit; lintah memanjang dan melekat.' },
    { kode: 'iridovirus', beda: 'Insang juga pucat, tetapi tidak ada lintah dan ikan mati jauh lebih cepat.' },
    { kode: 'cacing-kulit', beda: 'Cacing kulit bening dan baru tampak di air tawar.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['aerasi', 'puasakan'], kalimat: 'Puasakan 12–24 jam, kerjakan pagi dengan aerasi kuat.' },
      { jenis: ['rendam'], kalimat: 'Larutkan asam sitrat di ember dulu, lalu campurkan ke bak. Uji 5–10 ekor.' },
      { jenis: ['rendam'], kalimat: 'Rendam maksimal 60 menit. Jangan ditinggal; angkat begitu ikan lemas.' },
      { jenis: ['rawat_wadah'], kalimat: 'Kembalikan ikan ke jaring bersih; kumpulkan lintah yang rontok.' },
    ],
    tanpa_bak: [
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Ganti jaring hari ini, jemur jaring dan tali lama sampai benar-benar kering.',
      },
      { jenis: ['obati'], kalimat: 'Cabut lintah dengan pinset pada beberapa ekor ikan besar, lalu oles lukanya.' },
      { jenis: ['kurangi_padat'], kalimat: 'Kurangi kepadatan ikan dan beri jarak antarkeramba.' },
    ],
  },
  jangan: [
    'kembalikan ikan bersih ke jaring lama',
    'pakai lebih dari 300 ppm asam sitrat, atau rendam lebih dari 60 menit',
    'tuang asam ke keramba terbuka',
    'buang lintah kembali ke laut',
  ],
  rendam: RENDAM_KARTU['lintah-laut'],
  ulang: [
    { apa: 'Rendam lagi dan ganti jaring (boleh sampai hari ke-10)', hari: [7] },
    { apa: 'Periksa 5–10 ekor; ulangi jika masih ada', hari: [14, 21] },
  ],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, 'pH air rendam, sebelum dan setelah rendam', MEASURED.suhu, MEASURED.mati],
  contoh: PARASITE_SAMPLE,
  hubungi: false,
  sumber: ['S7', 'S6', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
