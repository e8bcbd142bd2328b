import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'

/** Runs the script in a temporary folder, with a fake bundler that prints much output and exits as requested. */
function newBuild() {
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  for (const path of ['scripts', 'node_modules/.bin']) mkdirSync(join(folder, path), { recursive: true })
  cpSync('scripts/build-if-needed.ts', join(folder, 'scripts/build-if-needed.ts'))
  writeFileSync(join(folder, 'scripts/build-server.ts'), 'export const buildServer = () => {}')
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
  const bundler = "console.log('bundled'); console.error('a warning'); process.exitCode = Number(process.env.ENDS ?? 0)"
  writeFileSync(join(folder, 'node_modules/.bin/react-router'), bundler)
  return (env: Record<string, string> = {}) => {
    const script = join(folder, 'scripts/build-if-needed.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
      env: { ...process.env, LOG_LEVEL: '', ...env },
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
}

test('prints one line for a build, and none if nothing changed', () => {
  const build = newBuild()
  const first = build()
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toMatch(/^Membuat halaman toko… selesai dalam \d+ detik\.\n$/)
  expect(build()).toEqual({ status: 0, stdout: '', stderr: '' })
})

test("prints the bundler's output only on failure or in debug mode", () => {
  const build = newBuild()
  const failed = build({ ENDS: '3' })
  expect(failed.status).toBe(3)
  for (const text of ['bundled', 'a warning', 'gagal']) expect(failed.stderr).toContain(text)
  const told = build({ LOG_LEVEL: 'debug' })
  expect(told).toMatchObject({ status: 0, stderr: expect.stringContaining('a warning') })
  expect(told.stdout).toContain('bundled')
})
