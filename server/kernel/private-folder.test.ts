import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { closeDataFolder } from './private-folder.ts'

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test('closes every file and folder of a data folder, except the database and targets of links', async () => {
  const [root, outside] = [makeTempFolder(), makeTempFolder()]
  onTestFinished(() => {
    for (const folder of [root, outside]) removeTempFolder(folder)
  })
  await mkdir(join(root, 'uploads/foto'), { recursive: true })
  await mkdir(join(root, 'postgres/data'), { recursive: true })
  const [open, closed, inside] = ['uploads/foto/a.webp', 'kunci-rahasia', 'postgres/data/PG_VERSION']
  for (const name of [open, closed, inside]) await writeFile(join(root, name), '')
  for (const name of [open, inside, 'uploads/foto', 'uploads', 'postgres']) await chmod(join(root, name), 0o755)
  await chmod(join(root, closed), 0o600)
  await chmod(outside, 0o755)
  await symlink(outside, join(root, 'tautan'))
  await chmod(root, 0o700)

  expect(await closeDataFolder(root)).toBe(4)
  const modes = ['uploads', 'uploads/foto', open, closed, 'postgres', inside]
  expect(await Promise.all(modes.map((name) => modeOf(join(root, name))))).toEqual([
    ...[0o700, 0o700, 0o700, 0o600, 0o700],
    0o755,
  ])
  expect(await modeOf(outside)).toBe(0o755)
  expect(await closeDataFolder(root)).toBe(0)
})
