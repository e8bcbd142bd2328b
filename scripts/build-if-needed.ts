import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Builds the pages unless build/ was made from exactly these inputs. By content, not by date: a checkout or a copy gives
 * old files new dates.
 */

const ROOT = join(import.meta.dirname, '..')
const INPUTS = ['{web,contract,public}/**', 'package-lock.json', '{vite,react-router}.config.ts', 'scripts/*.ts']
const MARK = join(ROOT, 'build/.inputs')

const wanted = hashOfInputs()
if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== wanted) build()

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const path of globSync(INPUTS, { cwd: ROOT }).sort()) {
    const file = join(ROOT, path)
    if (path.includes('.test.') || !statSync(file).isFile()) continue
    // With its length, so that no two sets of files read the same.
    const content = readFileSync(file)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function build(): void {
  // First, so that a build that is cut short does not pass for a finished one.
  rmSync(MARK, { force: true })
  const command = join(ROOT, 'node_modules/.bin/react-router')
  const { status } = spawnSync(process.execPath, [command, 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(join(ROOT, 'build'), { recursive: true })
  writeFileSync(MARK, wanted)
}
