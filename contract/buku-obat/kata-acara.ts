import { formatTanggal, parseWib } from '#contract/wib.ts'
import type { BukuObat, Catatan } from './gabung.ts'
import { acaraOf } from './jadwal.ts'
import type { HariKalender } from './kalender.ts'

export const formatHari = (hari: string): string => formatTanggal(parseWib(hari))

/** What the treatments of a book still ask for, from this day on, in words. */
export function agendaOf({ keramba, pengobatan }: BukuObat, mulai: string): (HariKalender & { keramba_id: string })[] {
  const nama = new Map(keramba.map((satu) => [satu.id, satu.nama]))
  return pengobatan
    .filter(({ keramba_id }) => nama.has(keramba_id))
    .flatMap((obat) => agendaObat(obat, nama.get(obat.keramba_id) ?? ''))
    .filter(({ hari }) => hari >= mulai)
    .sort((a, b) => (a.hari < b.hari ? -1 : a.hari > b.hari ? 1 : a.uid < b.uid ? -1 : 1))
}

const agendaObat = (obat: Catatan<'pengobatan'>, keramba: string) =>
  acaraOf(obat).map(({ hari, jenis, ke }) => ({
    uid: jenis === 'ulang' ? `${obat.id}-ulang-${ke}` : `${obat.id}-panen`,
    hari,
    keramba_id: obat.keramba_id,
    judul: jenis === 'ulang' ? `${keramba}: ulangi ${obat.nama}` : `${keramba}: masa henti ${obat.nama} selesai`,
    keterangan:
      jenis === 'ulang'
        ? `Ulangan hari ke-${ke} dari pengobatan yang dimulai ${formatHari(obat.mulai)}.`
        : 'Periksa tanggal aman panen di buku obat sebelum memanen: obat lain mungkin belum selesai.',
  }))
