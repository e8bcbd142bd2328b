import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testBackup } from '#server/testing/test-backup.ts'
import { waitFor } from '#server/testing/wait-for.ts'

test('a download continues after the next backup was started, and its files are then deleted', async () => {
  const { backups, allow } = testBackup(() => new Date())
  allow()
  const finish = () => waitFor('a finished backup', async () => backups.state().status === 'siap')
  backups.start()
  await finish()
  const [whole, first] = [backups.open(), backups.open()]
  const reading = first?.content[Symbol.asyncIterator]()
  const beginning = await reading?.next()
  expect(beginning?.value?.length).toBeGreaterThan(0)

  backups.start()
  await finish()
  expect((await reading?.next())?.done).toBe(true)
  // The folder of the old backup is gone with its last download.
  await expect(whole && buffer(whole.content)).rejects.toThrow('tar failed')
  await backups.close()
})
