import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { restoreDump } from '#server/backup/dump.ts'
import { readManifest } from '#server/backup/manifest.ts'
import type { RecoveryTarget } from '#server/backup/recover.ts'
import { restore } from '#server/backup/restore.ts'
import { createDb } from '#server/db/client.ts'
import { removeHomes } from '#server/db/embedded/home.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { tellBooks } from './tell-books.ts'

const SILENT = { info() {}, warn() {}, error() {} }
/** Maximum age of the newest backup: 50 h. Backups run every night; one missed night is tolerated. */
const OLD_MS = 50 * 3_600_000

/**
 * Restores a backup into a temporary folder, migrates its database to this version, checks its consistency and deletes it. No
 * shop is started, so no mail is sent and the payment provider receives no request.
 * @param name the owner's name for the backup
 * @returns true if the backup is complete, consistent and at most two nights old
 */
export async function rehearse(
  backup: string,
  name: string,
  target: RecoveryTarget & { privateKey?: string | undefined },
  signal: AbortSignal,
): Promise<boolean> {
  const { finished } = await readManifest(backup)
  const dataDir = await mkdtemp(join(tmpdir(), 'kerapusehat-uji-pulih-'))
  try {
    const { withDatabase, dump, lastChange } = await restore(backup, dataDir, SILENT, target, signal)
    if (!withDatabase && !dump) throw new StartError(`Cadangan ${name} tidak memuat database; tidak ada yang diuji.`)
    const server = await startEmbedded(dataDir, SILENT)
    try {
      if (dump) await restoreDump(dump, server.url, signal)
      await migrate(server.url)
      console.log(
        `Cadangan ${name} utuh, selesai ${finished}${lastChange ? `, perubahan terakhir ${lastChange.toISOString()}` : ''}.`,
      )
      const isRight = await look(server.url)
      const isFresh = Date.now() - Date.parse(finished) < OLD_MS
      if (!isFresh) console.log(`Cadangan ${name} sudah terlalu lama; periksa mengapa tidak ada yang lebih baru.`)
      return isRight && isFresh
    } finally {
      await server.stop()
    }
  } finally {
    await removeHomes(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function look(url: string): Promise<boolean> {
  const db = createDb(url, { max: 1, isLimited: false })
  try {
    const { rows } = await sql<{ pesanan: number; akun: number; terakhir: Date | null }>`
      SELECT (SELECT count(*)::int FROM pesanan) AS pesanan, (SELECT count(*)::int FROM pengguna) AS akun,
        (SELECT max(dibuat) FROM pesanan) AS terakhir`.execute(db)
    for (const { pesanan, akun, terakhir } of rows)
      console.log(`Isinya: ${akun} akun, ${pesanan} pesanan${terakhir ? `, terakhir ${terakhir.toISOString()}` : ''}.`)
    return await tellBooks(db)
  } finally {
    await db.destroy()
  }
}
