import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBucket } from '#server/backup/bucket.ts'
import { parseMoment } from '#server/backup/moment.ts'
import { restore } from '#server/backup/restore.ts'
import { loadConfig } from '#server/config.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { rehearse } from './rehearse.ts'
import { abortOnSignals, tellFailure } from './terminal.ts'

/*
 * `npm run restore -- <backup> [folder] [--wal folder [--until time]]`: restores a backup into an empty folder.
 * `npm run restore -- --rehearse [backup]`: restores into a temporary folder to test the backup.
 * An encrypted backup needs `--key <file>`, the owner's private key.
 * A backup is a folder, or s3:<name> in the backup storage; s3:terbaru is the newest one there.
 */

const USAGE = `Pakai: npm run restore -- <cadangan> [folder] [--wal <arsip> [--until "2026-11-21 10:00:00+07"]]
atau: npm run restore -- --rehearse [cadangan]
Cadangan yang terkunci juga perlu --key <berkas kunci pribadi>.
<cadangan> adalah folder, s3:<nama>, atau s3:terbaru.`
const S3 = 's3:'
const NEWEST = `${S3}terbaru`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      wal: { type: 'string' },
      until: { type: 'string' },
      rehearse: { type: 'boolean' },
      key: { type: 'string' },
    },
  })
  const [backup = values.rehearse ? NEWEST : undefined, folder] = positionals
  if (!backup || positionals.length > (values.rehearse ? 1 : 2)) throw new StartError(USAGE)
  const target = {
    wal: values.wal && resolve(values.wal),
    until: values.until ? parseMoment(values.until) : undefined,
    privateKey: values.key === undefined ? undefined : await readKey(values.key),
  }
  const signal = abortOnSignals()

  await withFolder(backup, signal, async (source, name) => {
    if (values.rehearse) {
      process.exitCode = (await rehearse(source, name, target, signal)) ? 0 : 1
      return
    }
    const dataDir = resolve(folder ?? loadConfig().dataDir)
    const { withDatabase, dump, lastChange } = await restore(source, dataDir, console, target, signal)
    console.log(`Cadangan utuh dan dipulihkan ke ${dataDir}.`)
    if (dump)
      console.log(
        `Database, ke yang kosong: pg_restore --no-owner --no-privileges --dbname=<DATABASE_OWNER_URL atau DATABASE_URL> ${dump}`,
      )
    else if (!withDatabase) console.log('TANPA database: cadangan ini hanya memuat berkas toko.')
    if (lastChange) console.log(`Perubahan terakhir di database: ${lastChange.toISOString()}.`)
    console.log(`Menyalakan toko: DATA_DIR=${dataDir} npm start`)
  })
} catch (error) {
  tellFailure(error)
}

function readKey(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: Error) => {
    throw new StartError(`Berkas kunci tidak bisa dibaca: ${cause.message}`, { cause })
  })
}

/** Runs `work` with a backup folder; a backup from the storage is downloaded to a temporary one. */
async function withFolder(
  backup: string,
  signal: AbortSignal,
  work: (folder: string, name: string) => Promise<void>,
): Promise<void> {
  if (!backup.startsWith(S3)) return work(resolve(backup), backup)
  const settings = loadConfig().backup.s3
  if (!settings) throw new StartError('Penyimpanan cadangan belum diatur (BACKUP_S3_BUCKET dan lainnya).')
  const bucket = await openBucket(settings, signal)
  const names = await bucket.list()
  const name = backup === NEWEST ? names.at(-1) : backup.slice(S3.length)
  if (!name || !names.includes(name))
    throw new StartError(
      names.length === 0
        ? 'Belum ada cadangan yang lengkap di penyimpanan cadangan.'
        : `Cadangan ${backup} tidak ada. Yang ada: ${names.join(', ')}`,
    )
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-cadangan-'))
  try {
    await bucket.download(name, folder)
    await work(folder, `${S3}${name}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
