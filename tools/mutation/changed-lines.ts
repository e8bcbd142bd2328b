import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * Returns the changed lines of each file under `contract` and `server`, as `<first>-<last>`. Covers committed and uncommitted
 * changes since the branch left origin/main; without any, those of the last commit.
 */
export function changedLines(): Map<string, string[]> {
  const sinceMain = diff(branchPoint())
  return sinceMain.size > 0 ? sinceMain : diff('HEAD~1')
}

function branchPoint(): string {
  try {
    return git('merge-base', 'origin/main', 'HEAD').trim()
  } catch {
    return 'HEAD'
  }
}

function diff(from: string): Map<string, string[]> {
  const lines = new Map<string, string[]>()
  let file = ''
  for (const line of git('diff', '-U0', '--no-renames', '--no-prefix', from, '--', 'contract', 'server').split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice(4)
    const [, start, count = '1'] = line.match(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/) ?? []
    if (!start || count === '0') continue
    lines.set(file, [...(lines.get(file) ?? []), `${start}-${Number(start) + Number(count) - 1}`])
  }
  for (const added of git('ls-files', '--others', '--exclude-standard', 'contract', 'server')
    .split('\n')
    .filter(Boolean))
    lines.set(added, [`1-${readFileSync(added, 'utf8').split('\n').length}`])
  return lines
}
