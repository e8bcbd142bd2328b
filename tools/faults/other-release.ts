import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, globSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const CURRENT_ROOT = process.cwd()
/** Files that a shop needs to run, except its packages. */
const PARTS = ['server', 'contract', 'content', 'dev', 'web', 'public', 'build', 'package.json', 'tsconfig.json']
/** The content hash in a file name. */
const VERSION = /-([0-9a-f]{7})(?=\.(?:js|css|svg|woff2)\b)/g

/**
 * Returns the commit of the newest release: its tag, or in a clone without tags the commit that stored its rows
 * (`e2e/keep-release.ts`). Undefined without git.
 */
export function releaseCommit(): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() || undefined
  return (
    git('describe', '--tags', '--abbrev=0', '--match', 'v*') ??
    git('log', '-1', '--diff-filter=A', '--format=%h', '--', 'server/testing/releases')
  )
}

/**
 * Copies today's shop into `folder` as its next release: every file that pages reference has another name, and there is one
 * more migration.
 */
export function makeNextRelease(folder: string): void {
  for (const part of PARTS) cpSync(join(CURRENT_ROOT, part), join(folder, part), { recursive: true })
  symlinkSync(join(CURRENT_ROOT, 'node_modules'), join(folder, 'node_modules'))

  const rename = (text: string) =>
    text.replace(VERSION, (_, version) => `-${createHash('sha256').update(version).digest('hex').slice(0, 7)}`)
  for (const path of globSync('build/{client,server,shop}/**/*.*', { cwd: folder })) {
    const file = join(folder, path)
    // Compressed copies contain the old names.
    if (/\.(?:br|gz)$/.test(path)) rmSync(file)
    else {
      if (/\.(?:js|css)$/.test(path)) writeFileSync(file, rename(readFileSync(file, 'utf8')))
      renameSync(file, join(dirname(file), rename(path.slice(path.lastIndexOf('/')))))
    }
  }

  const migrations = join(folder, 'server/db/migrations')
  const next = String(readdirSync(migrations).length + 1).padStart(4, '0')
  writeFileSync(
    join(migrations, `${next}_berikut.sql`),
    "ALTER TABLE produk ADD berikut text NOT NULL DEFAULT 'ya'; ALTER TABLE pesanan ADD berikut text;",
  )
}

/** Returns the assets of the build in `folder`. */
export const assetsIn = (folder: string): string[] =>
  readdirSync(join(folder, 'build/client/assets')).filter((name) => !/\.(?:br|gz)$/.test(name))
