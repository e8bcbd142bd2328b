import type { Kartu } from './kartu.ts'
import { BELUM_DOKTER, CONTOH_PCR, UKUR } from './umum.ts'

export const kartu: Kartu = {
  nama: 'VNN',
  ringkas:
    'Benih berputar dan mengambang karena virus di otak dan mata. Tidak ada obatnya; jangan pindahkan ikan, dan laporkan.',
  penyebab:
    'Virus (betanodavirus) yang merusak otak dan retina. Menular dari induk ke telur, dan lewat air, alat, serta ikan lain.',
  kenali: [
    'larva atau benih berputar, berenang seperti spiral, atau menghentak kepala ke permukaan',
    'benih mengambang dengan gelembung renang membesar, perut ke atas',
    'hilang keseimbangan, warna pucat atau gelap',
    'tidak mau makan; kematian benih dapat mendekati 100% dalam satu sampai dua minggu',
    'ikan 200-2.000 g juga dapat terkena',
  ],
  mirip: [
    { kode: 'streptokokosis', beda: 'Biasanya ikan lebih besar, dengan mata menonjol atau kemerahan.' },
    { kode: 'kurang-tiamin', beda: 'Ikan lama diberi satu jenis rucah. Tetap pastikan dulu bukan VNN.' },
    { kode: 'gelembung-gas', beda: 'Ada gelembung di mata atau insang, dan airnya jenuh gas.' },
    { kode: 'keracunan', beda: 'Banyak ukuran kena serentak, ikan liar di sekitar juga mati.' },
  ],
  sekarang: {
    dengan_bak: [
      'Tutup bak itu: tidak ada ikan, air, atau alat yang keluar.',
      'Hentikan sortir, kurangi pakan, jaga aerasi.',
      'Angkat ikan mati ke wadah tertutup, simpan contoh.',
      'Hubungi petugas dan laporkan hari itu juga.',
    ],
    tanpa_bak: [
      'Jangan angkat atau pindah ikan; tandai petaknya dan beri alat sendiri.',
      'Kerjakan petak yang sehat lebih dulu, petak ini paling akhir.',
      'Angkat ikan mati ke wadah tertutup, simpan contoh.',
      'Hubungi petugas dan laporkan hari itu juga.',
    ],
  },
  jangan: [
    'merendam dengan bahan apa pun; ikan yang lemah mati lebih cepat dan virusnya tetap ada',
    'memberi antibiotik; virus tidak terpengaruh olehnya',
    'memindahkan ikan, air, jaring, atau ember ke petak lain',
    'menjual atau menebar ikan yang selamat; ikan itu dapat membawa virus',
    'membuang ikan mati ke laut',
  ],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian dan lihat cara berenang', hari: [1, 2, 3, 7, 14] }],
  berhenti: [
    'Petugas memberi arahan: ikuti arahannya, walau berbeda dari kartu ini',
    'Petak lain menunjukkan tanda yang sama: tutup petak itu juga dan laporkan lagi',
  ],
  ukur: [UKUR.oksigen, UKUR.suhu, UKUR.salinitas, UKUR.mati],
  contoh: [...CONTOH_PCR, 'Untuk VNN yang diuji adalah otak dan mata: kirim kepala utuh.'],
  hubungi: true,
  sumber: ['S3', 'S18', 'S5', 'S25', 'K'],
  diperiksa: '2026-11-23',
  oleh: BELUM_DOKTER,
}
