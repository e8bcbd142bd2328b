import { MEASURED, PCR_SAMPLE, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Stres angkut',
  ringkas:
    'Benih lemas atau mati setelah diangkut. Samakan suhu dan salinitas pelan-pelan, dan jangan langsung beri pakan.',
  penyebab: [
    'Kantong terlalu padat atau hangat, perjalanan lama, dan perubahan air yang mendadak. Makin padat dan hangat kantongnya, makin tinggi amonia dan kematiannya.',
    'N7',
    'K',
  ],
  kenali: [
    ['benih lemas, gelap, atau berbaring setelah kantong dibuka', 'K'],
    ['napas cepat, berkumpul di aerasi', 'K'],
    ['tidak mau makan satu atau dua hari', 'K'],
    ['beberapa hari kemudian muncul sirip geripis atau luka', 'K'],
  ],
  mirip: [
    {
      kode: 'vnn',
      beda: 'Benih berputar atau mengambang setelah beberapa hari. Anggap VNN sampai diuji.',
      sumber: ['K'],
    },
    { kode: 'tenacibakulosis', beda: 'Sirip dan mulut terkikis, mulai beberapa hari setelah dipindah.', sumber: ['K'] },
    { kode: 'oksigen-rendah', beda: 'Ikan lama di petak yang sama juga megap-megap.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['aerasi'], kalimat: 'Apungkan kantong tertutup di bak beraerasi sampai suhunya sama.', sumber: ['K'] },
      {
        jenis: ['atur_salinitas'],
        kalimat: 'Buka, lalu masukkan air bak sedikit demi sedikit selama 15–30 menit sebelum benih dilepas.',
        sumber: ['K'],
      },
      {
        jenis: ['puasakan', 'jangan_sortir'],
        kalimat: 'Jangan beri pakan dan jangan sortir pada hari pertama.',
        sumber: ['K'],
      },
      { jenis: ['tutup_petak'], kalimat: 'Karantina minimal 14 hari, dengan alat sendiri.', sumber: ['SITUS', 'K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['aerasi'],
        kalimat: 'Apungkan kantong di petak yang teduh sampai suhunya sama, lalu campur air pelan-pelan.',
        sumber: ['K'],
      },
      {
        jenis: ['puasakan', 'jangan_sortir'],
        kalimat: 'Jangan beri pakan dan jangan sortir pada hari pertama.',
        sumber: ['K'],
      },
      { jenis: ['tutup_petak'], kalimat: 'Taruh benih baru di hilir arus, jauh dari ikan lama.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['tuang benih langsung ke air yang suhu atau salinitasnya lain', 'K'],
    ['tuang air kantong ke bak', 'K'],
    ['angkut ikan yang baru makan; puasakan 24 jam sebelum berangkat', 'N8', 'K'],
  ],
  rendam: [],
  ulang: [
    { apa: 'Hitung kematian dan lihat cara berenang', hari: [1, 2, 3, 7, 14], sumber: ['K'] },
    { apa: 'Periksa sirip dan kulit 5–10 ekor', hari: [3, 7], sumber: ['K'] },
  ],
  berhenti: [RISING_KEMATIAN, ['Benih berputar atau mengambang: perlakukan sebagai VNN dan hubungi petugas', 'K']],
  ukur: [
    ['Suhu dan salinitas kantong dan petak, sebelum benih dilepas', 'K'],
    ['Isi kantong: benih umur 45–60 hari terbaik 50 ekor per liter pada 23 °C untuk 8 jam', 'N7'],
    MEASURED.oksigen,
    MEASURED.mati,
  ],
  contoh: PCR_SAMPLE,
  hubungi: false,
  diperiksa: '2026-11-27',
}
