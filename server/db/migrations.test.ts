import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * Applied migrations must never change: a shop would refuse to start. This test rejects such a change before its release. It
 * compares with the Git history, so there is no list that could be adjusted.
 */

const FOLDER = 'server/db/migrations'
const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((name) => name.endsWith('.sql'))

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Newest release that this version is based on, if any. */
const release = attempt(() => git('describe', '--tags', '--abbrev=0'))
const hasHistory = attempt(() => git('rev-parse', '--is-shallow-repository')) === 'false'

test.runIf(release)(`keeps every migration of the release ${release} unchanged`, () => {
  const released = git('ls-tree', '--name-only', `${release}:${FOLDER}`).split('\n')
  for (const name of released) expect.soft(today(name), name).toBe(git('show', `${release}:${FOLDER}/${name}`))
})

// A tarball or a shallow clone has no history to compare with: skipped, and reported as such.
test.runIf(hasHistory).each(files)('%s is unchanged since it entered the main branch', (name) => {
  const path = `${FOLDER}/${name}`
  const brought = git('log', '--first-parent', '--diff-filter=A', '--format=%H', '--', path).split('\n')[0]
  // A file that is not committed yet has nothing to compare with.
  if (brought) expect(today(name)).toBe(git('show', `${brought}:${path}`))
})

/*
 * During a rolling update, shops of the previous version run on the new schema. A migration may therefore only add, or remove
 * things unused since the previous version. It declares which shops may run concurrently:
 * `-- perlu: 0001_v1.0.0.sql` for those that know that migration.
 */

const ADD_COLUMN =
  /\bADD\s+(?:COLUMN\s+)?(?:IF\s+NOT\s+EXISTS\s+)?(?!CONSTRAINT\b|CHECK\b|UNIQUE\b|FOREIGN\b|PRIMARY\b)\w+\s+[^,;]*/gi
const NARROWS: Record<string, RegExp> = {
  // Without an index all queries still work, and without a check more is allowed than before.
  DROP: /\b(?<!COMMIT )DROP\s+(?!INDEX\b|CONSTRAINT\b|NOT\s+NULL\b)\w/i,
  RENAME: /\bRENAME\b/i,
  TYPE: /\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
  'NOT NULL': /\bSET\s+NOT\s+NULL\b/i,
  TRUNCATE: /(?:^|;)\s*TRUNCATE\b/i,
}

/** Returns the parts of a migration that break shops which do not know it. */
function narrowedBy(sql: string): string[] {
  // Ignore comments, string literals and parentheses (defaults, checks).
  let plain = sql.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''")
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, ' ')
  const required = (plain.match(ADD_COLUMN) ?? []).some(
    (column) => /\bNOT\s+NULL\b/i.test(column) && !/\b(?:DEFAULT|GENERATED)\b/i.test(column),
  )
  const found = Object.keys(NARROWS).filter((what) => NARROWS[what]?.test(plain))
  return required ? [...found, 'a column that must be given'] : found
}

test.each(files)('%s only adds, or names the migration that it requires', (name) => {
  const sql = today(name)
  const needed = /^-- perlu: (\S+)$/m.exec(sql)?.[1]
  if (needed) expect(files.filter((other) => other <= name)).toContain(needed)
  else expect(narrowedBy(sql)).toEqual([])
})

test.each([
  ['CREATE TABLE ikan (nama text NOT NULL, lama text); CREATE INDEX ikan_idx ON ikan (nama)', []],
  ["ALTER TABLE ikan ADD nama text, ADD COLUMN asal text NOT NULL DEFAULT ''", []],
  ['ALTER TABLE ikan ADD hitung int NOT NULL GENERATED ALWAYS AS (1) STORED; DROP INDEX ikan_idx', []],
  ["ALTER TABLE ikan DROP CONSTRAINT ikan_check, ADD CONSTRAINT ikan_check CHECK (nama <> 'DROP TABLE')", []],
  ['ALTER TABLE ikan ALTER nama DROP NOT NULL -- RENAME', []],
  ['CREATE TEMPORARY TABLE antara ON COMMIT DROP AS SELECT 1', []],
  ['DROP TABLE ikan', ['DROP']],
  ['DROP TRIGGER perubahan_ikan ON ikan', ['DROP']],
  ['ALTER TABLE ikan ALTER nama DROP DEFAULT', ['DROP']],
  ['ALTER TABLE ikan DROP COLUMN nama', ['DROP']],
  ['ALTER TABLE ikan DROP nama', ['DROP']],
  ['ALTER TABLE ikan DROP nama, ADD asal text', ['DROP']],
  ['ALTER TABLE ikan RENAME nama TO sebutan', ['RENAME']],
  ['ALTER TABLE ikan ALTER COLUMN nama TYPE varchar', ['TYPE']],
  ['ALTER TABLE ikan ALTER nama SET DATA TYPE varchar', ['TYPE']],
  ['ALTER TABLE ikan ALTER nama SET NOT NULL', ['NOT NULL']],
  ['ALTER TABLE ikan ADD nama text NOT NULL', ['a column that must be given']],
  ['ALTER TABLE ikan ADD a text DEFAULT 1, ADD COLUMN b numeric(4, 2) NOT NULL', ['a column that must be given']],
  ['CREATE OR REPLACE TRIGGER ikan_kabar AFTER DELETE OR TRUNCATE ON ikan EXECUTE FUNCTION kabar()', []],
  ['SELECT 1; TRUNCATE ikan', ['TRUNCATE']],
])('finds in %s the removed parts', (sql, narrowed) => {
  expect(narrowedBy(sql)).toEqual(narrowed)
})

function today(name: string): string {
  return (
    attempt(() =>
      readFileSync(join(import.meta.dirname, 'migrations', name), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    ) ?? 'gone'
  )
}

function attempt(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
