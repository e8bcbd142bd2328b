import { MEASURED, WATER_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Oksigen rendah',
  ringkas: 'Banyak ikan serentak megap-megap menjelang subuh. Tambah udara sekarang, baru cari sebabnya.',
  penyebab: [
    'Air tidak mengalir, ikan terlalu padat, jaring tersumbat, alga membusuk, atau air dari dasar laut naik. Oksigen paling rendah menjelang subuh.',
    'K',
  ],
  kenali: [
    ['banyak ikan serentak megap-megap di permukaan, terutama menjelang subuh', 'K'],
    ['napas cepat, berkumpul di air masuk atau sisi yang berarus', 'K'],
    ['nafsu makan satu keramba hilang mendadak', 'K'],
    ['insang dan kulit bersih', 'K'],
  ],
  mirip: [
    { kode: 'ledakan-alga', beda: 'Air berubah warna atau berlendir; ikan liar ikut mati.', sumber: ['K'] },
    {
      kode: 'cacing-insang',
      beda: 'Hanya sebagian ikan yang megap-megap, sepanjang hari, dan insangnya pucat.',
      sumber: ['K'],
    },
    { kode: 'amonia', beda: 'Di bak padat, tes amonia tinggi, oksigen cukup.', sumber: ['K'] },
    { kode: 'amyloodinium', beda: 'Ada debu keemasan; aerasi hanya sedikit menolong.', sumber: ['K'] },
  ],
  darurat: [
    { jenis: ['aerasi'], kalimat: 'Nyalakan semua aerasi, pompa, atau oksigen.', sumber: ['K'] },
    { jenis: ['puasakan'], kalimat: 'Hentikan pakan.', sumber: ['K'] },
    {
      jenis: ['jangan_pindahkan', 'jangan_sortir'],
      kalimat: 'Jangan tangkap, sortir, atau pindahkan ikan.',
      sumber: ['K'],
    },
    { jenis: ['rawat_wadah'], kalimat: 'Buka arus: bersihkan jaring yang tersumbat.', sumber: ['K'] },
    { jenis: ['jangan_rendam'], kalimat: 'Jangan rendam dengan bahan apa pun.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['aerasi'], kalimat: 'Nyalakan semua aerasi, pompa, atau oksigen sekarang.', sumber: ['K'] },
      { jenis: ['puasakan'], kalimat: 'Hentikan pakan.', sumber: ['K'] },
      { jenis: ['ganti_air'], kalimat: 'Ganti atau alirkan air baru yang baik, pelan-pelan.', sumber: ['K'] },
      { jenis: ['aerasi'], kalimat: 'Semburkan air ke permukaan jika aerasi kurang.', sumber: ['K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['aerasi'],
        kalimat: 'Alirkan udara dengan pompa atau blower; semburkan air ke permukaan dengan alkon.',
        sumber: ['K'],
      },
      { jenis: ['puasakan', 'jangan_sortir'], kalimat: 'Hentikan pakan dan jangan menangkap ikan.', sumber: ['K'] },
      { jenis: ['rawat_wadah'], kalimat: 'Angkat atau ganti jaring yang tersumbat supaya arus lewat.', sumber: ['K'] },
      {
        jenis: ['geser_keramba'],
        kalimat: 'Tarik keramba ke air yang berarus jika bisa tanpa mengejar ikan.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['rendam ikan dengan bahan apa pun', 'K'],
    ['sortir atau pindahkan ikan yang megap-megap', 'K'],
    ['beri pakan supaya ikan "bertenaga"', 'K'],
  ],
  larangan: ['jangan_rendam', 'jangan_pindahkan', 'jangan_sortir', 'puasakan'],
  rendam: [],
  ulang: [
    { apa: 'Ukur oksigen menjelang subuh (jam 4–5)', sumber: ['K'], hari: [1, 2, 3] },
    { apa: 'Periksa jaring dan padat tebar', sumber: ['K'], hari: [7] },
  ],
  berhenti: [
    ['Oksigen di atas 5 mg/L dua subuh berturut-turut: beri pakan lagi, setengah dulu', 'K'],
    ['Ikan tetap megap-megap pada oksigen di atas 5 mg/L: cari sebab lain dan hubungi petugas', 'K'],
  ],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: WATER_SAMPLE,
  hubungi: true,
  diperiksa: '2026-11-23',
}
