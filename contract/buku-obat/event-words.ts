import { formatHari } from '#contract/wib.ts'
import type { CalendarHari } from './calendar.ts'
import type { Assessment } from './masa-henti.ts'
import type { BukuObat, Catatan } from './merge.ts'
import { checkSafeHarvest, type SafeHarvest } from './safe-harvest.ts'
import { calendarEventOf, endOfMasaHenti, lastDosis, putusanOf } from './schedule.ts'

/** Returns the upcoming events of all treatments, from the given day on, as text. */
export function agendaOf({ keramba, pengobatan }: BukuObat, start: string): (CalendarHari & { keramba_id: string })[] {
  const names = new Map(keramba.map((item) => [item.id, item.nama]))
  return pengobatan
    .filter(({ keramba_id }) => names.has(keramba_id))
    .flatMap((obat) => {
      const sameKeramba = pengobatan.filter(({ keramba_id }) => keramba_id === obat.keramba_id)
      const upcoming = agendaObat(obat, names.get(obat.keramba_id) ?? '', sameKeramba).filter(
        ({ hari }) => hari >= start,
      )
      // The next weekly reminder is enough.
      return obat.terlarang ? upcoming.slice(0, 1) : upcoming
    })
    .sort((a, b) => (a.hari < b.hari ? -1 : a.hari > b.hari ? 1 : a.uid < b.uid ? -1 : 1))
}

/** Returns the text for the harvest state of a cage: on screens, on paper and in files. */
export function panenTitle(safe: SafeHarvest): string {
  if (safe.status === 'bebas') return 'Tidak ada obat yang dicatat'
  if (safe.status === 'jangan_dipanen')
    return safe.isDecided ? 'Jangan dipanen, menurut petugas' : 'Jangan dipanen, hubungi petugas'
  if (safe.status === 'tanya_dulu')
    return safe.sebab === 'selesai'
      ? 'Jangan panen: pengobatan masih berjalan'
      : 'Jangan panen dulu, tanya dokter hewan'
  return `Aman dipanen mulai ${formatHari(safe.mulai)}`
}

/** Formats a treatment's withdrawal period. */
export function formatMasaHenti({ masa_henti, terlarang }: Pick<Assessment, 'masa_henti' | 'terlarang'>): string {
  if (terlarang) return `Obat terlarang (${terlarang})`
  return masa_henti === null ? 'Belum diketahui' : `${masa_henti} hari`
}

/** Returns what the farmer typed below the period that counts, with the reason; empty if nothing was. */
export function shorterNote({
  typed,
  masa_henti,
  alasan_henti,
}: Pick<Catatan<'pengobatan'>, 'typed' | 'masa_henti' | 'alasan_henti'>): string {
  if (typed === null || masa_henti === null || typed >= masa_henti) return ''
  return `Ditulis ${typed} hari${alasan_henti && `, alasan: ${alasan_henti}`}`
}

/** Returns the officer's answer as one sentence; empty if none counts. @param today day in Jakarta */
export function putusanSentence(obat: Catatan<'pengobatan'>, today: string): string {
  const decision = putusanOf(obat, today)
  if (!decision || !obat.terlarang || !obat.dijawab) return ''
  const what =
    decision.putusan === 'boleh' ? `boleh dipanen mulai ${formatHari(decision.mulai)}` : 'tidak boleh dipanen'
  return `Jawaban ${obat.petugas} (${obat.instansi}), ${formatHari(obat.dijawab)}: ${what}`
}

const BASES: Record<Assessment['basis'], string> = {
  tertulis: 'menurut catatan Anda',
  label: 'menurut label atau resep',
  zat: 'menurut zatnya',
  'tanpa zat': 'tanpa obat',
}

/** Returns on what the end of a treatment's withdrawal period rests; empty while it is unknown. */
export function basisSentence(obat: Catatan<'pengobatan'>): string {
  const [last, end] = [lastDosis(obat), endOfMasaHenti(obat)]
  if (!last || !end) return ''
  if (obat.terlarang) return `${obat.nama}: ${formatHari(end)}, menurut ${obat.petugas} (${obat.instansi})`
  return `${obat.nama}: dosis terakhir ${formatHari(last)}, masa henti ${obat.masa_henti} hari ${BASES[obat.basis]}`
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
    if (jenis === 'dilarang')
      return {
        ...place,
        uid: `${obat.id}-dilarang-${ke}`,
        judul: `${keramba}: jangan dipanen, hubungi petugas`,
        keterangan: `${obat.nama} berisi ${obat.terlarang}, yang terlarang untuk ikan konsumsi. Catat jawaban petugas di buku obat.`,
      }
    const safe = checkSafeHarvest(sameKeramba, hari)
    return {
      ...place,
      uid: `${obat.id}-panen`,
      judul: `${keramba}: masa henti ${obat.nama} selesai${safe.status === 'boleh_dipanen' ? '' : ', tetapi jangan panen dulu'}`,
      keterangan: `${panenTitle(safe)}. Cek buku obat sebelum panen.`,
    }
  })
