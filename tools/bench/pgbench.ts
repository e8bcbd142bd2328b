import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CompiledQuery } from 'kysely'

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

/** Runs a pgbench script with prepared statements for `seconds`. @returns completed runs of the script per second */
export async function pgbench(
  folder: string,
  url: string,
  script: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const path = join(folder, 'pgbench.sql')
  writeFileSync(path, script)
  const args = ['-n', '-M', 'prepared', '-c', `${clients}`, '-T', `${seconds}`, '-f', path, url]
  const { stdout } = await promisify(execFile)('pgbench', args)
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
}

/**
 * Converts a query of the shop to a line of a pgbench script.
 * @param instead returns the replacement of a value, or undefined to keep the value
 */
export function toScript({ sql, parameters }: CompiledQuery, instead: (value: unknown) => string | undefined): string {
  return sql.replace(/\$(\d+)/g, (_, position) => {
    const value = parameters[Number(position) - 1]
    return instead(value) ?? literal(value)
  })
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  const text =
    value instanceof Date
      ? value.toISOString()
      : Buffer.isBuffer(value)
        ? `\\x${value.toString('hex')}`
        : Array.isArray(value)
          ? `{${value.join()}}`
          : `${value}`
  // pgbench takes a word after a colon for a variable.
  return `E'${text.replace(/[\\']/g, '\\$&').replaceAll(':', '\\x3A')}'`
}
