import { MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Pakan berjamur',
  ringkas: 'Pakan lembap berisi racun jamur yang merusak hati ikan. Buang, jangan dijemur.',
  penyebab: ['Kapang pada pakan yang disimpan lembap. Racunnya tetap ada meski pakan dikeringkan lagi.', 'K'],
  kenali: [
    ['pakan menggumpal, berbau apak, atau berserabut', 'K'],
    ['ikan kurus dan tumbuh lambat', 'K'],
    ['hati pucat, insang pucat', 'K'],
  ],
  mirip: [
    { kode: 'lemak-tengik', beda: 'Pakan berbau tengik seperti minyak lama, tidak berjamur.', sumber: ['K'] },
    { kode: 'cacing-insang', beda: 'Insang pucat dengan tutup terbuka, pakannya baik.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan pakan itu sekarang juga.', sumber: ['K'] },
      { jenis: ['ganti_pakan'], kalimat: 'Beri pakan baru yang kering, sedikit dulu.', sumber: ['K'] },
      { jenis: ['ganti_pakan'], kalimat: 'Tambahkan vitamin C pada pakan baru.', sumber: ['K'] },
    ],
    tanpa_bak: [
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan pakan itu sekarang juga.', sumber: ['K'] },
      {
        jenis: ['puasakan', 'ganti_pakan'],
        kalimat: 'Puasakan sehari, lalu beri pakan baru sedikit demi sedikit.',
        sumber: ['K'],
      },
      {
        jenis: ['ganti_pakan', 'ukur'],
        kalimat: 'Periksa karung lain di gudang; pisahkan yang lembap.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['jemur pakan berjamur untuk dipakai lagi', 'K'],
    ['campur pakan itu dengan pakan baru', 'K'],
    ['taruh karung langsung di lantai', 'K'],
  ],
  rendam: [],
  ulang: [{ apa: 'Lihat nafsu makan dan hitung kematian', sumber: ['K'], hari: [3, 7, 14] }],
  berhenti: [RISING_KEMATIAN],
  ukur: [['Kelembapan dan bau gudang pakan, setiap minggu', 'K'], MEASURED.mati],
  contoh: [
    ['Simpan segenggam pakan yang dicurigai dalam kantong tertutup, beri tanggal dan merek.', 'K'],
    ['Bawa bersama beberapa ikan sekarat di atas es.', 'K'],
  ],
  hubungi: false,
  diperiksa: '2026-11-23',
}
