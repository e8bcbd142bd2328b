import type { KodePenyakit } from '#content/penyakit.ts'
import type { Rendam } from './kartu.ts'

/** Baths of the cards. A file of their own: the calculator repeats what a card says about the bath, also without a signal. */
export const RENDAM_KARTU = {
  amyloodinium: [
    {
      cara: 'air-tawar',
      menit: [2, 5],
      catatan:
        'Hanya meringankan. Suhu sama dengan air bak, aerasi kuat, beberapa ekor dulu, angkat begitu ikan miring.',
      sumber: ['K'],
    },
  ],
  'bintik-putih': [
    {
      cara: 'peroksida',
      ppm: [75, 150],
      menit: [30, 30],
      catatan:
        'Mulai dari 75 ppm, apalagi jika air 28 °C ke atas. Ulangi tiap 2 hari, di samping pindah bak tiap 3 hari. Tunda jika air 31 °C atau lebih.',
      sumber: ['S3', 'S8', 'SITUS'],
    },
  ],
  'cacing-insang': [
    {
      cara: 'peroksida',
      ppm: [75, 150],
      menit: [30, 30],
      catatan:
        'Hasil pada cacing insang belum pasti. Mulai dari 75 ppm dan uji 5–10 ekor. Tunda jika air 31 °C atau lebih.',
      sumber: ['S8', 'SITUS'],
    },
  ],
  'cacing-kulit': [
    {
      cara: 'peroksida',
      ppm: [75, 150],
      menit: [30, 30],
      catatan:
        'Mulai dari 75 ppm. Di air hangat, takaran rendah lebih lama lebih baik daripada takaran tinggi sebentar.',
      sumber: ['S8'],
    },
    {
      cara: 'air-tawar',
      menit: [2, 5],
      catatan:
        'Suhu dan pH sama dengan laut, bebas klor, aerasi kuat, maksimal 20 kg/m³. Sampai 15 menit hanya untuk ikan kuat di atas 100 g.',
      sumber: ['S3', 'K'],
    },
  ],
  'jamur-luar': [
    {
      cara: 'peroksida',
      ppm: [75, 75],
      menit: [30, 30],
      catatan: 'Untuk benih, setelah uji 5–10 ekor. Telur hanya menurut prosedur hatchery.',
      sumber: ['S8', 'K'],
    },
  ],
  'kutu-ikan': [
    {
      cara: 'peroksida',
      ppm: [75, 150],
      menit: [30, 30],
      catatan: 'Mulai dari 75 ppm dan uji 5–10 ekor. Tunda jika air 31 °C atau lebih.',
      sumber: ['K', 'SITUS'],
    },
    {
      cara: 'air-tawar',
      menit: [5, 10],
      catatan:
        'Hanya untuk ikan yang kuat. Suhu dan pH sama dengan laut, bebas klor, aerasi kuat; angkat begitu ikan miring.',
      sumber: ['K'],
    },
  ],
  'lintah-laut': [
    {
      cara: 'asam-sitrat',
      ppm: [250, 300],
      menit: [0, 60],
      catatan:
        'Air menjadi asam: hanya di bak atau terpal, dan jangan ditinggal. Mulai dari 250 ppm. Batasnya 60 menit; angkat lebih awal jika lintah sudah lepas.',
      sumber: ['S7c'],
    },
  ],
  trichodina: [
    {
      cara: 'air-tawar',
      menit: [3, 5],
      catatan: 'Air bebas klor, suhu dan pH sama dengan bak, aerasi kuat, kelompok kecil. Angkat begitu ikan miring.',
      sumber: ['K'],
    },
  ],
} as const satisfies Partial<Record<KodePenyakit, readonly Rendam[]>>
