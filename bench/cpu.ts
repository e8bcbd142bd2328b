import { readFileSync } from 'node:fs'

/** Ticks of 10 ms, on every Linux of today. */
const TICK_MS = 10

/**
 * Milliseconds of processor time that a process used since it began, all its threads together. Unlike the time on the
 * clock it hardly depends on what else the machine does. NaN where there is no /proc.
 */
export function cpuMs(pid: number): number {
  try {
    // Behind the name in brackets, which may hold anything: state is the third field, utime and stime are 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return Number.NaN
  }
}
