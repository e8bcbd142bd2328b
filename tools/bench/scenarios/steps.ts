import { setTimeout as delay } from 'node:timers/promises'
import { payAtSimulator, reportPayment } from '#tools/bench/checkout.ts'
import { type Customer, call } from '#tools/bench/customer.ts'
import { AKUN, openMarket, tokenOf } from '#tools/bench/market.ts'
import { cpuMs, treeCpuMs } from '#tools/bench/proc.ts'
import type { Figure, Scenario } from '#tools/bench/scenario.ts'
import { type Counted, openStatementCounts } from '#tools/bench/statements.ts'

/** Orders per round, one after another. */
const ORDERS = 200

/** Counts what a paid order costs, step by step. */
export const steps: Scenario = {
  name: 'steps',
  description:
    `What an order costs, by step, as a mean of ${ORDERS} orders one after another. Order: the call with its payment page. Payment: from the ` +
    "provider's notifications until its mails are sent. Return: the buyer's browser reports the payment and reads the history. Each statement " +
    'is a round trip, except those inside triggers.',
  async run({ products, rounds }) {
    const { folder, toko, simulator, shop, postmaster, close } = await openMarket(products, { countsStatements: true })
    const counts = await openStatementCounts(folder, 'bench_market')
    const figures = new Map<string, Figure>()
    const add = (name: string, unit: Figure['unit'], value: number) => {
      const figure = figures.get(name) ?? { name, unit, subject: [] }
      figure.subject.push(value)
      figures.set(name, figure)
    }
    const costs = async () => [cpuMs(shop.pid), treeCpuMs(postmaster), (await counts.walBytes()) / 1024]
    const measure = async (step: string, round: number, work: () => Promise<void>) => {
      await counts.reset()
      const before = await costs()
      await work()
      const spent = (await costs()).map((value, at) => (value - (before[at] ?? 0)) / ORDERS)
      const statements = await counts.list()
      if (round === 0) printStatements(step, statements)
      add(`${step}: statements`, '', statements.reduce((sum, { calls }) => sum + calls, 0) / ORDERS)
      for (const [at, name] of ['processor of the shop', 'processor of the database'].entries())
        add(`${step}: ${name}`, 'ms', spent[at] ?? Number.NaN)
      add(`${step}: KB of write-ahead log`, '', spent[2] ?? Number.NaN)
    }
    try {
      for (let round = 0; round < rounds; round++) {
        const made: { id: string; customer: Customer }[] = []
        await measure('order', round, async () => {
          for (let at = round * ORDERS; at < (round + 1) * ORDERS; at++) {
            const userId = 1 + (at % AKUN)
            const customer = { token: tokenOf(userId), user: { userId } }
            const body = { produkId: 1 + (at % products), jumlah: 1, shippingId: 2 }
            const { midtransOrderId: id } = await call<{ midtransOrderId: string }>(
              shop.url,
              'POST',
              '/api/pemesanan/create',
              { body, token: customer.token },
            )
            made.push({ id, customer })
          }
        })
        await measure('payment', round, async () => {
          for (const { id } of made) await payAtSimulator(simulator.url, id)
          await waitUntilQuiet(toko)
        })
        await measure('return', round, async () => {
          for (const { id, customer } of made) await reportPayment(shop.url, customer, id)
        })
      }
      return [...figures.values()]
    } finally {
      await counts.close()
      await close()
    }
  },
}

/** Prints the statements that at least every second order sends. */
function printStatements(step: string, statements: readonly Counted[]): void {
  for (const { sql, calls, ms } of statements)
    if (calls >= ORDERS / 2)
      console.log(
        `${step}: ${(calls / ORDERS).toFixed(1)} × ${(ms / calls).toFixed(3)} ms, ${sql.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
      )
}

/** Waits until all notifications are processed and all mails are sent. */
async function waitUntilQuiet({ db }: Awaited<ReturnType<typeof openMarket>>['toko']): Promise<void> {
  for (;;) {
    const open = await db
      .selectFrom('surat')
      .select('surat_id as id')
      .where('status', '=', 'menunggu')
      .unionAll(db.selectFrom('notifikasi').select('notifikasi_id as id').where('hasil', 'is', null))
      .executeTakeFirst()
    if (!open) return
    await delay(500)
  }
}
