import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { chmod, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { newClusterUser } from '#server/db/embedded/os-user.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { freePort } from './free-port.ts'

/**
 * Starts a PostgreSQL from the system's packages with an empty database, for one test.
 * @returns undefined if none is installed; `path` contains its tools
 */
export async function postgresElsewhere() {
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
  if (!bin) return undefined
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  const user = newClusterUser()
  if (user) await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(bin, program), args, { ...user, cwd: '/', env: {}, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
  }
  run('initdb', '-D', data, '-U', 'toko', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  onTestFinished(() => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'))
  return { url: `postgres://toko:rahasia@127.0.0.1:${port}/postgres`, path: `${bin}:/usr/bin:/bin` }
}
