import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

/** On what a benchmark ran, and when. */
export const mesin = () => ({
  tanggal: new Date().toISOString(),
  cpu: `${cpus().length} × ${cpus()[0]?.model}`,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  /** Processes that wanted a core, on average over the last minute: above the number of cores, timings are noise. */
  load: Number(loadavg()[0]?.toFixed(1)),
})

/** Keeps what a benchmark showed as `bench/results/<name>-<time>.json`. @returns the path */
export function simpanHasil(name: string, hasil: object): string {
  const path = `bench/results/${name}-${new Date().toISOString().replace(/\W/g, '').slice(0, 13)}.json`
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(path, `${JSON.stringify({ mesin: mesin(), ...hasil }, null, 2)}\n`)
  return path
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
