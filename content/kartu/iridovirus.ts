import { BEFORE_DOKTER, MEASURED, PCR_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Iridovirus (kerapu tidur)',
  ringkas:
    'Ikan gelap berbaring miring di dasar seperti tidur lalu mati cepat. Tidak ada obatnya; jangan pindahkan ikan, dan laporkan.',
  penyebab:
    'Virus dari keluarga iridovirus (Megalocytivirus atau Ranavirus). Menular lewat air, alat, dan ikan, bisa juga lewat rucah.',
  kenali: [
    'ikan berbaring miring di dasar seperti tidur, warna gelap, lalu mati cepat',
    'insang pucat',
    'limpa dan ginjal membesar dan gelap saat dibedah',
    'menyerang gelondongan sampai ukuran pasar; 20–50% mati dalam hitungan hari sampai minggu, kadang lebih',
  ],
  mirip: [
    { kode: 'lintah-laut', beda: 'Insang juga pucat, tetapi lintah tampak di sirip, mulut, atau mata.' },
    { kode: 'cacing-insang', beda: 'Insang pucat dan tutupnya terbuka, limpa tidak membesar.' },
    { kode: 'oksigen-rendah', beda: 'Ikan megap-megap di permukaan dan pulih setelah aerasi.' },
  ],
  sekarang: {
    dengan_bak: [
      'Jangan masukkan ikan sakit ke bak yang juga dipakai ikan sehat.',
      'Tutup petak itu. Pakai alat dan orang sendiri, kerjakan paling akhir.',
      'Hentikan sortir dan kurangi pakan.',
      'Angkat ikan mati, simpan contoh, hubungi petugas.',
    ],
    tanpa_bak: [
      'Jangan pindahkan ikan. Jangan dekatkan keramba ini ke keramba lain.',
      'Pakai alat sendiri untuk petak ini, kerjakan paling akhir.',
      'Kurangi pakan, hentikan sortir, angkat ikan mati setiap hari.',
      'Simpan contoh dan hubungi petugas hari itu juga.',
    ],
  },
  jangan: [
    'rendam dengan bahan apa pun; ikan sudah kurang darah dan virusnya tetap ada',
    'beri antibiotik untuk berjaga-jaga',
    'jual atau pindahkan ikan yang selamat',
    'beri rucah mentah',
    'buang ikan mati ke laut',
  ],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian petak demi petak', hari: [1, 2, 3, 7, 14] }],
  berhenti: [
    'Ada arahan petugas: ikuti, meski berbeda dari kartu ini',
    'Ada tanda yang sama di petak lain: tutup petak itu juga dan laporkan lagi',
  ],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.mati],
  contoh: [...PCR_SAMPLE, 'Untuk iridovirus, yang diuji limpa dan ginjal.'],
  hubungi: true,
  sumber: ['S3', 'S18', 'S5', 'S25', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
