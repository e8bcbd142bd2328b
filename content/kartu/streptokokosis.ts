import { BACTERIA_SAMPLE, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Streptokokosis',
  ringkas: 'Ikan berputar, matanya menonjol atau keruh, karena bakteri Streptococcus. Tandanya mirip VNN.',
  penyebab: [
    'Bakteri Streptococcus iniae. Bakteri ini bisa masuk lewat luka di tangan Anda, jadi pegang ikan dengan sarung tangan.',
    'S3',
    'K',
  ],
  kenali: [
    ['mata menonjol, sering bersama mata keruh', 'S3'],
    ['berenang berputar atau oleng, biasanya pada ikan yang lebih besar', 'S3'],
    ['rahang menggelap dan ada kemerahan di mulut atau sirip', 'S3'],
    ['tidak mau makan', 'K'],
  ],
  mirip: [
    { kode: 'vnn', beda: 'VNN terutama pada larva dan benih. Anggap VNN sampai hasil PCR keluar.', sumber: ['K'] },
    { kode: 'gelembung-gas', beda: 'Ada gelembung udara di mata atau insang; ikan lain tetap makan.', sumber: ['K'] },
    { kode: 'kurang-tiamin', beda: 'Ikan lama diberi satu jenis rucah, dan matanya tidak menonjol.', sumber: ['K'] },
  ],
  darurat: [
    { jenis: ['lindungi_diri'], kalimat: 'Pakai sarung tangan.', sumber: ['K'] },
    {
      jenis: ['jangan_pindahkan', 'tutup_petak'],
      kalimat: 'Jangan pindahkan ikan, pakai serok sendiri.',
      sumber: ['K'],
    },
    {
      jenis: ['jangan_sortir', 'kurangi_pakan'],
      kalimat: 'Hentikan sortir, kurangi pakan jadi setengah.',
      sumber: ['K'],
    },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.', sumber: ['K'] },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan ikan sekarat di atas es.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['aerasi', 'jangan_pindahkan', 'tutup_petak', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan. Tutup petak: jangan pindahkan ikan, jaga aerasi.',
        sumber: ['K'],
      },
      {
        jenis: ['kurangi_pakan', 'jangan_sortir'],
        kalimat: 'Hentikan sortir dan kurangi pakan menjadi setengah.',
        sumber: ['K'],
      },
      {
        jenis: ['simpan_contoh'],
        kalimat: 'Simpan ikan sekarat untuk kultur, dan minta juga uji VNN jika yang sakit benih.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['angkat_bangkai', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan, angkat ikan mati dan sekarat setiap hari.',
        sumber: ['K'],
      },
      {
        jenis: ['jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Jangan memindah ikan antarpetak; pakai serok sendiri.',
        sumber: ['K'],
      },
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Hubungi petugas dan kirim ikan sekarat.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['tebak obatnya; berputar juga tanda virus', 'K'],
    ['pegang ikan sakit dengan tangan luka', 'K'],
    ['beri antibiotik tanpa resep dokter hewan', 'S4'],
    ['bawa ikan ke keramba atau lokasi lain sebelum hasil uji keluar', 'K'],
  ],
  larangan: ['jangan_pindahkan'],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian dan catat cara berenangnya', sumber: ['K'], hari: [3, 7, 14] }],
  berhenti: [RISING_KEMATIAN, ['Benih ikut berputar: perlakukan sebagai VNN', 'K']],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep: ['Antibiotik hanya sesuai resep dokter hewan setelah bakterinya dipastikan laboratorium.', 'S4'],
  lapor: [
    'Termasuk penyakit yang berpotensi menjadi wabah menurut Kepmen KP 33/2007. Daftar penggantinya, Kepmen KP 28/2021, tanyakan ke Dinas Perikanan. Laporkan ke Posikandu atau Dinas Perikanan kabupaten.',
    'S5b',
    'S5',
    'S25',
  ],
  hubungi: true,
  diperiksa: '2026-11-23',
}
