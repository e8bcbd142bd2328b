import { BACTERIA_SAMPLE, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Sirip dan mulut busuk (tenacibakulosis)',
  ringkas: 'Mulut, sirip, dan ekor ikan kecil geripis dan memutih, sering beberapa hari setelah dipindah.',
  penyebab: ['Bakteri Tenacibaculum maritimum, yang menempel di kulit yang lecet.', 'S28'],
  kenali: [
    ['ujung sirip dan ekor geripis lalu memutih', 'S28'],
    ['mulut kemerahan dan terkikis', 'S28'],
    ['luka dangkal di kulit', 'S28'],
    ['terutama ikan kecil setelah dipindah atau disortir', 'S28'],
  ],
  mirip: [
    { kode: 'vibriosis', beda: 'Kemerahan juga di dubur dan perut, boroknya dalam.', sumber: ['K'] },
    { kode: 'luka-jaring', beda: 'Lecet tidak melebar, dan ikan lain tidak tertular.', sumber: ['K'] },
    { kode: 'kutu-ikan', beda: 'Ada kutu yang bergerak di kulit atau bekas gigitan.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['aerasi', 'pisahkan'],
        kalimat: 'Pisahkan ikan yang mulut dan siripnya rusak ke bak berair bersih dengan aerasi kuat.',
        sumber: ['K'],
      },
      { jenis: ['kurangi_padat', 'jangan_sortir'], kalimat: 'Kurangi padat tebar dan hentikan sortir.', sumber: ['K'] },
      { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh untuk laboratorium.', sumber: ['K'] },
      { jenis: ['obati'], kalimat: 'Pada ikan yang cukup besar, oles luka tipis dengan povidon iodin.', sumber: ['K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['jangan_sortir', 'jangan_campur'],
        kalimat: 'Biarkan ikan tenang: jangan disortir, jangan dicampur dengan petak lain.',
        sumber: ['K'],
      },
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Ganti jaring kasar dengan jaring tanpa simpul jika bisa dengan tenang.',
        sumber: ['K'],
      },
      {
        jenis: ['angkat_bangkai', 'simpan_contoh'],
        kalimat: 'Angkat ikan mati setiap hari dan kirim yang sekarat ke laboratorium.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['sortir atau tangkap lagi ikan yang baru datang', 'K'],
    ['jaring berulang untuk memeriksa semua ikan', 'K'],
    ['beri antibiotik tanpa resep dokter hewan', 'S4'],
  ],
  larangan: ['jangan_sortir'],
  rendam: [],
  ulang: [
    { apa: 'Oles ulang luka ikan besar', sumber: ['K'], hari: [2, 4] },
    { apa: 'Periksa 5–10 ekor: sirip, mulut, nafsu makan', sumber: ['K'], hari: [7, 14] },
  ],
  berhenti: [RISING_KEMATIAN, ['Luka melebar meski air sudah baik: bicarakan dengan dokter hewan', 'K']],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.amonia, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep: ['Antibiotik hanya sesuai resep dokter hewan setelah uji kepekaan.', 'S4'],
  hubungi: false,
  diperiksa: '2026-11-23',
}
