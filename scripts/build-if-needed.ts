import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Builds the pages unless build/ was made from exactly these inputs. Compares content, not dates: a checkout or a copy gives
 * old files new dates.
 */

const ROOT = join(import.meta.dirname, '..')
const INPUTS = [
  '{content,contract,web,public}/**',
  'package-lock.json',
  '{vite,react-router}.config.ts',
  'scripts/*.ts',
]
const MARK = join(ROOT, 'build/.inputs')

const wanted = hashOfInputs()
if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== wanted) build()

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const path of globSync(INPUTS, { cwd: ROOT }).sort()) {
    const file = join(ROOT, path)
    if (path.includes('.test.') || !statSync(file).isFile()) continue
    // Include the length, so that different sets of files cannot produce the same input.
    const content = readFileSync(file)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function build(): void {
  // Remove the mark first, so that an interrupted build does not count as complete.
  rmSync(MARK, { force: true })
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
  mkdirSync(join(ROOT, 'build'), { recursive: true })
  // The folder that `npm start` uses. Without it, only the first start is slower.
  const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: join(ROOT, 'build/.compiled') }
  spawnSync(process.execPath, ['scripts/compile.ts'], { cwd: ROOT, env, timeout: 60_000 })
  writeFileSync(MARK, wanted)
}
