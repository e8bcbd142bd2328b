import { MEASURED, WATER_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Ledakan alga',
  ringkas: 'Air berubah warna dan banyak ikan megap-megap serentak. Jauhkan ikan dari air itu dan laporkan.',
  penyebab: [
    'Alga tumbuh sangat banyak, merusak insang, menghabiskan oksigen, atau beracun. Di Teluk Lampung, kerapu pernah mati karena ini, Oktober 2012 sampai Maret 2013.',
    'S27',
    'K',
  ],
  kenali: [
    ['air berubah warna: merah, cokelat, hijau, atau berlendir', 'K'],
    ['banyak ikan serentak megap-megap', 'K'],
    ['ikan liar dan kepiting di sekitar ikut mati', 'K'],
    ['kematian melonjak dalam satu atau dua hari', 'K'],
  ],
  mirip: [
    { kode: 'oksigen-rendah', beda: 'Warna air biasa dan ikan pulih setelah matahari naik.', sumber: ['K'] },
    {
      kode: 'keracunan',
      beda: 'Ada lapisan minyak atau bau tajam, atau setelah penyemprotan di darat.',
      sumber: ['K'],
    },
  ],
  darurat: [
    { jenis: ['tutup_air'], kalimat: 'Bak: tutup air laut berwarna, pakai air simpanan.', sumber: ['K'] },
    { jenis: ['aerasi'], kalimat: 'Tambah udara dari bawah permukaan.', sumber: ['K'] },
    { jenis: ['puasakan'], kalimat: 'Hentikan pakan.', sumber: ['K'] },
    { jenis: ['jangan_sortir', 'jangan_rendam'], kalimat: 'Jangan tangkap, sortir, atau rendam ikan.', sumber: ['K'] },
    { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh air sebelum jernih lagi.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['aerasi', 'tutup_air'],
        kalimat: 'Jangan mengambil air laut yang berwarna; pakai air simpanan dan aerasi kuat.',
        sumber: ['K'],
      },
      { jenis: ['puasakan'], kalimat: 'Hentikan pakan.', sumber: ['K'] },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Hubungi petugas. Ambil contoh air sebelum airnya jernih lagi.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      { jenis: ['puasakan'], kalimat: 'Hentikan pakan sekarang.', sumber: ['K'] },
      {
        jenis: ['geser_keramba'],
        kalimat: 'Turunkan jaring lebih dalam, atau tarik keramba ke air jernih jika bisa tanpa mengejar ikan.',
        sumber: ['K'],
      },
      { jenis: ['aerasi'], kalimat: 'Tambah udara dari bawah permukaan.', sumber: ['K'] },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Kabari keramba tetangga, ambil contoh air, hubungi petugas.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['sortir atau rendam ikan', 'K'],
    ['beri pakan', 'K'],
    ['jual atau makan kerang dan ikan dari air itu sebelum petugas menyatakan aman', 'K'],
  ],
  larangan: ['jangan_rendam', 'jangan_sortir', 'puasakan', 'jangan_jual'],
  rendam: [],
  ulang: [{ apa: 'Lihat warna air dan ukur oksigen, subuh dan siang', sumber: ['K'], hari: [1, 2, 3, 7] }],
  berhenti: [
    ['Air jernih dan oksigen di atas 5 mg/L: beri pakan lagi, setengah dulu', 'K'],
    ['Ikan terus mati meski air jernih: ambil contoh insang', 'K'],
  ],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.ph, ['Warna dan bau air, dengan foto dan jam', 'K'], MEASURED.mati],
  contoh: WATER_SAMPLE,
  hubungi: true,
  diperiksa: '2026-11-23',
}
