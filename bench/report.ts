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

/** Of each round by itself: what slows the machine down for a while slows down both. */
const ratiosOf = ({ subject, limit }: Figure) => limit && subject.map((value, round) => value / (limit[round] ?? 0))

/** Whether a figure is as it is wanted; undefined where nothing is wanted. */
function isReached(figure: Figure): boolean | undefined {
  const value = median(ratiosOf(figure) ?? figure.subject)
  const { goal } = figure
  return goal && ('min' in goal ? value >= goal.min : value <= goal.max)
}

/** One row per figure: medians, the spread from lowest to highest, and whether the goal is reached. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, subject, limit, goal } = figure
    const ratios = ratiosOf(figure)
    const wanted = goal ? ('min' in goal ? `≥ ${goal.min}` : `≤ ${goal.max}`) : ''
    const verdict = { true: 'yes', false: 'NO', undefined: '' }[`${isReached(figure)}`]
    return [name, unit, spread(subject), limit ? spread(limit) : '', ratios ? spread(ratios) : '', wanted, verdict]
  })
  const lines = [['measured', 'unit', 'shop', 'limit', 'ratio', 'goal', 'reached'], Array(7).fill('---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function spread(values: readonly number[]): string {
  const all = values.length > 1 ? ` (${short(Math.min(...values))}–${short(Math.max(...values))})` : ''
  return short(median(values)) + all
}

const short = (value: number) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

/** Who measured, for who compares. */
export function machine() {
  return {
    cpu: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    /** Of the last minute, before the run: what else the machine had to do. */
    loadBefore: loadavg()[0],
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
  }
}

/** Keeps a run in `bench/results/`. @returns the name of its file */
export function keep(run: {
  date: Date
  machine: ReturnType<typeof machine>
  options: Options
  figures: Record<string, Figure[]>
}): string {
  const withMedians = Object.entries(run.figures).map(([scenario, figures]) => [
    scenario,
    figures.map((figure) => {
      const ratios = ratiosOf(figure)
      return { ...figure, median: median(figure.subject), ratio: ratios && median(ratios), reached: isReached(figure) }
    }),
  ])
  const name = `${run.date.toISOString().slice(0, 19).replaceAll(':', '-')}.json`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    new URL(name, FOLDER),
    `${JSON.stringify({ ...run, figures: Object.fromEntries(withMedians) }, null, 1)}\n`,
  )
  return `bench/results/${name}`
}
