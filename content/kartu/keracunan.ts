import { MEASURED, WATER_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Keracunan',
  ringkas:
    'Ikan keramba dan ikan liar mati serentak karena minyak, pestisida, atau limbah. Ambil contoh air dan laporkan.',
  penyebab: ['Tumpahan minyak, pestisida dari darat, limbah, atau bahan rendam yang salah takar.', 'K'],
  kenali: [
    ['kematian melonjak dalam hitungan jam, semua ukuran', 'K'],
    ['ikan berputar, melompat, atau megap-megap serentak', 'K'],
    ['lapisan minyak atau bau tajam di air', 'K'],
    ['ikan liar di sekitar ikut mati', 'K'],
  ],
  mirip: [
    { kode: 'oksigen-rendah', beda: 'Ikan pulih setelah aerasi; tidak ada bau atau minyak.', sumber: ['K'] },
    { kode: 'ledakan-alga', beda: 'Air berwarna atau berlendir, bukan berminyak.', sumber: ['K'] },
    {
      kode: 'vnn',
      beda: 'Hanya benih dan larva yang berputar, selama berhari-hari. Ikan liar tetap sehat.',
      sumber: ['K'],
    },
  ],
  darurat: [
    { jenis: ['hentikan_rendam'], kalimat: 'Salah takar: hentikan rendam, angkat ikan ke air bersih.', sumber: ['K'] },
    { jenis: ['tutup_air'], kalimat: 'Bak: hentikan air masuk, pakai air simpanan.', sumber: ['K'] },
    { jenis: ['aerasi'], kalimat: 'Nyalakan aerasi kuat.', sumber: ['K'] },
    { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh air dan ikan sekarang.', sumber: ['K'] },
    { jenis: ['jangan_jual'], kalimat: 'Jangan jual atau makan ikan itu.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['aerasi', 'tutup_air'],
        kalimat: 'Hentikan air masuk; pakai air bersih simpanan dengan aerasi kuat.',
        sumber: ['K'],
      },
      {
        jenis: ['hentikan_rendam'],
        kalimat: 'Jika salah takar: hentikan rendam, angkat ikan ke air bersih sekarang juga.',
        sumber: ['K'],
      },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Ambil contoh air dan ikan sebelum terlambat, lalu hubungi petugas.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh air sekarang, selagi masih ada.', sumber: ['K'] },
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Halau minyak dengan terpal atau bambu apung di sisi arus datang.',
        sumber: ['K'],
      },
      { jenis: ['geser_keramba'], kalimat: 'Jauhkan keramba dari air itu jika bisa.', sumber: ['K'] },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas dan kabari keramba tetangga.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['jual atau makan ikan yang mati', 'K'],
    ['tuang sabun atau bahan lain untuk mengusir minyak', 'K'],
    ['beri pakan', 'K'],
  ],
  larangan: ['puasakan', 'jangan_jual'],
  rendam: [],
  ulang: [{ apa: 'Hitung ikan mati dan periksa air', sumber: ['K'], hari: [1, 2, 3] }],
  berhenti: [['Panen ditunda sampai petugas menyatakan aman', 'K']],
  ukur: [MEASURED.oksigen, MEASURED.ph, MEASURED.suhu, ['Bau, warna, dan jam, dengan foto', 'K'], MEASURED.mati],
  contoh: WATER_SAMPLE,
  hubungi: true,
  diperiksa: '2026-11-23',
}
