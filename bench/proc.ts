import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of 10 ms, on every Linux of today. */
const TICK_MS = 10

/**
 * Milliseconds of processor time that a process used since it began, all its threads together. Unlike the time on the
 * clock it hardly depends on what else the machine does. NaN where there is no /proc.
 */
export function cpuMs(pid: number): number {
  return statOf(pid)?.own ?? Number.NaN
}

/** The same with its children, those that have ended too: PostgreSQL has a process for every connection. */
export function treeCpuMs(pid: number): number {
  const root = statOf(pid)
  if (!root) return Number.NaN
  const living = pids().map(statOf)
  return living.reduce((sum, child) => sum + (child?.parent === pid ? child.own : 0), root.own + root.ended)
}

/** The living children of a process. */
export function childrenOf(parent: number): number[] {
  return pids().filter((pid) => statOf(pid)?.parent === parent)
}

function pids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

/** What Linux says of a process: its parent, its processor time and that of children that have ended, in ms. */
function statOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    // Behind the name in brackets, which may hold anything: state is the third field, utime and stime are 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS }
  } catch {
    return undefined
  }
}

/** Memory of processes in MB (proportional set size), where what several of them share counts in parts. NaN where the system does not tell. */
export function pssMb(pids: readonly number[]): number {
  try {
    const sizes = pids.map((pid) =>
      Number(/^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
    )
    return sizes.reduce((sum, size) => sum + size, 0) / 1024
  } catch {
    return Number.NaN
  }
}
