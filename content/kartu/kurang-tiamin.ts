import type { Kartu } from './kartu.ts'
import { BELUM_DOKTER, CONTOH_PCR, KEMATIAN_NAIK, UKUR } from './umum.ts'

export const kartu: Kartu = {
  nama: 'Kurang vitamin B1 (tiamin)',
  ringkas: 'Limbung atau kejang setelah lama diberi satu jenis rucah; pastikan dulu bukan VNN.',
  penyebab: 'Teri, sarden, dan sejenisnya mengandung tiaminase yang merusak vitamin B1 di ember pakan dan di usus.',
  kenali: [
    'kejang, gemetar, atau limbung setelah lama diberi satu jenis rucah',
    'tidak mau makan',
    'warna badan berubah gelap',
    'pernah dilaporkan pada induk kerapu bebek',
  ],
  mirip: [
    { kode: 'vnn', beda: 'Benih berputar apa pun pakannya. Hanya PCR yang membedakan: anggap VNN dulu.' },
    { kode: 'streptokokosis', beda: 'Mata menonjol atau keruh, ada kemerahan.' },
    { kode: 'keracunan', beda: 'Datang serentak dalam hitungan jam, tidak tergantung pakan.' },
  ],
  sekarang: {
    dengan_bak: [
      'Hubungi petugas dan ambil contoh: limbung dapat berarti virus.',
      'Biarkan ikan yang limbung di petaknya; jangan dipindah.',
      'Ganti jenis rucah hari ini, atau beri pelet.',
      'Tambahkan vitamin B1 menurut label setelah dipastikan bukan VNN.',
    ],
    tanpa_bak: [
      'Hubungi petugas dan ambil contoh: limbung dapat berarti virus.',
      'Hentikan jenis rucah itu; ganti jenis lain, rebus, atau beri pelet.',
      'Jangan sortir atau angkut ikan yang limbung.',
    ],
  },
  jangan: [
    'menunggu bila yang limbung benih',
    'memberi satu jenis rucah terus-menerus',
    'menambah vitamin ke rucah lalu menyimpannya semalam',
  ],
  rendam: [],
  ulang: [{ apa: 'Lihat cara berenang dan nafsu makan', hari: [2, 7, 14] }],
  berhenti: [KEMATIAN_NAIK, 'Benih mulai berputar: perlakukan sebagai VNN'],
  ukur: [UKUR.mati, UKUR.oksigen, 'Jenis dan asal rucah, setiap hari'],
  contoh: [...CONTOH_PCR, 'Simpan juga contoh rucah yang diberikan, beku.'],
  hubungi: true,
  sumber: ['S16', 'K'],
  diperiksa: '2026-11-23',
  oleh: BELUM_DOKTER,
}
