import { BACTERIA_SAMPLE, BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Fotobakteriosis',
  ringkas: 'Borok atau bintik putih di organ dalam karena Photobacterium; bisa menular ke tangan yang luka.',
  penyebab:
    'Bakteri Photobacterium damselae. Satu jenis paling sering ditemukan pada wabah kerapu cantang. Jenis lain menimbulkan bintik putih di limpa dan ginjal.',
  kenali: [
    'bintik atau benjolan putih kecil di limpa, ginjal, atau hati saat ikan dibedah',
    'borok merah di badan',
    'badan menggelap dan menyendiri',
    'makin kurus meski masih ada yang makan',
  ],
  mirip: [
    {
      kode: 'vibriosis',
      beda: 'Borok dan kemerahannya sama, organ dalam tanpa benjolan. Hanya bisa dibedakan dengan kultur.',
    },
    { kode: 'nokardiosis', beda: 'Berkembang jauh lebih pelan, sampai berbulan-bulan.' },
    { kode: 'ichthyophonus', beda: 'Benjolan juga di jantung, dan ikan lama diberi rucah mentah.' },
  ],
  darurat: [
    { jenis: ['lindungi_diri'], kalimat: 'Pakai sarung tangan tebal.' },
    { jenis: ['jangan_pindahkan', 'tutup_petak'], kalimat: 'Jangan pindahkan ikan, pakai alat sendiri.' },
    { jenis: ['jangan_sortir', 'kurangi_pakan'], kalimat: 'Hentikan sortir, kurangi pakan jadi setengah.' },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.' },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan ikan sekarat di atas es.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['lindungi_diri'], kalimat: 'Pakai sarung tangan tebal sebelum menyentuh ikan.' },
      {
        jenis: ['aerasi', 'jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Tutup petak: jangan pindahkan ikan. Pakai aerasi, serok, dan ember sendiri.',
      },
      { jenis: ['kurangi_pakan', 'jangan_sortir'], kalimat: 'Hentikan sortir, kurangi pakan menjadi setengah.' },
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Simpan ikan sekarat untuk laboratorium, lalu hubungi petugas.' },
    ],
    tanpa_bak: [
      {
        jenis: ['angkat_bangkai', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan tebal, angkat ikan mati ke wadah tertutup.',
      },
      {
        jenis: ['jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Jangan memindah ikan antarpetak; beri alat sendiri untuk petak yang sakit.',
      },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Simpan ikan sekarat di atas es dan hubungi petugas hari itu juga.',
      },
    ],
  },
  jangan: [
    'bedah ikan dengan tangan telanjang',
    'beri antibiotik tanpa resep dokter hewan',
    'jual ikan atau bawa ke lokasi lain sebelum ada hasil laboratorium',
    'buang ikan mati ke laut',
  ],
  larangan: ['jangan_pindahkan', 'jangan_jual'],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian dan periksa 5–10 ekor', hari: [3, 7, 14] }],
  berhenti: [RISING_KEMATIAN, 'Ada luka di tangan yang membengkak: cuci bersih dan periksakan ke puskesmas'],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: BACTERIA_SAMPLE,
  resep: 'Antibiotik hanya sesuai resep dokter hewan setelah kultur dan uji kepekaan.',
  hubungi: true,
  sumber: ['S2', 'S28', 'S4', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
