import { dateWib, midnightWib, parseWib } from '#contract/wib.ts'
import type { Range } from './movements.ts'

const DEFAULT_DAYS = 30

interface RequestedRange {
  dari?: string | undefined
  sampai?: string | undefined
}

/** Converts the requested days, both inclusive, to moments. Default: the last thirty days. */
export function rangeOf({ dari, sampai }: RequestedRange, now: Date): Range {
  const start = dari === undefined ? midnightWib(now, DEFAULT_DAYS - 1) : parseWib(dari)
  return { dari: start, sampai: midnightWib(sampai === undefined ? now : parseWib(sampai), -1) }
}

/** Converts a period back to its first and last day. */
export const hariOf = ({ dari, sampai }: Range) => ({
  dari: dateWib(dari),
  sampai: dateWib(midnightWib(sampai, 1)),
})

/** Returns the same number of days before a period. Jakarta has no daylight saving, so all days have the same length. */
export const rangeBefore = ({ dari, sampai }: Range): Range => ({
  dari: new Date(2 * dari.getTime() - sampai.getTime()),
  sampai: dari,
})
