import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const ROOT = new URL('../..', import.meta.url).pathname
/** Matches the folder of a feature in each runtime. */
const FEATURE = /^(?:contract|server\/features|web\/toko|web\/admin)\/([\w-]+)\//
const TEST = /\.test\.tsx?$/

export interface Changed {
  /** Changed files that still exist. */
  files: string[]
  /** Test files to run: of the changed features, beside other changed files, and those that import a changed file. */
  tests: string[]
}

/** Returns the changes since the branch left origin/main, or since the last commit if that branch does not exist. */
export function findChanged(): Changed {
  const base = git('merge-base', 'origin/main', 'HEAD')[0] ?? 'HEAD'
  const files = [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ]
  return { files: files.filter((path) => existsSync(ROOT + path)), tests: testsFor(files, readTests()) }
}

/**
 * @param files changed files, relative to the root
 * @param tests every test file with its text
 */
export function testsFor(files: readonly string[], tests: ReadonlyMap<string, string>): string[] {
  const features = new Set(files.flatMap((path) => FEATURE.exec(path)?.[1] ?? []))
  const folders = new Set(files.filter((path) => !FEATURE.test(path)).map((path) => dirname(path)))
  const sources = files.filter((path) => !TEST.test(path))
  return [...tests]
    .filter(([test, text]) => {
      const [, feature] = FEATURE.exec(test) ?? []
      if (feature ? features.has(feature) : folders.has(dirname(test))) return true
      return sources.some((path) => text.includes(`'#${path}'`))
    })
    .map(([test]) => test)
}

const readTests = () =>
  new Map(
    globSync('{contract,server,web,dev,scripts,tools}/**/*.test.{ts,tsx}', { cwd: ROOT }).map((path) => [
      path,
      readFileSync(ROOT + path, 'utf8'),
    ]),
  )

function git(...args: string[]): string[] {
  const { stdout, status } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
