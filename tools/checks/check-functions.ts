import { type ESTree, parseSync, Visitor } from 'vite'
import { readSources, type Source } from './list-files.ts'

/*
 * Checks that no function has more than 60 lines of its own. Lines of the functions inside it do not count, so a repository may
 * have many short methods.
 */

/** About one screen. */
const OWN_LINES_MAX = 60
const TESTS = /\.(?:test|spec)\.tsx?$/

/** Returns one line per function that is too long. */
export function findLong(sources: readonly Source[]): string[] {
  const checked = sources.filter(
    // A shorter file has no long function, so it is not parsed.
    ({ path, text }) => !TESTS.test(path) && linesOf(text) > OWN_LINES_MAX,
  )
  return checked.flatMap(({ path, text }) =>
    functionsIn(path, text)
      .filter(({ ownLines }) => ownLines > OWN_LINES_MAX)
      .map(({ start, name, ownLines }) => {
        const line = linesOf(text.slice(0, start))
        return `${path}:${line}: ${name} has ${ownLines} lines of its own`
      }),
  )
}

interface Measured {
  name: string
  start: number
  ownLines: number
}

type Func = ESTree.Function | ESTree.ArrowFunctionExpression

/** Returns the functions of a source file, each with its lines less those of the functions inside it. */
export function functionsIn(path: string, source: string): Measured[] {
  const found: Measured[] = []
  const names = new Map<ESTree.Node, string>()
  /** Lines of the functions inside each open function. */
  const open: number[] = []
  const enter = () => void open.push(0)
  const leave = (node: Func) => {
    const lines = linesOf(source.slice(node.start, node.end))
    const inside = open.pop() ?? 0
    const outer = open.length - 1
    // The first line of a function also belongs to the outer one.
    if (outer >= 0) open[outer] = (open[outer] ?? 0) + lines - 1
    const name = ('id' in node && node.id?.name) || names.get(node) || 'a function'
    found.push({ name, start: node.start, ownLines: lines - inside })
  }
  const recordName = (key: ESTree.Node, value: ESTree.Node | null) => {
    if (value && key.type === 'Identifier') names.set(value, key.name)
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => recordName(id, init),
    Property: ({ key, value }) => recordName(key, value),
    MethodDefinition: ({ key, value }) => recordName(key, value),
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
  }).visit(parseSync(path, source).program)
  return found
}

const linesOf = (text: string) => text.split('\n').length

if (import.meta.main) {
  const found = findLong(readSources())
  for (const line of found) console.error(line)
  process.exitCode = found.length > 0 ? 1 : 0
}
