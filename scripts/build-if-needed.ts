import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * Builds the pages, and the server that contains them, unless each was made from exactly its inputs. Compares content, not
 * dates: a checkout or a copy gives old files new dates.
 */

const ROOT = join(import.meta.dirname, '..')
const PAGES = ['{content,contract,web,public}/**', 'package-lock.json', '{vite,react-router}.config.ts', 'scripts/*.ts']

await buildUnless('build/.inputs', PAGES, buildPages)
await buildUnless('build/shop/.inputs', [...PAGES, '{server,dev}/**'], async () => {
  const { buildServer } = await import('./build-server.ts')
  await buildServer()
})

/** @param mark file with the hash of the inputs of the last complete build */
async function buildUnless(mark: string, inputs: string[], build: () => void | Promise<void>): Promise<void> {
  const path = join(ROOT, mark)
  const wanted = hashOf(inputs)
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) return
  // Remove the mark first, so that an interrupted build does not count as complete.
  rmSync(path, { force: true })
  await build()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, wanted)
}

function hashOf(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(inputs, { cwd: ROOT }).sort()) {
    const file = join(ROOT, path)
    if (path.includes('.test.') || !statSync(file).isFile()) continue
    // Include the length, so that different sets of files cannot produce the same input.
    const content = readFileSync(file)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function buildPages(): void {
  const command = join(ROOT, 'node_modules/.bin/react-router')
  // Print the bundler's output only if it fails: it is hundreds of lines and irrelevant for starting the shop.
  const isVerbose = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')
  const begun = performance.now()
  process.stdout.write('Membuat halaman toko…')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: isVerbose ? 'inherit' : 'pipe',
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  if (status !== 0) {
    console.error(' gagal.')
    if (!isVerbose) process.stderr.write(stdout + stderr)
    process.exit(status ?? 1)
  }
  console.log(` selesai dalam ${Math.round((performance.now() - begun) / 1000)} detik.`)
}
