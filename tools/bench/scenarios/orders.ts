import { setTimeout as delay } from 'node:timers/promises'
import { checkOut, type OrderInput, pay, payAtSimulator } from '#tools/bench/checkout.ts'
import { call, newCustomer } from '#tools/bench/customer.ts'
import type { openFilledShop } from '#tools/bench/filled-shop.ts'
import { measureAlternately } from '#tools/bench/in-turn.ts'
import { startGenerator } from '#tools/bench/load.ts'
import { AKUN, openMarket, order, tokenHashSql, tokenOf } from '#tools/bench/market.ts'
import { hasPgbench, pgbench, toScript } from '#tools/bench/pgbench.ts'
import { cpuMs, treeCpuMs } from '#tools/bench/proc.ts'
import type { Figure, Scenario } from '#tools/bench/scenario.ts'
import { runPieces, workers } from '#tools/bench/workers.ts'

const BUYERS = 8
/** The scenario with a distant provider: concurrent payments, latency in ms, and paying workers. */
const FAR = { payments: 200, latencyMs: 300, workers: 40 }
/** Orders per second to prepare. No shop completes more. */
const PER_SECOND_MAX = 2000

/** `spent`: processor time per order in ms, of the shop and of the database. */
type Speed = { requests: number; perSecond: number; p50: number; spent: number[] }

/** Measures orders per second. */
export const orders: Scenario = {
  name: 'orders',
  description:
    `Orders a second of ${BUYERS} buyers at a time. One call: of somebody signed in, who waits for the payment token. Checkout: ` +
    'product, shipping and profile before it, as the browser asks. Paid: and the payment at the simulator, until the shop knows ' +
    `it. Far away: from ${FAR.payments} payments at a provider that answers after ${FAR.latencyMs} ms, until the shop knows the last by its ` +
    'notifications alone. New customer: registration, login and address before the checkout. Each beside one call; one call beside pgbench, ' +
    'which sends the same statements to the same database. Everything runs on this machine.',
  async run({ products, rounds, seconds }) {
    const { folder, toko, simulator, shop, postmaster, close } = await openMarket(products)
    const generator = startGenerator()
    try {
      const script = await scriptOf(toko, products)
      let count = 0
      // Each account orders another product or quantity each time, so no order counts as a repeat.
      const next = () => {
        const index = count++
        return [1 + (index % AKUN), 1 + ((index * 7919) % products), 1 + (Math.floor(index / AKUN) % 50)] as const
      }
      const cpu = () => [cpuMs(shop.pid), treeCpuMs(postmaster)]
      const spending = (measure: () => Promise<Omit<Speed, 'spent'>>) => async (): Promise<Speed> => {
        const before = cpu()
        const speed = await measure()
        return { ...speed, spent: cpu().map((ms, at) => (ms - (before[at] ?? 0)) / speed.requests) }
      }
      const wish = (): OrderInput => {
        const [userId, produkId, quantity] = next()
        return { customer: { token: tokenOf(userId), user: { userId } }, produkId, quantity }
      }
      const measures: Record<string, () => Promise<Speed>> = {
        'one call': spending(() => {
          const plan = Array.from({ length: seconds * PER_SECOND_MAX }, () => order(...next()))
          return generator.load(shop.port, plan, { connections: BUYERS, seconds, expect: [201] })
        }),
        checkout: spending(() => workers(BUYERS, seconds, () => checkOut(shop.url, wish()))),
        paid: spending(() =>
          workers(BUYERS, seconds, async () => {
            const wished = wish()
            await pay(shop.url, simulator.url, wished.customer, await checkOut(shop.url, wished))
          }),
        ),
        'far away': spending(async () => {
          const configure = (body: object) => call(simulator.url, 'POST', '/__sim/config', { body })
          const unpaid: string[] = []
          await runPieces(FAR.payments, BUYERS, async () => void unpaid.push(await checkOut(shop.url, wish())))
          await configure({ latencyMs: FAR.latencyMs })
          const began = performance.now()
          await runPieces(FAR.payments, FAR.workers, (at) => payAtSimulator(simulator.url, unpaid[at] ?? ''))
          await waitUntilPaid(toko, unpaid)
          const ms = performance.now() - began
          await configure({ latencyMs: 0 })
          return { requests: FAR.payments, perSecond: (FAR.payments * 1000) / ms, p50: ms / FAR.payments }
        }),
        'new customer': spending(() =>
          workers(BUYERS, seconds, async () =>
            checkOut(shop.url, { ...wish(), customer: await newCustomer(shop.url) }),
          ),
        ),
        ...(hasPgbench() && {
          pgbench: spending(async () => {
            const perSecond = await pgbench(folder, toko.url, script, { clients: BUYERS, seconds })
            await cancelPendingWork(toko)
            return { requests: perSecond * seconds, perSecond, p50: (BUYERS * 1000) / perSecond }
          }),
        }),
      }
      const speeds = await measureAlternately(rounds, measures)
      await checkTokens(toko)
      return figuresOf(speeds)
    } finally {
      generator.close()
      await close()
    }
  },
}

/**
 * Cancels mails and payment checks of pgbench's orders: the shop would process them during the next measurement.
 * Skips rows that the shop has locked: it processes the same rows in another order, so waiting could deadlock.
 */
async function cancelPendingWork({ db }: Awaited<ReturnType<typeof openFilledShop>>): Promise<void> {
  await db
    .deleteFrom('surat')
    .where('surat_id', 'in', (eb) =>
      eb.selectFrom('surat').select('surat_id').where('status', '=', 'menunggu').forUpdate().skipLocked(),
    )
    .execute()
  await db
    .updateTable('pesanan')
    .set({ periksa_pada: null })
    .where('pesanan_id', 'in', (eb) =>
      eb
        .selectFrom('pesanan')
        .select('pesanan_id')
        // Order numbers of pgbench contain no date.
        .where('midtrans_order_id', 'not like', 'KS-%-%')
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Waits until all of the orders are paid in the shop's database. */
async function waitUntilPaid({ db }: Awaited<ReturnType<typeof openFilledShop>>, orderIds: readonly string[]) {
  for (;;) {
    const unpaid = await db
      .selectFrom('pesanan')
      .select('pesanan_id')
      .where('midtrans_order_id', 'in', orderIds)
      .where('status_pembayaran', '<>', 'success')
      .executeTakeFirst()
    if (!unpaid) return
    await delay(20)
  }
}

function figuresOf({ 'one call': one = [], pgbench: limit, ...others }: Record<string, Speed[]>): Figure[] {
  const perSecond = (speeds: Speed[]) => speeds.map((speed) => speed.perSecond)
  const spent = (speeds: Speed[], at: number) => speeds.map((speed) => speed.spent[at] ?? Number.NaN)
  return [
    { name: 'one call', unit: '/s', subject: perSecond(one) },
    ...(limit ? [beside('one call, beside pgbench', perSecond(one), perSecond(limit), 0.4)] : []),
    ...Object.entries(others).map(([name, speeds]) =>
      beside(`${name}, beside one call`, perSecond(speeds), perSecond(one)),
    ),
    ...Object.entries({ 'one call': one, ...others }).flatMap(([name, speeds]): Figure[] => [
      { name: `${name}, median`, unit: 'ms', subject: speeds.map(({ p50 }) => p50) },
      { name: `${name}, processor of the shop`, unit: 'ms', subject: spent(speeds, 0) },
      { name: `${name}, processor of the database`, unit: 'ms', subject: spent(speeds, 1) },
    ]),
  ]
}

const beside = (name: string, subject: number[], limit: number[], min?: number): Figure => ({
  name,
  unit: '/s',
  subject,
  limit,
  ...(min && { goal: { min } }),
})

/** Throws if a recent pending order has no payment token: the measurement would count incomplete orders. */
async function checkTokens({ db }: Awaited<ReturnType<typeof openFilledShop>>): Promise<void> {
  const row = await db
    .selectFrom('pesanan')
    .innerJoin('pembayaran', 'pembayaran.pesanan_id', 'pesanan.pesanan_id')
    .select('order_id')
    .where('status_pembayaran', '=', 'pending')
    .where('pembayaran.dibuat', '>', new Date(Date.now() - 3_600_000))
    .where('snap_token', 'is', null)
    .executeTakeFirst()
  if (row) throw new Error(`order ${row.order_id} has no payment token`)
}

/**
 * Returns a pgbench script with the statements of one order as the shop sends them, with a random buyer, product and number.
 * The session query comes before the transaction, the queries for the payment page after it.
 */
async function scriptOf(toko: Awaited<ReturnType<typeof openFilledShop>>, products: number): Promise<string> {
  const [penggunaId, produkId] = [4321, 1 + (987 % products)]
  const queries = await toko.queriesOf({
    method: 'POST',
    url: '/api/pemesanan/create',
    headers: { authorization: `Bearer ${tokenOf(penggunaId)}` },
    payload: { produkId, jumlah: 1, shippingId: 2 },
  })
  const made = await toko.db
    .selectFrom('pesanan')
    .innerJoin('pembayaran', 'pembayaran.pesanan_id', 'pesanan.pesanan_id')
    .select(['pesanan.pesanan_id', 'midtrans_order_id', 'isi_hash', 'pembayaran_id'])
    .orderBy('pesanan.pesanan_id', 'desc')
    .executeTakeFirstOrThrow()

  const lines = queries.map((query) => {
    const isSaving = query.sql.startsWith('update "pembayaran"')
    return toScript(query, (value) => {
      if (Buffer.isBuffer(value))
        return value.equals(made.isi_hash) ? "sha256((:nomor || '')::bytea)" : tokenHashSql(':akun')
      if (Array.isArray(value)) return value[0] === produkId ? 'ARRAY[:produk]' : undefined
      if (value === penggunaId) return ':akun'
      if (value === produkId) return ':produk'
      if (value === made.midtrans_order_id) return "'KS-' || :nomor"
      if (isSaving && value === made.pembayaran_id) return ':pembayaran_id'
      return value === made.pesanan_id && !isSaving ? ':pesanan_id' : undefined
    })
  })
  const first = lines.findIndex((line) => line.includes('for no key update'))
  const order = lines.findIndex((line) => line.startsWith('with "baru"'))
  const last = lines.findIndex((line) => line.startsWith('with "geser"'))
  if (first < 0 || order < first || last < order)
    throw new Error('an order no longer locks its buyer, writes itself and takes its stock')
  lines[first] = `BEGIN;\n${lines[first]}`
  lines[order] += ' \\gset'
  return [
    `\\set akun random(1, ${AKUN})`,
    `\\set produk random(1, ${products})`,
    '\\set nomor random(1, 9000000000000000)',
    ...lines.map((line, at) => (at === order ? line : at === last ? `${line};\nCOMMIT;` : `${line};`)),
    '',
  ].join('\n')
}
