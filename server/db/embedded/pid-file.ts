import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A running server of a cluster, as its postmaster.pid describes it. */
export interface Postmaster {
  pid: number
  port: number
  /** True if it accepts connections; otherwise it is starting or stopping. */
  ready: boolean
}

/** Above the highest process number of Linux (2^22) and macOS. */
const NOBODY = '4194305'

/** Returns the server that runs on this cluster, if any. A file left behind by a crash counts as none. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = read(cluster)?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !isPostmaster(pid, cluster)) return undefined
  // The order of lines is PostgreSQL's, see its miscadmin.h: port is the 4th, status the 8th.
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Replaces the process ID in postmaster.pid if another program uses it. After a crash and a reboot that can happen, and
 * PostgreSQL would refuse to start. The file is not removed: from its other lines PostgreSQL detects whether old server
 * processes still use the cluster's memory.
 */
export function forgetStranger(cluster: string): void {
  const text = read(cluster)
  if (text === undefined || isPostmaster(Number.parseInt(text, 10), cluster)) return
  // Overwrites in place with at least the same length: on a full disk, a truncated file stays empty, and PostgreSQL cannot
  // start.
  const file = openSync(pidFile(cluster), 'r+')
  writeSync(file, text.replace(/^\d*/, NOBODY))
  closeSync(file)
}

/** Returns the command line by which `findPostmaster` recognizes the server. */
export function postmasterArgs(cluster: string, port: number): string[] {
  return ['-D', cluster, '-p', String(port)]
}

function isPostmaster(pid: number, cluster: string): boolean {
  return pid > 0 && commandLine(pid).includes(` -D ${cluster} -p `)
}

/** Returns the command line of a process; empty if there is no such process. */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    // No such process, or a system without /proc.
    return process.platform === 'linux' ? '' : spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout.toString()
  }
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

function read(cluster: string): string | undefined {
  try {
    return readFileSync(pidFile(cluster), 'utf8')
  } catch {
    return undefined
  }
}
