import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * What was run once is never changed. A shop would refuse to start on it; here it is refused before anybody has it. Git
 * knows what every file was, so no list has to be kept, and none can be made to agree.
 */

const FOLDER = 'server/db/migrations'
/** Changed once more on its second day, before the rule was kept by a test; as of this commit it stays. */
const LATER: Record<string, string> = { '0001_dasar.sql': '9ebd2d7' }
const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((name) => name.endsWith('.sql'))

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The newest release that this version comes after, if there is one. */
const release = attempt(() => git('describe', '--tags', '--abbrev=0'))
const hasHistory = attempt(() => git('rev-parse', '--is-shallow-repository')) === 'false'

test.runIf(release)(`no migration of the release ${release} was changed or taken away`, () => {
  const released = git('ls-tree', '--name-only', `${release}:${FOLDER}`).split('\n')
  for (const name of released) expect.soft(today(name), name).toBe(git('show', `${release}:${FOLDER}/${name}`))
})

// Without a history, in a tarball or a shallow clone, nobody can tell: skipped, and the report says so.
test.runIf(hasHistory).each(files)('%s is as it came to the main line', (name) => {
  const path = `${FOLDER}/${name}`
  const brought =
    LATER[name] ?? git('log', '--first-parent', '--diff-filter=A', '--format=%H', '--', path).split('\n')[0]
  // One that is still being written came nowhere yet.
  if (brought) expect(today(name)).toBe(git('show', `${brought}:${path}`))
})

/*
 * While a new version is rolled out, shops of the one before it work on the schema that the new one has made. So a migration
 * adds, and what it takes away nobody has used since the version before. Which shops still may run beside it, it says itself:
 * `-- perlu: 0025_berkas_rilis.sql` for those that know that one.
 */

/** Those before came while nobody could run beside them anyway. */
const RULE_SINCE = '0025'
const ADD_COLUMN =
  /\bADD\s+(?:COLUMN\s+)?(?:IF\s+NOT\s+EXISTS\s+)?(?!CONSTRAINT\b|CHECK\b|UNIQUE\b|FOREIGN\b|PRIMARY\b)\w+\s+[^,;]*/gi
const NARROWS: Record<string, RegExp> = {
  // Without an index everything goes on, and without a check more is allowed than before.
  DROP: /\b(?<!COMMIT )DROP\s+(?!INDEX\b|CONSTRAINT\b|NOT\s+NULL\b)\w/i,
  RENAME: /\bRENAME\b/i,
  TYPE: /\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
  'NOT NULL': /\bSET\s+NOT\s+NULL\b/i,
  TRUNCATE: /(?:^|;)\s*TRUNCATE\b/i,
}

/** What a migration takes away from shops that do not know it. */
function narrowedBy(sql: string): string[] {
  // Neither words of a comment, nor texts of the shop, nor what stands in parentheses: a default, a check.
  let plain = sql.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''")
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, ' ')
  const required = (plain.match(ADD_COLUMN) ?? []).some(
    (column) => /\bNOT\s+NULL\b/i.test(column) && !/\b(?:DEFAULT|GENERATED)\b/i.test(column),
  )
  const found = Object.keys(NARROWS).filter((what) => NARROWS[what]?.test(plain))
  return required ? [...found, 'a column that must be given'] : found
}

test.each(files.filter((name) => name >= RULE_SINCE))('%s adds, or says beside which shops it may be run', (name) => {
  const sql = today(name)
  const perlu = /^-- perlu: (\S+)$/m.exec(sql)?.[1]
  if (perlu) expect(files.filter((other) => other <= name)).toContain(perlu)
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
])('of %s it is known what it takes away', (sql, narrowed) => {
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
