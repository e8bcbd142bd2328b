import { MEASURED, RISING_KEMATIAN, WATER_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Gelembung gas',
  ringkas:
    'Ada gelembung udara di mata, insang, atau sirip, atau benih mengambang. Sebabnya: terlalu banyak gas terlarut di air.',
  penyebab: [
    'Terlalu banyak gas larut di air. Sebabnya: udara terisap pompa bocor, air dipanaskan, atau alga di siang hari.',
    'K',
  ],
  kenali: [
    ['mata menonjol dengan gelembung udara di dalamnya', 'K'],
    ['gelembung halus di insang atau sirip', 'K'],
    ['benih mengambang dengan perut ke atas', 'K'],
    ['napas cepat meski oksigen tinggi', 'K'],
  ],
  mirip: [
    { kode: 'vnn', beda: 'Benih mengambang dan berputar tanpa gelembung. Anggap VNN sampai diuji.', sumber: ['K'] },
    { kode: 'streptokokosis', beda: 'Mata menonjol tanpa gelembung, sering keruh atau merah.', sumber: ['K'] },
    {
      kode: 'kurang-omega-3',
      beda: 'Gelembung renang tidak mengembang sejak larva, tidak ada gelembung di mata.',
      sumber: ['K'],
    },
  ],
  darurat: [
    { jenis: ['rawat_wadah'], kalimat: 'Tutup kebocoran udara di pompa dan pipa isap.', sumber: ['K'] },
    { jenis: ['aerasi'], kalimat: 'Aerasi kasar air masuk sebelum ke bak.', sumber: ['K'] },
    { jenis: ['geser_keramba'], kalimat: 'Keramba: turunkan jaring lebih dalam.', sumber: ['K'] },
    { jenis: ['jangan_sortir', 'jangan_pindahkan'], kalimat: 'Jangan sortir atau pindahkan ikan.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['rawat_wadah', 'ukur'], kalimat: 'Periksa pompa dan pipa isap; tutup kebocoran udara.', sumber: ['K'] },
      {
        jenis: ['aerasi'],
        kalimat: 'Biarkan air masuk terjun atau diaerasi kasar di bak penampung sebelum masuk bak.',
        sumber: ['K'],
      },
      { jenis: ['rawat_wadah'], kalimat: 'Kurangi pemanasan air.', sumber: ['K'] },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas jika benih mengambang: itu juga tanda VNN.', sumber: ['K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['geser_keramba'],
        kalimat: 'Turunkan jaring lebih dalam; di air dalam gas larut kembali.',
        sumber: ['K'],
      },
      { jenis: ['jangan_sortir'], kalimat: 'Jangan sortir atau tangkap ikan dulu.', sumber: ['K'] },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas jika benih mengambang.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['tusuk mata ikan', 'K'],
    ['beri antibiotik untuk mata yang bergelembung', 'K'],
    ['pindahkan benih yang mengambang ke petak lain', 'K'],
  ],
  larangan: ['jangan_pindahkan'],
  rendam: [],
  ulang: [{ apa: 'Lihat mata dan insang beberapa ekor', sumber: ['K'], hari: [1, 3, 7] }],
  berhenti: [RISING_KEMATIAN, ['Benih berputar: perlakukan sebagai VNN', 'K']],
  ukur: [MEASURED.oksigen, MEASURED.suhu, ['Suhu air masuk dan air bak, pagi dan siang', 'K']],
  contoh: [...WATER_SAMPLE, ['Foto mata bergelembung dari dekat.', 'K']],
  hubungi: true,
  diperiksa: '2026-11-23',
}
