import { BACTERIA_SAMPLE, BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Sirip dan mulut busuk (tenacibakulosis)',
  ringkas: 'Mulut, sirip, dan ekor ikan kecil geripis dan memutih, sering beberapa hari setelah dipindah.',
  penyebab: 'Bakteri Tenacibaculum maritimum, yang menempel di kulit yang lecet.',
  kenali: [
    'ujung sirip dan ekor geripis lalu memutih',
    'mulut kemerahan dan terkikis',
    'luka dangkal di kulit',
    'terutama ikan kecil setelah dipindah atau disortir',
  ],
  mirip: [
    { kode: 'vibriosis', beda: 'Kemerahan juga di dubur dan perut, boroknya dalam.' },
    { kode: 'luka-jaring', beda: 'Lecet tidak melebar, dan ikan lain tidak tertular.' },
    { kode: 'kutu-ikan', beda: 'Ada kutu yang bergerak di kulit atau bekas gigitan.' },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['aerasi', 'pisahkan'],
        kalimat: 'Pisahkan ikan yang mulut dan siripnya rusak ke bak berair bersih dengan aerasi kuat.',
      },
      { jenis: ['kurangi_padat', 'jangan_sortir'], kalimat: 'Kurangi padat tebar dan hentikan sortir.' },
      { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh untuk laboratorium.' },
      { jenis: ['obati'], kalimat: 'Pada ikan yang cukup besar, oles luka tipis dengan povidon iodin.' },
    ],
    tanpa_bak: [
      {
        jenis: ['jangan_sortir', 'jangan_campur'],
        kalimat: 'Biarkan ikan tenang: jangan disortir, jangan dicampur dengan petak lain.',
      },
      { jenis: ['rawat_wadah'], kalimat: 'Ganti jaring kasar dengan jaring tanpa simpul jika bisa dengan tenang.' },
      {
        jenis: ['angkat_bangkai', 'simpan_contoh'],
        kalimat: 'Angkat ikan mati setiap hari dan kirim yang sekarat ke laboratorium.',
      },
    ],
  },
  jangan: [
    'sortir atau tangkap lagi ikan yang baru datang',
    'jaring berulang untuk memeriksa semua ikan',
    'beri antibiotik tanpa resep dokter hewan',
  ],
  larangan: ['jangan_sortir'],
  rendam: [],
  ulang: [
    { apa: 'Oles ulang luka ikan besar', hari: [2, 4] },
    { apa: 'Periksa 5–10 ekor: sirip, mulut, nafsu makan', hari: [7, 14] },
  ],
  berhenti: [RISING_KEMATIAN, 'Luka melebar meski air sudah baik: bicarakan dengan dokter hewan'],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.amonia, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep: 'Antibiotik hanya sesuai resep dokter hewan setelah uji kepekaan.',
  hubungi: false,
  sumber: ['S28', 'S3', 'S4', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
