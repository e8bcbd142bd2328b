import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN, STOP_RENDAM } from './general.ts'
import type { Kartu } from './kartu.ts'
import { RENDAM_KARTU } from './rendam.ts'

export const kartu: Kartu = {
  nama: 'Cacing kulit (Benedenia, Neobenedenia)',
  ringkas: 'Keping bening di kulit dan mata, rontok di air tawar. Telurnya di jaring tidak ikut mati.',
  penyebab: ['Cacing pipih Benedenia dan Neobenedenia. Luka bekasnya sering dimasuki bakteri.', 'S3'],
  kenali: [
    ['keping bening rontok saat ikan direndam air tawar sebentar', 'S3'],
    ['mata keruh atau memutih', 'S3'],
    ['lendir berlebih, luka atau borok di badan', 'S3'],
    ['menggosokkan badan ke jaring', 'K'],
  ],
  mirip: [
    {
      kode: 'vibriosis',
      beda: 'Borok tanpa keping yang rontok. Sering keduanya ada: bersihkan cacing dulu.',
      sumber: ['K'],
    },
    { kode: 'trichodina', beda: 'Hanya lendir, tidak ada yang rontok di air tawar.', sumber: ['K'] },
    { kode: 'cacing-insang', beda: 'Kulit bersih, insang pucat dan tutupnya terbuka.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['puasakan'], kalimat: 'Puasakan ikan 12–24 jam, kerjakan pagi hari.', sumber: ['K'] },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam air tawar 2–5 menit, atau hidrogen peroksida 75 ppm 30 menit. Uji 5–10 ekor dulu.',
        sumber: ['S3', 'S8', 'K'],
      },
      { jenis: ['rawat_wadah'], kalimat: 'Kembalikan ikan ke jaring yang baru dicuci dan dijemur.', sumber: ['K'] },
      { jenis: ['tutup_petak'], kalimat: 'Kerjakan semua petak satu rakit pada hari yang sama.', sumber: ['K'] },
    ],
    tanpa_bak: [
      {
        jenis: ['rawat_wadah'],
        kalimat: 'Ganti jaring hari ini dan jemur jaring lama; telur cacing menempel di sana.',
        sumber: ['S14a'],
      },
      {
        jenis: ['rendam'],
        kalimat: 'Rendam beberapa ekor yang paling parah di ember besar berisi air tawar, dengan aerasi.',
        sumber: ['K'],
      },
      { jenis: ['rendam'], kalimat: 'Siapkan bak terpal. Air tawar saja tidak mematikan telur.', sumber: ['S14b'] },
    ],
  },
  jangan: [
    ['berhenti setelah satu kali; telur menetas mulai hari ke-5', 'S14a'],
    ['pakai lebih dari 150 ppm hidrogen peroksida, atau rendam pada air 31 °C ke atas', 'S8', 'SITUS'],
    ['kembalikan ikan bersih ke jaring lama', 'K'],
    ['tuang bahan rendam ke laut', 'K'],
  ],
  rendam: RENDAM_KARTU['cacing-kulit'],
  ulang: [
    {
      apa: 'Rendam lagi dan ganti jaring. Air 26–32 °C: jangan mundur, siklus cacing hanya 10–13 hari',
      sumber: ['S14', 'K'],
      hari: [7, 14],
    },
  ],
  berhenti: [...STOP_RENDAM, RISING_KEMATIAN],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.salinitas],
  contoh: PARASITE_SAMPLE,
  resep: ['Prazikuantel hanya sesuai resep dokter hewan.', 'S4'],
  hubungi: false,
  diperiksa: '2026-11-23',
}
