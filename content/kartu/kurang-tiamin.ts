import { BEFORE_DOKTER, MEASURED, PCR_SAMPLE, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Kurang vitamin B1 (tiamin)',
  ringkas: 'Limbung atau kejang setelah lama diberi satu jenis rucah. Pastikan dulu bukan VNN.',
  penyebab: 'Teri, sarden, dan sejenisnya mengandung tiaminase yang merusak vitamin B1 di ember pakan dan di usus.',
  kenali: [
    'kejang, gemetar, atau limbung setelah lama diberi satu jenis rucah',
    'tidak mau makan',
    'warna badan berubah gelap',
    'pernah dilaporkan pada induk kerapu bebek',
  ],
  mirip: [
    { kode: 'vnn', beda: 'Benih berputar apa pun pakannya. Hanya bisa dibedakan dengan PCR: anggap VNN dulu.' },
    { kode: 'streptokokosis', beda: 'Mata menonjol atau keruh, ada kemerahan.' },
    { kode: 'keracunan', beda: 'Terjadi serentak dalam hitungan jam, apa pun pakannya.' },
  ],
  darurat: [
    { jenis: ['jangan_pindahkan', 'jangan_sortir'], kalimat: 'Biarkan ikan yang limbung di tempatnya.' },
    { jenis: ['ganti_pakan'], kalimat: 'Hentikan jenis rucah itu hari ini.' },
    { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh: limbung juga tanda virus.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Hubungi petugas dan ambil contoh: limbung bisa berarti virus.' },
      { jenis: ['jangan_pindahkan'], kalimat: 'Biarkan ikan yang limbung di petaknya; jangan dipindah.' },
      { jenis: ['ganti_pakan'], kalimat: 'Ganti jenis rucah hari ini, atau beri pelet.' },
      { jenis: ['ganti_pakan'], kalimat: 'Tambahkan vitamin B1 menurut label setelah dipastikan bukan VNN.' },
    ],
    tanpa_bak: [
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Hubungi petugas dan ambil contoh: limbung bisa berarti virus.' },
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan jenis rucah itu. Ganti jenis lain, rebus, atau beri pelet.' },
      { jenis: ['jangan_pindahkan', 'jangan_sortir'], kalimat: 'Jangan sortir atau angkut ikan yang limbung.' },
    ],
  },
  jangan: [
    'tunda melapor jika yang limbung benih',
    'beri satu jenis rucah terus-menerus',
    'simpan semalam rucah yang sudah diberi vitamin',
  ],
  rendam: [],
  ulang: [{ apa: 'Lihat cara berenang dan nafsu makan', hari: [2, 7, 14] }],
  berhenti: [RISING_KEMATIAN, 'Benih mulai berputar: perlakukan sebagai VNN'],
  ukur: [MEASURED.mati, MEASURED.oksigen, 'Jenis dan asal rucah, setiap hari'],
  contoh: [...PCR_SAMPLE, 'Simpan juga contoh rucahnya, dibekukan.'],
  hubungi: true,
  sumber: ['S16', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
