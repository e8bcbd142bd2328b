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
  darurat: [
    { jenis: ['jangan_pindahkan'], kalimat: 'Jangan pindahkan ikan.' },
    { jenis: ['tutup_petak'], kalimat: 'Pakai alat sendiri, kerjakan petak ini paling akhir.' },
    { jenis: ['jangan_sortir', 'kurangi_pakan'], kalimat: 'Hentikan sortir dan kurangi pakan.' },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.' },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan contoh ikan sekarat.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['tutup_petak'], kalimat: 'Jangan masukkan ikan sakit ke bak yang juga dipakai ikan sehat.' },
      { jenis: ['tutup_petak'], kalimat: 'Tutup petak itu. Pakai alat dan orang sendiri, kerjakan paling akhir.' },
      { jenis: ['kurangi_pakan', 'jangan_sortir'], kalimat: 'Hentikan sortir dan kurangi pakan.' },
      {
        jenis: ['angkat_bangkai', 'simpan_contoh', 'hubungi'],
        kalimat: 'Angkat ikan mati, simpan contoh, hubungi petugas.',
      },
    ],
    tanpa_bak: [
      {
        jenis: ['jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Jangan pindahkan ikan. Jangan dekatkan keramba ini ke keramba lain.',
      },
      { jenis: ['tutup_petak'], kalimat: 'Pakai alat sendiri untuk petak ini, kerjakan paling akhir.' },
      {
        jenis: ['kurangi_pakan', 'jangan_sortir', 'angkat_bangkai'],
        kalimat: 'Kurangi pakan, hentikan sortir, angkat ikan mati setiap hari.',
      },
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Simpan contoh dan hubungi petugas hari itu juga.' },
    ],
  },
  jangan: [
    'rendam dengan bahan apa pun; ikan sudah kurang darah dan virusnya tetap ada',
    'beri antibiotik untuk berjaga-jaga',
    'jual atau pindahkan ikan yang selamat',
    'beri rucah mentah',
    'buang ikan mati ke laut',
  ],
  larangan: ['jangan_rendam', 'jangan_pindahkan', 'jangan_jual'],
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
