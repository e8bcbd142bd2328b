import { StartError } from '#server/start-error.ts'

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?) ?(Z|[+-]\d\d)(?::?(\d\d))?$/

/**
 * A point in time as one writes it for PostgreSQL: `2026-11-21 10:00:00+07`. The zone must be said: the shop's screens
 * show WIB, its logs UTC.
 * @throws StartError
 */
export function parseMoment(text: string): Date {
  const [, day, time, zone, minutes = '00'] = text.match(MOMENT) ?? []
  const moment = new Date(`${day}T${time}${zone === 'Z' ? zone : `${zone}:${minutes}`}`)
  if (Number.isNaN(moment.getTime()))
    throw new StartError(`"${text}" bukan waktu dengan zona, misalnya "2026-11-21 10:00:00+07".`)
  return moment
}
