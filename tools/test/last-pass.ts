import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { listFiles } from '#tools/checks/list-files.ts'
import type { Part } from './run-parts.ts'

/* Marks of passed checks, so that a check whose files did not change is not repeated. A new clone and an install have none. */

/** The installed packages and the scripts of every part. */
const ALWAYS = /^package(?:-lock)?\.json$/

const markOf = ({ name }: Part) => `node_modules/.cache/passed/${name.replaceAll(' ', '-')}`

/** Returns a hash of the part's command and of the files that it reads; undefined if the part does not declare them. */
export function stateOf({ command, reads }: Part, paths = listFiles(), read = digestOf): string | undefined {
  if (!reads) return
  const hash = createHash('sha256').update(command).update(process.version)
  for (const path of paths) if (reads.test(path) || ALWAYS.test(path)) hash.update(`${path}\0${read(path)}\0`)
  return hash.digest('hex')
}

/** Returns true if the part passed in this state before. */
export function hasPassed(part: Part, state: string): boolean {
  try {
    return readFileSync(markOf(part), 'utf8') === state
  } catch {
    return false
  }
}

export function markPassed(part: Part, state: string): void {
  mkdirSync(dirname(markOf(part)), { recursive: true })
  writeFileSync(markOf(part), state)
}

const digests = new Map<string, string>()

function digestOf(path: string): string {
  const known = digests.get(path) ?? createHash('sha256').update(readFileSync(path)).digest('base64')
  digests.set(path, known)
  return known
}
