import { MEASURED, PCR_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'VNN',
  ringkas:
    'Benih berputar dan mengambang karena virus di otak dan mata. Tidak ada obatnya; jangan pindahkan ikan, dan laporkan.',
  penyebab: [
    'Virus (betanodavirus) yang merusak otak dan retina. Menular dari induk ke telur, dan lewat air, alat, serta ikan lain.',
    'S3',
  ],
  kenali: [
    ['larva atau benih berputar, berenang seperti spiral, atau menghentakkan kepala ke permukaan', 'S3', 'S18a'],
    ['benih mengambang dengan gelembung renang membesar, perut ke atas', 'S3'],
    ['hilang keseimbangan, warna pucat atau gelap', 'S3', 'S18a'],
    ['tidak mau makan; kematian benih bisa mendekati 100% dalam satu sampai dua minggu', 'S3'],
    ['ikan berbobot 200–2.000 g juga bisa terkena', 'S3'],
  ],
  mirip: [
    { kode: 'streptokokosis', beda: 'Biasanya ikan lebih besar, dengan mata menonjol atau kemerahan.', sumber: ['K'] },
    { kode: 'kurang-tiamin', beda: 'Ikan lama diberi satu jenis rucah. Tetap pastikan dulu bukan VNN.', sumber: ['K'] },
    {
      kode: 'gelembung-gas',
      beda: 'Ada gelembung di mata atau insang karena terlalu banyak gas di air.',
      sumber: ['K'],
    },
    { kode: 'keracunan', beda: 'Banyak ukuran kena serentak, ikan liar di sekitar juga mati.', sumber: ['K'] },
  ],
  darurat: [
    {
      jenis: ['jangan_pindahkan', 'tutup_petak'],
      kalimat: 'Jangan pindahkan ikan, air, atau alat dari petak ini.',
      sumber: ['K'],
    },
    { jenis: ['jangan_sortir', 'kurangi_pakan'], kalimat: 'Hentikan sortir dan kurangi pakan.', sumber: ['K'] },
    { jenis: ['aerasi'], kalimat: 'Jaga aerasi.', sumber: ['K'] },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.', sumber: ['K'] },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan contoh ikan sekarat.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Tutup bak itu: jangan keluarkan ikan, air, atau alat.',
        sumber: ['K'],
      },
      {
        jenis: ['aerasi', 'kurangi_pakan', 'jangan_sortir'],
        kalimat: 'Hentikan sortir, kurangi pakan, jaga aerasi.',
        sumber: ['K'],
      },
      {
        jenis: ['angkat_bangkai', 'simpan_contoh'],
        kalimat: 'Angkat ikan mati ke wadah tertutup, simpan contoh.',
        sumber: ['K'],
      },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas dan laporkan hari itu juga.', sumber: ['K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Jangan angkat atau pindahkan ikan. Tandai petaknya dan pakai alat sendiri.',
        sumber: ['K'],
      },
      { jenis: ['tutup_petak'], kalimat: 'Kerjakan petak yang sehat dulu, petak ini paling akhir.', sumber: ['K'] },
      {
        jenis: ['angkat_bangkai', 'simpan_contoh'],
        kalimat: 'Angkat ikan mati ke wadah tertutup, simpan contoh.',
        sumber: ['K'],
      },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas dan laporkan hari itu juga.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['rendam dengan bahan apa pun; ikan yang lemah mati lebih cepat dan virusnya tetap ada', 'K'],
    ['beri antibiotik; antibiotik tidak mempan untuk virus', 'K'],
    ['pindahkan ikan, air, jaring, atau ember ke petak lain', 'K'],
    ['jual atau tebar ikan yang selamat; ikan itu bisa membawa virus', 'K'],
    ['buang ikan mati ke laut', 'K'],
  ],
  larangan: ['jangan_rendam', 'jangan_pindahkan', 'jangan_jual'],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian dan lihat cara berenang', sumber: ['K'], hari: [1, 2, 3, 7, 14] }],
  berhenti: [
    ['Ada arahan petugas: ikuti, meski berbeda dari kartu ini', 'K'],
    ['Ada tanda yang sama di petak lain: tutup petak itu juga dan laporkan lagi', 'K'],
  ],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: [...PCR_SAMPLE, ['Untuk VNN, yang diuji otak dan mata: kirim kepala utuh.', 'K']],
  lapor: [
    'Termasuk penyakit yang berpotensi menjadi wabah menurut Kepmen KP 33/2007. Daftar penggantinya, Kepmen KP 28/2021, tanyakan ke Dinas Perikanan. Laporkan ke Posikandu atau Dinas Perikanan kabupaten; sebelum ikan dipindah, juga ke karantina ikan. BPBAP Situbondo menerima uji PCR.',
    'S5b',
    'S5',
    'S25',
  ],
  hubungi: true,
  diperiksa: '2026-11-23',
}
