import { BEFORE_DOKTER, MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Jamur luar',
  ringkas: 'Gumpalan seperti kapas pada luka, telur, atau benih. Di air asin jarang jamur, jadi periksa dulu.',
  penyebab:
    'Jamur Saprolegnia dan Achlya, yang hidup di air tawar sampai sekitar 3 permil. Di air 30 permil, kapas putih lebih sering protozoa, alga, atau kulit mati.',
  kenali: [
    'gumpalan putih atau abu-abu seperti kapas pada luka, telur, atau benih',
    'muncul setelah lecet, gigitan parasit, atau terlalu lama di air tawar',
    'telur mati di antara telur sehat',
    'luka hitam berlubang bisa berarti jamur hitam. Ini jarang, belum pasti ada pada kerapu di Indonesia, dan perlu uji laboratorium',
  ],
  mirip: [
    { kode: 'luka-jaring', beda: 'Kulit mati yang mengelupas juga putih, tetapi tidak berserabut.' },
    { kode: 'tenacibakulosis', beda: 'Tepi sirip terkikis, bukan gumpalan kapas.' },
    { kode: 'trichodina', beda: 'Lendir abu-abu merata, bukan gumpalan.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['ukur'], kalimat: 'Lihat gumpalannya di mikroskop sebelum merendam.' },
      {
        jenis: ['rawat_wadah', 'ukur'],
        kalimat: 'Cari penyebab pertamanya: parasit, jaring kasar, salinitas turun, telur mati.',
      },
      { jenis: ['rendam'], kalimat: 'Benih: uji 5–10 ekor, lalu rendam hidrogen peroksida 75 ppm selama 30 menit.' },
      { jenis: ['obati'], kalimat: 'Ikan besar: oles povidon iodin pada luka, alirkan air bersih.' },
    ],
    tanpa_bak: [
      { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati dan telur mati setiap hari.' },
      { jenis: ['jangan_sortir', 'rawat_wadah'], kalimat: 'Ganti jaring kasar, hentikan sortir.' },
      { jenis: ['obati'], kalimat: 'Oles luka ikan besar satu per satu dengan gel povidon iodin, lalu lepaskan.' },
    ],
  },
  jangan: [
    'tiru resep ikan air tawar; garam dan pewarna tidak untuk kerapu',
    'pakai malachite green; bahan itu dilarang',
    'rendam telur tanpa uji daya tetas',
  ],
  rendam: RENDAM_KARTU['jamur-luar'],
  ulang: [
    { apa: 'Oles ulang luka ikan besar', hari: [2, 4] },
    { apa: 'Periksa luka dan telur', hari: [3, 7] },
  ],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.salinitas, MEASURED.oksigen, MEASURED.suhu],
  contoh: PARASITE_SAMPLE,
  hubungi: false,
  sumber: ['S3', 'S8', 'S21', 'S4', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
