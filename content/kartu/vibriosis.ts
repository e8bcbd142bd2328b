import { BACTERIA_SAMPLE, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Vibriosis',
  ringkas: 'Kemerahan, borok, dan sirip geripis karena bakteri Vibrio, biasanya setelah ikan luka.',
  penyebab: [
    'Bakteri Vibrio, misalnya Vibrio harveyi dan Vibrio alginolyticus. Bakteri ini ada di air laut dan masuk saat ikan luka, padat, atau stres.',
    'S1',
    'K',
  ],
  kenali: [
    ['kemerahan di mulut, pangkal sirip, atau dubur', 'S3'],
    ['lepuh yang pecah menjadi borok merah', 'S3'],
    ['ujung sirip dan ekor geripis lalu memutih', 'S3'],
    ['mata menonjol atau perut membengkak', 'S3'],
    ['tidak mau makan, berenang dekat permukaan, kulit kusam atau gelap', 'S3'],
  ],
  mirip: [
    {
      kode: 'fotobakteriosis',
      beda: 'Boroknya serupa; curigai jika ada bintik putih di limpa dan ginjal. Hanya bisa dibedakan dengan kultur.',
      sumber: ['K'],
    },
    {
      kode: 'tenacibakulosis',
      beda: 'Rusaknya mulai dari mulut, sirip, dan ekor ikan kecil, sering setelah dipindah.',
      sumber: ['K'],
    },
    {
      kode: 'cacing-kulit',
      beda: 'Rendam satu ekor di air tawar 2–5 menit. Jika rontok keping bening, borok itu bekas cacing.',
      sumber: ['K'],
    },
    {
      kode: 'luka-jaring',
      beda: 'Luka hanya di bagian yang bergesek jaring, dan ikan lain sehat serta makan.',
      sumber: ['K'],
    },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['pindahkan', 'tutup_petak'],
        kalimat: 'Pindahkan ikan sakit ke bak berair bersih dengan aerasi kuat dan serok sendiri.',
        sumber: ['K'],
      },
      {
        jenis: ['kurangi_pakan', 'jangan_sortir'],
        kalimat: 'Hentikan sortir dan kurangi pakan menjadi setengah.',
        sumber: ['K'],
      },
      {
        jenis: ['simpan_contoh'],
        kalimat: 'Ambil contoh untuk kultur dan uji kepekaan sebelum memberi obat apa pun.',
        sumber: ['K'],
      },
      {
        jenis: ['obati'],
        kalimat: 'Oles tipis povidon iodin pada luka ikan besar, tunggu sebentar, lalu lepaskan ke air bersih.',
        sumber: ['K'],
      },
      {
        jenis: ['ukur'],
        kalimat: 'Periksa cacing dan kutu. Bersihkan dulu, karena borok muncul di bekas gigitannya.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['angkat_bangkai'],
        kalimat: 'Angkat ikan mati dan sekarat setiap hari ke wadah tertutup.',
        sumber: ['K'],
      },
      {
        jenis: ['kurangi_pakan', 'jangan_sortir'],
        kalimat: 'Jangan sortir atau tangkap ikan, kurangi pakan menjadi setengah.',
        sumber: ['K'],
      },
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Ganti jaring yang kotor dengan tenang, tanpa mengangkat ikan lama-lama.',
        sumber: ['K'],
      },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Kirim ikan sekarat ke laboratorium dan bicarakan dengan dokter hewan.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['beri antibiotik tanpa resep dokter hewan dan uji kepekaan', 'S4', 'S2'],
    ['tuang antibiotik ke air laut; boros dan hampir tidak terserap ikan', 'K'],
    ['sortir atau timbang ikan yang masih sakit', 'K'],
    ['panen sebelum masa henti selesai', 'K'],
  ],
  larangan: ['jangan_sortir'],
  rendam: [],
  ulang: [
    { apa: 'Oles ulang luka ikan besar', sumber: ['K'], hari: [2, 4] },
    { apa: 'Periksa 5–10 ekor: luka, nafsu makan, cacing', sumber: ['K'], hari: [7, 14] },
  ],
  berhenti: [RISING_KEMATIAN, ['Ikan tidak mau makan sama sekali: obat lewat pakan tidak akan termakan', 'K']],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.amonia, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep: [
    'Antibiotik hanya sesuai resep dokter hewan, setelah uji kepekaan, sampai tuntas. Sebagian bakteri dari kerapu cantang di Indonesia sudah kebal.',
    'S4',
    'S2',
  ],
  lapor: [
    'Termasuk penyakit yang berpotensi menjadi wabah menurut Kepmen KP 33/2007. Daftar penggantinya, Kepmen KP 28/2021, tanyakan ke Dinas Perikanan. Jika kematian melonjak, laporkan ke Posikandu atau Dinas Perikanan kabupaten.',
    'S5b',
    'S5',
    'S25',
  ],
  hubungi: false,
  diperiksa: '2026-11-23',
}
