import { BEFORE_DOKTER, MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Cacing kulit (Benedenia, Neobenedenia)',
  ringkas: 'Keping bening di kulit dan mata, rontok di air tawar. Telurnya di jaring tidak ikut mati.',
  penyebab: 'Cacing pipih Benedenia dan Neobenedenia. Luka bekasnya sering dimasuki bakteri.',
  kenali: [
    'keping bening rontok saat ikan direndam air tawar sebentar',
    'mata keruh atau memutih',
    'lendir berlebih, luka atau borok di badan',
    'menggosokkan badan ke jaring',
  ],
  mirip: [
    { kode: 'vibriosis', beda: 'Borok tanpa keping yang rontok. Sering keduanya ada: bersihkan cacing dulu.' },
    { kode: 'trichodina', beda: 'Hanya lendir, tidak ada yang rontok di air tawar.' },
    { kode: 'cacing-insang', beda: 'Kulit bersih, insang pucat dan tutupnya terbuka.' },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['puasakan'], kalimat: 'Puasakan ikan 12–24 jam, kerjakan pagi hari.' },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam air tawar 2–5 menit, atau hidrogen peroksida 75 ppm 30 menit. Uji 5–10 ekor dulu.',
      },
      { jenis: ['rawat_wadah'], kalimat: 'Kembalikan ikan ke jaring yang baru dicuci dan dijemur.' },
      { jenis: ['tutup_petak'], kalimat: 'Kerjakan semua petak satu rakit pada hari yang sama.' },
    ],
    tanpa_bak: [
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Ganti jaring hari ini dan jemur jaring lama; telur cacing menempel di sana.',
      },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam beberapa ekor yang paling parah di ember besar berisi air tawar, dengan aerasi.',
      },
      { jenis: ['rendam'], kalimat: 'Siapkan bak terpal. Air tawar saja tidak mematikan telur.' },
    ],
  },
  jangan: [
    'berhenti setelah satu kali; telur menetas mulai hari ke-5',
    'pakai lebih dari 150 ppm hidrogen peroksida, atau rendam pada air 31 °C ke atas',
    'kembalikan ikan bersih ke jaring lama',
    'tuang bahan rendam ke laut',
  ],
  rendam: RENDAM_KARTU['cacing-kulit'],
  ulang: [{ apa: 'Rendam lagi dan ganti jaring (boleh mundur sampai tiga hari)', hari: [7, 14] }],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas],
  contoh: PARASITE_SAMPLE,
  resep: 'Prazikuantel hanya sesuai resep dokter hewan.',
  hubungi: false,
  sumber: ['S3', 'S8', 'S14', 'S26', 'S13', 'K'],
  diperiksa: '2026-11-23',
  oleh: BEFORE_DOKTER,
}
