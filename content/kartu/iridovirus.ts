import { MEASURED, PCR_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Iridovirus (kerapu tidur)',
  ringkas:
    'Ikan gelap berbaring miring di dasar seperti tidur lalu mati cepat. Tidak ada obatnya; jangan pindahkan ikan, dan laporkan.',
  penyebab: [
    'Virus dari keluarga iridovirus (Megalocytivirus atau Ranavirus). Menular lewat air, alat, dan ikan, bisa juga lewat rucah.',
    'S3',
    'S18',
  ],
  kenali: [
    ['ikan berbaring miring di dasar seperti tidur, warna gelap, lalu mati cepat', 'S3'],
    ['insang pucat', 'S3'],
    ['limpa dan ginjal membesar dan gelap saat dibedah', 'S3'],
    ['menyerang gelondongan sampai ukuran pasar; 20–50% mati dalam hitungan hari sampai minggu, kadang lebih', 'S3'],
  ],
  mirip: [
    { kode: 'lintah-laut', beda: 'Insang juga pucat, tetapi lintah tampak di sirip, mulut, atau mata.', sumber: ['K'] },
    { kode: 'cacing-insang', beda: 'Insang pucat dan tutupnya terbuka, limpa tidak membesar.', sumber: ['K'] },
    { kode: 'oksigen-rendah', beda: 'Ikan megap-megap di permukaan dan pulih setelah aerasi.', sumber: ['K'] },
  ],
  darurat: [
    { jenis: ['jangan_pindahkan'], kalimat: 'Jangan pindahkan ikan.', sumber: ['K'] },
    { jenis: ['tutup_petak'], kalimat: 'Pakai alat sendiri, kerjakan petak ini paling akhir.', sumber: ['K'] },
    { jenis: ['jangan_sortir', 'kurangi_pakan'], kalimat: 'Hentikan sortir dan kurangi pakan.', sumber: ['K'] },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.', sumber: ['K'] },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan contoh ikan sekarat.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['tutup_petak'],
        kalimat: 'Jangan masukkan ikan sakit ke bak yang juga dipakai ikan sehat.',
        sumber: ['K'],
      },
      {
        jenis: ['tutup_petak'],
        kalimat: 'Tutup petak itu. Pakai alat dan orang sendiri, kerjakan paling akhir.',
        sumber: ['K'],
      },
      { jenis: ['kurangi_pakan', 'jangan_sortir'], kalimat: 'Hentikan sortir dan kurangi pakan.', sumber: ['K'] },
      {
        jenis: ['angkat_bangkai', 'simpan_contoh', 'hubungi'],
        kalimat: 'Angkat ikan mati, simpan contoh, hubungi petugas.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Jangan pindahkan ikan. Jangan dekatkan keramba ini ke keramba lain.',
        sumber: ['K'],
      },
      { jenis: ['tutup_petak'], kalimat: 'Pakai alat sendiri untuk petak ini, kerjakan paling akhir.', sumber: ['K'] },
      {
        jenis: ['kurangi_pakan', 'jangan_sortir', 'angkat_bangkai'],
        kalimat: 'Kurangi pakan, hentikan sortir, angkat ikan mati setiap hari.',
        sumber: ['K'],
      },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Simpan contoh dan hubungi petugas hari itu juga.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['rendam dengan bahan apa pun; ikan sudah kurang darah dan virusnya tetap ada', 'K'],
    ['beri antibiotik untuk berjaga-jaga', 'K'],
    ['jual atau pindahkan ikan yang selamat', 'K'],
    ['beri rucah mentah', 'K'],
    ['buang ikan mati ke laut', 'K'],
  ],
  larangan: ['jangan_rendam', 'jangan_pindahkan', 'jangan_jual'],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian petak demi petak', sumber: ['K'], hari: [1, 2, 3, 7, 14] }],
  berhenti: [
    ['Ada arahan petugas: ikuti, meski berbeda dari kartu ini', 'K'],
    ['Ada tanda yang sama di petak lain: tutup petak itu juga dan laporkan lagi', 'K'],
  ],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.mati],
  contoh: [...PCR_SAMPLE, ['Untuk iridovirus, yang diuji limpa dan ginjal.', 'K']],
  lapor: [
    'RSIV dan ISKNV, kelompok Megalocytivirus, ada di daftar penyakit Badan Kesehatan Hewan Dunia (WOAH). Daftar Indonesia, Kepmen KP 28/2021, tanyakan ke Dinas Perikanan. Laporkan ke Posikandu atau Dinas Perikanan kabupaten; sebelum ikan dipindah, juga ke karantina ikan. BPBAP Situbondo menerima uji PCR.',
    'K',
    'S5',
    'S25',
  ],
  hubungi: true,
  diperiksa: '2026-11-23',
}
