import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from './space.ts'

interface Settings {
  dataDir: string
  /** Set where the database is not the shop's own: its disk is its own affair. */
  databaseUrl: string | undefined
  /** Set where pictures go elsewhere. */
  s3: object | undefined
  /** The same for mails. */
  smtp: { url: string | undefined }
}

/** Where this shop writes. */
export async function placesOf({ dataDir, databaseUrl, s3, smtp }: Settings): Promise<Place[]> {
  return [
    ...(databaseUrl ? [] : await databasePlaces(join(dataDir, 'postgres'))),
    ...(s3 ? [] : [{ nama: 'gambar', folder: join(dataDir, 'uploads') }]),
    ...(smtp.url ? [] : [{ nama: 'surat', folder: join(dataDir, 'surat') }]),
  ]
}

/** Its write-ahead log may have a disk of its own, by a symbolic link or as a mount. */
async function databasePlaces(home: string): Promise<Place[]> {
  const log = join(home, 'data/pg_wal')
  const [disk, logDisk] = await Promise.all([home, log].map((path) => stat(path).catch(() => undefined)))
  const database = { nama: 'basis data', folder: home, isDatabase: true }
  return logDisk && logDisk.dev !== disk?.dev ? [database, { ...database, nama: 'WAL', folder: log }] : [database]
}
