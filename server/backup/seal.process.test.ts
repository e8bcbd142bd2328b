import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  allFiles,
  allRows,
  backup,
  flip,
  LONG,
  makeSmallShop,
  restore,
  tempFolder,
} from '#server/testing/processes/backup-shop.ts'
import { startScript } from '#server/testing/processes/shop-process.ts'
import { listTree } from './files.ts'

/* Backups that only the owner's private key opens. */

const small = makeSmallShop()

async function newKey() {
  const file = join(tempFolder(), 'kunci.pem')
  const { code, output } = await startScript('backup', ['--new-key', file]).ended
  expect([code, (await stat(file)).mode & 0o777]).toEqual([0, 0o600])
  return { file, settings: { BACKUP_PUBLIC_KEY: /^BACKUP_PUBLIC_KEY=(\S+)$/m.exec(output)?.[1] ?? '' } }
}

test(
  'an encrypted backup is restored with the private key, and with nothing else',
  async () => {
    const [key, other] = [await newKey(), await newKey()]
    const target = join(tempFolder(), 'terkunci')
    expect(await backup(small.dataDir, target, key.settings)).toMatchObject({ code: 0 })
    const { files } = await listTree(target)
    expect(files).toContain('uploads/produk/a.webp')
    const secrets = [
      'gambar',
      (await readFile(join(small.dataDir, 'postgres/kata-sandi'), 'utf8')).trim(),
      'pg_catalog',
    ]
    for (const path of files) {
      const content = await readFile(join(target, path))
      expect([path, secrets.filter((secret) => content.includes(secret))]).toEqual([path, []])
    }

    const folder = tempFolder()
    expect((await restore(target, folder)).complaint).toContain('Cadangan ini terkunci.')
    expect((await restore(target, folder, '--key', other.file)).complaint).toContain('dikunci untuk kunci lain')
    expect((await restore(target, folder, '--key', join(small.dataDir, 'postgres/kata-sandi'))).complaint).toContain(
      'Berkas kunci tidak berisi kunci pribadi',
    )
    expect(await readdir(folder)).toEqual([])
    expect(await restore(target, folder, '--key', key.file)).toMatchObject({ code: 0 })
    expect(await allFiles(folder)).toEqual(await allFiles(small.dataDir))
    expect(await allRows(folder)).toEqual(await allRows(small.dataDir))

    const damaged = join(target, 'uploads/produk/a.webp')
    await flip(damaged)
    expect((await restore(target, tempFolder(), '--key', key.file)).complaint).toContain('uploads/produk/a.webp')
  },
  LONG,
)
