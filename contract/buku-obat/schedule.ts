import { type EntryContent, repeatOf } from './columns.ts'
import { addHari, differenceInHari, isHari } from './hari.ts'

type Timestamp = Pick<EntryContent['pengobatan'], 'mulai' | 'selesai' | 'ulang'>
/** Answer of an officer. */
export type Jawaban = Pick<EntryContent['pengobatan'], 'petugas' | 'instansi' | 'dijawab' | 'putusan' | 'panen_mulai'>
type Obat = Timestamp & Partial<Jawaban> & { masa_henti: number | null; terlarang?: string | null }

/**
 * Returns the day of the last dose, repeats included; undefined while the end of the treatment is unknown. An end before the
 * start, from two devices that changed one each, is unknown too.
 */
export function lastDosis({ mulai, selesai, ulang }: Timestamp): string | undefined {
  if (!isHari(mulai) || !isHari(selesai) || selesai < mulai) return undefined
  return addHari(selesai, Math.max(0, ...repeatOf(ulang)))
}

/** Later than any day of an entry. */
const NO_DAY = '9999-12-31'

/** Decision of an officer about fish that were given a prohibited substance. */
export type Putusan = { putusan: 'boleh'; mulai: string } | { putusan: 'jangan' }

/**
 * Returns the officer's decision about a treatment. Undefined unless name, office, day and decision are noted, and the answer
 * is not older than the last dose, repeats included: it does not cover what was given after it.
 * @param today day in Jakarta; an answer of a later day does not count. Default: any day counts
 */
export function putusanOf(obat: Timestamp & Partial<Jawaban>, today = NO_DAY): Putusan | undefined {
  const { petugas, instansi, dijawab, putusan, panen_mulai } = obat
  const end = lastDosis(obat)
  if (!petugas?.trim() || !instansi?.trim() || !dijawab || !putusan || !end) return undefined
  if (dijawab < end || dijawab > today) return undefined
  if (putusan === 'jangan') return { putusan }
  return panen_mulai ? { putusan, mulai: panen_mulai } : undefined
}

/** Returns the first day of harvest after the withdrawal period, or by an officer's decision; undefined if unknown. */
export function endOfMasaHenti(obat: Obat): string | undefined {
  if (obat.terlarang) {
    const decision = putusanOf(obat)
    return decision?.putusan === 'boleh' ? decision.mulai : undefined
  }
  const end = lastDosis(obat)
  return end === undefined || obat.masa_henti === null ? undefined : addHari(end, obat.masa_henti)
}

/** An event of a treatment. */
export interface CalendarEvent {
  hari: string
  jenis: 'ulang' | 'panen' | 'dilarang'
  /** Day of the treatment, counted from 0. */
  ke: number
}

/** Number of weekly reminders that fish with a prohibited substance must not be harvested: one year. */
const WEEKS = 53

/**
 * Returns all events of a treatment by day: its repeats and the end of its withdrawal period. A prohibited substance is not
 * repeated; until an officer has decided, it is brought to mind every week.
 */
export function calendarEventOf(obat: Obat): CalendarEvent[] {
  const decision = putusanOf(obat)?.putusan
  if (obat.terlarang && decision === 'jangan') return []
  if (obat.terlarang && decision !== 'boleh')
    return Array.from({ length: WEEKS }, (_, week) => ({
      hari: addHari(obat.mulai, week * 7),
      jenis: 'dilarang',
      ke: week * 7,
    }))
  const repeats = repeatOf(obat.ulang).map(
    (ke): CalendarEvent => ({ hari: addHari(obat.mulai, ke), jenis: 'ulang', ke }),
  )
  const panen = endOfMasaHenti(obat)
  if (obat.terlarang && panen) return [{ hari: panen, jenis: 'panen', ke: differenceInHari(obat.mulai, panen) }]
  if (!panen || !obat.masa_henti) return repeats
  return [...repeats, { hari: panen, jenis: 'panen', ke: differenceInHari(obat.mulai, panen) }]
}

/** Returns the day of the next event after the given day. */
export const nextCalendarEvent = (obat: Obat, after: string): string | undefined =>
  calendarEventOf(obat)
    .map(({ hari }) => hari)
    .filter((hari) => hari > after)
    .sort()[0]
