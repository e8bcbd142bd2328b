import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { waitFor } from '#server/testing/wait-for.ts'
import { openBackups } from './backups.ts'

const SILENT = { info() {}, warn() {}, error() {} }

test('a download continues after the next backup was started, and its files are then deleted', async () => {
  const shop = { dataDir: '/tidak/ada', walArchiveDir: undefined }
  const backups = openBackups(
    shop,
    () => new Date(),
    SILENT,
    async (_, target) => {
      await mkdir(target)
      // More than a pipe holds, so that packing has not opened the second file when the first arrives.
      for (const name of ['a', 'b']) await writeFile(join(target, name), randomBytes(2_000_000))
      return { withDatabase: true, files: 2, bytes: 4_000_000, warnings: [] }
    },
  )
  const finish = () => waitFor('a finished backup', async () => backups.state().status === 'siap')
  backups.start()
  await finish()
  const [late, first] = [backups.open(), backups.open()]
  const reading = first?.content[Symbol.asyncIterator]()
  let bytes = (await reading?.next())?.value?.length ?? 0

  backups.start()
  await finish()
  for (let piece = await reading?.next(); piece && !piece.done; piece = await reading?.next())
    bytes += piece.value.length
  expect(bytes).toBeGreaterThan(4_000_000)
  // The folder of the old backup is gone with its last download.
  await expect(late && buffer(late.content)).rejects.toThrow('tar failed')
  await backups.close()
})
