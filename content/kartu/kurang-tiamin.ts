import { MEASURED, PCR_SAMPLE, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Kurang vitamin B1 (tiamin)',
  ringkas: 'Limbung atau kejang setelah lama diberi satu jenis rucah. Pastikan dulu bukan VNN.',
  penyebab: [
    'Teri, sarden, dan sejenisnya mengandung tiaminase yang merusak vitamin B1 di ember pakan dan di usus.',
    'K',
  ],
  kenali: [
    ['kejang, gemetar, atau limbung setelah lama diberi satu jenis rucah', 'K'],
    ['tidak mau makan', 'K'],
    ['warna badan berubah gelap', 'K'],
    ['pernah dilaporkan pada induk kerapu bebek', 'S16'],
  ],
  mirip: [
    {
      kode: 'vnn',
      beda: 'Benih berputar apa pun pakannya. Hanya bisa dibedakan dengan PCR: anggap VNN dulu.',
      sumber: ['K'],
    },
    { kode: 'streptokokosis', beda: 'Mata menonjol atau keruh, ada kemerahan.', sumber: ['K'] },
    { kode: 'keracunan', beda: 'Terjadi serentak dalam hitungan jam, apa pun pakannya.', sumber: ['K'] },
  ],
  darurat: [
    { jenis: ['jangan_pindahkan', 'jangan_sortir'], kalimat: 'Biarkan ikan yang limbung di tempatnya.', sumber: ['K'] },
    { jenis: ['ganti_pakan'], kalimat: 'Hentikan jenis rucah itu hari ini.', sumber: ['K'] },
    { jenis: ['simpan_contoh'], kalimat: 'Ambil contoh: limbung juga tanda virus.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Hubungi petugas dan ambil contoh: limbung bisa berarti virus.',
        sumber: ['K'],
      },
      {
        jenis: ['jangan_pindahkan'],
        kalimat: 'Biarkan ikan yang limbung di petaknya; jangan dipindah.',
        sumber: ['K'],
      },
      { jenis: ['ganti_pakan'], kalimat: 'Ganti jenis rucah hari ini, atau beri pelet.', sumber: ['K'] },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Tambahkan vitamin B1 menurut label setelah dipastikan bukan VNN.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Hubungi petugas dan ambil contoh: limbung bisa berarti virus.',
        sumber: ['K'],
      },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Hentikan jenis rucah itu. Ganti jenis lain, rebus, atau beri pelet.',
        sumber: ['K'],
      },
      {
        jenis: ['jangan_pindahkan', 'jangan_sortir'],
        kalimat: 'Jangan sortir atau angkut ikan yang limbung.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['tunda melapor jika yang limbung benih', 'K'],
    ['beri satu jenis rucah terus-menerus', 'K'],
    ['simpan semalam rucah yang sudah diberi vitamin', 'K'],
  ],
  rendam: [],
  ulang: [{ apa: 'Lihat cara berenang dan nafsu makan', sumber: ['K'], hari: [2, 7, 14] }],
  berhenti: [RISING_KEMATIAN, ['Benih mulai berputar: perlakukan sebagai VNN', 'K']],
  ukur: [MEASURED.mati, MEASURED.oksigen, ['Jenis dan asal rucah, setiap hari', 'K']],
  contoh: [...PCR_SAMPLE, ['Simpan juga contoh rucahnya, dibekukan.', 'K']],
  hubungi: true,
  diperiksa: '2026-11-23',
}
