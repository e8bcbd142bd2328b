import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Amyloodinium (debu keemasan)',
  ringkas: 'Debu halus keemasan seperti beludru di kulit. Ikan sudah megap-megap sebelum debunya tampak.',
  penyebab: ['Parasit bersel satu Amyloodinium di insang dan kulit, terutama di bak dan hatchery.', 'K'],
  kenali: [
    ['lapisan debu cokelat keemasan seperti beludru di kulit', 'K'],
    ['megap-megap dan tutup insang terbuka, sering sebelum debu terlihat', 'K'],
    ['menggosokkan badan', 'K'],
    ['kematian cepat pada benih', 'K'],
  ],
  mirip: [
    { kode: 'bintik-putih', beda: 'Bintiknya lebih besar dan putih, satu-satu seperti butir pasir.', sumber: ['K'] },
    { kode: 'oksigen-rendah', beda: 'Semua ikan pulih setelah aerasi, insang dan kulit bersih.', sumber: ['K'] },
    { kode: 'trichodina', beda: 'Lendirnya keabu-abuan, bukan keemasan.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['aerasi'], kalimat: 'Tambah aerasi sekarang; insang ikan sudah rusak.', sumber: ['K'] },
      {
        jenis: ['simpan_contoh', 'ukur', 'hubungi'],
        kalimat: 'Ambil contoh insang untuk mikroskop dan hubungi petugas kesehatan ikan.',
        sumber: ['K'],
      },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam air tawar sebentar hanya meringankan, dan hanya untuk ikan yang masih kuat.',
        sumber: ['K'],
      },
      {
        jenis: ['pindahkan', 'rawat_wadah'],
        kalimat: 'Setelah ikan tidak megap-megap: pindahkan ikan ke bak bersih, cuci dan keringkan bak lama.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['kurangi_padat', 'rawat_wadah'],
        kalimat: 'Kurangi kepadatan ikan dan ganti jaring supaya arus lewat.',
        sumber: ['K'],
      },
      { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati, jangan campur ikan dengan petak lain.', sumber: ['K'] },
      { jenis: ['ukur', 'hubungi'], kalimat: 'Hubungi petugas; penanganannya perlu bak dan alat ukur.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['pakai tembaga atau terusi sendiri; salah sedikit ikan mati, jadi harus diukur petugas', 'K'],
    ['andalkan air tawar saja; parasitnya muncul lagi', 'K'],
    ['rendam ikan yang sudah megap-megap', 'K'],
  ],
  rendam: RENDAM_KARTU.amyloodinium,
  ulang: [{ apa: 'Periksa insang beberapa ekor', sumber: ['K'], hari: [3, 7, 10, 14] }],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas, MEASURED.mati],
  contoh: PARASITE_SAMPLE,
  resep: ['Pengobatan di bak hanya oleh petugas atau dokter hewan, dengan alat ukur.', 'K'],
  hubungi: false,
  diperiksa: '2026-11-23',
}
