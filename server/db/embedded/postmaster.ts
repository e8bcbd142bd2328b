import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fchownSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '#server/kernel/start-error.ts'
import type { Home } from './home.ts'
import { findPostmaster, forgetStranger, type Postmaster, postmasterArgs } from './pid-file.ts'

const POLL_MS = 20
/** Milliseconds. Crash recovery replays at most `max_wal_size`: minutes on the slowest disk. */
const START_MS = 5 * 60_000
const FAST_STOP_MS = 30_000
const LAUNCHES = 8

export interface RunOptions {
  /** Port of a new server. Default: any free port. */
  port?: number
  /** Settings of a new server; they override its postgresql.conf. */
  settings?: Record<string, string>
  /** Timeout in milliseconds. `launches`: maximum number of starts, if the server exits again. */
  ms?: number
  launches?: number
}

/**
 * Returns the running server of this cluster: an existing one or a new one. One loop handles all cases: a server that is
 * starting, stopping, left over, or started concurrently by another process, and a port that was taken between choosing and
 * binding.
 */
export async function ensureRunning(
  home: Home,
  { port, settings = {}, ms = START_MS, launches: most = LAUNCHES }: RunOptions = {},
): Promise<Postmaster> {
  const deadline = performance.now() + ms
  let launches = 0
  let launched: ChildProcess | undefined
  while (performance.now() < deadline) {
    const postmaster = findPostmaster(home.cluster)
    if (postmaster?.ready) return postmaster
    if (!postmaster && !isAlive(launched)) {
      if (launches === most) break
      // The obstacle of the last start (a dying process, a taken port) gets a little more time each round.
      await delay(launches * 4 * POLL_MS)
      launched = launch(home, port ?? (await freePort()), settings)
      launches += 1
    }
    await delay(POLL_MS)
  }
  throw new StartError(`PostgreSQL tidak bisa dinyalakan. Akhir dari ${home.logFile}:\n${await tail(home.logFile)}`)
}

/** Fast shutdown: running queries are canceled, all committed data is kept. */
export async function stopRunning(cluster: string): Promise<void> {
  const pid = findPostmaster(cluster)?.pid
  if (!pid) return
  process.kill(pid, 'SIGINT')
  if (await isGone(cluster, pid, FAST_STOP_MS)) return
  // Immediate shutdown; the next start recovers from the WAL.
  process.kill(pid, 'SIGQUIT')
  await isGone(cluster, pid, FAST_STOP_MS)
}

async function isGone(cluster: string, pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (findPostmaster(cluster)?.pid === pid) {
    if (performance.now() > deadline) return false
    await delay(POLL_MS)
  }
  return true
}

function launch(
  { cluster, logFile, user, binaries }: Home,
  port: number,
  settings: Record<string, string>,
): ChildProcess {
  forgetStranger(cluster)
  const log = openSync(logFile, 'a', 0o600)
  if (user) fchownSync(log, user.uid, user.gid)
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, [...postmasterArgs(cluster, port), ...options], {
    ...user,
    cwd: '/',
    env: { LC_ALL: 'C' },
    stdio: ['ignore', log, log],
    // In a session of its own: Ctrl-C reaches the shop's whole process group, and the shop must drain before its database
    // stops.
    detached: true,
  })
  child.on('error', () => {})
  child.unref()
  closeSync(log)
  return child
}

function isAlive(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new StartError('Tidak ada porta bebas.')
  return address.port
}

async function tail(path: string): Promise<string> {
  await using file = await open(path)
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read({ position: Math.max(0, size - 2_000), length: 2_000 })
  return buffer.toString('utf8', 0, bytesRead)
}
