import type { Kartu } from './kartu.ts'
import { BELUM_DOKTER, BERHENTI_RENDAM, CONTOH_PARASIT, KEMATIAN_NAIK, UKUR } from './umum.ts'

export const kartu: Kartu = {
  nama: 'Jamur luar',
  ringkas: 'Gumpalan seperti kapas pada luka, telur, atau benih; di air asin jarang jamur, jadi periksa dulu.',
  penyebab:
    'Saprolegnia dan Achlya, yang menyukai air tawar sampai sekitar 3 permil. Di air 30 permil, kapas putih lebih sering protozoa, alga, atau kulit mati.',
  kenali: [
    'gumpalan putih atau abu-abu seperti kapas pada luka, telur, atau benih',
    'muncul sesudah lecet, gigitan parasit, atau lama di air tawar',
    'telur mati di antara telur sehat',
    'luka hitam berlubang dapat berarti jamur hitam; itu jarang, pada kerapu di Indonesia belum pasti, dan perlu laboratorium',
  ],
  mirip: [
    { kode: 'luka-jaring', beda: 'Kulit mati yang mengelupas tampak putih, tetapi tidak berserabut.' },
    { kode: 'tenacibakulosis', beda: 'Tepi sirip terkikis, bukan gumpalan kapas.' },
    { kode: 'trichodina', beda: 'Lendir abu-abu merata, bukan gumpalan.' },
  ],
  sekarang: {
    dengan_bak: [
      'Lihat gumpalannya di mikroskop sebelum merendam.',
      'Cari penyebab pertamanya: parasit, jaring kasar, salinitas turun, telur mati.',
      'Benih: rendam hidrogen peroksida 75 ppm selama 30 menit, setelah uji 5-10 ekor.',
      'Ikan besar: oles povidon iodin pada luka, alirkan air bersih.',
    ],
    tanpa_bak: [
      'Angkat ikan mati dan telur mati setiap hari.',
      'Ganti jaring kasar, hentikan sortir.',
      'Oles luka ikan besar satu-satu dengan gel povidon iodin, lalu lepas lagi.',
    ],
  },
  jangan: [
    'menyalin resep ikan air tawar; garam dan pewarna tidak untuk kerapu',
    'memakai malachite green; bahan itu dilarang',
    'merendam telur tanpa uji daya tetas',
  ],
  rendam: [
    {
      cara: 'peroksida',
      ppm: [75, 75],
      menit: [30, 30],
      catatan: 'Untuk benih, setelah uji 5-10 ekor. Telur hanya menurut prosedur panti benih.',
    },
  ],
  ulang: [
    { apa: 'Oles ulang luka ikan besar', hari: [2, 4] },
    { apa: 'Periksa luka dan telur', hari: [3, 7] },
  ],
  berhenti: [...BERHENTI_RENDAM, KEMATIAN_NAIK],
  ukur: [UKUR.salinitas, UKUR.oksigen, UKUR.suhu],
  contoh: CONTOH_PARASIT,
  hubungi: false,
  sumber: ['S3', 'S8', 'S21', 'S4', 'K'],
  diperiksa: '2026-11-23',
  oleh: BELUM_DOKTER,
}
