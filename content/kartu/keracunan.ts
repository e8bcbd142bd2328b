import type { Kartu } from './kartu.ts'
import { BELUM_DOKTER, CONTOH_AIR, UKUR } from './umum.ts'

export const kartu: Kartu = {
  nama: 'Keracunan',
  ringkas:
    'Banyak ikan dan ikan liar mati serentak karena minyak, pestisida, atau limbah; ambil contoh air dan laporkan.',
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
    { kode: 'vnn', beda: 'Hanya benih dan larva yang berputar, berhari-hari, ikan liar sehat.' },
  ],
  sekarang: {
    dengan_bak: [
      'Hentikan air masuk; pakai air bersih simpanan dengan aerasi kuat.',
      'Bila salah takar: angkat ikan ke air bersih sekarang juga.',
      'Ambil contoh air dan ikan sebelum hilang, lalu hubungi petugas.',
    ],
    tanpa_bak: [
      'Ambil contoh air sekarang, selagi masih ada.',
      'Halau minyak dengan terpal atau bambu apung di sisi arus datang.',
      'Tarik keramba keluar dari air itu bila dapat.',
      'Hubungi petugas dan kabari keramba tetangga.',
    ],
  },
  jangan: [
    'menjual atau memakan ikan yang mati',
    'menuang sabun atau bahan lain untuk mengusir minyak',
    'memberi pakan',
  ],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian dan lihat air', hari: [1, 2, 3] }],
  berhenti: ['Panen ditunda sampai petugas menyatakan aman'],
  ukur: [UKUR.oksigen, UKUR.ph, UKUR.suhu, 'Bau, warna, dan jam, dengan foto', UKUR.mati],
  contoh: CONTOH_AIR,
  hubungi: true,
  sumber: ['S5', 'K'],
  diperiksa: '2026-11-23',
  oleh: BELUM_DOKTER,
}
