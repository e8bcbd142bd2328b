import { readFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob, normalize } from 'node:path'
import { FEATURES } from '#server/features.ts'
import { problemsInGlossary } from './check-glossary.ts'
import { drawRooms, ROOMS_SVG } from './draw-rooms.ts'
import { listFiles } from './list-files.ts'

/** Files and scripts that documents may reference. */
export interface Project {
  /** Paths of files, relative to the repository, with forward slashes. */
  files: ReadonlySet<string>
  /** Names of npm scripts. */
  scripts: ReadonlySet<string>
}

const GLOSSARY = 'docs/glossary.md'
const FENCE = /^ *(```|~~~)[^\n]*\n[\s\S]*?^ *\1 *$/gm
const INLINE_CODE = /(`+)(.+?)\1/g
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^ *\[[^\]]+\]:\s+<?(\S+?)>?(?:\s|$)/gm
const NPM_SCRIPT = /\bnpm (?:run(?:-script)? ([\w:.-]+)|(start|test)\b)/g
const NODE_FILE = /\bnode ((?:[\w.-]+\/)+[\w.-]+\.[cm]?[jt]s)\b/g

/** Returns one line per path, npm script or link in a document that does not exist in the project. */
export function problemsIn(path: string, text: string, project: Project): string[] {
  const problems = new Set<string>()
  const exists = existsIn(project.files)

  for (const [, run, short] of text.matchAll(NPM_SCRIPT)) {
    const name = run ?? short ?? ''
    if (!project.scripts.has(name)) problems.add(`npm script "${name}" does not exist`)
  }
  for (const [, file = ''] of text.matchAll(NODE_FILE)) {
    if (!exists(file)) problems.add(`path "${file}" does not exist`)
  }
  const prose = text.replace(FENCE, '')
  for (const [, , code = ''] of prose.matchAll(INLINE_CODE)) {
    const named = ownPath(code, project.files)
    if (named && !exists(named)) problems.add(`path "${code}" does not exist`)
  }
  for (const [, inline, reference] of prose.replace(INLINE_CODE, '').matchAll(LINK)) {
    const target = decodeURI((inline ?? reference ?? '').replace(/[?#].*$/, ''))
    if (!target || /^[a-z][a-z\d+.-]*:/i.test(target)) continue
    const resolved = target.startsWith('/') ? target.slice(1) : join(dirname(path), target)
    if (!exists(resolved)) problems.add(`link "${target}" is dead`)
  }
  return [...problems].map((problem) => `${path}: ${problem}`)
}

/** Returns one line per package missing in docs/dependencies.md, and per entry that is no package. Ignores `@types/`. */
export function dependencyProblems(list: string, packages: readonly string[]): string[] {
  const named = Array.from(list.matchAll(INLINE_CODE), ([, , name = '']) => name)
  const wanted = packages.filter((name) => !name.startsWith('@types/'))
  return [
    ...wanted.filter((name) => !named.includes(name)).map((name) => `docs/dependencies.md: "${name}" is not named`),
    ...named.filter((name) => !wanted.includes(name)).map((name) => `docs/dependencies.md: "${name}" is no dependency`),
  ]
}

const SETTING = /\b(?!OTEL_)[A-Z][A-Z\d_]{3,}\b/

/** Returns one line per setting missing in docs/settings.md, and per entry that `config` does not read. */
export function settingProblems(settings: string, config: string): string[] {
  const first = Array.from(settings.matchAll(/^\| (`[^|]+)/gm), ([, cell = '']) => cell)
  const named = first.flatMap((cell) => Array.from(cell.matchAll(new RegExp(SETTING, 'g')), ([name]) => name))
  const read = Array.from(config.matchAll(new RegExp(`(?:env\\.|')(${SETTING.source})`, 'g')), ([, name = '']) => name)
  return [
    ...[...new Set(read)]
      .filter((name) => !named.includes(name))
      .map((name) => `docs/settings.md: \`${name}\` is missing`),
    ...named.filter((name) => !read.includes(name)).map((name) => `docs/settings.md: \`${name}\` is no setting`),
  ]
}

/** Returns one line per decision that the index does not list with its title. @param decisions texts by file name */
export function indexProblems(index: string, decisions: ReadonlyMap<string, string>): string[] {
  return [...decisions].flatMap(([file, text]) => {
    const title = text.match(/^# (.+)/)?.[1]
    return index.includes(`- [${title}](${file})\n`)
      ? []
      : [`docs/decisions/README.md: "- [${title}](${file})" is missing`]
  })
}

/** Returns the project path in inline code such as `server/main.ts:12` or `#web/lib/api.ts`; undefined for other code. */
function ownPath(code: string, files: ReadonlySet<string>): string | undefined {
  const path = code.replace(/^(#|\.\/)/, '').replace(/(:\d+)+$/, '')
  const [folder] = path.split('/')
  // Other characters mean prose, a command, or a placeholder (`<noun>.routes.ts`, `0001_….sql`).
  if (!/^[\w.-]+\/[\w.@$+*{},/-]*$/.test(path)) return undefined
  return [...files].some((file) => file.startsWith(`${folder}/`)) ? path : undefined
}

function existsIn(files: ReadonlySet<string>): (path: string) => boolean {
  return (path) => {
    const wanted = normalize(path).replace(/\/$/, '')
    if (wanted === '.' || files.has(wanted)) return true
    if (/[*{]/.test(wanted))
      return [...files].some((file) => matchesGlob(file, wanted) || file.startsWith(`${wanted}/`))
    return [...files].some((file) => file.startsWith(`${wanted}/`))
  }
}

function main(): void {
  // Include untracked files, so that a document can be checked before the commit.
  const files = new Set(listFiles())
  const { scripts, dependencies, optionalDependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'scripts' | 'dependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>>
  const project = { files, scripts: new Set(Object.keys(scripts)) }

  const documents = [...files].filter((file) => file.endsWith('.md'))
  const read = (path: string) => readFileSync(path, 'utf8')
  const problems = [
    ...documents.flatMap((path) => problemsIn(path, read(path), project)),
    ...problemsInGlossary(read(GLOSSARY), read('server/db/tables.ts'), files).map(
      (problem) => `${GLOSSARY}: ${problem}`,
    ),
  ]
  const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path))
  problems.push(
    ...indexProblems(read('docs/decisions/README.md'), new Map(decisions.map((path) => [basename(path), read(path)]))),
  )
  problems.push(...settingProblems(read('docs/settings.md'), read('server/config.ts')))
  if (read(ROOMS_SVG) !== drawRooms(FEATURES)) problems.push(`${ROOMS_SVG}: run node tools/checks/draw-rooms.ts`)
  const packages = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies })
  problems.push(...dependencyProblems(read('docs/dependencies.md'), packages))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
