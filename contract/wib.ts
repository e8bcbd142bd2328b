/*
 * Days and hours of the shop are those of Jakarta: UTC+7 all year. Formatted by hand: the first `Intl.DateTimeFormat` delays
 * the first interaction on cheap phones.
 */

/** Time zone name in PostgreSQL and `Intl`. */
export const WIB_ZONE = 'Asia/Jakarta'
const OFFSET = '+07:00'
const OFFSET_MS = 7 * 3_600_000
const DAY_MS = 86_400_000
const STAMP = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/
export const MONTHS = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
)

/** A moment; text includes the time zone, as in API responses. */
type Moment = Date | string

/** '20 November 2026' */
export function formatDate(moment: Moment): string {
  const jakarta = inJakarta(moment)
  return `${jakarta.getUTCDate()} ${MONTHS[jakarta.getUTCMonth()]} ${jakarta.getUTCFullYear()}`
}

/** '14.05 WIB' */
export function formatClock(moment: Moment): string {
  return `${stampWib(moment).slice(11, 16).replace(':', '.')} WIB`
}

/** '20 November 2026, 14.05 WIB' */
export function formatTime(moment: Moment): string {
  return `${formatDate(moment)}, ${formatClock(moment)}`
}

/** '2026-11-20', for date fields and file names. */
export function dateWib(moment: Moment): string {
  return stampWib(moment).slice(0, 10)
}

/** '2026-11-20 14:05:09' */
export function stampWib(moment: Moment): string {
  return inJakarta(moment).toISOString().slice(0, 19).replace('T', ' ')
}

/** Parses '2026-11-20' (midnight) or '2026-11-20 14:05:09', in Jakarta time. Other text returns an invalid date. */
export function parseWib(text: string): Date {
  const [, date, hour = '00:00:00'] = STAMP.exec(text) ?? []
  return new Date(`${date}T${hour}${OFFSET}`)
}

/** Formats an API date: '20 November 2026'. */
export const formatHari = (date: string): string => formatDate(parseWib(date))

/** Returns the midnight `days` days before the start of the day of `now`. −1: the end of that day. */
export function midnightWib(now: Date, days: number): Date {
  return new Date(parseWib(dateWib(now)).getTime() - days * DAY_MS)
}

/** Returns the Monday of a moment's week: '2026-11-16'. */
export function mondayWib(moment: Moment): string {
  const today = inJakarta(moment)
  const days = (today.getUTCDay() + 6) % 7
  return dateWib(new Date(new Date(moment).getTime() - days * DAY_MS))
}

/** Returns a date whose UTC fields show Jakarta time. */
const inJakarta = (moment: Moment) => new Date(new Date(moment).getTime() + OFFSET_MS)
