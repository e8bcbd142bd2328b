import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Integrity } from './own-scripts.ts'

/** Returns the `integrity` lookup for scripts and styles of a built `folder`. Each file is hashed on first use. */
export function builtIntegrity(folder: string): Integrity {
  const known = new Map<string, string | undefined>()
  return (address) => {
    if (!/^\/assets\/[\w.-]+\.(?:js|css)$/.test(address)) return undefined
    if (!known.has(address)) known.set(address, read(join(folder, address)))
    return known.get(address)
  }
}

const read = (file: string) => (existsSync(file) ? `sha256-${hash('sha256', readFileSync(file), 'base64')}` : undefined)
