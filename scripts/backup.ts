import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#server/backup/backup.ts'
import { megabytes } from '#server/backup/files.ts'
import { loadConfig } from '#server/config.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { abortOnSignals, tellFailure } from './terminal.ts'

/* `npm run backup [-- folder]`: a copy of the shop's database and files, while the shop runs or not. */

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const { dataDir, databaseUrl, walArchiveDir, s3 } = loadConfig()
  if (databaseUrl && s3)
    throw new StartError(
      'Basis data dan gambar toko ini disimpan di luar (DATABASE_URL, S3); cadangkan keduanya dengan alat penyedianya.',
    )
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = resolve(positionals[0] ?? `backups/${now}Z`)

  const { files, bytes, warnings } = await backUp(
    { dataDir, databaseUrl, walArchiveDir },
    target,
    console,
    abortOnSignals(),
  )
  console.log(`Cadangan lengkap: ${target} (${files} berkas, ${megabytes(bytes)}).`)
  if (databaseUrl)
    console.log(
      'TANPA basis data: DATABASE_URL menunjuk ke PostgreSQL lain; cadangkan itu lebih dahulu dengan alatnya sendiri.',
    )
  if (s3) console.log('TANPA gambar unggahan: gambar disimpan di S3; cadangkan dengan alat penyedianya.')
  console.log(`Memulihkan ke folder kosong: npm run restore -- ${target} <folder>`)
  for (const warning of warnings) console.warn(`PERINGATAN: ${warning}`)
} catch (error) {
  tellFailure(error)
}
