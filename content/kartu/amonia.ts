import { BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Amonia',
  ringkas: 'Napas cepat dan lendir di bak yang padat. Ganti air dan kurangi pakan, jangan beri obat.',
  penyebab:
    'Sisa pakan dan kotoran menumpuk di bak padat yang kurang ganti air. Makin tinggi pH dan suhu, makin beracun amonianya.',
  kenali: [
    'napas cepat dan tutup insang terbuka di bak',
    'lendir berlebih, menggosokkan badan',
    'nafsu makan hilang mendadak',
    'air berbau atau berbusa',
  ],
  mirip: [
    { kode: 'oksigen-rendah', beda: 'Tes amonia rendah, ikan pulih setelah aerasi ditambah.' },
    { kode: 'trichodina', beda: 'Tes amonia rendah; parasit tampak di mikroskop.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['puasakan', 'ukur'], kalimat: 'Hentikan pakan dan ukur amonia, pH, serta oksigen.' },
      { jenis: ['ganti_air'], kalimat: 'Ganti sebagian air pelan-pelan, dengan air yang suhu dan salinitasnya sama.' },
      { jenis: ['aerasi', 'rawat_wadah'], kalimat: 'Sifon kotoran di dasar, kuatkan aerasi.' },
      { jenis: ['kurangi_padat'], kalimat: 'Kurangi padat tebar setelah ikan tenang.' },
    ],
    tanpa_bak: [
      { jenis: ['ukur'], kalimat: 'Di keramba amonia jarang tinggi: periksa oksigen dan insang dulu.' },
      {
        jenis: ['puasakan', 'rawat_wadah'],
        kalimat: 'Hentikan pakan sampai sebabnya jelas. Ganti jaring yang tersumbat.',
      },
    ],
  },
  jangan: [
    'beri obat sebelum air diukur',
    'ganti semua air sekaligus',
    'naikkan pH atau tuang kapur saat amonia tinggi',
  ],
  rendam: [],
  ulang: [{ apa: 'Ukur amonia lagi', hari: [1, 2, 3, 7] }],
  berhenti: [RISING_KEMATIAN, 'Amonia di bawah 0,1 mg/L: beri pakan lagi, setengah dulu'],
  ukur: [
    MEASURED.amonia,
    'Amonia bebas (NH₃): di bawah 0,02 mg/L; segera tangani jika di atas 0,05',
    MEASURED.ph,
    MEASURED.oksigen,
    MEASURED.suhu,
  ],
  contoh: [
    'Isi botol bersih sampai penuh dari air keluar bak, sebelum air diganti.',
    'Simpan dingin dan uji hari itu juga; amonia berubah jika lama disimpan.',
  ],
  hubungi: false,
  sumber: ['S17', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
