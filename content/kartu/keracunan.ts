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
  darurat: [
    { jenis: ['hentikan_rendam'], kalimat: 'Salah takar: hentikan rendam, angkat ikan ke air bersih.' },
    { jenis: ['tutup_air'], kalimat: 'Bak: hentikan air masuk, pakai air simpanan.' },
    { jenis: ['aerasi'], kalimat: 'Nyalakan aerasi kuat.' },
    { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh air dan ikan sekarang.' },
    { jenis: ['jangan_jual'], kalimat: 'Jangan jual atau makan ikan itu.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['aerasi', 'tutup_air'], kalimat: 'Hentikan air masuk; pakai air bersih simpanan dengan aerasi kuat.' },
      {
        jenis: ['hentikan_rendam'],
        kalimat: 'Jika salah takar: hentikan rendam, angkat ikan ke air bersih sekarang juga.',
      },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Ambil contoh air dan ikan sebelum terlambat, lalu hubungi petugas.',
      },
    ],
    tanpa_bak: [
      { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh air sekarang, selagi masih ada.' },
      { jenis: ['rawat_wadah'], kalimat: 'Halau minyak dengan terpal atau bambu apung di sisi arus datang.' },
      { jenis: ['geser_keramba'], kalimat: 'Jauhkan keramba dari air itu jika bisa.' },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas dan kabari keramba tetangga.' },
    ],
  },
  jangan: ['jual atau makan ikan yang mati', 'tuang sabun atau bahan lain untuk mengusir minyak', 'beri pakan'],
  larangan: ['puasakan', 'jangan_jual'],
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
