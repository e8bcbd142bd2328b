import type { HalanganKarantina, Karantina } from '#contract/karantina/admin.ts'
import type { NoticeState } from '#contract/karantina/recall-admin.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const HALANGAN: Record<HalanganKarantina, { nama: string; tone: BadgeTone }> = {
  ditarik: { nama: 'Ditarik', tone: 'merah' },
  kedaluwarsa: { nama: 'Kedaluwarsa', tone: 'merah' },
  dekat: { nama: 'Hampir kedaluwarsa', tone: 'kuning' },
}

/** Display names of the mail states. */
export const KABAR: Record<NoticeState, { nama: string; tone: BadgeTone }> = {
  telepon: { nama: 'Perlu ditelepon', tone: 'merah' },
  belum: { nama: 'Belum dikabari', tone: 'kuning' },
  menunggu: { nama: 'Email sedang dikirim', tone: 'abu' },
  terkirim: { nama: 'Email terkirim', tone: 'hijau' },
  gagal: { nama: 'Email gagal', tone: 'merah' },
}

/** Returns the reason why goods are in quarantine. */
export function describeOrigin({ alasan, keterangan }: Karantina['asal'][number]): string {
  if (alasan === 'kembali') return 'Kembali dari pembeli'
  return keterangan || (alasan === 'masuk' ? 'Barang masuk' : 'Kemasan dibuka')
}
