import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Cacing insang',
  ringkas: 'Tutup insang terbuka dan insang pucat. Sangat umum di pendederan; air tawar kurang menolong.',
  penyebab: [
    'Cacing pipih kecil di insang, seperti Pseudorhabdosynochus, Diplectanum, dan Haliotrema. Di keramba pendederan, cacing ini pernah ditemukan pada semua ikan yang diperiksa.',
    'S24',
  ],
  kenali: [
    ['tutup insang terbuka, napas cepat', 'K'],
    ['insang pucat dengan lendir', 'K'],
    ['tumbuh lambat, badan kurus', 'K'],
    ['tidak ada bintik atau keping di kulit', 'K'],
  ],
  mirip: [
    {
      kode: 'oksigen-rendah',
      beda: 'Semua ikan serentak megap-megap, terutama menjelang subuh, dan pulih setelah aerasi.',
      sumber: ['K'],
    },
    {
      kode: 'iridovirus',
      beda: 'Insang pucat, tetapi ikan gelap berbaring di dasar dan limpanya besar.',
      sumber: ['K'],
    },
    { kode: 'lintah-laut', beda: 'Lintah terlihat jelas di sirip, mulut, atau mata ikan.', sumber: ['K'] },
    { kode: 'bintik-putih', beda: 'Ada butir putih di kulit atau insang.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['ukur'],
        kalimat: 'Periksa insang beberapa ekor di mikroskop; tanpa mikroskop sulit dibedakan.',
        sumber: ['K'],
      },
      {
        jenis: ['puasakan', 'rendam'],
        kalimat: 'Puasakan 12–24 jam, lalu rendam hidrogen peroksida 75 ppm selama 30 menit. Uji 5–10 ekor dulu.',
        sumber: ['S8', 'K'],
      },
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Ganti jaring pada hari yang sama dan kerjakan semua petak satu rakit.',
        sumber: ['K'],
      },
      { jenis: ['hubungi'], kalimat: 'Jika tidak membaik, bicarakan dengan dokter hewan.', sumber: ['K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['kurangi_padat', 'rawat_wadah'],
        kalimat: 'Kurangi kepadatan ikan dan ganti jaring yang penuh tempelan.',
        sumber: ['K'],
      },
      {
        jenis: ['jangan_sortir'],
        kalimat: 'Jaga ikan tetap tenang. Jangan dikejar, insangnya sudah lemah.',
        sumber: ['K'],
      },
      {
        jenis: ['rendam', 'obati', 'hubungi'],
        kalimat: 'Siapkan bak terpal, atau tanyakan obat lewat pakan kepada dokter hewan.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['andalkan rendam air tawar; cacing insang tidak mudah lepas di air tawar', 'S10', 'S10b'],
    ['tiru takaran peroksida di atas 150 ppm dari negara berair dingin; di air hangat ikan mati', 'S9'],
    ['beli atau takar obat cacing sendiri', 'K'],
  ],
  rendam: RENDAM_KARTU['cacing-insang'],
  ulang: [{ apa: 'Periksa insang, rendam lagi jika cacing masih ada', sumber: ['K'], hari: [7, 14] }],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.mati],
  contoh: PARASITE_SAMPLE,
  resep: ['Prazikuantel hanya sesuai resep dokter hewan; hasilnya berbeda menurut jenis ikan.', 'S4', 'S10', 'S11'],
  hubungi: false,
  diperiksa: '2026-11-23',
}
