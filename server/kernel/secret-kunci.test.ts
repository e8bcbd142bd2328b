import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { keyIn, secretKunci } from './secret-kunci.ts'

test('creates one key for concurrent callers, readable by its owner only', async () => {
  const folder = makeTempFolder()
  try {
    const keys = await Promise.all([1, 2, 3, 4].map(keyIn(folder)))
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    expect(keys[0]).toHaveLength(32)
    expect(await readdir(folder)).toEqual(['kunci-rahasia'])
    expect((await stat(join(folder, 'kunci-rahasia'))).mode & 0o777).toBe(0o600)
  } finally {
    removeTempFolder(folder)
  }
})

test('opens sealed data only with the same key and unchanged', async () => {
  const kunci = secretKunci(async () => Buffer.alloc(32, 1))
  const sealed = await kunci.seal('JBSWY3DPEHPK3PXP')
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP')
  expect(await kunci.open(sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(await kunci.seal('JBSWY3DPEHPK3PXP')).not.toEqual(sealed)
  await expect(secretKunci(async () => Buffer.alloc(32, 2)).open(sealed)).rejects.toThrow()
  const changed = Buffer.from(sealed)
  changed[30] = (changed[30] ?? 0) ^ 1
  await expect(kunci.open(changed)).rejects.toThrow()
})
