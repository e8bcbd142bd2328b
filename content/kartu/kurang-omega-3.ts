import { MEASURED, PCR_SAMPLE, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Kurang omega-3',
  ringkas: 'Benih lemah, cacat, atau mengambang karena pakan kurang minyak ikan; pastikan dulu bukan VNN.',
  penyebab: ['Pakan hidup tidak diperkaya, atau pelet kurang minyak ikan, terutama saat larva dan benih.', 'K'],
  kenali: [
    ['benih lemah dan cacat tulang', 'K'],
    ['gelembung renang tidak mengembang, ikan mengambang atau tenggelam', 'K'],
    ['tumbuh lambat, ukuran tidak seragam', 'K'],
  ],
  mirip: [
    {
      kode: 'vnn',
      beda: 'Benih juga mengambang, tetapi berputar dan mati cepat. Anggap VNN sampai diuji.',
      sumber: ['K'],
    },
    { kode: 'gelembung-gas', beda: 'Ada gelembung di mata, insang, atau sirip.', sumber: ['K'] },
    {
      kode: 'kurang-vitamin-c',
      beda: 'Tutup insang pendek dan luka lambat menutup, gelembung renang baik.',
      sumber: ['K'],
    },
  ],
  darurat: [
    { jenis: ['jangan_pindahkan'], kalimat: 'Biarkan benih yang mengambang di tempatnya.', sumber: ['K'] },
    { jenis: ['jangan_sortir'], kalimat: 'Tunda sortir.', sumber: ['K'] },
    { jenis: ['rawat_wadah'], kalimat: 'Bersihkan lapisan minyak di permukaan bak.', sumber: ['K'] },
    { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh: mengambang juga tanda VNN.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Hubungi petugas dan ambil contoh jika benih mengambang: itu juga tanda VNN.',
        sumber: ['K'],
      },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Perkaya pakan hidup, atau tambahkan minyak ikan segar 10–20 mL per kg pakan.',
        sumber: ['K'],
      },
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Bersihkan lapisan minyak di permukaan bak larva supaya gelembung renang bisa terisi.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Hubungi petugas dan ambil contoh jika benih mengambang.',
        sumber: ['K'],
      },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Beri pelet yang cukup minyak ikan, atau tambahkan minyak ikan segar 10–20 mL per kg pakan.',
        sumber: ['K'],
      },
      { jenis: ['jangan_sortir'], kalimat: 'Tunda sortir sampai benih kuat dan petugas menjawab.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['pakai minyak ikan yang tengik', 'K'],
    ['pindahkan benih yang mengambang ke petak lain', 'K'],
    ['tunda melapor jika benih juga berputar', 'K'],
  ],
  larangan: ['jangan_pindahkan'],
  rendam: [],
  ulang: [{ apa: 'Lihat benih yang mengambang dan ukurannya', sumber: ['K'], hari: [3, 7, 14] }],
  berhenti: [RISING_KEMATIAN, ['Benih berputar: perlakukan sebagai VNN', 'K']],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.mati],
  contoh: PCR_SAMPLE,
  hubungi: true,
  diperiksa: '2026-11-23',
}
