import { randomInt } from 'node:crypto'
import { findChanged } from './changed-tests.ts'
import { type Part, reportOf, runSteps, type Step } from './run-parts.ts'

/*
 * `npm test` runs every check and test, `npm run check` only the checks. `npm test -- unit browser` runs the named parts. `npm
 * run test:changed` checks the changes since origin/main, and runs the tests of their features.
 */

const ROUTE_TYPES: Part = { name: 'route types', command: 'react-router typegen' }
const TYPES: Part = {
  name: 'types',
  command: 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/tsc.tsbuildinfo --checkers 1',
  reads: /\.(?:tsx?|json)$/,
}

const BUILD: Part = { name: 'build', command: 'node scripts/build-if-needed.ts' }

const CHECK: Step = [
  [
    ROUTE_TYPES,
    TYPES,
    { name: 'imports', command: 'node tools/checks/check-imports.ts', reads: /\.tsx?$/ },
    { name: 'functions', command: 'node tools/checks/check-functions.ts', reads: /\.tsx?$/ },
    { name: 'docs', command: 'node tools/checks/check-docs.ts', reads: /./ },
    { name: 'plain English', command: 'node tools/checks/plain-english.ts', reads: /./ },
    { name: 'words', command: 'node tools/checks/check-words.ts', reads: /./ },
    { name: 'statements', command: 'node tools/checks/check-statements.ts', reads: /./ },
  ],
  [
    BUILD,
    { name: 'byte budget', command: 'node tools/checks/check-budget.ts' },
    { name: 'lint', command: 'biome check .', reads: /(?<!\.(?:md|svg))$/ },
    {
      name: 'unused code',
      command: 'knip',
      reads: /\.(?:tsx?|json|css)$/,
    },
  ],
]

// In CI, tests run with a random future clock, so that date-dependent failures appear before their date.
const AHEAD: Record<string, string> = process.env.CI
  ? { TEST_CLOCK: process.env.TEST_CLOCK ?? 'random', TEST_SEED: process.env.TEST_SEED ?? String(randomInt(2 ** 31)) }
  : {}
if (AHEAD.TEST_SEED) console.log(`Unit tests with TEST_CLOCK=${AHEAD.TEST_CLOCK} TEST_SEED=${AHEAD.TEST_SEED}`)

/** Components and processes run side by side: each waits for pages or starts. The others use both processors alone. */
const TESTS: Step[] = [
  [[{ ...vitest('unit'), env: AHEAD }]],
  [[vitest('components')], [vitest('process')]],
  [[browser()]],
]

/** Parts whose tests open built pages. */
const NEED_BUILD = ['unit', 'process', 'browser']

const [first, ...rest] = process.argv.slice(2)
process.exitCode = await runSteps(stepsOf(first, rest))

function stepsOf(first = '', rest: string[]): Step[] {
  if (first === '') return [CHECK, ...TESTS]
  if (first === 'check') return [CHECK]
  if (first === 'changed') return changed()
  const names = [first, ...rest]
  const parts = [CHECK, ...TESTS].flat(2).filter(({ name }) => names.includes(name))
  if (parts.length < names.length) throw new Error(`Unknown part among: ${names.join(', ')}`)
  const before = names.some((name) => NEED_BUILD.includes(name)) ? [BUILD] : []
  return [...new Set([...before, ...parts])].map((part) => [[part]])
}

function changed(): Step[] {
  const { files, tests } = findChanged()
  const lint = { name: 'lint', command: `biome check --no-errors-on-unmatched ${files.map(quote).join(' ')}` }
  const lanes = [[ROUTE_TYPES, TYPES, ...(files.length > 0 ? [lint] : [])]]
  return [tests.length > 0 ? [...lanes, [vitest('tests', tests.join(' '))]] : lanes]
}

/** @param which arguments that select the tests */
function vitest(name: string, which = `--project ${name}`): Part {
  return {
    name,
    command: `vitest run ${which} --reporter=default --reporter=json --outputFile.json=${reportOf({ name })}`,
    repeat: (report) => {
      const { testResults = [] }: VitestReport = JSON.parse(report)
      return testResults.flatMap(({ name: file, status, assertionResults }) => {
        const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
        const path = file.replace(`${process.cwd()}/`, '')
        // The file failed as a whole, for example in an import or a hook.
        if (titles.length === 0) return status === 'failed' ? [`vitest run ${path}`] : []
        return titles.map(
          (title) => `vitest run ${path} -t ${quote(`^${title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`)}`,
        )
      })
    },
  }
}

interface VitestReport {
  testResults?: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

function browser(): Part {
  const name = 'browser'
  return {
    name,
    command: 'playwright test --reporter=dot,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf({ name }) },
    repeat: (report) => {
      const { suites = [] }: PlaywrightReport = JSON.parse(report)
      return suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .flatMap(({ file, line, tests }) =>
          tests.map(({ projectName }) => `playwright test e2e/${file}:${line} --project=${projectName}`),
        )
    },
  }
}

interface PlaywrightSuite {
  specs: { ok: boolean; file: string; line: number; tests: { projectName: string }[] }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightReport {
  suites?: PlaywrightSuite[]
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Quotes a text as a single shell word. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
