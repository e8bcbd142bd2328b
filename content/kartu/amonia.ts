import { MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Amonia',
  ringkas: 'Napas cepat dan lendir di bak yang padat. Ganti air dan kurangi pakan, jangan beri obat.',
  penyebab: [
    'Sisa pakan dan kotoran menumpuk di bak padat yang kurang ganti air. Makin tinggi pH dan suhu, makin beracun amonianya.',
    'K',
  ],
  kenali: [
    ['napas cepat dan tutup insang terbuka di bak', 'K'],
    ['lendir berlebih, menggosokkan badan', 'K'],
    ['nafsu makan hilang mendadak', 'K'],
    ['air berbau atau berbusa', 'K'],
  ],
  mirip: [
    { kode: 'oksigen-rendah', beda: 'Tes amonia rendah, ikan pulih setelah aerasi ditambah.', sumber: ['K'] },
    { kode: 'trichodina', beda: 'Tes amonia rendah; parasit tampak di mikroskop.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['puasakan', 'ukur'], kalimat: 'Hentikan pakan dan ukur amonia, pH, serta oksigen.', sumber: ['K'] },
      {
        jenis: ['ganti_air'],
        kalimat: 'Ganti sebagian air pelan-pelan, dengan air yang suhu dan salinitasnya sama.',
        sumber: ['K'],
      },
      { jenis: ['aerasi', 'rawat_wadah'], kalimat: 'Sifon kotoran di dasar, kuatkan aerasi.', sumber: ['K'] },
      { jenis: ['kurangi_padat'], kalimat: 'Kurangi padat tebar setelah ikan tenang.', sumber: ['K'] },
    ],
    tanpa_bak: [
      { jenis: ['ukur'], kalimat: 'Di keramba amonia jarang tinggi: periksa oksigen dan insang dulu.', sumber: ['K'] },
      {
        jenis: ['puasakan', 'rawat_wadah'],
        kalimat: 'Hentikan pakan sampai sebabnya jelas. Ganti jaring yang tersumbat.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['beri obat sebelum air diukur', 'K'],
    ['ganti semua air sekaligus', 'K'],
    ['naikkan pH atau tuang kapur saat amonia tinggi', 'K'],
  ],
  rendam: [],
  ulang: [{ apa: 'Ukur amonia lagi', sumber: ['K'], hari: [1, 2, 3, 7] }],
  berhenti: [RISING_KEMATIAN, ['Amonia di bawah 0,1 mg/L: beri pakan lagi, setengah dulu', 'K']],
  ukur: [
    MEASURED.amonia,
    ['Amonia bebas (NH₃): di bawah 0,02 mg/L; segera tangani jika di atas 0,05', 'K'],
    MEASURED.ph,
    MEASURED.oksigen,
    MEASURED.suhu,
  ],
  contoh: [
    ['Isi botol bersih sampai penuh dari air keluar bak, sebelum air diganti.', 'K'],
    ['Simpan dingin dan uji hari itu juga; amonia berubah jika lama disimpan.', 'K'],
  ],
  hubungi: false,
  diperiksa: '2026-11-23',
}
