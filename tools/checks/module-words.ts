import { type ParseResult, parseSync } from 'vite'

/** A name or a text that the words check reads. */
export interface Found {
  text: string
  /**
   * A name, a property and a key are one identifier. A property is that of a type or a class; a key is destructured, and its
   * type may be of the wire. Prose is a comment, a document or the title of a test.
   */
  kind: 'name' | 'property' | 'key' | 'prose'
}

type Declared = Exclude<Found['kind'], 'prose'>

/** Fields whose identifiers a node declares. */
const DECLARES: Record<string, readonly string[]> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  CatchClause: ['param'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSTypeParameter: ['name'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key', 'params'],
  TSFunctionType: ['params'],
  TSEnumDeclaration: ['id'],
  TSEnumMember: ['id'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
}
/** Fields of a pattern that declare what the pattern declares. */
const PATTERN: Record<string, readonly string[]> = {
  ObjectPattern: ['properties'],
  Property: ['value'],
  ArrayPattern: ['elements'],
  AssignmentPattern: ['left'],
  RestElement: ['argument'],
  TSParameterProperty: ['parameter'],
}
/** Fields of `DECLARES` that declare a property. */
const PROPERTIES = new Set(['PropertyDefinition', 'MethodDefinition', 'TSPropertySignature', 'TSMethodSignature'])
const TESTS = new Set(['test', 'it', 'describe'])

interface Node {
  type: string
  start: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Returns the names that a module declares, its comments, and the titles of its tests. */
export function wordsOfModule(file: string, source: string): Found[] {
  const { program, comments }: ParseResult = parseSync(file, source)
  const found: Found[] = comments.map(({ value }) => ({ text: value, kind: 'prose' }))

  const walk = (node: Node, declares?: Declared): void => {
    const { type } = node
    if (type === 'Identifier' && declares) found.push({ text: String(node.name), kind: declares })
    if (type === 'ImportSpecifier') {
      const { imported, local } = node as unknown as { imported: Node; local: Node }
      if (local.name !== imported.name) walk(local, 'name')
      return
    }
    if (type === 'CallExpression' && isTest(node.callee)) found.push(...titleOf(node))
    for (const field in node) {
      const value = node[field]
      if (typeof value !== 'object' || value === null) continue
      const declared = declaredBy(node, field, declares)
      if (Array.isArray(value)) {
        for (const item of value) if (isNode(item)) walk(item, declared)
      } else if (isNode(value)) walk(value, declared)
    }
  }
  walk(program as unknown as Node)
  return found
}

/** Returns what the identifiers in a field of a node declare. `outer`: what the node itself declares. */
function declaredBy(node: Node, field: string, outer: Declared | undefined): Declared | undefined {
  if (node.computed !== true && DECLARES[node.type]?.includes(field)) {
    return PROPERTIES.has(node.type) && field === 'key' ? 'property' : 'name'
  }
  if (!outer || !PATTERN[node.type]?.includes(field)) return
  return node.shorthand === true ? 'key' : outer
}

/** True for `test`, `test.skip`, `test.each(…)` and their kin. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return TESTS.has(String(callee.name))
  return isTest(callee.type === 'CallExpression' ? callee.callee : callee.object)
}

function titleOf(call: Node): Found[] {
  const [title] = call.arguments as Node[]
  if (title?.type === 'Literal' && typeof title.value === 'string') return [{ text: title.value, kind: 'prose' }]
  if (title?.type !== 'TemplateLiteral') return []
  return (title.quasis as { value: { cooked: string } }[]).map(({ value }) => ({
    text: value.cooked,
    kind: 'prose',
  }))
}
