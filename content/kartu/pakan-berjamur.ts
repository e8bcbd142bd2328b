import { BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Pakan berjamur',
  ringkas: 'Pakan lembap berisi racun jamur yang merusak hati ikan. Buang, jangan dijemur.',
  penyebab: 'Kapang pada pakan yang disimpan lembap. Racunnya tetap ada meski pakan dikeringkan lagi.',
  kenali: [
    'pakan menggumpal, berbau apak, atau berserabut',
    'ikan kurus dan tumbuh lambat',
    'hati pucat, insang pucat',
  ],
  mirip: [
    { kode: 'lemak-tengik', beda: 'Pakan berbau tengik seperti minyak lama, tidak berjamur.' },
    { kode: 'cacing-insang', beda: 'Insang pucat dengan tutup terbuka, pakannya baik.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan pakan itu sekarang juga.' },
      { jenis: ['ganti_pakan'], kalimat: 'Beri pakan baru yang kering, sedikit dulu.' },
      { jenis: ['ganti_pakan'], kalimat: 'Tambahkan vitamin C pada pakan baru.' },
    ],
    tanpa_bak: [
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan pakan itu sekarang juga.' },
      { jenis: ['puasakan', 'ganti_pakan'], kalimat: 'Puasakan sehari, lalu beri pakan baru sedikit demi sedikit.' },
      { jenis: ['ganti_pakan', 'ukur'], kalimat: 'Periksa karung lain di gudang; pisahkan yang lembap.' },
    ],
  },
  jangan: [
    'jemur pakan berjamur untuk dipakai lagi',
    'campur pakan itu dengan pakan baru',
    'taruh karung langsung di lantai',
  ],
  rendam: [],
  ulang: [{ apa: 'Lihat nafsu makan dan hitung kematian', hari: [3, 7, 14] }],
  berhenti: [RISING_KEMATIAN],
  ukur: ['Kelembapan dan bau gudang pakan, setiap minggu', MEASURED.mati],
  contoh: [
    'Simpan segenggam pakan yang dicurigai dalam kantong tertutup, beri tanggal dan merek.',
    'Bawa bersama beberapa ikan sekarat di atas es.',
  ],
  hubungi: false,
  sumber: ['K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
