import { BEFORE_DOKTER, MEASURED, RISING_KEMATIAN, WATER_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Gelembung gas',
  ringkas:
    'Ada gelembung udara di mata, insang, atau sirip, atau benih mengambang. Sebabnya: terlalu banyak gas terlarut di air.',
  penyebab:
    'Terlalu banyak gas larut di air. Sebabnya: udara terisap pompa bocor, air dipanaskan, atau alga di siang hari.',
  kenali: [
    'mata menonjol dengan gelembung udara di dalamnya',
    'gelembung halus di insang atau sirip',
    'benih mengambang dengan perut ke atas',
    'napas cepat meski oksigen tinggi',
  ],
  mirip: [
    { kode: 'vnn', beda: 'Benih mengambang dan berputar tanpa gelembung. Anggap VNN sampai diuji.' },
    { kode: 'streptokokosis', beda: 'Mata menonjol tanpa gelembung, sering keruh atau merah.' },
    { kode: 'kurang-omega-3', beda: 'Gelembung renang tidak mengembang sejak larva, tidak ada gelembung di mata.' },
  ],
  darurat: [
    { jenis: ['rawat_wadah'], kalimat: 'Tutup kebocoran udara di pompa dan pipa isap.' },
    { jenis: ['aerasi'], kalimat: 'Aerasi kasar air masuk sebelum ke bak.' },
    { jenis: ['geser_keramba'], kalimat: 'Keramba: turunkan jaring lebih dalam.' },
    { jenis: ['jangan_sortir', 'jangan_pindahkan'], kalimat: 'Jangan sortir atau pindahkan ikan.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['rawat_wadah', 'ukur'], kalimat: 'Periksa pompa dan pipa isap; tutup kebocoran udara.' },
      {
        jenis: ['aerasi'],
        kalimat: 'Biarkan air masuk terjun atau diaerasi kasar di bak penampung sebelum masuk bak.',
      },
      { jenis: ['rawat_wadah'], kalimat: 'Kurangi pemanasan air.' },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas jika benih mengambang: itu juga tanda VNN.' },
    ],
    tanpa_bak: [
      { jenis: ['geser_keramba'], kalimat: 'Turunkan jaring lebih dalam; di air dalam gas larut kembali.' },
      { jenis: ['jangan_sortir'], kalimat: 'Jangan sortir atau tangkap ikan dulu.' },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas jika benih mengambang.' },
    ],
  },
  jangan: [
    'tusuk mata ikan',
    'beri antibiotik untuk mata yang bergelembung',
    'pindahkan benih yang mengambang ke petak lain',
  ],
  larangan: ['jangan_pindahkan'],
  rendam: [],
  ulang: [{ apa: 'Lihat mata dan insang beberapa ekor', hari: [1, 3, 7] }],
  berhenti: [RISING_KEMATIAN, 'Benih berputar: perlakukan sebagai VNN'],
  ukur: [MEASURED.oksigen, MEASURED.suhu, 'Suhu air masuk dan air bak, pagi dan siang'],
  contoh: [...WATER_SAMPLE, 'Foto mata bergelembung dari dekat.'],
  hubungi: true,
  sumber: ['K', 'S17'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
