import type { KodeSumber } from './sumber.ts'

/** Target values of water for groupers and limits for action, as texts to compare with an instrument. */
export const WATER_QUALITY: readonly {
  nama: string
  baik: string
  bertindak: string
  sumber: readonly KodeSumber[]
}[] = [
  { nama: 'Oksigen terlarut', baik: 'di atas 5 mg/L', bertindak: 'di bawah 4; di bawah 3 darurat', sumber: ['S17'] },
  {
    nama: 'Suhu',
    baik: '28–32 °C',
    bertindak: 'di bawah 26, di atas 32, atau berubah 2 °C sehari',
    sumber: ['S17', 'K'],
  },
  {
    nama: 'Salinitas',
    baik: '30–33 permil; hatchery 32–34',
    bertindak: 'di bawah 25, atau turun mendadak',
    sumber: ['S17', 'K'],
  },
  { nama: 'pH', baik: '7,5–8,5', bertindak: 'di bawah 7 atau di atas 8,5', sumber: ['S17'] },
  { nama: 'Amonia total', baik: 'maksimal 0,1 mg/L di bak', bertindak: 'di atas 0,3 mg/L', sumber: ['S17'] },
  { nama: 'Amonia bebas (NH₃)', baik: 'di bawah 0,02 mg/L', bertindak: 'di atas 0,05 mg/L', sumber: ['K'] },
  { nama: 'Nitrit', baik: 'di bawah 0,1 mg/L di bak (perkiraan)', bertindak: 'jika terus naik', sumber: ['K'] },
  { nama: 'Hidrogen sulfida', baik: 'tidak terukur', bertindak: 'di atas 0,01 mg/L', sumber: ['S17'] },
  {
    nama: 'Kedalaman keramba',
    baik: 'minimal 5 m saat surut; di atas 10 m lebih baik',
    bertindak: 'dasar jaring kurang dari 30 cm dari dasar laut',
    sumber: ['S17', 'K'],
  },
  {
    nama: 'Arus',
    baik: 'kira-kira 15–50 cm/detik (perkiraan)',
    bertindak: 'air diam beberapa hari',
    sumber: ['K'],
  },
]

/** Steps if many fish gasp at once: secure the water before looking for the cause. */
export const WATER_EMERGENCY = [
  'Tambah udara sekarang: aerator, blower, pompa, atau semburan air ke permukaan.',
  'Hentikan pakan. Jangan sortir, tangkap, atau rendam ikan.',
  'Ukur oksigen, suhu, dan salinitas. Catat jam, cuaca, arus, dan warna air.',
  'Angkat atau ganti jaring yang tersumbat.',
  'Jika air berubah warna, berminyak, atau ikan liar ikut mati: ambil contoh air dan hubungi petugas.',
] as const

/** Routines that prevent water emergencies. */
export const WATER_PREVENTION = [
  'Ukur oksigen menjelang subuh saat air tidak mengalir, dan salinitas setelah hujan besar.',
  'Ganti jaring setiap 2–4 minggu supaya arus lewat.',
  'Beri jarak antarkeramba. Jangan tambah ikan pada musim tanpa arus.',
  'Simpan aerator, bensin, dan alat ukur di rakit, siap dipakai malam hari.',
  'Di bak, setiap hari angkat sisa pakan, sifon dasar, dan ganti air sedikit demi sedikit.',
  'Catat hasil ukur setiap hari. Perubahan lebih penting daripada satu angka.',
] as const
