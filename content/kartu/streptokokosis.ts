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
  darurat: [
    { jenis: ['lindungi_diri'], kalimat: 'Pakai sarung tangan.' },
    { jenis: ['jangan_pindahkan', 'tutup_petak'], kalimat: 'Jangan pindahkan ikan, pakai serok sendiri.' },
    { jenis: ['jangan_sortir', 'kurangi_pakan'], kalimat: 'Hentikan sortir, kurangi pakan jadi setengah.' },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.' },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan ikan sekarat di atas es.' },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['aerasi', 'jangan_pindahkan', 'tutup_petak', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan. Tutup petak: jangan pindahkan ikan, jaga aerasi.',
      },
      { jenis: ['kurangi_pakan', 'jangan_sortir'], kalimat: 'Hentikan sortir dan kurangi pakan menjadi setengah.' },
      {
        jenis: ['simpan_contoh'],
        kalimat: 'Simpan ikan sekarat untuk kultur, dan minta juga uji VNN jika yang sakit benih.',
      },
    ],
    tanpa_bak: [
      {
        jenis: ['angkat_bangkai', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan, angkat ikan mati dan sekarat setiap hari.',
      },
      { jenis: ['jangan_pindahkan', 'tutup_petak'], kalimat: 'Jangan memindah ikan antarpetak; pakai serok sendiri.' },
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Hubungi petugas dan kirim ikan sekarat.' },
    ],
  },
  jangan: [
    'tebak obatnya; berputar juga tanda virus',
    'pegang ikan sakit dengan tangan luka',
    'beri antibiotik tanpa resep dokter hewan',
    'bawa ikan ke keramba atau lokasi lain sebelum hasil uji keluar',
  ],
  larangan: ['jangan_pindahkan'],
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
