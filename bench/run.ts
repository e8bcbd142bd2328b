import { parseArgs } from 'node:util'
import { keepFigures, machine, table } from './report.ts'
import type { Bench, Scenario } from './scenario.ts'
import { files } from './scenarios/files.ts'
import { footprint } from './scenarios/footprint.ts'
import { growth } from './scenarios/growth.ts'
import { lastUnits } from './scenarios/last-units.ts'
import { login } from './scenarios/login.ts'
import { memory } from './scenarios/memory.ts'
import { office } from './scenarios/office.ts'
import { orders } from './scenarios/orders.ts'
import { priceChange } from './scenarios/price-change.ts'
import { render } from './scenarios/render.ts'
import { storm } from './scenarios/storm.ts'
import { taps } from './scenarios/taps.ts'
import { type BenchShop, openShop, WITHOUT_SIMULATOR } from './shop.ts'

/* `npm run bench`, or some scenarios alone: `npm run bench -- memory --products 10000`. */

const SCENARIOS: Scenario[] = [
  memory,
  files,
  render,
  taps,
  priceChange,
  storm,
  orders,
  lastUnits,
  login,
  footprint,
  growth,
  office,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '50' },
  },
})
const options = {
  products: Number(values.products),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
}
const unknown = positionals.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name))
if (unknown.length > 0)
  throw new Error(`no scenario ${unknown.join(', ')}; there are ${SCENARIOS.map(({ name }) => name).join(', ')}`)

const measuredOn = machine()
console.log(JSON.stringify({ ...measuredOn, ...options }))
let shared: Promise<BenchShop> | undefined
const bench: Bench = { ...options, shop: () => (shared ??= openShop(options.products, WITHOUT_SIMULATOR)) }
try {
  for (const { name, describe, slow, run } of SCENARIOS) {
    if (positionals.length > 0 ? !positionals.includes(name) : slow) continue
    console.log(`\n## ${name}\n\n${describe}\n`)
    const result = await run(bench)
    if ('skipped' in result) console.log(`Skipped: ${result.skipped}`)
    else {
      console.log(table(result))
      console.log(`\nKept as ${keepFigures(name, options, result, measuredOn)}.`)
    }
  }
} finally {
  await (await shared)?.close()
}
