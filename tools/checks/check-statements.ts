import { readFileSync } from 'node:fs'
import { listFiles } from './list-files.ts'

/*
 * Every statement of the specification (`docs/specification.tsv`) needs a test with its number in the title, as in "§2.021".
 * Otherwise its third column must name the decision to deviate.
 */

const LIST = 'docs/specification.tsv'
const NUMBER = /§(D?\d+\.\d+)/g

/**
 * @param list lines of number, statement and settlement, separated by tabs, below one line of headings
 * @param tests sources of the tests, by path
 * @returns one line per statement without a test and per number that is not in the list
 */
export function problemsOf(list: string, tests: ReadonlyMap<string, string>): string[] {
  const rows = list
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  const known = new Set(rows.map(([number]) => number))
  const shown = [...tests].flatMap(([path, text]) =>
    [...text.matchAll(NUMBER)].map(([, number = '']) => ({ path, number })),
  )
  const numbers = new Set(shown.map(({ number }) => number))
  return [
    ...rows
      .filter(([number = '', , settled = '']) => settled === '' && !numbers.has(number))
      .map(([number, statement]) => `${LIST}: no test shows §${number}: ${statement}`),
    ...shown
      .filter(({ number }) => !known.has(number))
      .map(({ path, number }) => `${path}: there is no statement §${number}`),
  ]
}

if (import.meta.main) {
  const paths = listFiles().filter(
    (path) => /\.(?:test\.tsx?|spec\.ts)$/.test(path) && !path.startsWith('tools/checks/'),
  )
  const problems = problemsOf(
    readFileSync(LIST, 'utf8'),
    new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])),
  )
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
