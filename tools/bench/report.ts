import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import type { Figure, Options } from './scenario.ts'

const FOLDER = new URL('./results/', import.meta.url)

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1)
  return (low + high) / 2
}

/** Ratios per round: a temporary slowdown of the machine affects both values. */
const ratiosOf = ({ subject, limit }: Figure) => limit && subject.map((value, round) => value / (limit[round] ?? 0))

/** True if the figure reaches its goal; undefined without a goal. */
function isReached(figure: Figure): boolean | undefined {
  const value = median(ratiosOf(figure) ?? figure.subject)
  const { goal } = figure
  return goal && ('min' in goal ? value >= goal.min : value <= goal.max)
}

/** Returns a Markdown table with one row per figure: medians, lowest and highest value, and whether the goal is reached. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, subject, limit, goal } = figure
    const ratios = ratiosOf(figure)
    const wanted = goal ? ('min' in goal ? `≥ ${goal.min}` : `≤ ${goal.max}`) : ''
    const verdict = { true: 'yes', false: 'NO', undefined: '' }[`${isReached(figure)}`]
    return [
      name,
      unit,
      formatSpread(subject),
      limit ? formatSpread(limit) : '',
      ratios ? formatSpread(ratios) : '',
      wanted,
      verdict,
    ]
  })
  const lines = [['measured', 'unit', 'shop', 'limit', 'ratio', 'goal', 'reached'], Array(7).fill('---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function formatSpread(values: readonly number[]): string {
  const all = values.length > 1 ? ` (${short(Math.min(...values))}–${short(Math.max(...values))})` : ''
  return short(median(values)) + all
}

const short = (value: number) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

/** Returns the date of the measurement and the properties of the machine. */
export function machine() {
  return {
    date: new Date().toISOString(),
    cpu: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    /** Load average of the last minute before the run, caused by other processes. */
    loadBefore: loadavg()[0],
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
  }
}

/** Saves the figures of a scenario. @returns the path of the file */
export function saveFigures(scenario: string, options: Options, figures: Figure[], measuredOn = machine()): string {
  const withMedians = figures.map((figure) => {
    const ratios = ratiosOf(figure)
    return { ...figure, median: median(figure.subject), ratio: ratios && median(ratios), reached: isReached(figure) }
  })
  return saveResult(scenario, { options, figures: withMedians }, measuredOn)
}

/** Saves the latest result of a benchmark as `tools/bench/results/<name>.json`. @returns the path of the file */
export function saveResult(name: string, result: object, measuredOn = machine()): string {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ machine: measuredOn, ...result }, null, 1)}\n`)
  return `tools/bench/results/${name}.json`
}
