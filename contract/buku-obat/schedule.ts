import { type EntryContent, repeatOf } from './columns.ts'
import { addHari, differenceInHari, isHari } from './hari.ts'

type Timestamp = Pick<EntryContent['pengobatan'], 'mulai' | 'selesai' | 'ulang'>
type Obat = Timestamp & Pick<EntryContent['pengobatan'], 'masa_henti'>

/** Returns the day of the last dose, repeats included; undefined while the end of the treatment is unknown. */
export function lastDosis({ mulai, selesai, ulang }: Timestamp): string | undefined {
  if (!isHari(mulai) || !isHari(selesai)) return undefined
  return addHari(selesai, Math.max(0, ...repeatOf(ulang)))
}

/** Returns the first day of harvest after the withdrawal period; undefined if unknown. */
export function endOfMasaHenti(obat: Obat): string | undefined {
  const end = lastDosis(obat)
  return end === undefined || obat.masa_henti === null ? undefined : addHari(end, obat.masa_henti)
}

/** An event of a treatment. */
export interface CalendarEvent {
  hari: string
  jenis: 'ulang' | 'panen'
  /** For a repeat: day of the treatment, counted from 0. */
  ke: number
}

/** Returns all events of a treatment by day: its repeats and the end of its withdrawal period. */
export function calendarEventOf(obat: Obat): CalendarEvent[] {
  const repeats = repeatOf(obat.ulang).map(
    (ke): CalendarEvent => ({ hari: addHari(obat.mulai, ke), jenis: 'ulang', ke }),
  )
  const panen = endOfMasaHenti(obat)
  if (!panen || !obat.masa_henti) return repeats
  return [...repeats, { hari: panen, jenis: 'panen', ke: differenceInHari(obat.mulai, panen) }]
}

/** Returns the day of the next event after the given day. */
export const nextCalendarEvent = (obat: Obat, after: string): string | undefined =>
  calendarEventOf(obat)
    .map(({ hari }) => hari)
    .filter((hari) => hari > after)
    .sort()[0]
