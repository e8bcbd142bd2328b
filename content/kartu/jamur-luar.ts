import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Jamur luar',
  ringkas: 'Gumpalan seperti kapas pada luka, telur, atau benih. Di air asin jarang jamur, jadi periksa dulu.',
  penyebab: [
    'Jamur Saprolegnia dan Achlya, yang hidup di air tawar sampai sekitar 3 permil. Di air 30 permil, kapas putih lebih sering protozoa, alga, atau kulit mati.',
    'S3',
    'K',
  ],
  kenali: [
    ['gumpalan putih atau abu-abu seperti kapas pada luka, telur, atau benih', 'K'],
    ['muncul setelah lecet, gigitan parasit, atau terlalu lama di air tawar', 'K'],
    ['telur mati di antara telur sehat', 'K'],
    [
      'luka hitam berlubang bisa berarti jamur hitam. Ini jarang, belum pasti ada pada kerapu di Indonesia, dan perlu uji laboratorium',
      'S21',
    ],
  ],
  mirip: [
    { kode: 'luka-jaring', beda: 'Kulit mati yang mengelupas juga putih, tetapi tidak berserabut.', sumber: ['K'] },
    { kode: 'tenacibakulosis', beda: 'Tepi sirip terkikis, bukan gumpalan kapas.', sumber: ['K'] },
    { kode: 'trichodina', beda: 'Lendir abu-abu merata, bukan gumpalan.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['ukur'], kalimat: 'Lihat gumpalannya di mikroskop sebelum merendam.', sumber: ['K'] },
      {
        jenis: ['rawat_wadah', 'ukur'],
        kalimat: 'Cari penyebab pertamanya: parasit, jaring kasar, salinitas turun, telur mati.',
        sumber: ['K'],
      },
      {
        jenis: ['rendam'],
        kalimat: 'Benih: uji 5–10 ekor, lalu rendam hidrogen peroksida 75 ppm selama 30 menit.',
        sumber: ['S8', 'K'],
      },
      { jenis: ['obati'], kalimat: 'Ikan besar: oles povidon iodin pada luka, alirkan air bersih.', sumber: ['K'] },
    ],
    tanpa_bak: [
      { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati dan telur mati setiap hari.', sumber: ['K'] },
      { jenis: ['jangan_sortir', 'rawat_wadah'], kalimat: 'Ganti jaring kasar, hentikan sortir.', sumber: ['K'] },
      {
        jenis: ['obati'],
        kalimat: 'Oles luka ikan besar satu per satu dengan gel povidon iodin, lalu lepaskan.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['tiru resep ikan air tawar; garam dan pewarna tidak untuk kerapu', 'K'],
    ['pakai malachite green; bahan itu dilarang', 'S4'],
    ['rendam telur tanpa uji daya tetas', 'K'],
  ],
  rendam: RENDAM_KARTU['jamur-luar'],
  ulang: [
    { apa: 'Oles ulang luka ikan besar', sumber: ['K'], hari: [2, 4] },
    { apa: 'Periksa luka dan telur', sumber: ['K'], hari: [3, 7] },
  ],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.salinitas, MEASURED.oksigen, MEASURED.suhu],
  contoh: PARASITE_SAMPLE,
  hubungi: false,
  diperiksa: '2026-11-23',
}
