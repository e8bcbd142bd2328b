import { type ESTree, type Plugin, parseSync } from 'vite'
import { CONTRACT } from './contract-files.ts'

/**
 * Endpoint properties that a call needs at run time; the type `Endpoint` exposes the same. The rest, mainly schemas, is for the
 * server and for types.
 */
const NEEDED = ['name', 'method', 'path', 'access', 'paged', 'multipart', 'repeat']

interface Cut {
  start: number
  end: number
  text: string
}

/**
 * Returns a contract file for browsers. Endpoints lose their schemas, and computed values are marked as free of side effects.
 * The bundler can then remove unused exports, and zod with them.
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
  // Cut from the end, so that the earlier positions stay valid.
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((slim, { start, end, text }) => slim.slice(0, start) + text + slim.slice(end), code)
}

function unneeded({ callee, arguments: [definition] }: ESTree.CallExpression): Cut[] {
  if (callee.type !== 'Identifier' || definition?.type !== 'ObjectExpression') return []
  const isAdmin = callee.name === 'adminEndpoint'
  if (!isAdmin && callee.name !== 'endpoint') return []
  return definition.properties.flatMap((property, index) => {
    if (property.type !== 'Property') return []
    const name = nameOf(property)
    const isNeeded =
      NEEDED.includes(name) ||
      // Office lists parse their URL with the schema of the query.
      (name === 'query' && isAdmin) ||
      // `response: 'berkas'` determines how the response is read.
      (name === 'response' && textOf(property.value) !== undefined)
    // Includes the trailing comma.
    const end = definition.properties[index + 1]?.start ?? definition.end - 1
    return isNeeded ? [] : [{ start: property.start, end, text: '' }]
  })
}

const nameOf = ({ key }: ESTree.ObjectProperty) => (key.type === 'Identifier' ? key.name : '')
const textOf = (value: ESTree.Expression) =>
  value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined

/** Wraps the call in a function: the pure annotation covers a whole call chain only that way. */
function pure({ start, end }: ESTree.CallExpression): Cut[] {
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => ' },
    { start: end, end, text: ')()' },
  ]
}

/** Vite plugin that removes schemas from the contract in the browser build, except those that forms validate with. */
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
