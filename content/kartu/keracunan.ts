import { BEFORE_DOKTER, MEASURED, WATER_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Keracunan',
  ringkas:
    'Ikan keramba dan ikan liar mati serentak karena minyak, pestisida, atau limbah. Ambil contoh air dan laporkan.',
  penyebab: 'Tumpahan minyak, pestisida dari darat, limbah, atau bahan rendam yang salah takar.',
  kenali: [
    'kematian melonjak dalam hitungan jam, semua ukuran',
    'ikan berputar, melompat, atau megap-megap serentak',
    'lapisan minyak atau bau tajam di air',
    'ikan liar di sekitar ikut mati',
  ],
  mirip: [
    { kode: 'oksigen-rendah', beda: 'Ikan pulih setelah aerasi; tidak ada bau atau minyak.' },
    { kode: 'ledakan-alga', beda: 'Air berwarna atau berlendir, bukan berminyak.' },
    { kode: 'vnn', beda: 'Hanya benih dan larva yang berputar, selama berhari-hari. Ikan liar tetap sehat.' },
  ],
  sekarang: {
    dengan_bak: [
      'Hentikan air masuk; pakai air bersih simpanan dengan aerasi kuat.',
      'Jika salah takar: angkat ikan ke air bersih sekarang juga.',
      'Ambil contoh air dan ikan sebelum terlambat, lalu hubungi petugas.',
    ],
    tanpa_bak: [
      'Ambil contoh air sekarang, selagi masih ada.',
      'Halau minyak dengan terpal atau bambu apung di sisi arus datang.',
      'Jauhkan keramba dari air itu jika bisa.',
      'Hubungi petugas dan kabari keramba tetangga.',
    ],
  },
  jangan: ['jual atau makan ikan yang mati', 'tuang sabun atau bahan lain untuk mengusir minyak', 'beri pakan'],
  rendam: [],
  ulang: [{ apa: 'Hitung ikan mati dan periksa air', hari: [1, 2, 3] }],
  berhenti: ['Panen ditunda sampai petugas menyatakan aman'],
  ukur: [MEASURED.oksigen, MEASURED.ph, MEASURED.suhu, 'Bau, warna, dan jam, dengan foto', MEASURED.mati],
  contoh: WATER_SAMPLE,
  hubungi: true,
  sumber: ['S5', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
