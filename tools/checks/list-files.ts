import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export interface Source {
  /** Path relative to the project root. */
  path: string
  text: string
}

/** Returns the paths of the project's files: tracked or new, and not deleted. */
export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed.split('\0').filter((path) => path !== '' && existsSync(path))
}

export function readSources(): Source[] {
  return listFiles()
    .filter((path) => /^(?:content|contract|server|web|dev|e2e|scripts|tools)\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
