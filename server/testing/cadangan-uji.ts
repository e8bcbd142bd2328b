import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cadangan, openCadangan } from '#server/backup/cadangan.ts'

/** Backups of one small file, made when a test lets them. */
export interface CadanganUji {
  cadangan: Cadangan
  /** Lets what is being made, and all after it, be finished. */
  biarkan(): void
  /** What the next ones fail with. */
  gagalkan(galat: Error): void
  /** How many were begun. */
  jumlah(): number
}

export function cadanganUji(clock: () => Date): CadanganUji {
  const boleh = Promise.withResolvers<void>()
  const log = { info() {}, warn() {}, error() {} }
  let galat: Error | undefined
  let jumlah = 0
  const cadangan = openCadangan({ dataDir: '/tidak/ada', walArchiveDir: undefined }, clock, log, async (_, target) => {
    jumlah++
    await boleh.promise
    if (galat) throw galat
    await mkdir(target)
    await writeFile(join(target, 'manifest.json'), 'isi')
    return { withDatabase: true, files: 1, bytes: 3_400_000, warnings: [] }
  })
  return {
    cadangan,
    biarkan: () => boleh.resolve(),
    gagalkan(baru) {
      galat = baru
    },
    jumlah: () => jumlah,
  }
}
