import type { Log } from '#server/kernel/log.ts'

/** Milliseconds from which on an answer is told of whatever share of them is. */
const SLOW_MS = 1000

/** A request as the log tells of it: no query, no header, nothing of who asked. */
interface Line {
  method: string
  /** Its pattern, in which no token stands. */
  route: string
  /** Of what anybody may have: what was asked for. */
  path?: string | undefined
  status: number
  ms: number
  /** Of the body, where it is known. */
  bytes?: number | undefined
  reqId?: string
  traceId?: string | undefined
}

export interface AccessLog {
  /** Is this answer to be told of? A line costs more than the question. */
  isWanted(status: number, ms: number): boolean
  tell(line: Line): void
}

/**
 * One line a request.
 * @param share of all requests, 0 to 1; failures and slow ones are told of always, but not who is turned away while the shop
 * is busy: that may be thousands in a second
 */
export function accessLog(share: number, log: Log): AccessLog {
  return {
    isWanted: (status, ms) => (status >= 500 && status !== 503) || ms >= SLOW_MS || Math.random() < share,
    tell: (line) => log.info({ ...line, ms: Math.round(line.ms * 10) / 10 }, 'request'),
  }
}
