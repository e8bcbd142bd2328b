import { BACTERIA_SAMPLE, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Fotobakteriosis',
  ringkas: 'Borok atau bintik putih di organ dalam karena Photobacterium; bisa menular ke tangan yang luka.',
  penyebab: [
    'Bakteri Photobacterium damselae. Satu jenis paling sering ditemukan pada wabah kerapu cantang. Jenis lain menimbulkan bintik putih di limpa dan ginjal.',
    'S2',
    'S28a',
  ],
  kenali: [
    ['bintik atau benjolan putih kecil di limpa, ginjal, atau hati saat ikan dibedah', 'S28a'],
    ['borok merah di badan', 'K'],
    ['badan menggelap dan menyendiri', 'K'],
    ['makin kurus meski masih ada yang makan', 'K'],
  ],
  mirip: [
    {
      kode: 'vibriosis',
      beda: 'Borok dan kemerahannya sama, organ dalam tanpa benjolan. Hanya bisa dibedakan dengan kultur.',
      sumber: ['K'],
    },
    { kode: 'nokardiosis', beda: 'Berkembang jauh lebih pelan, sampai berbulan-bulan.', sumber: ['K'] },
    { kode: 'ichthyophonus', beda: 'Benjolan juga di jantung, dan ikan lama diberi rucah mentah.', sumber: ['K'] },
  ],
  darurat: [
    { jenis: ['lindungi_diri'], kalimat: 'Pakai sarung tangan tebal.', sumber: ['K'] },
    {
      jenis: ['jangan_pindahkan', 'tutup_petak'],
      kalimat: 'Jangan pindahkan ikan, pakai alat sendiri.',
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
      { jenis: ['lindungi_diri'], kalimat: 'Pakai sarung tangan tebal sebelum menyentuh ikan.', sumber: ['K'] },
      {
        jenis: ['aerasi', 'jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Tutup petak: jangan pindahkan ikan. Pakai aerasi, serok, dan ember sendiri.',
        sumber: ['K'],
      },
      {
        jenis: ['kurangi_pakan', 'jangan_sortir'],
        kalimat: 'Hentikan sortir, kurangi pakan menjadi setengah.',
        sumber: ['K'],
      },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Simpan ikan sekarat untuk laboratorium, lalu hubungi petugas.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['angkat_bangkai', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan tebal, angkat ikan mati ke wadah tertutup.',
        sumber: ['K'],
      },
      {
        jenis: ['jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Jangan memindah ikan antarpetak; beri alat sendiri untuk petak yang sakit.',
        sumber: ['K'],
      },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Simpan ikan sekarat di atas es dan hubungi petugas hari itu juga.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['bedah ikan dengan tangan telanjang', 'K'],
    ['beri antibiotik tanpa resep dokter hewan', 'S4'],
    ['jual ikan atau bawa ke lokasi lain sebelum ada hasil laboratorium', 'K'],
    ['buang ikan mati ke laut', 'K'],
  ],
  larangan: ['jangan_pindahkan', 'jangan_jual'],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian dan periksa 5–10 ekor', sumber: ['K'], hari: [3, 7, 14] }],
  berhenti: [RISING_KEMATIAN, ['Ada luka di tangan yang membengkak: cuci bersih dan periksakan ke puskesmas', 'K']],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep: ['Antibiotik hanya sesuai resep dokter hewan setelah kultur dan uji kepekaan.', 'S4'],
  hubungi: true,
  diperiksa: '2026-11-23',
}
