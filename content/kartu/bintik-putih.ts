import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Bintik putih (Cryptocaryon)',
  ringkas: 'Bintik seperti pasir di kulit dan insang. Satu kali rendam tidak cukup: pindah bak dan ulangi.',
  penyebab: [
    'Parasit bersilia Cryptocaryon irritans. Parasit ini masuk ke bawah kulit dan insang, lalu lepas ke dasar dan membungkus diri. Bungkusnya menetas bertahap selama 3–28 hari.',
    'S13a',
    'K',
  ],
  kenali: [
    ['bintik putih kecil seperti butir pasir di kulit, sirip, atau insang', 'S3', 'S13a'],
    ['menggosokkan badan ke jaring atau dinding', 'S3'],
    ['napas cepat, berkumpul di air masuk', 'S3'],
    ['mata keruh', 'S3', 'S13a'],
    ['benih bisa habis dalam beberapa hari', 'S3', 'S13a'],
  ],
  mirip: [
    {
      kode: 'amyloodinium',
      beda: 'Lebih halus, seperti debu cokelat keemasan; ikan megap-megap sebelum debunya tampak.',
      sumber: ['K'],
    },
    { kode: 'trichodina', beda: 'Tidak ada bintik, hanya lendir keabu-abuan.', sumber: ['K'] },
    { kode: 'cacing-kulit', beda: 'Ada keping bening yang rontok di air tawar.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['pindahkan'],
        kalimat:
          'Siapkan dua bak. Setiap 2–3 hari, pindahkan ikan ke bak bersih yang sudah dijemur kering. Lakukan dua sampai tiga kali atau lebih.',
        sumber: ['S3'],
      },
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Cuci dan jemur bak bekas sampai kering. Di dasarnya ada bungkus parasit.',
        sumber: ['S3'],
      },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam hidrogen peroksida membantu mengurangi parasit pada ikan; uji dulu 5–10 ekor.',
        sumber: ['S3', 'K'],
      },
      { jenis: ['tutup_petak'], kalimat: 'Pakai serok dan ember sendiri untuk setiap bak.', sumber: ['K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Ganti jaring hari ini; angkat dan jemur jaring lama sampai benar-benar kering.',
        sumber: ['K'],
      },
      {
        jenis: ['kurangi_padat'],
        kalimat: 'Kurangi kepadatan ikan dan beri jarak antarkeramba supaya arus lewat.',
        sumber: ['K'],
      },
      { jenis: ['rawat_wadah'], kalimat: 'Angkat dasar jaring minimal 30 cm dari dasar laut.', sumber: ['K'] },
      {
        jenis: ['pindahkan', 'rendam'],
        kalimat: 'Pinjam bak terpal untuk pindah dan rendam. Tanpa bak, langkah ini hanya memperlambat penyakit.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['berhenti setelah satu kali rendam meski bintik sudah hilang', 'K'],
    ['tuang bahan rendam ke laut atau ke keramba terbuka', 'K'],
    ['pakai lebih dari 150 ppm hidrogen peroksida', 'S8'],
    ['pindahkan ikan sakit ke petak sehat', 'K'],
  ],
  larangan: ['jangan_campur'],
  rendam: RENDAM_KARTU['bintik-putih'],
  ulang: [
    { apa: 'Pindah ke bak bersih dan kering', sumber: ['S3'], hari: [3, 6, 9] },
    { apa: 'Rendam lagi jika masih ada bintik atau ikan masih menggosokkan badan', sumber: ['S3'], hari: [2, 4, 6] },
    { apa: 'Periksa insang beberapa ekor di mikroskop', sumber: ['K'], hari: [14, 28] },
  ],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: PARASITE_SAMPLE,
  hubungi: false,
  diperiksa: '2026-11-23',
}
