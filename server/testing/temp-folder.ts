import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'

const PREFIX = 'kerapusehat-uji-'

/**
 * Creates a folder that the database's own user can also enter. Its name contains the process ID.
 * @param place parent folder
 */
export function makeTempFolder(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * Removes a folder of `makeTempFolder`, including a database (running or not) and small disks mounted there. Synchronous, so
 * that it works in `exit` handlers.
 */
export function removeTempFolder(folder: string): void {
  const home = realHome(folder)
  const server = home && findPostmaster(join(home, 'data'))
  if (server) process.kill(server.pid, 'SIGQUIT')
  unmountWithin(folder)
  // A server that is stopping may still write for a moment.
  for (const path of [home, folder])
    if (path) rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

/** Removes the folders of killed test runs. */
export function sweepTempFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10)
    if (pid && !isAlive(pid)) removeTempFolder(join(tmpdir(), name))
  }
}

/** Lazy unmount, so that open files do not block it. */
function unmountWithin(folder: string): void {
  if (process.platform !== 'linux') return
  for (const line of readFileSync('/proc/mounts', 'utf8').split('\n')) {
    const [, place = ''] = line.split(' ')
    if (`${place}/`.startsWith(`${folder}/`)) spawnSync('umount', ['-l', place])
  }
}

function realHome(folder: string): string | undefined {
  try {
    return realpathSync(join(folder, 'postgres'))
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
