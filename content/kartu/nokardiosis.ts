import { BACTERIA_SAMPLE, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Nokardiosis',
  ringkas: 'Ikan makin kurus selama berbulan-bulan, dengan benjolan putih di organ dalam.',
  penyebab: [
    'Bakteri Nocardia seriolae, yang tumbuh pelan. Diduga menular lewat rucah mentah; belum pasti.',
    'S22',
    'K',
  ],
  kenali: [
    ['benjolan putih kecil di limpa, ginjal, atau hati saat dibedah', 'S22'],
    ['badan kurus dan kepala tampak besar', 'K'],
    ['borok yang tidak kunjung sembuh', 'S22'],
    ['kematian sedikit demi sedikit selama berminggu-minggu', 'S22'],
  ],
  mirip: [
    {
      kode: 'fotobakteriosis',
      beda: 'Kematiannya lebih cepat, benjolannya kecil dan rata di limpa dan ginjal.',
      sumber: ['K'],
    },
    { kode: 'ichthyophonus', beda: 'Benjolannya sering di jantung. Bedakan dengan mikroskop.', sumber: ['K'] },
    { kode: 'cacing-insang', beda: 'Ikan juga kurus, tetapi organ dalam bersih dan insangnya pucat.', sumber: ['K'] },
  ],
  darurat: [
    { jenis: ['lindungi_diri'], kalimat: 'Pakai sarung tangan.', sumber: ['K'] },
    {
      jenis: ['jangan_pindahkan', 'tutup_petak'],
      kalimat: 'Jangan pindahkan ikan, pakai alat sendiri.',
      sumber: ['K'],
    },
    { jenis: ['ganti_pakan'], kalimat: 'Hentikan rucah mentah.', sumber: ['K'] },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.', sumber: ['K'] },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan ikan sekarat di atas es.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['jangan_pindahkan', 'tutup_petak', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan. Tutup petak: jangan pindahkan ikan, pakai alat sendiri.',
        sumber: ['K'],
      },
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan rucah mentah hari ini.', sumber: ['K'] },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Kirim ikan sekarat ke laboratorium dan hubungi petugas.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['angkat_bangkai', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan, angkat ikan mati dan yang sangat kurus.',
        sumber: ['K'],
      },
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Hentikan rucah mentah; beri pelet atau rucah yang dibekukan lalu dimasak.',
        sumber: ['K'],
      },
      {
        jenis: ['jangan_pindahkan', 'hubungi'],
        kalimat: 'Jangan pindahkan ikan dari petak ini, lalu hubungi petugas.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['campur ikan dari petak ini dengan petak lain', 'K'],
    ['beri rucah mentah', 'K'],
    ['beri antibiotik tanpa resep dokter hewan', 'S4'],
    ['bedah ikan dengan tangan telanjang', 'K'],
  ],
  larangan: ['jangan_campur'],
  rendam: [],
  ulang: [{ apa: 'Timbang beberapa ekor dan hitung kematian', sumber: ['K'], hari: [7, 14, 28] }],
  berhenti: [RISING_KEMATIAN, ['Laboratorium memastikan Nocardia: ikuti saran dokter hewan tentang afkir', 'K']],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep: [
    'Pengobatannya lama dan sering gagal. Hanya dokter hewan yang memutuskan, dengan hasil laboratorium.',
    'S4',
    'K',
  ],
  hubungi: true,
  diperiksa: '2026-11-23',
}
