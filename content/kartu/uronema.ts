import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Uronema',
  ringkas:
    'Luka merah di kulit karena parasit bersilia yang masuk sampai ke daging. Perlu mikroskop; rendam saja tidak cukup.',
  penyebab: [
    'Parasit bersilia Uronema, yang juga hidup bebas di air dan sisa pakan. Dari luka kulit, parasit ini bisa masuk ke daging, ginjal, dan insang. Laporannya dari ikan laut lain; pada kerapu di Indonesia belum kami temukan.',
    'N11',
    'K',
  ],
  kenali: [
    ['luka merah atau borok di kulit, dengan perdarahan', 'N11'],
    ['insang rusak, napas cepat', 'N11', 'K'],
    ['berenang tidak seperti biasa', 'N11'],
    ['parasit berbentuk tetes air yang berenang cepat tampak di mikroskop', 'K'],
  ],
  mirip: [
    {
      kode: 'vibriosis',
      beda: 'Borok serupa, tetapi di mikroskop tidak ada parasit. Sering keduanya ada.',
      sumber: ['K'],
    },
    { kode: 'trichodina', beda: 'Lendir keabu-abuan tanpa borok; parasitnya bundar seperti piring.', sumber: ['K'] },
    { kode: 'cacing-kulit', beda: 'Ada keping bening yang rontok di air tawar.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['ukur'],
        kalimat: 'Periksa lendir dan tepi luka di mikroskop sebelum merendam atau memberi obat.',
        sumber: ['K'],
      },
      {
        jenis: ['rawat_wadah', 'ganti_air'],
        kalimat: 'Sifon sisa pakan dan kotoran, ganti air, kuatkan aerasi.',
        sumber: ['K'],
      },
      { jenis: ['kurangi_padat'], kalimat: 'Kurangi padat tebar.', sumber: ['K'] },
      { jenis: ['hubungi'], kalimat: 'Bawa beberapa ekor ke Posikandu atau dokter hewan.', sumber: ['K'] },
    ],
    tanpa_bak: [
      { jenis: ['rawat_wadah'], kalimat: 'Ganti jaring yang kotor dengan tenang; angkat sisa pakan.', sumber: ['K'] },
      {
        jenis: ['kurangi_pakan', 'angkat_bangkai'],
        kalimat: 'Kurangi pakan, angkat ikan mati setiap hari.',
        sumber: ['K'],
      },
      { jenis: ['hubungi'], kalimat: 'Bawa beberapa ekor ke Posikandu untuk diperiksa di mikroskop.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['beri antibiotik tanpa resep; antibiotik tidak mempan untuk parasit', 'K'],
    ['andalkan rendam; parasit di dalam daging tidak kena', 'K'],
    ['biarkan sisa pakan menumpuk di dasar', 'K'],
  ],
  rendam: [],
  ulang: [{ apa: 'Periksa luka dan lendir 5–10 ekor', hari: [3, 7, 14], sumber: ['K'] }],
  berhenti: [RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, MEASURED.amonia, MEASURED.suhu, MEASURED.mati],
  contoh: PARASITE_SAMPLE,
  resep: [
    'Rendam dan obat untuk Uronema pada kerapu belum kami tulis: takaran yang teruji belum kami temukan. Dokter hewan atau petugas yang memutuskan.',
    'K',
  ],
  hubungi: false,
  diperiksa: '2026-11-27',
}
