import { formatHari } from '#contract/wib.ts'
import type { CalendarHari } from './calendar.ts'
import type { Assessment } from './masa-henti.ts'
import type { BukuObat, Catatan } from './merge.ts'
import { checkSafeHarvest, type SafeHarvest } from './safe-harvest.ts'
import { calendarEventOf } from './schedule.ts'

/** Returns the upcoming events of all treatments, from the given day on, as text. */
export function agendaOf({ keramba, pengobatan }: BukuObat, start: string): (CalendarHari & { keramba_id: string })[] {
  const names = new Map(keramba.map((item) => [item.id, item.nama]))
  return pengobatan
    .filter(({ keramba_id }) => names.has(keramba_id))
    .flatMap((obat) =>
      agendaObat(
        obat,
        names.get(obat.keramba_id) ?? '',
        pengobatan.filter(({ keramba_id }) => keramba_id === obat.keramba_id),
      ),
    )
    .filter(({ hari }) => hari >= start)
    .sort((a, b) => (a.hari < b.hari ? -1 : a.hari > b.hari ? 1 : a.uid < b.uid ? -1 : 1))
}

/** Returns the text for the harvest state of a cage: on screens, on paper and in files. */
export function panenTitle(safe: SafeHarvest): string {
  if (safe.status === 'bebas') return 'Tidak ada obat yang dicatat'
  if (safe.status === 'dilarang') return 'Jangan panen, hubungi petugas'
  if (safe.status === 'tanya') return 'Jangan panen dulu, tanya dokter hewan'
  if (safe.status === 'berjalan') return 'Jangan panen: pengobatan masih berjalan'
  return `Aman dipanen mulai ${formatHari(safe.mulai)}`
}

/** Formats a treatment's withdrawal period. */
export function formatMasaHenti({ masa_henti, terlarang }: Assessment): string {
  if (terlarang) return `Obat terlarang (${terlarang})`
  return masa_henti === null ? 'Belum diketahui' : `${masa_henti} hari`
}

const agendaObat = (
  obat: Catatan<'pengobatan'>,
  keramba: string,
  sameKeramba: readonly Catatan<'pengobatan'>[],
): (CalendarHari & { keramba_id: string })[] =>
  calendarEventOf(obat).map(({ hari, jenis, ke }) => {
    const place = { hari, keramba_id: obat.keramba_id }
    if (jenis === 'ulang')
      return {
        ...place,
        uid: `${obat.id}-ulang-${ke}`,
        judul: `${keramba}: ulangi ${obat.nama}`,
        keterangan: `Ulangan hari ke-${ke} dari pengobatan yang dimulai ${formatHari(obat.mulai)}.`,
      }
    const safe = checkSafeHarvest(sameKeramba, hari)
    return {
      ...place,
      uid: `${obat.id}-panen`,
      judul: `${keramba}: masa henti ${obat.nama} selesai${safe.status === 'aman' ? '' : ', tetapi jangan panen dulu'}`,
      keterangan: `${panenTitle(safe)}. Cek buku obat sebelum panen.`,
    }
  })
