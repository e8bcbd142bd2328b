import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { copyFile, ensureRoom } from './files.ts'

function tempFolder(): string {
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  return folder
}

test('writes nothing if the files do not fit on the disk', async () => {
  const folder = tempFolder()
  await expect(ensureRoom(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow(`Ruang di ${folder} tidak cukup: perlu `)
  await ensureRoom(folder, 1)
})

test('skips a file that was deleted meanwhile', async () => {
  const folder = tempFolder()
  expect(await copyFile(join(folder, 'hilang'), join(folder, 'salinan'))).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})
