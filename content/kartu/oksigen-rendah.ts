import { BEFORE_DOKTER, MEASURED, WATER_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Oksigen rendah',
  ringkas: 'Banyak ikan serentak megap-megap menjelang subuh. Tambah udara sekarang, baru cari sebabnya.',
  penyebab:
    'Air tidak mengalir, ikan terlalu padat, jaring tersumbat, alga membusuk, atau air dari dasar laut naik. Oksigen paling rendah menjelang subuh.',
  kenali: [
    'banyak ikan serentak megap-megap di permukaan, terutama menjelang subuh',
    'napas cepat, berkumpul di air masuk atau sisi yang berarus',
    'nafsu makan satu keramba hilang mendadak',
    'insang dan kulit bersih',
  ],
  mirip: [
    { kode: 'ledakan-alga', beda: 'Air berubah warna atau berlendir; ikan liar ikut mati.' },
    { kode: 'cacing-insang', beda: 'Hanya sebagian ikan yang megap-megap, sepanjang hari, dan insangnya pucat.' },
    { kode: 'amonia', beda: 'Di bak padat, tes amonia tinggi, oksigen cukup.' },
    { kode: 'amyloodinium', beda: 'Ada debu keemasan; aerasi hanya sedikit menolong.' },
  ],
  darurat: [
    { jenis: ['aerasi'], kalimat: 'Nyalakan semua aerasi, pompa, atau oksigen.' },
    { jenis: ['puasakan'], kalimat: 'Hentikan pakan.' },
    { jenis: ['jangan_pindahkan', 'jangan_sortir'], kalimat: 'Jangan tangkap, sortir, atau pindahkan ikan.' },
    { jenis: ['rawat_wadah'], kalimat: 'Buka arus: bersihkan jaring yang tersumbat.' },
    { jenis: ['jangan_rendam'], kalimat: 'Jangan rendam dengan bahan apa pun.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['aerasi'], kalimat: 'Nyalakan semua aerasi, pompa, atau oksigen sekarang.' },
      { jenis: ['puasakan'], kalimat: 'Hentikan pakan.' },
      { jenis: ['ganti_air'], kalimat: 'Ganti atau alirkan air baru yang baik, pelan-pelan.' },
      { jenis: ['aerasi'], kalimat: 'Semburkan air ke permukaan jika aerasi kurang.' },
    ],
    tanpa_bak: [
      {
        jenis: ['aerasi'],
        kalimat: 'Alirkan udara dengan pompa atau blower; semburkan air ke permukaan dengan alkon.',
      },
      { jenis: ['puasakan', 'jangan_sortir'], kalimat: 'Hentikan pakan dan jangan menangkap ikan.' },
      { jenis: ['rawat_wadah'], kalimat: 'Angkat atau ganti jaring yang tersumbat supaya arus lewat.' },
      { jenis: ['geser_keramba'], kalimat: 'Tarik keramba ke air yang berarus jika bisa tanpa mengejar ikan.' },
    ],
  },
  jangan: [
    'rendam ikan dengan bahan apa pun',
    'sortir atau pindahkan ikan yang megap-megap',
    'beri pakan supaya ikan "bertenaga"',
  ],
  larangan: ['jangan_rendam', 'jangan_pindahkan', 'jangan_sortir', 'puasakan'],
  rendam: [],
  ulang: [
    { apa: 'Ukur oksigen menjelang subuh (jam 4–5)', hari: [1, 2, 3] },
    { apa: 'Periksa jaring dan padat tebar', hari: [7] },
  ],
  berhenti: [
    'Oksigen di atas 5 mg/L dua subuh berturut-turut: beri pakan lagi, setengah dulu',
    'Ikan tetap megap-megap pada oksigen di atas 5 mg/L: cari sebab lain dan hubungi petugas',
  ],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: WATER_SAMPLE,
  hubungi: true,
  sumber: ['S17', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
