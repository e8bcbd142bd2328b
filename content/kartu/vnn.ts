import { BEFORE_DOKTER, MEASURED, PCR_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'VNN',
  ringkas:
    'Benih berputar dan mengambang karena virus di otak dan mata. Tidak ada obatnya; jangan pindahkan ikan, dan laporkan.',
  penyebab:
    'Virus (betanodavirus) yang merusak otak dan retina. Menular dari induk ke telur, dan lewat air, alat, serta ikan lain.',
  kenali: [
    'larva atau benih berputar, berenang seperti spiral, atau menghentakkan kepala ke permukaan',
    'benih mengambang dengan gelembung renang membesar, perut ke atas',
    'hilang keseimbangan, warna pucat atau gelap',
    'tidak mau makan; kematian benih bisa mendekati 100% dalam satu sampai dua minggu',
    'ikan berbobot 200–2.000 g juga bisa terkena',
  ],
  mirip: [
    { kode: 'streptokokosis', beda: 'Biasanya ikan lebih besar, dengan mata menonjol atau kemerahan.' },
    { kode: 'kurang-tiamin', beda: 'Ikan lama diberi satu jenis rucah. Tetap pastikan dulu bukan VNN.' },
    { kode: 'gelembung-gas', beda: 'Ada gelembung di mata atau insang karena terlalu banyak gas di air.' },
    { kode: 'keracunan', beda: 'Banyak ukuran kena serentak, ikan liar di sekitar juga mati.' },
  ],
  darurat: [
    { jenis: ['jangan_pindahkan', 'tutup_petak'], kalimat: 'Jangan pindahkan ikan, air, atau alat dari petak ini.' },
    { jenis: ['jangan_sortir', 'kurangi_pakan'], kalimat: 'Hentikan sortir dan kurangi pakan.' },
    { jenis: ['aerasi'], kalimat: 'Jaga aerasi.' },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.' },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan contoh ikan sekarat.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['jangan_pindahkan', 'tutup_petak'], kalimat: 'Tutup bak itu: jangan keluarkan ikan, air, atau alat.' },
      { jenis: ['aerasi', 'kurangi_pakan', 'jangan_sortir'], kalimat: 'Hentikan sortir, kurangi pakan, jaga aerasi.' },
      { jenis: ['angkat_bangkai', 'simpan_contoh'], kalimat: 'Angkat ikan mati ke wadah tertutup, simpan contoh.' },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas dan laporkan hari itu juga.' },
    ],
    tanpa_bak: [
      {
        jenis: ['jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Jangan angkat atau pindahkan ikan. Tandai petaknya dan pakai alat sendiri.',
      },
      { jenis: ['tutup_petak'], kalimat: 'Kerjakan petak yang sehat dulu, petak ini paling akhir.' },
      { jenis: ['angkat_bangkai', 'simpan_contoh'], kalimat: 'Angkat ikan mati ke wadah tertutup, simpan contoh.' },
      { jenis: ['hubungi'], kalimat: 'Hubungi petugas dan laporkan hari itu juga.' },
    ],
  },
  jangan: [
    'rendam dengan bahan apa pun; ikan yang lemah mati lebih cepat dan virusnya tetap ada',
    'beri antibiotik; antibiotik tidak mempan untuk virus',
    'pindahkan ikan, air, jaring, atau ember ke petak lain',
    'jual atau tebar ikan yang selamat; ikan itu bisa membawa virus',
    'buang ikan mati ke laut',
  ],
  larangan: ['jangan_rendam', 'jangan_pindahkan', 'jangan_jual'],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian dan lihat cara berenang', hari: [1, 2, 3, 7, 14] }],
  berhenti: [
    'Ada arahan petugas: ikuti, meski berbeda dari kartu ini',
    'Ada tanda yang sama di petak lain: tutup petak itu juga dan laporkan lagi',
  ],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: [...PCR_SAMPLE, 'Untuk VNN, yang diuji otak dan mata: kirim kepala utuh.'],
  hubungi: true,
  sumber: ['S3', 'S18', 'S5', 'S25', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
