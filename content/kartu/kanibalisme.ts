import { MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Kanibalisme',
  ringkas: 'Benih hilang atau tergigit karena dimangsa yang lebih besar. Sortir ukuran dan beri pakan lebih sering.',
  penyebab: [
    'Kerapu memangsa sesamanya sejak benih. Makin jauh beda ukurannya dan makin lapar ikannya, makin banyak yang hilang.',
    'N3',
    'K',
  ],
  kenali: [
    ['jumlah benih berkurang tanpa bangkai', 'K'],
    ['ukuran tidak seragam; beberapa ikan jauh lebih besar', 'K'],
    ['ekor atau kepala bekas gigitan, ikan tersangkut di mulut ikan lain', 'N2', 'N2b'],
    ['paling sering pada benih 3 cm, berkurang pada 4 cm', 'N2'],
  ],
  mirip: [
    { kode: 'luka-jaring', beda: 'Lecet di bagian yang bergesek jaring, jumlah ikan tetap.', sumber: ['K'] },
    { kode: 'tenacibakulosis', beda: 'Sirip makin terkikis dan memutih beberapa hari setelahnya.', sumber: ['K'] },
    { kode: 'vnn', beda: 'Ikan mati ditemukan, berputar atau mengambang. Anggap VNN sampai diuji.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['sortir'],
        kalimat: 'Pisahkan menurut ukuran: keluarkan benih yang panjangnya lebih dari 30% di atas yang kecil.',
        sumber: ['N3'],
      },
      { jenis: ['beri_pakan'], kalimat: 'Beri pakan lebih sering, sedikit-sedikit sampai kenyang.', sumber: ['N2b'] },
      { jenis: ['kurangi_padat'], kalimat: 'Kurangi kepadatan benih.', sumber: ['N2b'] },
    ],
    tanpa_bak: [
      { jenis: ['beri_pakan'], kalimat: 'Beri pakan lebih sering, sampai ikan kecil juga kebagian.', sumber: ['N2b'] },
      {
        jenis: ['sortir'],
        kalimat: 'Pindahkan yang besar ke petak lain saat sortir berikutnya, pagi hari.',
        sumber: ['K'],
      },
      { jenis: ['rawat_wadah'], kalimat: 'Tutup jaring yang sobek; ikan bisa juga hilang dari sana.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['sortir benih yang baru datang atau sedang sakit', 'K'],
    ['puasakan benih lama-lama', 'K'],
    ['tebar benih beda ukuran dalam satu petak', 'N3'],
  ],
  rendam: [],
  ulang: [{ apa: 'Hitung dan ukur 50 benih, sortir lagi jika perlu', hari: [7, 14, 21], sumber: ['K'] }],
  berhenti: [RISING_KEMATIAN, ['Benih berputar atau mengambang: jangan sortir, buka kartu VNN', 'K']],
  ukur: [
    ['Panjang benih terbesar dan terkecil, setiap minggu', 'K'],
    ['Jumlah benih, setiap sortir', 'K'],
    MEASURED.mati,
  ],
  contoh: [
    ['Foto benih terbesar dan terkecil berdampingan, dengan penggaris.', 'K'],
    ['Jika ada yang mati tanpa bekas gigitan, simpan di atas es dan hubungi petugas.', 'K'],
  ],
  hubungi: false,
  diperiksa: '2026-11-27',
}
