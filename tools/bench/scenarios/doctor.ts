import { createDb, type Db } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { inSnapshot, readRule, rulesOf } from '#server/doctor/read-books.ts'
import { FEATURES } from '#server/features.ts'
import { openFolder } from '#tools/bench/at-exit.ts'
import { createFilledDatabase } from '#tools/bench/filled-shop.ts'
import { explain, scansPerRow, summarize } from '#tools/bench/plans.ts'
import type { Figure, Scenario } from '#tools/bench/scenario.ts'

/** Orders, and the goal for all rules together in seconds. */
const SIZES = [
  { pesanan: 50_000, goal: 10 },
  { pesanan: 1_000_000, goal: 60 },
]
/** Rows from which a table must not be read from end to end for each row of another. */
const ROWS_MIN = 1_000
const FINDINGS_MAX = 20

/** Measures `npm run doctor`, with the plan of every rule. */
export const doctor: Scenario = {
  name: 'doctor',
  slow: true,
  description: `Shops with ${SIZES.map(({ pesanan }) => pesanan.toLocaleString('en')).join(' and ')} orders: all rules of the books, and each by itself.`,
  async run({ rounds }) {
    const { folder, remove } = openFolder()
    const embedded = await startEmbedded(folder, { info() {}, warn: console.warn, error: console.error })
    try {
      const figures: Figure[] = []
      for (const { pesanan, goal } of SIZES) {
        const label = `${pesanan.toLocaleString('en')} orders`
        console.log(`filling ${label}`)
        const ukuran = { pesanan, pengguna: pesanan / 5, produk: 1_000 }
        const db = createDb(await createFilledDatabase(embedded.url, `doctor_${pesanan}`, ukuran, new Date()), {
          max: 1,
          isLimited: false,
        })
        figures.push(...(await measure(db, label, goal, rounds).finally(() => db.destroy())))
      }
      return figures
    } finally {
      await embedded.stop()
      remove()
    }
  },
}

async function measure(db: Db, label: string, goal: number, rounds: number): Promise<Figure[]> {
  const rules = rulesOf(FEATURES, new Date())
  const times = new Map<string, number[]>(rules.map(({ aturan }) => [aturan, []]))
  const all: number[] = []
  let findings = 0
  for (let round = 0; round < rounds; round++) {
    let sum = 0
    for (const rule of rules) {
      const begun = performance.now()
      findings += (await inSnapshot(db, 0, (tx) => readRule(tx, rule, FINDINGS_MAX))).length
      const ms = performance.now() - begun
      times.get(rule.aturan)?.push(ms)
      sum += ms
    }
    all.push(sum / 1000)
  }
  let perRow = 0
  for (const { aturan, query } of rules) {
    const { plan } = await explain(db, query.compile(db))
    const scans = scansPerRow(plan, ROWS_MIN)
    console.log(`${aturan}: ${summarize(plan)}`)
    if (scans.length > 0) console.log(`  reads for each row ${scans.join(', ')}`)
    perRow += scans.length
  }
  return [
    { name: `all rules: ${label}`, unit: 's', subject: all, goal: { max: goal } },
    { name: `findings: ${label}`, unit: '', subject: [findings], goal: { max: 0 } },
    { name: `tables read for each row: ${label}`, unit: '', subject: [perRow], goal: { max: 0 } },
    ...[...times].map(([aturan, subject]): Figure => ({ name: `${aturan}: ${label}`, unit: 'ms', subject })),
  ]
}
