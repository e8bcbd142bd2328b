import { spawnSync } from 'node:child_process'
import { chmod, open, readdir, realpath, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findServer } from '#server/db/embedded/start-embedded.ts'
import {
  allFiles,
  allRows,
  backup,
  flip,
  LONG,
  makeSmallShop,
  restore,
  runningShop,
  tempFolder,
  withDatabase,
} from '#server/testing/processes/backup-shop.ts'
import { startScript, startShopProcess } from '#server/testing/processes/shop-process.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { listTree } from './files.ts'

/* Damaged, incomplete and interrupted backups, and folders that must stay as they are. */

const small = makeSmallShop()

test.each([
  'postgres/data/global/pg_control',
  'postgres/data/PG_VERSION',
  'postgres/kata-sandi',
  'uploads/produk/a.webp',
  'manifest.json',
])('rejects a backup with one flipped bit in %s', async (path) => {
  const other = tempFolder()
  await flip(join(small.backup, path))
  const refused = await restore(small.backup, other)
  await flip(join(small.backup, path))
  expect(refused).toMatchObject({ code: 1, output: '' })
  expect(refused.complaint).toMatch(`Cadangan ${small.backup} rusak: `)
  expect(refused.complaint).toContain(path)
  expect(await readdir(other)).toEqual([])
})

test.each(['uploads/produk/a.webp', 'manifest.json'])('rejects a backup without %s', async (path) => {
  const other = tempFolder()
  const away = join(small.copies, 'hilang')
  await rename(join(small.backup, path), away)
  const refused = await restore(small.backup, other)
  await rename(away, join(small.backup, path))
  expect(refused.code).toBe(1)
  expect(refused.complaint).toContain(`${path} tidak ada.`)
  expect(await readdir(other)).toEqual([])
})

test('restores only into an empty folder, and backs up only to a new one', async () => {
  const other = tempFolder()
  await writeFile(join(other, 'catatan.txt'), 'penting')
  const refused = await restore(small.backup, other)
  expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining(`Folder ${other} tidak kosong`) })
  expect(await readdir(other)).toEqual(['catatan.txt'])

  const over = await backup(small.dataDir, other)
  expect(over).toMatchObject({ code: 1, complaint: expect.stringContaining(`${other} sudah ada`) })
  const inside = await backup(small.dataDir, join(small.dataDir, 'cadangan'))
  expect(inside).toMatchObject({ code: 1, complaint: expect.stringContaining('di luar DATA_DIR') })
  const nothing = await backup(other, join(small.copies, 'kosong'))
  expect(nothing).toMatchObject({ code: 1, complaint: expect.stringContaining(`${other}/postgres tidak ada`) })
  expect(await readdir(small.copies)).toEqual(['kecil'])
})

test(
  'leaves no backup if stopped, and none with a final name if killed',
  async () => {
    const copies = tempFolder()
    const begin = async () => {
      const { child, ended } = startScript('backup', [join(copies, 'putus')], { DATA_DIR: small.dataDir })
      await waitFor('files of the cluster in the backup', async () => {
        const { files } = await listTree(copies)
        return files.some((path) => path.includes('/postgres/data/base/'))
      })
      return { child, ended }
    }
    const told = await begin()
    told.child.kill('SIGTERM')
    expect(await told.ended).toMatchObject({ code: 1, complaint: expect.stringContaining('Dihentikan') })
    expect(await readdir(copies)).toEqual([])
    expect(await findServer(small.dataDir)).toBeUndefined()

    const killed = await begin()
    killed.child.kill('SIGKILL')
    await killed.ended
    const [left = ''] = await readdir(copies)
    expect(left).toMatch(/^putus\.baru-/)
    const refused = await restore(join(copies, left), tempFolder())
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('bukan cadangan yang lengkap') })
    // The database server that the killed backup started keeps running; the next backup uses it.
    expect(await backup(small.dataDir, join(copies, 'utuh'))).toMatchObject({ code: 0 })
    await withDatabase(small.dataDir, async () => {})
  },
  LONG,
)

test(
  'refuses to start from an interrupted restore, and restores it again from the beginning',
  async () => {
    const [other, archive] = [tempFolder(), tempFolder()]
    // Recovery reads this file first, and blocks until it is written to.
    const endless = join(archive, '00000002.history')
    expect(spawnSync('mkfifo', [endless]).status).toBe(0)
    for (const path of [archive, endless]) await chmod(path, 0o755)
    const { child, ended } = startScript('restore', [small.backup, other, '--wal', archive])
    await waitFor('the database to recover', async () => {
      const { files } = await listTree(other)
      return files.some((path) => path.endsWith('/data/postmaster.pid'))
    })
    const meanwhile = await restore(small.backup, other)
    expect(meanwhile).toMatchObject({ code: 1, complaint: expect.stringContaining('Cadangan sedang dipulihkan ke') })
    child.kill('SIGKILL')
    await ended
    const files = await readdir(other)

    const sentence = `Pemulihan cadangan ke ${other} belum selesai atau terputus. Ulangi: npm run restore -- <cadangan> ${other}\n`
    expect(await (await startShopProcess(other)).ended).toEqual({ code: 1, output: sentence })
    for (const script of ['backup', 'admin'])
      expect(await startScript(script, [], { DATA_DIR: other }).ended).toMatchObject({ code: 1, complaint: sentence })
    expect(await readdir(other)).toEqual(files)

    expect(await restore(small.backup, other)).toMatchObject({ code: 0, complaint: '' })
    expect(await allFiles(other)).toEqual(await allFiles(small.dataDir))
    await (await runningShop(other)).stop()
    // Unblocks any process that still reads the file.
    await (await open(endless, 'r+')).close()
  },
  LONG,
)

test('backs up only the files if the database is elsewhere, and nothing if the pictures are too', async () => {
  const [copies, other, noTools] = [tempFolder(), tempFolder(), tempFolder()]
  const elsewhere = { DATABASE_URL: 'postgres://toko@127.0.0.1:1/toko', PATH: noTools }
  const made = await backup(small.dataDir, join(copies, 'berkas'), elsewhere)
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('TANPA database') })
  const restored = await restore(join(copies, 'berkas'), other)
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('TANPA database') })
  expect(await readdir(other)).toEqual(['uploads'])
  expect(await allFiles(other)).toEqual(await allFiles(small.dataDir))

  const s3 = {
    S3_BUCKET: 'toko',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_REGION: 'id',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  const nothing = await backup(small.dataDir, join(copies, 'tidak-ada'), { ...elsewhere, ...s3 })
  expect(nothing).toMatchObject({ code: 1, complaint: expect.stringContaining('cadangkan keduanya') })
  expect(await readdir(copies)).toEqual(['berkas'])
})

test.runIf(process.getuid?.() === 0)('as root, restores into a folder that is closed to others', async () => {
  const other = tempFolder()
  await chmod(other, 0o700)
  expect(await restore(small.backup, other)).toMatchObject({ code: 0, complaint: '' })
  expect(await realpath(join(other, 'postgres'))).toMatch(/^\/var\/lib\/kerapusehat\//)
  expect(await allRows(other)).toEqual(await allRows(small.dataDir))
})
