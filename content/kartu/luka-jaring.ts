import { BACTERIA_SAMPLE, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Luka jaring',
  ringkas: 'Lecet karena jaring, serok, atau sortir. Jika dibiarkan, bakteri bisa masuk.',
  penyebab: ['Jaring kasar atau bersimpul, ombak, sortir terburu-buru, ikan terlalu padat.', 'K'],
  kenali: [
    ['lecet atau luka merah di mulut, sirip, dan sisi badan', 'K'],
    ['sirip robek tetapi tidak melebar dari hari ke hari', 'K'],
    ['muncul setelah sortir, pindah, atau ombak besar', 'K'],
    ['ikan lain sehat dan mau makan', 'K'],
  ],
  mirip: [
    { kode: 'vibriosis', beda: 'Luka melebar menjadi borok, ada kemerahan di dubur dan pangkal sirip.', sumber: ['K'] },
    { kode: 'tenacibakulosis', beda: 'Mulut dan sirip makin terkikis beberapa hari setelahnya.', sumber: ['K'] },
    { kode: 'kutu-ikan', beda: 'Ada kutu yang bergerak atau bekas gigitan.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['pindahkan'],
        kalimat: 'Tempatkan ikan luka di bak berair bersih dengan aerasi dan naungan.',
        sumber: ['K'],
      },
      {
        jenis: ['obati'],
        kalimat:
          'Keringkan luka ikan besar dengan kain bersih. Oles tipis gel povidon iodin, tunggu 30–60 detik, lalu lepaskan.',
        sumber: ['K'],
      },
      { jenis: ['ganti_pakan'], kalimat: 'Campur vitamin C ke pakan supaya luka menutup.', sumber: ['K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['obati'],
        kalimat: 'Oles luka ikan besar satu per satu di tepi keramba, lalu lepaskan.',
        sumber: ['K'],
      },
      { jenis: ['rawat_wadah'], kalimat: 'Ganti jaring kasar dengan jaring tanpa simpul.', sumber: ['K'] },
      {
        jenis: ['kurangi_padat', 'jangan_sortir'],
        kalimat: 'Kurangi kepadatan ikan dan tunda sortir berikutnya.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['beri antibiotik untuk berjaga-jaga', 'K'],
    ['oles ikan kecil satu per satu; ikan bisa luka lagi saat dipegang', 'K'],
    ['sortir sebelum luka menutup', 'K'],
  ],
  larangan: ['jangan_sortir'],
  rendam: [],
  ulang: [
    { apa: 'Oles ulang luka ikan besar', sumber: ['K'], hari: [2, 4] },
    { apa: 'Lihat apakah luka menutup', sumber: ['K'], hari: [7] },
  ],
  berhenti: [RISING_KEMATIAN, ['Luka melebar atau memutih: buka kartu vibriosis', 'K']],
  ukur: [MEASURED.mati, MEASURED.oksigen],
  contoh: BACTERIA_SAMPLE,
  hubungi: false,
  diperiksa: '2026-11-23',
}
