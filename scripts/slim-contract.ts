import { type ESTree, type Plugin, parseSync } from 'vite'

/** What a call needs to know of its endpoint. The rest, above all the schemas, is for the server and for the types. */
const NEEDED = ['name', 'method', 'path', 'access', 'paged', 'multipart']
/** The lists of the back office read their address by the schema of their query. */
const NEEDED_OFFICE = [...NEEDED, 'query']

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
export function slimContract(code: string, isOffice = false): string {
  const cuts = parseSync('contract.js', code).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression' ? [...unneeded(init, isOffice ? NEEDED_OFFICE : NEEDED), ...pure(init)] : [],
    )
  })
  // From the end, so that what stands before keeps its place.
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((slim, { start, end, text }) => slim.slice(0, start) + text + slim.slice(end), code)
}

function unneeded({ callee, arguments: [definition] }: ESTree.CallExpression, needed: readonly string[]): Cut[] {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return []
  return definition.properties.flatMap((property, index) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    // `response: 'berkas'` says how to read the answer.
    const isNeeded = needed.includes(property.key.name) || (property.key.name === 'response' && isText(property.value))
    // With the comma behind it.
    const end = definition.properties[index + 1]?.start ?? definition.end - 1
    return isNeeded ? [] : [{ start: property.start, end, text: '' }]
  })
}

const isText = (value: ESTree.Expression) => value.type === 'Literal' && typeof value.value === 'string'

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
      filter: { id: /\/contract\/(?:\w+\/)?[\w-]+\.ts$/ },
      handler: (code, id) => ({ code: slimContract(code, /office\.ts$/.test(id)), map: null }),
    },
  }
}
