import { BACTERIA_SAMPLE, BEFORE_DOKTER, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Ichthyophonus',
  ringkas: 'Benjolan putih di organ dalam, menular lewat rucah mentah. Belum ada obatnya.',
  penyebab:
    'Ichthyophonus, makhluk yang menyerupai jamur. Penyakit ini menular lewat ikan rucah mentah yang terinfeksi.',
  kenali: [
    'benjolan putih di ginjal, jantung, limpa, atau hati saat dibedah',
    'badan kurus dan kusam',
    'menyendiri dan menggelap',
  ],
  mirip: [
    { kode: 'nokardiosis', beda: 'Penyebabnya bakteri; bedakan dengan mikroskop dan kultur.' },
    { kode: 'fotobakteriosis', beda: 'Bintiknya kecil di limpa dan ginjal, kematiannya lebih cepat.' },
    { kode: 'pakan-berjamur', beda: 'Ikan kurus dan pucat, tetapi organ dalam tanpa benjolan.' },
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
        kalimat: 'Pakai sarung tangan. Tutup petak: jangan pindahkan ikan.',
      },
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan rucah mentah hari ini.' },
      { jenis: ['simpan_contoh', 'hubungi'], kalimat: 'Kirim contoh ke laboratorium dan hubungi petugas.' },
    ],
    tanpa_bak: [
      {
        jenis: ['angkat_bangkai', 'lindungi_diri'],
        kalimat: 'Pakai sarung tangan, angkat ikan mati dan yang sangat kurus.',
      },
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan rucah mentah; beri pelet, atau rucah yang dibekukan lalu dimasak.' },
      { jenis: ['tutup_petak', 'hubungi'], kalimat: 'Beri alat sendiri untuk petak ini dan hubungi petugas.' },
    ],
  },
  jangan: [
    'beri rucah mentah, apalagi ikan sakit yang dicincang',
    'beli obat jamur; belum ada yang bisa diandalkan untuk organ dalam',
    'buang ikan mati ke laut',
  ],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian, bedah satu ikan mati bersama petugas', hari: [7, 14] }],
  berhenti: [
    RISING_KEMATIAN,
    'Hasil laboratorium memastikan Ichthyophonus: afkir ikan yang terserang menurut saran petugas',
  ],
  ukur: [MEASURED.mati, MEASURED.oksigen, MEASURED.suhu],
  contoh: [...BACTERIA_SAMPLE, 'Minta juga pemeriksaan benjolan di mikroskop.'],
  hubungi: true,
  sumber: ['S29', 'S21', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
