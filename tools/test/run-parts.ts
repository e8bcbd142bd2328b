import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasPassed, markPassed, stateOf } from './last-pass.ts'

/** Folder for logs and reports, one file per part. */
export const RESULTS = 'test-results'

export interface Part {
  name: string
  command: string
  env?: Record<string, string>
  /** Files that decide the result. A part that passed is skipped until one of them changes. */
  reads?: RegExp
  /** Parses the failed tests from the part's JSON report; returns the command that repeats each of them. */
  repeat?: (report: string) => string[]
}

/** Parallel lanes; the parts of a lane run sequentially. */
export type Step = Part[][]

/**
 * Runs steps sequentially. Prints one line per part with its duration in seconds. At the end it prints the log of each failed
 * part with the commands that repeat its failures.
 * @returns the exit code
 */
export async function runSteps(steps: Step[]): Promise<0 | 1> {
  mkdirSync(RESULTS, { recursive: true })
  const begin = performance.now()
  const failed: Part[] = []
  for (const lanes of steps)
    await Promise.all(
      lanes.map(async (parts) => {
        for (const part of parts) if (!(await run(part))) failed.push(part)
      }),
    )
  console.log(
    `${failed.length === 0 ? 'All parts passed' : `Failed: ${failed.map(({ name }) => name).join(', ')}`}, ${secondsSince(begin)} s`,
  )
  for (const part of failed) console.log(report(part))
  return failed.length === 0 ? 0 : 1
}

export const logOf = ({ name }: Part) => join(RESULTS, `${name.replaceAll(' ', '-')}.log`)
/** Returns the path of the report of a part with `repeat`; the part's command reads it from the environment. */
export const reportOf = ({ name }: Pick<Part, 'name'>) => join(RESULTS, `${name.replaceAll(' ', '-')}.json`)

async function run(part: Part): Promise<boolean> {
  const begin = performance.now()
  const state = stateOf(part)
  if (state !== undefined && hasPassed(part, state)) {
    console.log(`ok   ${part.name.padEnd(16)} unchanged`)
    return true
  }
  rmSync(reportOf(part), { force: true })
  const child = spawn(part.command, {
    shell: true,
    env: { ...process.env, ...part.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data))
  const code = await new Promise((resolve) => child.on('close', resolve))
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(logOf(part), Buffer.concat(output))
  if (code === 0 && state !== undefined) markPassed(part, state)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${part.name.padEnd(16)} ${secondsSince(begin).padStart(6)} s`)
  return code === 0
}

function report(part: Part): string {
  const log = readFileSync(logOf(part), 'utf8').trimEnd().split('\n')
  const commands = part.repeat?.(readReport(part)) ?? [part.command]
  return [
    `\n──── ${part.name} (${logOf(part)})`,
    ...log.slice(-MOST_LINES),
    `\nRepeat ${part.name} alone:`,
    ...(commands.length > 0 ? commands : [part.command]).map((command) => `  npx ${command}`),
  ].join('\n')
}

const MOST_LINES = 200

function readReport(part: Part): string {
  try {
    return readFileSync(reportOf(part), 'utf8')
  } catch {
    return '{}'
  }
}

const secondsSince = (begin: number) => ((performance.now() - begin) / 1000).toFixed(1)
