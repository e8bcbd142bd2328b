import type { Log } from './log.ts'

const MINUTE_MS = 60_000

export type Seldom = ReturnType<typeof seldom>

/**
 * A log for what may come a thousand times in a second: the first of a kind is told at once, the others together a minute
 * later, with their number and the last of them. A kind is its message, so that carries nothing of the caller.
 */
export function seldom(log: Pick<Log, 'warn'>) {
  const untold = new Map<string, { kali: number; fields: object; timer: NodeJS.Timeout }>()

  function tell(fields: object, message: string, kali: number): void {
    log.warn({ ...fields, kali }, message)
    const timer = setTimeout(() => next(message), MINUTE_MS).unref()
    untold.set(message, { kali: 0, fields, timer })
  }

  function next(message: string): void {
    const rest = untold.get(message)
    untold.delete(message)
    if (rest && rest.kali > 0) tell(rest.fields, message, rest.kali)
  }

  return {
    warn(fields: object, message: string): void {
      const rest = untold.get(message)
      if (rest) {
        rest.kali++
        rest.fields = fields
      } else tell(fields, message, 1)
    },

    /** Tells what nobody knows of yet, before the process ends. */
    close(): void {
      for (const [message, { kali, fields, timer }] of untold) {
        clearTimeout(timer)
        if (kali > 0) log.warn({ ...fields, kali }, message)
      }
      untold.clear()
    },
  }
}
