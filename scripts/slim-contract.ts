import { type ESTree, type Plugin, parseSync } from 'vite'
import { CONTRACT } from './contract-files.ts'

/**
 * What a call needs to know of its endpoint, as the type `Endpoint` says it to the screens. The rest, above all the
 * schemas, is for the server and for the types.
 */
const NEEDED = ['name', 'method', 'path', 'access', 'paged', 'multipart', 'repeat']

interface Cut {
  start: number
  end: number
  text: string
}

/**
 * A file of the contract as a browser needs it: endpoints without their schemas, and everything that is computed marked
 * as free of side effects, so that what no screen uses falls away, and zod with it.
 * @param code JavaScript
 */
export function slimContract(code: string): string {
  const cuts = parseSync('contract.js', code).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression' ? [...unneeded(init), ...pure(init)] : [],
    )
  })
  // From the end, so that what stands before keeps its place.
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((slim, { start, end, text }) => slim.slice(0, start) + text + slim.slice(end), code)
}

function unneeded({ callee, arguments: [definition] }: ESTree.CallExpression): Cut[] {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return []
  const isAdmin = definition.properties.some(
    (property) => property.type === 'Property' && nameOf(property) === 'access' && textOf(property.value) === 'admin',
  )
  return definition.properties.flatMap((property, index) => {
    if (property.type !== 'Property') return []
    const name = nameOf(property)
    const isNeeded =
      NEEDED.includes(name) ||
      // The lists of the back office read their address by the schema of their query.
      (name === 'query' && isAdmin) ||
      // `response: 'berkas'` says how to read the answer.
      (name === 'response' && textOf(property.value) !== undefined)
    // With the comma behind it.
    const end = definition.properties[index + 1]?.start ?? definition.end - 1
    return isNeeded ? [] : [{ start: property.start, end, text: '' }]
  })
}

const nameOf = ({ key }: ESTree.ObjectProperty) => (key.type === 'Identifier' ? key.name : '')
const textOf = (value: ESTree.Expression) =>
  value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined

/** A chain of calls is only marked as a whole when it stands in a function of its own. */
function pure({ start, end }: ESTree.CallExpression): Cut[] {
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => ' },
    { start: end, end, text: ')()' },
  ]
}

/** Hands the browser the contract without its schemas, except those that a form checks with. */
export function slimContractPlugin(): Plugin {
  return {
    name: 'slim-contract',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: slimContract(code), map: null }),
    },
  }
}
