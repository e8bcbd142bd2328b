import { resolveStryker } from './stryker.ts'

/*
 * Additional mutators for Kysely queries, SQL strings and numbers, which Stryker's own do not cover. They work on Babel's
 * syntax tree.
 */

// biome-ignore lint/suspicious/noExplicitAny: a node of Babel's, whose types are not a dependency of the shop
type Node = any

interface Path {
  node: Node
  parent: Node
  parentPath: Path | null
}

interface Mutator {
  name: string
  mutate(path: Path, ...rest: unknown[]): Iterable<Node>
}

/** Query clauses that can be removed without an error. */
const CLAUSES = /^(where|whereRef|having|distinct|distinctOn|orderBy|limit)$/
const LOCKS = /^(forUpdate|forNoKeyUpdate|forShare|skipLocked)$/
const COMPARES = /^(where|whereRef|having|on|onRef|eb)$/

const OPERATORS: Record<string, string> = {
  '=': '!=',
  '!=': '=',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  in: 'not in',
  'not in': 'in',
  is: 'is not',
  'is not': 'is',
}

/** SQL keywords and operators with their replacements. */
const WORDS: Record<string, string> = {
  '=': '<>',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  AND: 'OR',
  OR: 'AND',
  'IS NULL': 'IS NOT NULL',
  'IS NOT NULL': 'IS NULL',
  'NOT IN': 'IN',
  'NOT EXISTS': 'EXISTS',
  DESC: 'ASC',
  DISTINCT: '',
  'LEFT JOIN': 'JOIN',
  'FOR UPDATE': '',
  true: 'false',
  false: 'true',
}
const FUNCTIONS: Record<string, string> = { least: 'greatest', greatest: 'least', min: 'max', max: 'min' }
const WORD = new RegExp(
  `(?<=^|\\s)(${Object.keys(WORDS)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[*+]/g, '\\$&'))
    .join('|')})(?=\\s|$|\\))|\\b(${Object.keys(FUNCTIONS).join('|')})(?=\\()`,
  'g',
)

const methodOf = ({ type, callee }: Node): string =>
  type === 'CallExpression' ? String(callee.type === 'MemberExpression' ? callee.property.name : callee.name) : ''

/** Mutator that removes matching calls from a call chain. */
const without = (name: string, methods: RegExp): Mutator => ({
  name,
  *mutate({ node }) {
    if (methods.test(methodOf(node)) && node.callee.type === 'MemberExpression')
      yield structuredClone(node.callee.object)
  },
})

/** Schema limits, moved by one so that a value just outside the limit is accepted. */
const LIMITS: Record<string, number> = { min: -1, max: 1, gte: -1, lte: 1, length: 1 }

const MUTATORS: Mutator[] = [
  without('SqlClause', CLAUSES),
  without('SqlLock', LOCKS),
  {
    name: 'SqlOperator',
    *mutate({ node }) {
      const operator =
        COMPARES.test(methodOf(node)) && node.arguments.length === 3 && OPERATORS[node.arguments[1].value]
      if (!operator) return
      const changed = structuredClone(node)
      changed.arguments[1] = { type: 'StringLiteral', value: operator }
      yield changed
    },
  },
  {
    name: 'Limit',
    *mutate({ node, parent }) {
      const step = LIMITS[methodOf(node)]
      const isConstant = parent?.type === 'VariableDeclarator' && /^[A-Z\d_]+$/.test(parent.id.name)
      if (node.type === 'NumericLiteral' && isConstant) yield { type: 'NumericLiteral', value: node.value + 1 }
      if (!step || node.arguments[0]?.type !== 'NumericLiteral' || node.callee.object?.name === 'Math') return
      const changed = structuredClone(node)
      changed.arguments[0] = { type: 'NumericLiteral', value: node.arguments[0].value + step }
      yield changed
    },
  },
  {
    name: 'SqlText',
    *mutate({ node }) {
      if (node.type !== 'TaggedTemplateExpression' || node.tag.name !== 'sql') return
      for (const [index, { value }] of node.quasi.quasis.entries())
        for (const { 0: found, index: at } of value.raw.matchAll(WORD)) {
          const changed = structuredClone(node)
          const raw = value.raw.slice(0, at) + (WORDS[found] ?? FUNCTIONS[found]) + value.raw.slice(at + found.length)
          changed.quasi.quasis[index].value = { raw, cooked: raw }
          yield changed
        }
    },
  },
]

/** Stryker mutators that only change declarations in an endpoint: its lists of errors, sources and roles. */
const NOT_IN_ENDPOINTS = /^(ArrayDeclaration|BooleanLiteral|MethodExpression)$/

function isInEndpoint(path: Path | null): boolean {
  return path !== null && (/^(?:adminE|e)ndpoint$/.test(methodOf(path.node)) || isInEndpoint(path.parentPath))
}

/** Adds the mutators to Stryker's internal list. Stryker has no setting for custom mutators. */
export async function addMutators(): Promise<void> {
  const core = resolveStryker('@stryker-mutator/core')
  const list = core.replace(/core\/dist.*/, 'instrumenter/dist/src/mutators/mutate.js')
  const { allMutators } = (await import(list)) as { allMutators: Mutator[] }
  for (const mutator of allMutators) {
    const { name, mutate } = mutator
    if (NOT_IN_ENDPOINTS.test(name))
      mutator.mutate = (path, ...rest) => (isInEndpoint(path) ? [] : mutate.call(mutator, path, ...rest))
  }
  allMutators.push(...MUTATORS)
}
