import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Backups, openBackups } from '#server/backup/backups.ts'

/** Backups of one small file, which finish when a test allows it. */
export interface TestBackup {
  backups: Backups
  /** Lets the current backup and all later ones finish. */
  allow(): void
  /** Makes the next backups fail with this error. */
  failWith(failure: Error): void
  /** Number of started backups. */
  started(): number
}

export function testBackup(clock: () => Date): TestBackup {
  const allowed = Promise.withResolvers<void>()
  const log = { info() {}, warn() {}, error() {} }
  let failure: Error | undefined
  let quantity = 0
  const backup = openBackups({ dataDir: '/tidak/ada', walArchiveDir: undefined }, clock, log, async (_, target) => {
    quantity++
    await allowed.promise
    if (failure) throw failure
    await mkdir(target)
    await writeFile(join(target, 'manifest.json'), 'isi')
    return { withDatabase: true, files: 1, bytes: 3_400_000, warnings: [] }
  })
  return {
    backups: backup,
    allow: () => allowed.resolve(),
    failWith(fresh) {
      failure = fresh
    },
    started: () => quantity,
  }
}
