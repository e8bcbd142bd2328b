import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Source {
  /** Path relative to the project root. */
  path: string
  text: string
}

export function readSources(): Source[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return files
    .split('\n')
    .filter((path) => /^(?:content|contract|server|web|dev|e2e|scripts|tools)\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
