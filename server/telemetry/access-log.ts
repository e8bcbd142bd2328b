import type { Log } from '#server/kernel/log.ts'

/** Milliseconds. Slower responses are always logged, regardless of the sampling share. */
const SLOW_MS = 1000

/** A request in the log, without query, headers or data of the caller. */
interface Line {
  method: string
  /** Route pattern, so that no token in a path is logged. */
  route: string
  /** Requested path; only for public responses. */
  path?: string | undefined
  status: number
  ms: number
  /** Length of the body, if known. */
  bytes?: number | undefined
  reqId?: string
  traceId?: string | undefined
}

export interface AccessLog {
  /** True if this response is to be logged. Checked first, because building the line costs more. */
  isWanted(status: number, ms: number): boolean
  tell(line: Line): void
}

/**
 * Returns an access log with one line per request.
 * @param share fraction of all requests, 0 to 1. Failures and slow requests are always logged, except 503: a busy shop may
 * reject thousands per second.
 */
export function accessLog(share: number, log: Log): AccessLog {
  return {
    isWanted: (status, ms) => (status >= 500 && status !== 503) || ms >= SLOW_MS || Math.random() < share,
    tell: (line) => log.info({ ...line, ms: Math.round(line.ms * 10) / 10 }, 'request'),
  }
}
