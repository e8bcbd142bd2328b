import { BACTERIA_SAMPLE, BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Luka jaring',
  ringkas: 'Lecet karena jaring, serok, atau sortir. Jika dibiarkan, bakteri bisa masuk.',
  penyebab: 'Jaring kasar atau bersimpul, ombak, sortir terburu-buru, ikan terlalu padat.',
  kenali: [
    'lecet atau luka merah di mulut, sirip, dan sisi badan',
    'sirip robek tetapi tidak melebar dari hari ke hari',
    'muncul setelah sortir, pindah, atau ombak besar',
    'ikan lain sehat dan mau makan',
  ],
  mirip: [
    { kode: 'vibriosis', beda: 'Luka melebar menjadi borok, ada kemerahan di dubur dan pangkal sirip.' },
    { kode: 'tenacibakulosis', beda: 'Mulut dan sirip makin terkikis beberapa hari setelahnya.' },
    { kode: 'kutu-ikan', beda: 'Ada kutu yang bergerak atau bekas gigitan.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['pindahkan'], kalimat: 'Tempatkan ikan luka di bak berair bersih dengan aerasi dan naungan.' },
      {
        jenis: ['obati'],
        kalimat:
          'Keringkan luka ikan besar dengan kain bersih. Oles tipis gel povidon iodin, tunggu 30–60 detik, lalu lepaskan.',
      },
      { jenis: ['ganti_pakan'], kalimat: 'Campur vitamin C ke pakan supaya luka menutup.' },
    ],
    tanpa_bak: [
      { jenis: ['obati'], kalimat: 'Oles luka ikan besar satu per satu di tepi keramba, lalu lepaskan.' },
      { jenis: ['rawat_wadah'], kalimat: 'Ganti jaring kasar dengan jaring tanpa simpul.' },
      { jenis: ['kurangi_padat', 'jangan_sortir'], kalimat: 'Kurangi kepadatan ikan dan tunda sortir berikutnya.' },
    ],
  },
  jangan: [
    'beri antibiotik untuk berjaga-jaga',
    'oles ikan kecil satu per satu; ikan bisa luka lagi saat dipegang',
    'sortir sebelum luka menutup',
  ],
  larangan: ['jangan_sortir'],
  rendam: [],
  ulang: [
    { apa: 'Oles ulang luka ikan besar', hari: [2, 4] },
    { apa: 'Lihat apakah luka menutup', hari: [7] },
  ],
  berhenti: [RISING_KEMATIAN, 'Luka melebar atau memutih: buka kartu vibriosis'],
  ukur: [MEASURED.mati, MEASURED.oksigen],
  contoh: BACTERIA_SAMPLE,
  hubungi: false,
  sumber: ['S3', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
