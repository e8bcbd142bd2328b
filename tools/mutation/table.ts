import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Kind, kindOf, THRESHOLDS } from './groups.ts'

/** A mutant as Stryker reports it; only the fields that the table needs. */
export interface Result {
  fileName: string
  location: Record<'start' | 'end', { line: number; column: number }>
  mutatorName: string
  replacement?: string
  status: string
  statusReason?: string
  static?: boolean
}

interface Row {
  killed: number
  survived: number
  uncovered: number
  /** Untested mutants: disabled by a comment, and static ones, which take effect at module load. */
  marked: number
  static: number
}

const EMPTY: Row = { killed: 0, survived: 0, uncovered: 0, marked: 0, static: 0 }

/** Returns the row's field that counts a mutant; undefined for excluded mutators. */
function fieldOf({ status, statusReason = '', static: isStatic }: Result): keyof Row | undefined {
  if (status === 'Survived') return 'survived'
  if (status === 'NoCoverage') return 'uncovered'
  // A test file that fails to load or close detects the mutant like a failing test.
  if (status !== 'Ignored') return 'killed'
  if (isStatic) return 'static'
  return statusReason.includes('excluded mutation') ? undefined : 'marked'
}

function rowsOf(results: Result[], keyOf: (result: Result) => string): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const result of results) {
    const field = fieldOf(result)
    if (!field) continue
    const key = keyOf(result)
    const row = rows.get(key) ?? { ...EMPTY }
    row[field]++
    rows.set(key, row)
  }
  return rows
}

const scoreOf = ({ killed, survived, uncovered }: Row): number => (100 * killed) / (killed + survived + uncovered || 1)

const inRepository = (file: string): string => file.replace(`${process.cwd()}/`, '')

const kindOfResult = ({ fileName }: Result): Kind => kindOf(inRepository(fileName))

/** Returns one line per folder and kind of file, then one per kind. */
export function tableOf(results: Result[]): string {
  const folders = rowsOf(results, (result) => `${dirname(inRepository(result.fileName))} (${kindOfResult(result)})`)
  const kinds = rowsOf(results, (result) => `All ${kindOfResult(result)}`)
  const lines = [...[...folders].sort(([a], [b]) => a.localeCompare(b)), ...kinds].map(([name, row]) => {
    const { killed, survived, uncovered, marked } = row
    const counts = [killed + survived + uncovered, killed, survived, uncovered, marked, row.static]
    return [
      name.padEnd(52),
      ...counts.map((count) => String(count).padStart(8)),
      scoreOf(row).toFixed(1).padStart(7),
    ].join(' ')
  })
  const head = ['mutants', 'killed', 'survived', 'no test', 'marked', 'static']
    .map((name) => name.padStart(8))
    .join(' ')
  return [`${'folder'.padEnd(52)} ${head}   score`, ...lines].join('\n')
}

export function isBelowThreshold(results: Result[]): boolean {
  const kinds = rowsOf(results, kindOfResult)
  return [...kinds].some(([kind, row]) => scoreOf(row) < THRESHOLDS[kind as Kind])
}

/** Returns one line per undetected mutant: location, mutator, original and replacement. */
export function survivorsOf(results: Result[]): string {
  return results
    .filter((result) => /survived|uncovered/.test(fieldOf(result) ?? ''))
    .map((result) => {
      const { fileName, location, mutatorName, replacement, status } = result
      const place = `${inRepository(fileName)}:${location.start.line}`
      return `${place} ${mutatorName}${status === 'NoCoverage' ? ' (no test)' : ''}: ${oneLine(originalOf(result))} → ${oneLine(replacement ?? '')}\n`
    })
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join('')
}

function originalOf({ fileName, location: { start, end } }: Result): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? ''
  lines[0] = lines[0]?.slice(start.column - 1) ?? ''
  return lines.join(' ')
}

function oneLine(code: string): string {
  const text = code.replace(/\s+/g, ' ')
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}
