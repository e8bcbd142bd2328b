import { type ESTree, parseSync, Visitor } from 'vite'

/*
 * Names that the wire, the database and the addresses fix: column names, keys and enum values of schemas, route paths, and
 * tasks of the dashboard. They are read from the code, so that the words check needs no list of them.
 */

export interface WireNames {
  /** Columns, keys of schemas, and tasks. */
  keys: ReadonlySet<string>
  /** The keys, and enum values and parts of paths. */
  all: ReadonlySet<string>
}

const IDENTIFIER = /^[a-z][\w-]*$/i
const SCHEMA_CALL = /^z\.|\.(?:extend|safeExtend)$/

/** Returns every name in its own spelling, in camelCase, and as a part of a path. */
export function wireNames(read: (path: string) => string, files: readonly string[]): WireNames {
  const found = files.filter(isWire).map((file) => namesOf(file, read(file)))
  const spelled = (names: readonly string[]) =>
    new Set(names.flatMap((name) => [name, toCamel(name), name.replaceAll('_', '-')]))
  const keys = found.flatMap((names) => names.keys)
  return { keys: spelled(keys), all: spelled([...keys, ...found.flatMap(({ values }) => values)]) }
}

const toCamel = (name: string) => name.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())

function isWire(file: string): boolean {
  if (file.includes('.test.')) return false
  return /^(?:contract|content)\/.*\.tsx?$|^server\/db\/tables\.ts$|^web\/routes\.ts$|\.feature\.ts$/.test(file)
}

function namesOf(file: string, source: string): { keys: string[]; values: string[] } {
  const keys: string[] = []
  const values: string[] = []
  const isData = file === 'server/db/tables.ts' || file.startsWith('content/')
  const addTo = (names: string[]) => (value: unknown) => {
    if (typeof value === 'string' && IDENTIFIER.test(value)) names.push(value)
  }
  const add = addTo(values)
  const addKey = addTo(keys)
  const addAll = (elements: readonly (ESTree.ArrayExpressionElement | ESTree.Argument)[]) => {
    for (const value of elements) if (value?.type === 'Literal') add(value.value)
  }
  const addKeys = ({ properties }: ESTree.ObjectExpression) => {
    for (const property of properties) if (property.type === 'Property') addKey(nameOf(property.key))
  }
  new Visitor({
    TSPropertySignature({ key }) {
      const name = nameOf(key)
      // Elsewhere snake case is the spelling of the wire.
      if (isData || name.includes('_')) addKey(name)
    },
    TSLiteralType({ literal }) {
      if (literal.type === 'Literal') add(literal.value)
    },
    TSAsExpression({ expression }) {
      if (expression.type === 'ArrayExpression') addAll(expression.elements)
    },
    Property({ key, value }) {
      const name = nameOf(key)
      if (name.includes('_') || (value.type === 'CallExpression' && calleeOf(value).startsWith('z.'))) addKey(name)
      if (name === 'kode' && value.type === 'Literal') add(value.value)
      if (name === 'tugas' && value.type === 'ObjectExpression') addKeys(value)
    },
    CallExpression(call) {
      if (!SCHEMA_CALL.test(calleeOf(call))) return
      addAll(call.arguments)
      for (const argument of call.arguments) {
        if (argument.type === 'ObjectExpression') addKeys(argument)
        if (argument.type === 'ArrayExpression') addAll(argument.elements)
      }
    },
    Literal({ value }) {
      const isPath = typeof value === 'string' && (file === 'web/routes.ts' || value.startsWith('/'))
      if (isPath) for (const part of value.split(/[/{}:?*]+/)) add(part)
    },
  }).visit(parseSync(file, source).program)
  return { keys, values }
}

const nameOf = (key: ESTree.PropertyKey): string => (key.type === 'Identifier' ? key.name : '')

/** Returns the dotted name of a call, without the arguments of the calls inside. */
function calleeOf({ callee }: ESTree.CallExpression): string {
  const parts: string[] = []
  let node: ESTree.Expression | ESTree.Super = callee
  while (true) {
    if (node.type === 'CallExpression') node = node.callee
    else if (node.type === 'MemberExpression') {
      if (node.property.type === 'Identifier') parts.unshift(node.property.name)
      node = node.object
    } else break
  }
  if (node.type === 'Identifier') parts.unshift(node.name)
  return parts.join('.')
}
