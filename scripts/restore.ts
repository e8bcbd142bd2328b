import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseMoment } from '#server/backup/moment.ts'
import { restore } from '#server/backup/restore.ts'
import { loadConfig } from '#server/config.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { abortOnSignals, tellFailure } from './terminal.ts'

/* `npm run restore -- <backup> [folder] [--wal folder [--until time]]`: a backup back into an empty folder. */

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { wal: { type: 'string' }, until: { type: 'string' } },
  })
  const [backup, folder] = positionals
  if (!backup || positionals.length > 2)
    throw new StartError(
      'Pakai: npm run restore -- <cadangan> [folder] [--wal <arsip> [--until "2026-11-21 10:00:00+07"]]',
    )
  const dataDir = resolve(folder ?? loadConfig().dataDir)
  const target = { wal: values.wal && resolve(values.wal), until: values.until ? parseMoment(values.until) : undefined }

  const { withDatabase, lastChange } = await restore(resolve(backup), dataDir, console, target, abortOnSignals())
  console.log(`Cadangan utuh dan dipulihkan ke ${dataDir}.`)
  if (!withDatabase) console.log('TANPA basis data: cadangan ini hanya memuat berkas toko.')
  if (lastChange) console.log(`Perubahan terakhir di basis data: ${lastChange.toISOString()}.`)
  console.log(`Menyalakan toko: DATA_DIR=${dataDir} npm start`)
} catch (error) {
  tellFailure(error)
}
