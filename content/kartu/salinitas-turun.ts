import { BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Salinitas turun',
  ringkas: 'Ikan diam dan berhenti makan setelah hujan lebat; yang berbahaya adalah turunnya yang mendadak.',
  penyebab:
    'Air tawar dari hujan atau sungai mengapung di atas air laut. Kerapu tahan salinitas rendah, tetapi tidak tahan perubahan yang cepat.',
  kenali: [
    'nafsu makan satu keramba hilang setelah hujan lebat atau banjir',
    'lendir berlebih, ikan turun ke dasar jaring',
    'air keruh kecokelatan di permukaan',
    'beberapa hari kemudian bisa muncul gumpalan seperti kapas pada luka',
  ],
  mirip: [
    { kode: 'amonia', beda: 'Terjadi di bak tanpa hujan; tes amonia tinggi.' },
    { kode: 'jamur-luar', beda: 'Kapas pada luka bisa muncul setelah salinitas rendah; ukur dulu.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['tutup_air', 'ukur'], kalimat: 'Ukur salinitas air masuk. Jika tawar, hentikan dulu.' },
      { jenis: ['aerasi'], kalimat: 'Pakai air simpanan, kuatkan aerasi.' },
      { jenis: ['atur_salinitas'], kalimat: 'Naikkan salinitas pelan-pelan, jangan sekaligus.' },
      { jenis: ['kurangi_pakan'], kalimat: 'Hentikan atau kurangi pakan.' },
    ],
    tanpa_bak: [
      { jenis: ['geser_keramba'], kalimat: 'Turunkan jaring lebih dalam; air asin ada di bawah.' },
      { jenis: ['kurangi_pakan', 'jangan_sortir'], kalimat: 'Kurangi pakan dan tunda sortir.' },
      { jenis: ['geser_keramba'], kalimat: 'Tarik keramba menjauhi muara jika bisa dengan tenang.' },
    ],
  },
  jangan: ['rendam air tawar pada hari itu', 'sortir atau pindahkan ikan', 'ganti air bak dengan air hujan'],
  larangan: ['jangan_rendam', 'jangan_pindahkan', 'jangan_sortir'],
  rendam: [],
  ulang: [
    { apa: 'Ukur salinitas di permukaan dan di dasar jaring', hari: [1, 2, 3] },
    { apa: 'Periksa luka dan nafsu makan', hari: [7] },
  ],
  berhenti: [RISING_KEMATIAN],
  ukur: [MEASURED.salinitas, MEASURED.oksigen, MEASURED.suhu],
  contoh: [
    'Catat salinitas di permukaan dan di dasar jaring, dengan jam.',
    'Jika ikan mati, ambil beberapa yang sekarat di atas es.',
  ],
  hubungi: false,
  sumber: ['S17', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
