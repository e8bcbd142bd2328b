import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { memoryFolder } from '#server/testing/memory-folder.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { changedLines } from './changed-lines.ts'
import { EXCLUDED, GROUPS, type Group } from './groups.ts'
import { addMutators } from './mutators.ts'
import { resolveStryker, STRYKER } from './stryker.ts'
import { isBelowThreshold, type Result, survivorsOf, tableOf } from './table.ts'

/*
 * `npm run test:mutation` applies small changes to the code and counts how many the tests detect; see docs/decisions/0084.
 * Arguments are files or folders to mutate instead of everything. `--changed` mutates the lines changed since origin/main, or
 * by the last commit.
 */

const OUTPUT = 'build/mutation'

execFileSync('npm', ['ci'], { cwd: STRYKER, stdio: 'inherit' })
const { Stryker } = await import(resolveStryker('@stryker-mutator/core'))

const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true })
const lines = values.changed ? changedLines() : undefined

process.env.TMPDIR ??= memoryFolder()
const folder = makeTempFolder()
// One database server for all groups. A server started by Vitest would leak when Stryker kills a run after a timeout.
const server = await startEmbedded(folder, console)
process.env.TEST_DATABASE_URL = server.url
const results: Result[] = []
try {
  await addMutators()
  for (const group of GROUPS) results.push(...(await mutate(group, filesOf(group))))
} finally {
  await server.stop()
  removeTempFolder(folder)
}

mkdirSync(OUTPUT, { recursive: true })
writeFileSync(`${OUTPUT}/survivors.txt`, survivorsOf(results))
console.log(`\n${tableOf(results)}\n\nSurvivors: ${OUTPUT}/survivors.txt`)
if (isBelowThreshold(results)) process.exitCode = 1

/** Returns the files of a group, with line ranges if only parts are mutated. */
function filesOf({ folder }: Group): string[] {
  return globSync(`${folder}/**/*.ts`)
    .filter((file) => !EXCLUDED.some((pattern) => matchesGlob(file, `**/${pattern}`)))
    .filter(
      (file) =>
        positionals.length === 0 ||
        positionals.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`)),
    )
    .flatMap((file) => (lines ? (lines.get(file) ?? []).map((range) => `${file}:${range}`) : [file]))
}

async function mutate({ folder, tests, isStatic }: Group, files: string[]): Promise<Result[]> {
  if (files.length === 0) return []
  console.log(`${folder}: ${files.length} files`)
  // Vitest's configuration reads it in Stryker's test process.
  process.env.MUTATION_TESTS = tests.join(',')
  return new Stryker({
    // All files as one pattern: Stryker compares each pattern with every file of the project.
    mutate: lines ? files : [`{${files.join(',')},}`],
    testRunner: 'vitest',
    plugins: [resolveStryker('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'vitest.mutation.config.ts', related: true },
    coverageAnalysis: 'perTest',
    ignoreStatic: !isStatic,
    // Texts are no rules, and the type checker rejects almost every `{}` in place of an object.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
    concurrency: 1,
    dryRunTimeoutMinutes: 60,
    timeoutMS: 20_000,
    tempDirName: 'build/.mutation',
    ignorePatterns: ['build', 'data', 'docs', 'ops', 'tools/bench', 'test-results', 'screenshots', '.react-router'],
    // Types are not checked. The preprocessor for tsconfig.json needs the compiler's JavaScript API, which TypeScript 7 lacks.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `${OUTPUT}/${folder.replaceAll('/', '-')}.json` },
    clearTextReporter: { allowColor: false },
    allowConsoleColors: false,
  }).runMutationTest()
}
