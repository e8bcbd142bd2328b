import { BEFORE_DOKTER, MEASURED, PCR_SAMPLE, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Kurang omega-3',
  ringkas: 'Benih lemah, cacat, atau mengambang karena pakan kurang minyak ikan; pastikan dulu bukan VNN.',
  penyebab: 'Pakan hidup tidak diperkaya, atau pelet kurang minyak ikan, terutama saat larva dan benih.',
  kenali: [
    'benih lemah dan cacat tulang',
    'gelembung renang tidak mengembang, ikan mengambang atau tenggelam',
    'tumbuh lambat, ukuran tidak seragam',
  ],
  mirip: [
    { kode: 'vnn', beda: 'Benih juga mengambang, tetapi berputar dan mati cepat. Anggap VNN sampai diuji.' },
    { kode: 'gelembung-gas', beda: 'Ada gelembung di mata, insang, atau sirip.' },
    { kode: 'kurang-vitamin-c', beda: 'Tutup insang pendek dan luka lambat menutup, gelembung renang baik.' },
  ],
  darurat: [
    { jenis: ['jangan_pindahkan'], kalimat: 'Biarkan benih yang mengambang di tempatnya.' },
    { jenis: ['jangan_sortir'], kalimat: 'Tunda sortir.' },
    { jenis: ['rawat_wadah'], kalimat: 'Bersihkan lapisan minyak di permukaan bak.' },
    { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh: mengambang juga tanda VNN.' },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Hubungi petugas dan ambil contoh jika benih mengambang: itu juga tanda VNN.',
      },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Perkaya pakan hidup, atau tambahkan minyak ikan segar 10–20 mL per kg pakan.',
      },
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Bersihkan lapisan minyak di permukaan bak larva supaya gelembung renang bisa terisi.',
      },
    ],
    tanpa_bak: [
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Hubungi petugas dan ambil contoh jika benih mengambang.' },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Beri pelet yang cukup minyak ikan, atau tambahkan minyak ikan segar 10–20 mL per kg pakan.',
      },
      { jenis: ['jangan_sortir'], kalimat: 'Tunda sortir sampai benih kuat dan petugas menjawab.' },
    ],
  },
  jangan: [
    'pakai minyak ikan yang tengik',
    'pindahkan benih yang mengambang ke petak lain',
    'tunda melapor jika benih juga berputar',
  ],
  larangan: ['jangan_pindahkan'],
  rendam: [],
  ulang: [{ apa: 'Lihat benih yang mengambang dan ukurannya', hari: [3, 7, 14] }],
  berhenti: [RISING_KEMATIAN, 'Benih berputar: perlakukan sebagai VNN'],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.mati],
  contoh: PCR_SAMPLE,
  hubungi: true,
  sumber: ['K', 'S15b'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
