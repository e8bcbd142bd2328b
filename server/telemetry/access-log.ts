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
  /** Tells of an answer where it is one of the share, a failure, or slow. */
  answered(line: Line): void
  /** Is the next one to be told of? For what is neither a failure nor slow, and costs less than its line. */
  isChosen(): boolean
  tell(line: Line): void
}

/**
 * One line a request.
 * @param share of all requests, 0 to 1; failures and slow ones are told of always, but not who is turned away while the shop
 * is busy: that may be thousands in a second
 */
export function accessLog(share: number, log: Log): AccessLog {
  const isChosen = () => Math.random() < share
  const tell = (line: Line) => log.info({ ...line, ms: Math.round(line.ms * 10) / 10 }, 'request')
  return {
    isChosen,
    tell,
    answered(line) {
      const isOdd = (line.status >= 500 && line.status !== 503) || line.ms >= SLOW_MS
      if (isOdd || isChosen()) tell(line)
    },
  }
}
