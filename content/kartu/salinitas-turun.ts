import type { Kartu } from './kartu.ts'
import { BELUM_DOKTER, KEMATIAN_NAIK, UKUR } from './umum.ts'

export const kartu: Kartu = {
  nama: 'Salinitas turun',
  ringkas: 'Ikan diam dan berhenti makan sesudah hujan lebat; yang berbahaya adalah turunnya yang mendadak.',
  penyebab:
    'Air tawar dari hujan atau sungai mengapung di atas air laut. Kerapu tahan salinitas lebih rendah, tetapi tidak tahan naik-turun yang cepat.',
  kenali: [
    'nafsu makan satu keramba hilang sesudah hujan lebat atau banjir',
    'lendir berlebih, ikan turun ke dasar jaring',
    'air keruh kecokelatan di permukaan',
    'beberapa hari kemudian dapat muncul gumpalan seperti kapas pada luka',
  ],
  mirip: [
    { kode: 'amonia', beda: 'Terjadi di bak tanpa hujan; tes amonia tinggi.' },
    { kode: 'jamur-luar', beda: 'Kapas pada luka dapat menyusul salinitas yang rendah; ukur dulu.' },
  ],
  sekarang: {
    dengan_bak: [
      'Ukur salinitas air masuk; hentikan dulu bila tawar.',
      'Pakai air simpanan, kuatkan aerasi.',
      'Naikkan salinitas pelan-pelan, jangan sekaligus.',
      'Hentikan atau kurangi pakan.',
    ],
    tanpa_bak: [
      'Turunkan jaring lebih dalam; air asin ada di bawah.',
      'Kurangi pakan dan tunda sortir.',
      'Tarik keramba menjauhi muara bila dapat dikerjakan dengan tenang.',
    ],
  },
  jangan: ['merendam air tawar pada hari itu', 'menyortir atau memindah ikan', 'mengganti air bak dengan air hujan'],
  rendam: [],
  ulang: [
    { apa: 'Ukur salinitas di permukaan dan di dasar jaring', hari: [1, 2, 3] },
    { apa: 'Periksa luka dan nafsu makan', hari: [7] },
  ],
  berhenti: [KEMATIAN_NAIK],
  ukur: [UKUR.salinitas, UKUR.oksigen, UKUR.suhu],
  contoh: [
    'Catat salinitas di permukaan dan di dasar jaring, dengan jam.',
    'Bila ikan mati, ambil beberapa yang sekarat di atas es.',
  ],
  hubungi: false,
  sumber: ['S17', 'K'],
  diperiksa: '2026-11-23',
  oleh: BELUM_DOKTER,
}
