import { parseArgs } from 'node:util'
import { badai } from '#bench/scenarios/badai.ts'
import { baru } from '#bench/scenarios/baru.ts'
import { berkas } from '#bench/scenarios/berkas.ts'
import { gerak } from '#bench/scenarios/gerak.ts'
import { harga } from '#bench/scenarios/harga.ts'
import { ingatan } from '#bench/scenarios/ingatan.ts'
import { kantor } from '#bench/scenarios/kantor.ts'
import { masuk } from '#bench/scenarios/masuk.ts'
import { pesanan } from '#bench/scenarios/pesanan.ts'
import { ringan } from '#bench/scenarios/ringan.ts'
import { stok } from '#bench/scenarios/stok.ts'
import { tumbuh } from '#bench/scenarios/tumbuh.ts'
import { keep, machine, table } from './report.ts'
import type { Bench, Figure, Scenario } from './scenario.ts'
import { type BenchShop, openShop, WITHOUT_SIMULATOR } from './shop.ts'

/* `npm run bench`, or some scenarios alone: `npm run bench -- ingatan --products 10000`. */

const SCENARIOS: Scenario[] = [ingatan, berkas, baru, gerak, harga, badai, pesanan, stok, masuk, ringan, tumbuh, kantor]

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
const figures: Record<string, Figure[]> = {}
try {
  for (const { name, describe, slow, run } of SCENARIOS) {
    if (positionals.length > 0 ? !positionals.includes(name) : slow) continue
    console.log(`\n## ${name}\n\n${describe}\n`)
    const result = await run(bench)
    if ('skipped' in result) console.log(`Skipped: ${result.skipped}`)
    else {
      figures[name] = result
      console.log(table(result))
    }
  }
} finally {
  await (await shared)?.close()
}
console.log(`\nKept as ${keep(options, figures, measuredOn)}.`)
