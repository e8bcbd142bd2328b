import { spawnSync } from 'node:child_process'
import type { Stats } from 'node:fs'
import { StartError } from '#server/kernel/start-error.ts'

/** User that runs the database when the shop runs as root; PostgreSQL refuses to run as root. */
export interface OsUser {
  uid: number
  gid: number
}

const isRoot = process.getuid?.() === 0

/** Returns the user that a new cluster will belong to, created if absent; undefined = the shop's own user. */
export function newClusterUser(): OsUser | undefined {
  if (!isRoot) return undefined
  const user = lookUp('postgres') ?? createUser('postgres')
  if (!user) {
    throw new StartError(
      "PostgreSQL tidak boleh berjalan sebagai root dan pengguna 'postgres' tidak bisa dibuat; jalankan toko sebagai pengguna biasa.",
    )
  }
  return user
}

/** Returns the user that must continue to run an existing cluster; undefined = the shop's own user. */
export function existingClusterUser(folder: string, { uid, gid }: Stats): OsUser | undefined {
  if (uid === process.getuid?.()) return undefined
  if (isRoot) return { uid, gid }
  throw new StartError(`Database di ${folder} milik pengguna lain (uid ${uid}); jalankan toko sebagai pengguna itu.`)
}

/** True if that user can run the program, with `/` as working directory. */
export function succeedsAs(user: OsUser | undefined, program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { ...user, cwd: '/', env: {}, stdio: 'ignore' }).status === 0
}

export function canWrite(user: OsUser | undefined, folder: string): boolean {
  return succeedsAs(user, '/bin/sh', '-c', 'test -w "$1" && test -x "$1"', 'sh', folder)
}

/** True if that user can read every file of a folder. */
export function canReadAll(user: OsUser | undefined, folder: string): boolean {
  const script = 'cd "$1" && test -r . && for file in *; do test ! -e "$file" || test -r "$file" || exit 1; done'
  return succeedsAs(user, '/bin/sh', '-c', script, 'sh', folder)
}

function lookUp(name: string): OsUser | undefined {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10)
  const user = { uid: id('-u'), gid: id('-g') }
  return Number.isNaN(user.uid) || Number.isNaN(user.gid) ? undefined : user
}

function createUser(name: string): OsUser | undefined {
  // A system account: for ordinary users, systemd removes shared memory at logout (RemoveIPC).
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name])
  if (made.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', '-s', '/bin/false', name])
  return lookUp(name)
}
