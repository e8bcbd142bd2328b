import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Trichodina',
  ringkas: 'Lendir keabu-abuan pada benih yang padat. Paling menolong: air lebih bersih dan ikan tidak terlalu padat.',
  penyebab: [
    'Parasit bersilia Trichodina dan kerabatnya di kulit dan insang. Parasit ini cepat berkembang di bak yang padat dan kotor.',
    'S24',
    'K',
  ],
  kenali: [
    ['lendir berlebih, kulit tampak keabu-abuan', 'K'],
    ['tutup insang terbuka dan napas cepat', 'K'],
    ['menggosokkan badan', 'K'],
    ['benih lemah dan berkumpul di air masuk', 'K'],
  ],
  mirip: [
    { kode: 'cacing-kulit', beda: 'Ada keping bening yang rontok di air tawar.', sumber: ['K'] },
    { kode: 'amonia', beda: 'Tes amonia tinggi; ikan membaik setelah ganti air.', sumber: ['K'] },
    { kode: 'bintik-putih', beda: 'Ada bintik putih satu-satu.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['pindahkan', 'kurangi_padat'],
        kalimat: 'Pindahkan ke bak yang lebih bersih dan kurangi padat tebar.',
        sumber: ['K'],
      },
      {
        jenis: ['aerasi', 'ganti_air', 'rawat_wadah'],
        kalimat: 'Sifon kotoran, ganti air, kuatkan aerasi.',
        sumber: ['K'],
      },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam air tawar 3–5 menit untuk ikan yang masih kuat, uji 5–10 ekor dulu.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['kurangi_padat', 'rawat_wadah'],
        kalimat: 'Kurangi kepadatan ikan dan ganti jaring yang penuh tempelan.',
        sumber: ['K'],
      },
      {
        jenis: ['kurangi_pakan', 'angkat_bangkai'],
        kalimat: 'Kurangi pakan sampai tidak bersisa di air; angkat ikan mati.',
        sumber: ['K'],
      },
      { jenis: ['ukur', 'hubungi'], kalimat: 'Minta Posikandu memeriksa lendir di mikroskop.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['rendam ikan yang megap-megap', 'K'],
    ['tambah pakan supaya ikan cepat besar', 'K'],
    ['pakai satu serok untuk semua bak', 'K'],
  ],
  rendam: RENDAM_KARTU.trichodina,
  ulang: [{ apa: 'Rendam air tawar lagi jika lendir masih tebal', sumber: ['K'], hari: [3, 7] }],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, MEASURED.amonia, MEASURED.suhu, MEASURED.ph],
  contoh: PARASITE_SAMPLE,
  hubungi: false,
  diperiksa: '2026-11-23',
}
