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
  sekarang: {
    dengan_bak: [
      'Nyalakan semua aerasi, pompa, atau oksigen sekarang.',
      'Hentikan pakan.',
      'Ganti atau alirkan air baru yang baik, pelan-pelan.',
      'Kurangi kepadatan: bagi ikan ke bak lain setelah tenang.',
    ],
    tanpa_bak: [
      'Alirkan udara dengan pompa atau blower; semburkan air ke permukaan dengan alkon.',
      'Hentikan pakan dan jangan menangkap ikan.',
      'Angkat atau ganti jaring yang tersumbat supaya arus lewat.',
      'Tarik keramba ke air yang berarus jika bisa tanpa mengejar ikan.',
    ],
  },
  jangan: [
    'rendam ikan dengan bahan apa pun',
    'sortir atau pindahkan ikan yang megap-megap',
    'beri pakan supaya ikan "bertenaga"',
  ],
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
