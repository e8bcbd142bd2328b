import { stampWib } from '#contract/wib.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Real time plus the time that a test has skipped. */
export interface Clock {
  now(): number
  /** Milliseconds skipped so far. */
  skipped: number
}

export function createClock(): Clock {
  return {
    skipped: 0,
    now() {
      return Date.now() + this.skipped
    },
  }
}

/** Formats a time as "2026-11-20 16:05:09", in GMT+7 without an offset, as in every body that Midtrans sends. */
export function stamp(ms: number): string {
  return stampWib(new Date(ms))
}

/** Parses `yyyy-MM-dd HH:mm:ss +0700`. Returns NaN for any other format. */
export function parseStamp(text: string): number {
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/.exec(text)
  return parts ? Date.parse(`${parts[1]}T${parts[2]}${parts[3]}:${parts[4]}`) : Number.NaN
}

const unitMs: Record<string, number> = { second: SECOND, minute: MINUTE, hour: HOUR, day: DAY }

/** Returns a duration in ms, for example of (2, 'hours'). Returns NaN for an unknown unit. */
export function durationMs(duration: number, unit: string): number {
  return duration * (unitMs[unit.toLowerCase().replace(/s$/, '')] ?? Number.NaN)
}
