import { MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Salinitas turun',
  ringkas: 'Ikan diam dan berhenti makan setelah hujan lebat; yang berbahaya adalah turunnya yang mendadak.',
  penyebab: [
    'Air tawar dari hujan atau sungai mengapung di atas air laut. Kerapu tahan salinitas rendah, tetapi tidak tahan perubahan yang cepat.',
    'K',
  ],
  kenali: [
    ['nafsu makan satu keramba hilang setelah hujan lebat atau banjir', 'K'],
    ['lendir berlebih, ikan turun ke dasar jaring', 'K'],
    ['air keruh kecokelatan di permukaan', 'K'],
    ['beberapa hari kemudian bisa muncul gumpalan seperti kapas pada luka', 'K'],
  ],
  mirip: [
    { kode: 'amonia', beda: 'Terjadi di bak tanpa hujan; tes amonia tinggi.', sumber: ['K'] },
    { kode: 'jamur-luar', beda: 'Kapas pada luka bisa muncul setelah salinitas rendah; ukur dulu.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['tutup_air', 'ukur'], kalimat: 'Ukur salinitas air masuk. Jika tawar, hentikan dulu.', sumber: ['K'] },
      { jenis: ['aerasi'], kalimat: 'Pakai air simpanan, kuatkan aerasi.', sumber: ['K'] },
      { jenis: ['atur_salinitas'], kalimat: 'Naikkan salinitas pelan-pelan, jangan sekaligus.', sumber: ['K'] },
      { jenis: ['kurangi_pakan'], kalimat: 'Hentikan atau kurangi pakan.', sumber: ['K'] },
    ],
    tanpa_bak: [
      { jenis: ['geser_keramba'], kalimat: 'Turunkan jaring lebih dalam; air asin ada di bawah.', sumber: ['K'] },
      { jenis: ['kurangi_pakan', 'jangan_sortir'], kalimat: 'Kurangi pakan dan tunda sortir.', sumber: ['K'] },
      { jenis: ['geser_keramba'], kalimat: 'Tarik keramba menjauhi muara jika bisa dengan tenang.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['rendam air tawar pada hari itu', 'K'],
    ['sortir atau pindahkan ikan', 'K'],
    ['ganti air bak dengan air hujan', 'K'],
  ],
  larangan: ['jangan_rendam', 'jangan_pindahkan', 'jangan_sortir'],
  rendam: [],
  ulang: [
    { apa: 'Ukur salinitas di permukaan dan di dasar jaring', sumber: ['K'], hari: [1, 2, 3] },
    { apa: 'Periksa luka dan nafsu makan', sumber: ['K'], hari: [7] },
  ],
  berhenti: [RISING_KEMATIAN],
  ukur: [MEASURED.salinitas, MEASURED.oksigen, MEASURED.suhu],
  contoh: [
    ['Catat salinitas di permukaan dan di dasar jaring, dengan jam.', 'K'],
    ['Jika ikan mati, ambil beberapa yang sekarat di atas es.', 'K'],
  ],
  hubungi: false,
  diperiksa: '2026-11-23',
}
