import { BACTERIA_SAMPLE, BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Streptokokosis',
  ringkas: 'Ikan berputar, matanya menonjol atau keruh, karena bakteri Streptococcus. Tandanya mirip VNN.',
  penyebab:
    'Bakteri Streptococcus iniae. Bakteri ini bisa masuk lewat luka di tangan Anda, jadi pegang ikan dengan sarung tangan.',
  kenali: [
    'mata menonjol, sering bersama mata keruh',
    'berenang berputar atau oleng, biasanya pada ikan yang lebih besar',
    'rahang menggelap dan ada kemerahan di mulut atau sirip',
    'tidak mau makan',
  ],
  mirip: [
    { kode: 'vnn', beda: 'VNN terutama pada larva dan benih. Anggap VNN sampai hasil PCR keluar.' },
    { kode: 'gelembung-gas', beda: 'Ada gelembung udara di mata atau insang; ikan lain tetap makan.' },
    { kode: 'kurang-tiamin', beda: 'Ikan lama diberi satu jenis rucah, dan matanya tidak menonjol.' },
  ],
  sekarang: {
    dengan_bak: [
      'Pakai sarung tangan. Pisahkan ikan yang berputar ke bak sendiri dengan aerasi.',
      'Hentikan sortir dan kurangi pakan menjadi setengah.',
      'Simpan ikan sekarat untuk kultur, dan minta juga uji VNN jika yang sakit benih.',
    ],
    tanpa_bak: [
      'Pakai sarung tangan, angkat ikan mati dan sekarat setiap hari.',
      'Jangan memindah ikan antarpetak; pakai serok sendiri.',
      'Hubungi petugas dan kirim ikan sekarat.',
    ],
  },
  jangan: [
    'tebak obatnya; berputar juga tanda virus',
    'pegang ikan sakit dengan tangan luka',
    'beri antibiotik tanpa resep dokter hewan',
    'bawa ikan ke keramba atau lokasi lain sebelum hasil uji keluar',
  ],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian dan catat cara berenangnya', hari: [3, 7, 14] }],
  berhenti: [RISING_KEMATIAN, 'Benih ikut berputar: perlakukan sebagai VNN'],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep: 'Antibiotik hanya sesuai resep dokter hewan setelah bakterinya dipastikan laboratorium.',
  hubungi: true,
  sumber: ['S3', 'S20', 'S4', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
