import type { Kartu } from './kartu.ts'
import { BELUM_DOKTER, KEMATIAN_NAIK, UKUR } from './umum.ts'

export const kartu: Kartu = {
  nama: 'Amonia',
  ringkas: 'Napas cepat dan lendir di bak yang padat; ganti air dan kurangi pakan, bukan diberi obat.',
  penyebab:
    'Sisa pakan dan kotoran menumpuk di bak padat yang kurang ganti air. Makin tinggi pH dan suhu, makin beracun.',
  kenali: [
    'napas cepat dan tutup insang terbuka di bak',
    'lendir berlebih, menggosokkan badan',
    'nafsu makan hilang mendadak',
    'air berbau atau berbusa',
  ],
  mirip: [
    { kode: 'oksigen-rendah', beda: 'Tes amonia rendah, ikan pulih begitu aerasi ditambah.' },
    { kode: 'trichodina', beda: 'Tes amonia rendah; parasit tampak di mikroskop.' },
  ],
  sekarang: {
    dengan_bak: [
      'Hentikan pakan dan ukur amonia, pH, serta oksigen.',
      'Ganti sebagian air dengan air yang suhunya dan salinitasnya sama, pelan-pelan.',
      'Sifon kotoran di dasar, kuatkan aerasi.',
      'Kurangi padat tebar setelah ikan tenang.',
    ],
    tanpa_bak: [
      'Di keramba amonia jarang tinggi: periksa oksigen dan insang lebih dulu.',
      'Hentikan pakan sampai sebabnya jelas, ganti jaring yang tersumbat.',
    ],
  },
  jangan: [
    'memberi obat sebelum air diukur',
    'mengganti semua air sekaligus',
    'menaikkan pH atau menuang kapur saat amonia tinggi',
  ],
  rendam: [],
  ulang: [{ apa: 'Ukur amonia lagi', hari: [1, 2, 3, 7] }],
  berhenti: [KEMATIAN_NAIK, 'Amonia di bawah 0,1 mg/L: beri pakan lagi, setengah dulu'],
  ukur: [
    UKUR.amonia,
    'Amonia bebas (NH₃): di bawah 0,02 mg/L; segera tangani jika di atas 0,05',
    UKUR.ph,
    UKUR.oksigen,
    UKUR.suhu,
  ],
  contoh: [
    'Isi botol bersih sampai penuh dari air keluar bak, sebelum air diganti.',
    'Simpan dingin dan uji hari itu juga; amonia berubah bila lama.',
  ],
  hubungi: false,
  sumber: ['S17', 'K'],
  diperiksa: '2026-11-23',
  oleh: BELUM_DOKTER,
}
