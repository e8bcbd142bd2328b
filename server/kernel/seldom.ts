import type { Log } from './log.ts'

const MINUTE_MS = 60_000

export type Seldom = ReturnType<typeof seldom>

/**
 * A log for messages that may occur a thousand times per second. The first message of a kind is logged at once. The rest are
 * logged together a minute later, with their count and the last fields. The message identifies the kind, so it must contain no
 * caller data.
 */
export function seldom(log: Pick<Log, 'warn'>) {
  const untold = new Map<string, { times: number; fields: object; timer: NodeJS.Timeout }>()

  function tell(fields: object, message: string, times: number): void {
    log.warn({ ...fields, kali: times }, message)
    const timer = setTimeout(() => next(message), MINUTE_MS).unref()
    untold.set(message, { times: 0, fields, timer })
  }

  function next(message: string): void {
    const rest = untold.get(message)
    untold.delete(message)
    if (rest && rest.times > 0) tell(rest.fields, message, rest.times)
  }

  return {
    warn(fields: object, message: string): void {
      const rest = untold.get(message)
      if (rest) {
        rest.times++
        rest.fields = fields
      } else tell(fields, message, 1)
    },

    /** Logs the pending messages before the process ends. */
    close(): void {
      for (const [message, { times, fields, timer }] of untold) {
        clearTimeout(timer)
        if (times > 0) log.warn({ ...fields, kali: times }, message)
      }
      untold.clear()
    },
  }
}
