import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from './space.ts'

interface Settings {
  dataDir: string
  /** Set for an external database, whose disk is not monitored. */
  databaseUrl: string | undefined
  /** Set if pictures are stored in S3. */
  s3: object | undefined
  /** `url` is set if mails are sent by SMTP instead of written to files. */
  smtp: { url: string | undefined }
}

/** Returns the folders that this shop writes to. */
export async function placesOf({ dataDir, databaseUrl, s3, smtp }: Settings): Promise<Place[]> {
  return [
    ...(databaseUrl ? [] : await databasePlaces(join(dataDir, 'postgres'))),
    ...(s3 ? [] : [{ name: 'gambar', folder: join(dataDir, 'uploads') }]),
    ...(smtp.url ? [] : [{ name: 'surat', folder: join(dataDir, 'surat') }]),
  ]
}

/** Returns the database's places. Its write-ahead log may be on a separate disk, by a symbolic link or a mount. */
async function databasePlaces(home: string): Promise<Place[]> {
  const log = join(home, 'data/pg_wal')
  const [disk, logDisk] = await Promise.all([home, log].map((path) => stat(path).catch(() => undefined)))
  const database = { name: 'database', folder: home, isDatabase: true }
  return logDisk && logDisk.dev !== disk?.dev ? [database, { ...database, name: 'WAL', folder: log }] : [database]
}
