import { BEFORE_DOKTER, MEASURED, WATER_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Ledakan alga',
  ringkas: 'Air berubah warna dan banyak ikan megap-megap serentak. Jauhkan ikan dari air itu dan laporkan.',
  penyebab:
    'Alga tumbuh sangat banyak, merusak insang, menghabiskan oksigen, atau beracun. Di Teluk Lampung, kerapu pernah mati karena ini, Oktober 2012 sampai Maret 2013.',
  kenali: [
    'air berubah warna: merah, cokelat, hijau, atau berlendir',
    'banyak ikan serentak megap-megap',
    'ikan liar dan kepiting di sekitar ikut mati',
    'kematian melonjak dalam satu atau dua hari',
  ],
  mirip: [
    { kode: 'oksigen-rendah', beda: 'Warna air biasa dan ikan pulih setelah matahari naik.' },
    { kode: 'keracunan', beda: 'Ada lapisan minyak atau bau tajam, atau setelah penyemprotan di darat.' },
  ],
  darurat: [
    { jenis: ['tutup_air'], kalimat: 'Bak: tutup air laut berwarna, pakai air simpanan.' },
    { jenis: ['aerasi'], kalimat: 'Tambah udara dari bawah permukaan.' },
    { jenis: ['puasakan'], kalimat: 'Hentikan pakan.' },
    { jenis: ['jangan_sortir', 'jangan_rendam'], kalimat: 'Jangan tangkap, sortir, atau rendam ikan.' },
    { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh air sebelum jernih lagi.' },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['aerasi', 'tutup_air'],
        kalimat: 'Jangan mengambil air laut yang berwarna; pakai air simpanan dan aerasi kuat.',
      },
      { jenis: ['puasakan'], kalimat: 'Hentikan pakan.' },
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Hubungi petugas. Ambil contoh air sebelum airnya jernih lagi.' },
    ],
    tanpa_bak: [
      { jenis: ['puasakan'], kalimat: 'Hentikan pakan sekarang.' },
      {
        jenis: ['geser_keramba'],
        kalimat: 'Turunkan jaring lebih dalam, atau tarik keramba ke air jernih jika bisa tanpa mengejar ikan.',
      },
      { jenis: ['aerasi'], kalimat: 'Tambah udara dari bawah permukaan.' },
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Kabari keramba tetangga, ambil contoh air, hubungi petugas.' },
    ],
  },
  jangan: [
    'sortir atau rendam ikan',
    'beri pakan',
    'jual atau makan kerang dan ikan dari air itu sebelum petugas menyatakan aman',
  ],
  larangan: ['jangan_rendam', 'jangan_sortir', 'puasakan', 'jangan_jual'],
  rendam: [],
  ulang: [{ apa: 'Lihat warna air dan ukur oksigen, subuh dan siang', hari: [1, 2, 3, 7] }],
  berhenti: [
    'Air jernih dan oksigen di atas 5 mg/L: beri pakan lagi, setengah dulu',
    'Ikan terus mati meski air jernih: ambil contoh insang',
  ],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.ph, 'Warna dan bau air, dengan foto dan jam', MEASURED.mati],
  contoh: WATER_SAMPLE,
  hubungi: true,
  sumber: ['S27', 'S17', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
