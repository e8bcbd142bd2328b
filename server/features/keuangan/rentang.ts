import { midnightWib, parseWib, tanggalWib } from '#contract/wib.ts'
import type { Rentang } from './keuangan.repository.ts'

const HARI = 30

interface Diminta {
  dari?: string | undefined
  sampai?: string | undefined
}

/** Converts the requested days, both inclusive, to moments. Default: the last thirty days. */
export function rentangOf({ dari, sampai }: Diminta, now: Date): Rentang {
  const awal = dari === undefined ? midnightWib(now, HARI - 1) : parseWib(dari)
  return { dari: awal, sampai: midnightWib(sampai === undefined ? now : parseWib(sampai), -1) }
}

/** Converts a period back to its first and last day. */
export const hariOf = ({ dari, sampai }: Rentang) => ({
  dari: tanggalWib(dari),
  sampai: tanggalWib(midnightWib(sampai, 1)),
})
