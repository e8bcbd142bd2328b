import { MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Kurang vitamin C',
  ringkas: 'Punggung bengkok, tutup insang pendek, luka lambat menutup. Sebabnya pakan lama atau kena panas.',
  penyebab: ['Vitamin C rusak dalam pakan yang lama disimpan atau terkena panas.', 'K'],
  kenali: [
    ['tulang punggung bengkok atau tutup insang pendek', 'S15'],
    ['luka lambat menutup', 'K'],
    ['perdarahan kecil di kulit atau sirip', 'K'],
    ['benih lemah, mudah sakit', 'K'],
  ],
  mirip: [
    { kode: 'kurang-omega-3', beda: 'Cacat sudah ada sejak larva, gelembung renang tidak mengembang.', sumber: ['K'] },
    { kode: 'vibriosis', beda: 'Perdarahan di mulut, sirip, dan dubur disertai borok; tulang lurus.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['ganti_pakan', 'ukur'],
        kalimat: 'Periksa tanggal dan tempat simpan pakan; ganti yang lama.',
        sumber: ['K'],
      },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Campur vitamin C ke pakan setiap hari, segar, dengan perekat.',
        sumber: ['K'],
      },
      { jenis: ['jangan_sortir'], kalimat: 'Tunda sortir dan pengangkutan sampai luka menutup.', sumber: ['K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['ganti_pakan', 'ukur'],
        kalimat: 'Periksa tanggal dan tempat simpan pakan; ganti yang lama.',
        sumber: ['K'],
      },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Campur vitamin C ke pakan setiap hari, segar, dengan perekat.',
        sumber: ['K'],
      },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Simpan pakan di tempat teduh, kering, dan terangkat dari lantai.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['campur untuk beberapa hari sekaligus; vitamin C cepat rusak', 'K'],
    ['tunggu tulang bengkok lurus kembali; tulangnya tidak bisa pulih', 'K'],
    ['pakai pakan yang lewat tanggal', 'K'],
  ],
  rendam: [],
  ulang: [{ apa: 'Lihat luka dan benih baru yang cacat', sumber: ['K'], hari: [14, 30] }],
  berhenti: [RISING_KEMATIAN],
  ukur: [MEASURED.mati, ['Jumlah benih cacat dari 100 ekor, setiap bulan', 'K']],
  contoh: [
    ['Simpan segenggam pakan dalam kantong tertutup, beri tanggal dan merek.', 'K'],
    ['Foto beberapa ikan bengkok dari samping, dengan penggaris.', 'K'],
    ['Bawa ke petugas bersama beberapa ekor di atas es.', 'K'],
  ],
  hubungi: false,
  diperiksa: '2026-11-23',
}
