import type { StatusSetoran } from '#contract/keuangan/admin.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** Display names of the statuses of a settlement line. */
export const STATUS: Readonly<Record<StatusSetoran, { nama: string; tone: BadgeTone }>> = {
  cocok: { nama: 'Cocok', tone: 'hijau' },
  beda: { nama: 'Jumlah berbeda', tone: 'merah' },
  ganda: { nama: 'Disetor lagi', tone: 'merah' },
  asing: { nama: 'Tidak dikenal', tone: 'kuning' },
}
