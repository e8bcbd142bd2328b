import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#server/backup/backup.ts'
import { nameOfNow, openBucket } from '#server/backup/bucket.ts'
import { hasDumpTools } from '#server/backup/dump.ts'
import { megabytes } from '#server/backup/files.ts'
import { newOwnerKey } from '#server/backup/seal.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { abortOnSignals, tellFailure } from './terminal.ts'

/*
 * `npm run backup [-- folder]`: backs up the shop's database and files, whether the shop is running or not. Without a folder,
 * the backup goes to the configured backup storage, if any.
 * `npm run backup -- --new-key <file>`: creates a key that encrypts backups.
 */

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'new-key': { type: 'string' } } })
  if (values['new-key'] === undefined) await main(positionals)
  else await makeKey(values['new-key'])
} catch (error) {
  tellFailure(error)
}

async function main([folder]: string[]): Promise<void> {
  const config = loadConfig()
  if (config.databaseUrl && config.s3 && !hasDumpTools())
    throw new StartError(
      'Database dan gambar toko ini disimpan di luar (DATABASE_URL, S3); cadangkan keduanya dengan alat penyedianya, atau pasang pg_dump (paket postgresql-client).',
    )
  const signal = abortOnSignals()
  if (config.backup.s3 && !folder) await toBucket(config, config.backup.s3, signal)
  else await toFolder(config, resolve(folder ?? `backups/${nameOfNow()}`), signal)
}

/** Writes a new private key to a new file, and prints the public key for the setting. */
async function makeKey(file: string): Promise<void> {
  const { publicKey, privateKey } = newOwnerKey()
  await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' }).catch((cause: Error) => {
    throw new StartError(`Kunci tidak ditulis: ${cause.message}`, { cause })
  })
  console.log(`Kunci pribadi ditulis ke ${file}. Pindahkan dari mesin ini, dan simpan dua salinan di tempat berbeda:`)
  console.log('tanpa berkas itu cadangan yang terkunci tidak bisa dipulihkan oleh siapa pun.')
  console.log(`BACKUP_PUBLIC_KEY=${publicKey}`)
}

async function toFolder(config: Config, target: string, signal: AbortSignal): Promise<void> {
  const printWarnings = await make(config, target, target, signal)
  console.log(`Memulihkan ke folder kosong: npm run restore -- ${target} <folder>`)
  printWarnings()
}

async function toBucket(
  config: Config,
  settings: NonNullable<Config['backup']['s3']>,
  signal: AbortSignal,
): Promise<void> {
  const bucket = await openBucket(settings, signal)
  // Checked before the backup, so that a wrong setting fails early.
  await bucket.list()
  const name = nameOfNow()
  const place = await mkdtemp(join(tmpdir(), 'kerapusehat-cadangan-'))
  try {
    const target = join(place, name)
    const tellRest = await make(config, target, `s3:${name}`, signal, () => bucket.upload(target, name))
    for (const old of await bucket.prune(config.backup.keep)) console.log(`Cadangan lama dihapus: s3:${old}`)
    console.log(`Memulihkan ke folder kosong: npm run restore -- s3:${name} <folder>`)
    tellRest()
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** Makes the backup. @returns a function that prints the warnings, called last so that they are visible */
async function make(
  { dataDir, databaseUrl, databaseDirectUrl, walArchiveDir, s3, backup: { publicKey } }: Config,
  target: string,
  name: string,
  signal: AbortSignal,
  store = async () => {},
): Promise<() => void> {
  // A dump needs a session-level connection, not a transaction pooler.
  const shop = { dataDir, databaseUrl: databaseDirectUrl ?? databaseUrl, walArchiveDir, publicKey }
  const { withDatabase, files, bytes, warnings } = await backUp(shop, target, console, signal)
  await store()
  console.log(`Cadangan lengkap: ${name} (${files} berkas, ${megabytes(bytes)}).`)
  if (!withDatabase)
    console.log(
      'TANPA database: DATABASE_URL menunjuk ke PostgreSQL lain, dan pg_dump (paket postgresql-client) tidak ada di sini.',
    )
  if (s3) console.log('TANPA gambar unggahan: gambar disimpan di S3; cadangkan dengan alat penyedianya.')
  return () => {
    for (const warning of warnings) console.warn(`PERINGATAN: ${warning}`)
  }
}
