import { dateWib, midnightWib, parseWib } from '#contract/wib.ts'
import type { Range } from './keuangan.repository.ts'

const HARI = 30

interface RequestedRange {
  dari?: string | undefined
  sampai?: string | undefined
}

/** Converts the requested days, both inclusive, to moments. Default: the last thirty days. */
export function rangeOf({ dari, sampai }: RequestedRange, now: Date): Range {
  const initial = dari === undefined ? midnightWib(now, HARI - 1) : parseWib(dari)
  return { dari: initial, sampai: midnightWib(sampai === undefined ? now : parseWib(sampai), -1) }
}

/** Converts a period back to its first and last day. */
export const hariOf = ({ dari, sampai }: Range) => ({
  dari: dateWib(dari),
  sampai: dateWib(midnightWib(sampai, 1)),
})
