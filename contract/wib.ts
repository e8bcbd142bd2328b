/*
 * The shop's days and hours are those of Jakarta, seven hours ahead of UTC all year. By hand: a cheap phone takes long to
 * get ready its first `Intl.DateTimeFormat`, before it hears a press.
 */

/** What PostgreSQL and `Intl` call it. */
export const ZONA_WIB = 'Asia/Jakarta'
const OFFSET = '+07:00'
const OFFSET_MS = 7 * 3_600_000
const DAY_MS = 86_400_000
const STAMP = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/
export const BULAN = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ')

/** A moment; as text it carries its zone, as on the wire. */
type Moment = Date | string

/** '20 November 2026' */
export function formatTanggal(waktu: Moment): string {
  const jakarta = inJakarta(waktu)
  return `${jakarta.getUTCDate()} ${BULAN[jakarta.getUTCMonth()]} ${jakarta.getUTCFullYear()}`
}

/** '14.05 WIB' */
export function formatJam(waktu: Moment): string {
  return `${stampWib(waktu).slice(11, 16).replace(':', '.')} WIB`
}

/** '20 November 2026, 14.05 WIB' */
export function formatWaktu(waktu: Moment): string {
  return `${formatTanggal(waktu)}, ${formatJam(waktu)}`
}

/** '2026-11-20', as date fields take it and names of files carry it. */
export function tanggalWib(waktu: Moment): string {
  return stampWib(waktu).slice(0, 10)
}

/** '2026-11-20 14:05:09' */
export function stampWib(waktu: Moment): string {
  return inJakarta(waktu).toISOString().slice(0, 19).replace('T', ' ')
}

/** Reads '2026-11-20', a day that begins at midnight, or '2026-11-20 14:05:09'; anything else is an invalid date. */
export function parseWib(text: string): Date {
  const [, tanggal, jam = '00:00:00'] = STAMP.exec(text) ?? []
  return new Date(`${tanggal}T${jam}${OFFSET}`)
}

/** Midnight that begins the day `days` before the one of `now`; minus one is the midnight that ends it. */
export function midnightWib(now: Date, days: number): Date {
  return new Date(parseWib(tanggalWib(now)).getTime() - days * DAY_MS)
}

/** A date whose UTC reads as the clocks in Jakarta do. */
const inJakarta = (waktu: Moment) => new Date(new Date(waktu).getTime() + OFFSET_MS)
