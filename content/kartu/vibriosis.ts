import { BACTERIA_SAMPLE, BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Vibriosis',
  ringkas: 'Kemerahan, borok, dan sirip geripis karena bakteri Vibrio, biasanya setelah ikan luka.',
  penyebab:
    'Bakteri Vibrio, misalnya Vibrio harveyi dan Vibrio alginolyticus. Bakteri ini ada di air laut dan masuk saat ikan luka, padat, atau stres.',
  kenali: [
    'kemerahan di mulut, pangkal sirip, atau dubur',
    'lepuh yang pecah menjadi borok merah',
    'ujung sirip dan ekor geripis lalu memutih',
    'mata menonjol atau perut membengkak',
    'tidak mau makan, berenang dekat permukaan, kulit kusam atau gelap',
  ],
  mirip: [
    {
      kode: 'fotobakteriosis',
      beda: 'Boroknya serupa; curigai jika ada bintik putih di limpa dan ginjal. Hanya bisa dibedakan dengan kultur.',
    },
    {
      kode: 'tenacibakulosis',
      beda: 'Rusaknya mulai dari mulut, sirip, dan ekor ikan kecil, sering setelah dipindah.',
    },
    {
      kode: 'cacing-kulit',
      beda: 'Rendam satu ekor di air tawar 2–5 menit. Jika rontok keping bening, borok itu bekas cacing.',
    },
    { kode: 'luka-jaring', beda: 'Luka hanya di bagian yang bergesek jaring, dan ikan lain sehat serta makan.' },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['pindahkan', 'tutup_petak'],
        kalimat: 'Pindahkan ikan sakit ke bak berair bersih dengan aerasi kuat dan serok sendiri.',
      },
      { jenis: ['kurangi_pakan', 'jangan_sortir'], kalimat: 'Hentikan sortir dan kurangi pakan menjadi setengah.' },
      { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh untuk kultur dan uji kepekaan sebelum memberi obat apa pun.' },
      {
        jenis: ['obati'],
        kalimat: 'Oles tipis povidon iodin pada luka ikan besar, tunggu sebentar, lalu lepaskan ke air bersih.',
      },
      { jenis: ['ukur'], kalimat: 'Periksa cacing dan kutu. Bersihkan dulu, karena borok muncul di bekas gigitannya.' },
    ],
    tanpa_bak: [
      { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati dan sekarat setiap hari ke wadah tertutup.' },
      {
        jenis: ['kurangi_pakan', 'jangan_sortir'],
        kalimat: 'Jangan sortir atau tangkap ikan, kurangi pakan menjadi setengah.',
      },
      { jenis: ['rawat_wadah'], kalimat: 'Ganti jaring yang kotor dengan tenang, tanpa mengangkat ikan lama-lama.' },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Kirim ikan sekarat ke laboratorium dan bicarakan dengan dokter hewan.',
      },
    ],
  },
  jangan: [
    'beri antibiotik tanpa resep dokter hewan dan uji kepekaan',
    'tuang antibiotik ke air laut; boros dan hampir tidak terserap ikan',
    'sortir atau timbang ikan yang masih sakit',
    'panen sebelum masa henti selesai',
  ],
  larangan: ['jangan_sortir'],
  rendam: [],
  ulang: [
    { apa: 'Oles ulang luka ikan besar', hari: [2, 4] },
    { apa: 'Periksa 5–10 ekor: luka, nafsu makan, cacing', hari: [7, 14] },
  ],
  berhenti: [RISING_KEMATIAN, 'Ikan tidak mau makan sama sekali: obat lewat pakan tidak akan termakan'],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.amonia, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep:
    'Antibiotik hanya sesuai resep dokter hewan, setelah uji kepekaan, sampai tuntas. Sebagian bakteri dari kerapu cantang di Indonesia sudah kebal.',
  hubungi: false,
  sumber: ['S1', 'S2', 'S3', 'S4', 'S17', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
