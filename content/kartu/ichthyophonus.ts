import { BACTERIA_SAMPLE, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Ichthyophonus',
  ringkas: 'Benjolan putih di organ dalam, menular lewat rucah mentah. Belum ada obatnya.',
  penyebab: [
    'Ichthyophonus, makhluk yang menyerupai jamur. Penyakit ini menular lewat ikan rucah mentah yang terinfeksi.',
    'S29',
  ],
  kenali: [
    ['benjolan putih di ginjal, jantung, limpa, atau hati saat dibedah', 'S29'],
    ['badan kurus dan kusam', 'K'],
    ['menyendiri dan menggelap', 'K'],
  ],
  mirip: [
    { kode: 'nokardiosis', beda: 'Penyebabnya bakteri; bedakan dengan mikroskop dan kultur.', sumber: ['K'] },
    { kode: 'fotobakteriosis', beda: 'Bintiknya kecil di limpa dan ginjal, kematiannya lebih cepat.', sumber: ['K'] },
    { kode: 'pakan-berjamur', beda: 'Ikan kurus dan pucat, tetapi organ dalam tanpa benjolan.', sumber: ['K'] },
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
        kalimat: 'Pakai sarung tangan. Tutup petak: jangan pindahkan ikan.',
        sumber: ['K'],
      },
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan rucah mentah hari ini.', sumber: ['K'] },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Kirim contoh ke laboratorium dan hubungi petugas.',
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
        kalimat: 'Hentikan rucah mentah; beri pelet, atau rucah yang dibekukan lalu dimasak.',
        sumber: ['K'],
      },
      {
        jenis: ['tutup_petak', 'hubungi'],
        kalimat: 'Beri alat sendiri untuk petak ini dan hubungi petugas.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['beri rucah mentah, apalagi ikan sakit yang dicincang', 'S29'],
    ['beli obat jamur; belum ada yang bisa diandalkan untuk organ dalam', 'K'],
    ['buang ikan mati ke laut', 'K'],
  ],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian, bedah satu ikan mati bersama petugas', sumber: ['K'], hari: [7, 14] }],
  berhenti: [
    RISING_KEMATIAN,
    ['Hasil laboratorium memastikan Ichthyophonus: afkir ikan yang terserang menurut saran petugas', 'K'],
  ],
  ukur: [MEASURED.mati, MEASURED.oksigen, MEASURED.suhu],
  contoh: [...BACTERIA_SAMPLE, ['Minta juga pemeriksaan benjolan di mikroskop.', 'K']],
  hubungi: true,
  diperiksa: '2026-11-23',
}
