import { BACTERIA_SAMPLE, BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Nokardiosis',
  ringkas: 'Ikan makin kurus selama berbulan-bulan, dengan benjolan putih di organ dalam.',
  penyebab: 'Bakteri Nocardia seriolae, yang tumbuh pelan. Diduga menular lewat rucah mentah; belum pasti.',
  kenali: [
    'benjolan putih kecil di limpa, ginjal, atau hati saat dibedah',
    'badan kurus dan kepala tampak besar',
    'borok yang tidak kunjung sembuh',
    'kematian sedikit demi sedikit selama berminggu-minggu',
  ],
  mirip: [
    { kode: 'fotobakteriosis', beda: 'Kematiannya lebih cepat, benjolannya kecil dan rata di limpa dan ginjal.' },
    { kode: 'ichthyophonus', beda: 'Benjolannya sering di jantung. Bedakan dengan mikroskop.' },
    { kode: 'cacing-insang', beda: 'Ikan juga kurus, tetapi organ dalam bersih dan insangnya pucat.' },
  ],
  darurat: [
    { jenis: ['lindungi_diri'], kalimat: 'Pakai sarung tangan.' },
    { jenis: ['jangan_pindahkan', 'tutup_petak'], kalimat: 'Jangan pindahkan ikan, pakai alat sendiri.' },
    { jenis: ['ganti_pakan'], kalimat: 'Hentikan rucah mentah.' },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.' },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan ikan sekarat di atas es.' },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['jangan_pindahkan', 'tutup_petak', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan. Tutup petak: jangan pindahkan ikan, pakai alat sendiri.',
      },
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan rucah mentah hari ini.' },
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Kirim ikan sekarat ke laboratorium dan hubungi petugas.' },
    ],
    tanpa_bak: [
      {
        jenis: ['angkat_bangkai', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan, angkat ikan mati dan yang sangat kurus.',
      },
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan rucah mentah; beri pelet atau rucah yang dibekukan lalu dimasak.' },
      {
        jenis: ['jangan_pindahkan', 'hubungi'],
        kalimat: 'Jangan pindahkan ikan dari petak ini, lalu hubungi petugas.',
      },
    ],
  },
  jangan: [
    'campur ikan dari petak ini dengan petak lain',
    'beri rucah mentah',
    'beri antibiotik tanpa resep dokter hewan',
    'bedah ikan dengan tangan telanjang',
  ],
  larangan: ['jangan_campur'],
  rendam: [],
  ulang: [{ apa: 'Timbang beberapa ekor dan hitung kematian', hari: [7, 14, 28] }],
  berhenti: [RISING_KEMATIAN, 'Laboratorium memastikan Nocardia: ikuti saran dokter hewan tentang afkir'],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep: 'Pengobatannya lama dan sering gagal. Hanya dokter hewan yang memutuskan, dengan hasil laboratorium.',
  hubungi: true,
  sumber: ['S22', 'S3', 'S4', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
