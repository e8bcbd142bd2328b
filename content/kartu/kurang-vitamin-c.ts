import { BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Kurang vitamin C',
  ringkas: 'Punggung bengkok, tutup insang pendek, luka lambat menutup. Sebabnya pakan lama atau kena panas.',
  penyebab: 'Vitamin C rusak dalam pakan yang lama disimpan atau terkena panas.',
  kenali: [
    'tulang punggung bengkok atau tutup insang pendek',
    'luka lambat menutup',
    'perdarahan kecil di kulit atau sirip',
    'benih lemah, mudah sakit',
  ],
  mirip: [
    { kode: 'kurang-omega-3', beda: 'Cacat sudah ada sejak larva, gelembung renang tidak mengembang.' },
    { kode: 'vibriosis', beda: 'Perdarahan di mulut, sirip, dan dubur disertai borok; tulang lurus.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['ganti_pakan', 'ukur'], kalimat: 'Periksa tanggal dan tempat simpan pakan; ganti yang lama.' },
      { jenis: ['ganti_pakan'], kalimat: 'Campur vitamin C ke pakan setiap hari, segar, dengan perekat.' },
      { jenis: ['jangan_sortir'], kalimat: 'Tunda sortir dan pengangkutan sampai luka menutup.' },
    ],
    tanpa_bak: [
      { jenis: ['ganti_pakan', 'ukur'], kalimat: 'Periksa tanggal dan tempat simpan pakan; ganti yang lama.' },
      { jenis: ['ganti_pakan'], kalimat: 'Campur vitamin C ke pakan setiap hari, segar, dengan perekat.' },
      { jenis: ['ganti_pakan'], kalimat: 'Simpan pakan di tempat teduh, kering, dan terangkat dari lantai.' },
    ],
  },
  jangan: [
    'campur untuk beberapa hari sekaligus; vitamin C cepat rusak',
    'tunggu tulang bengkok lurus kembali; tulangnya tidak bisa pulih',
    'pakai pakan yang lewat tanggal',
  ],
  rendam: [],
  ulang: [{ apa: 'Lihat luka dan benih baru yang cacat', hari: [14, 30] }],
  berhenti: [RISING_KEMATIAN],
  ukur: [MEASURED.mati, 'Jumlah benih cacat dari 100 ekor, setiap bulan'],
  contoh: [
    'Simpan segenggam pakan dalam kantong tertutup, beri tanggal dan merek.',
    'Foto beberapa ikan bengkok dari samping, dengan penggaris.',
    'Bawa ke petugas bersama beberapa ekor di atas es.',
  ],
  hubungi: false,
  sumber: ['S15', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
