import { parseArgs } from 'node:util'
import { doctor } from '#tools/bench/scenarios/doctor.ts'
import { files, proxy } from '#tools/bench/scenarios/files.ts'
import { find } from '#tools/bench/scenarios/find.ts'
import { footprint } from '#tools/bench/scenarios/footprint.ts'
import { growth } from '#tools/bench/scenarios/growth.ts'
import { instances } from '#tools/bench/scenarios/instances.ts'
import { lastUnits } from '#tools/bench/scenarios/last-units.ts'
import { login } from '#tools/bench/scenarios/login.ts'
import { memory } from '#tools/bench/scenarios/memory.ts'
import { orders } from '#tools/bench/scenarios/orders.ts'
import { priceChange } from '#tools/bench/scenarios/price-change.ts'
import { recall } from '#tools/bench/scenarios/recall.ts'
import { render } from '#tools/bench/scenarios/render.ts'
import { selling } from '#tools/bench/scenarios/selling.ts'
import { steps } from '#tools/bench/scenarios/steps.ts'
import { storm } from '#tools/bench/scenarios/storm.ts'
import { taps } from '#tools/bench/scenarios/taps.ts'
import { machine, saveFigures, table } from './report.ts'
import type { Bench, Scenario } from './scenario.ts'
import { admin } from './scenarios/admin.ts'
import { type BenchShop, openShop, WITHOUT_SIMULATOR } from './shop.ts'

/* Runs all scenarios (`npm run bench`), or only the named ones: `npm run bench -- memory --products 10000`. */

const SCENARIOS: Scenario[] = [
  memory,
  files,
  proxy,
  render,
  taps,
  priceChange,
  storm,
  selling,
  orders,
  steps,
  lastUnits,
  login,
  footprint,
  growth,
  admin,
  recall,
  doctor,
  find,
  instances,
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
  for (const { name, description, slow, run } of SCENARIOS) {
    if (positionals.length > 0 ? !positionals.includes(name) : slow) continue
    console.log(`\n## ${name}\n\n${description}\n`)
    const result = await run(bench)
    if ('skipped' in result) console.log(`Skipped: ${result.skipped}`)
    else {
      console.log(table(result))
      console.log(`\nKept as ${saveFigures(name, options, result, measuredOn)}.`)
    }
  }
} finally {
  await (await shared)?.close()
}
