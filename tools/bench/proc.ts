import { readdirSync, readFileSync } from 'node:fs'

/** Length of a clock tick in ms; 10 on every current Linux. */
const TICK_MS = 10

/**
 * Returns the processor time of a process since its start in ms, over all threads.
 * Unlike elapsed time, it hardly depends on other load. NaN without /proc.
 */
export function cpuMs(pid: number): number {
  return statOf(pid)?.own ?? Number.NaN
}

/**
 * Returns the processor time of a process and its children in ms, including ended children.
 * PostgreSQL has one process per connection. NaN without /proc.
 */
export function treeCpuMs(pid: number): number {
  const root = statOf(pid)
  if (!root) return Number.NaN
  const living = pids().map(statOf)
  return living.reduce((sum, child) => sum + (child?.parent === pid ? child.own : 0), root.own + root.ended)
}

/** Returns the process ids of a process's living children. */
export function childrenOf(parent: number): number[] {
  return pids().filter((pid) => statOf(pid)?.parent === parent)
}

function pids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

/**
 * Returns a process's parent, its processor time and that of its ended children in ms, as Linux reports them. Undefined if the
 * process does not exist.
 */
function statOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    // Skip the name in parentheses, which may contain anything: state is field 3, utime and stime are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS }
  } catch {
    return undefined
  }
}

/**
 * Returns the memory of processes in MB as proportional set size: shared pages are divided among the processes.
 * NaN if the system does not report it.
 */
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
