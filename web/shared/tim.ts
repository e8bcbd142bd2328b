import type { Person } from '#contract/beranda/endpoints.ts'
import tim1 from '#web/drawings/tim-1.svg'
import tim2 from '#web/drawings/tim-2.svg'
import tim3 from '#web/drawings/tim-3.svg'
import tim4 from '#web/drawings/tim-4.svg'
import tim5 from '#web/drawings/tim-5.svg'
import tim6 from '#web/drawings/tim-6.svg'
import { useBeranda } from '#web/lib/settings.ts'

/** Invented team of a sample shop; the screen marks it as a sample. */
export const TIM: [Person, ...Person[]] = [
  { gambar: tim1, nama: 'Rahma Laut', tugas: 'Kesehatan ikan' },
  { gambar: tim2, nama: 'Pak Darma', tugas: 'Pembina keramba' },
  { gambar: tim3, nama: 'Yoga Pesisir', tugas: 'Gudang dan pengiriman' },
  { gambar: tim4, nama: 'Mira Teluk', tugas: 'Laboratorium' },
  { gambar: tim5, nama: 'Sari Bahari', tugas: 'Layanan pelanggan' },
  { gambar: tim6, nama: 'Hasan Karang', tugas: 'Pengelola toko' },
]

/** Returns the team that the owner entered, else the invented one; undefined in a shop without samples. */
export function useTim(): [Person, ...Person[]] | undefined {
  const { tim, tanpa_contoh } = useBeranda()
  return tim ?? (tanpa_contoh ? undefined : TIM)
}
