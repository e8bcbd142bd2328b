import { z } from 'zod'
import { StartError } from '#server/kernel/start-error.ts'

const WRITTEN = /^(\S+)[ T](\d\d:\d\d)(:[\d.]+)? ?(Z|[+-]\d\d)(?::?(\d\d))?$/
const Moment = z.iso.datetime({ offset: true })

/**
 * Parses a point in time in PostgreSQL's format: `2026-11-21 10:00:00+07`. The zone is required, because the shop's screens
 * show WIB and its logs UTC.
 * @throws StartError
 */
export function parseMoment(text: string): Date {
  const [, day, time, seconds = ':00', zone, minutes = '00'] = text.match(WRITTEN) ?? []
  const moment = Moment.safeParse(`${day}T${time}${seconds}${zone === 'Z' ? zone : `${zone}:${minutes}`}`)
  if (!moment.success) throw new StartError(`"${text}" bukan waktu dengan zona, misalnya "2026-11-21 10:00:00+07".`)
  return new Date(moment.data)
}
