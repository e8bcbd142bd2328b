import { cpuMs, treeCpuMs } from '#bench/cpu.ts'
import type { openFilledShop } from '#bench/filled-shop.ts'
import { interleave } from '#bench/interleave.ts'
import { type Load, startGenerator } from '#bench/load.ts'
import { AKUN, openMarket, order, tokenHashSql, tokenOf } from '#bench/market.ts'
import { hasPgbench, pgbench, toScript } from '#bench/pgbench.ts'
import type { Figure, Scenario } from '#bench/scenario.ts'

const BUYERS = 8
/** More than anybody takes in a second. */
const PER_SECOND_MAX = 2000

/** `spent`: milliseconds of processor time an order. */
type Bought = Load & { spent: number[] }
type Replayed = { perSecond: number; spent: number }

/** Orders a second. */
export const orders: Scenario = {
  name: 'orders',
  describe:
    `Orders a second of ${BUYERS} buyers, who each wait for the answer with its payment token; shop, database, payment ` +
    'simulator and buyers are processes of this machine. Beside it pgbench sends the same statements to the same database; ' +
    'processor time says what the difference is spent on.',
  async run({ products, rounds, seconds }) {
    const { folder, toko, simulator, shop, postmaster, close } = await openMarket(products)
    const generator = startGenerator()
    try {
      const script = await scriptOf(toko, products)
      let orders = 0
      // Each account orders something else each time, so that no order repeats another.
      const next = () => {
        const index = orders++
        return order(1 + (index % AKUN), 1 + ((index * 7919) % products), 1 + (Math.floor(index / AKUN) % 50))
      }
      const buy = async (): Promise<Bought> => {
        const cpu = () => [cpuMs(shop.pid), treeCpuMs(postmaster), cpuMs(simulator.pid), cpuMs(generator.pid)]
        const plan = Array.from({ length: seconds * PER_SECOND_MAX }, next)
        const before = cpu()
        const load = await generator.load(shop.port, plan, { connections: BUYERS, seconds, expect: [201] })
        return { ...load, spent: cpu().map((ms, at) => (ms - (before[at] ?? 0)) / load.requests) }
      }
      const replay = async (): Promise<Replayed> => {
        if (!hasPgbench()) return { perSecond: Number.NaN, spent: Number.NaN }
        const before = treeCpuMs(postmaster)
        const perSecond = await pgbench(folder, toko.url, script, { clients: BUYERS, seconds })
        return { perSecond, spent: (treeCpuMs(postmaster) - before) / (perSecond * seconds) }
      }
      const { subject, limit } = await interleave<Bought | Replayed>(rounds, buy, replay)
      await checkTokens(toko)
      return figuresOf(subject as Bought[], limit as Replayed[])
    } finally {
      generator.close()
      await close()
    }
  },
}

function figuresOf(bought: Bought[], replayed: Replayed[]): Figure[] {
  const of = (at: number) => bought.map(({ spent }) => spent[at] ?? Number.NaN)
  const orders = bought.map(({ perSecond }) => perSecond)
  const limit = replayed.map(({ perSecond }) => perSecond)
  return [
    { name: 'orders', unit: '/s', subject: orders, goal: { min: 300 } },
    ...(hasPgbench() ? [{ name: 'orders, beside pgbench', unit: '/s', subject: orders, limit } satisfies Figure] : []),
    { name: 'an order, median', unit: 'ms', subject: bought.map(({ p50 }) => p50) },
    { name: 'an order, p99', unit: 'ms', subject: bought.map(({ p99 }) => p99) },
    { name: 'processor an order: shop', unit: 'ms', subject: of(0) },
    { name: 'processor an order: database', unit: 'ms', subject: of(1) },
    { name: 'processor an order: payment simulator', unit: 'ms', subject: of(2) },
    { name: 'processor an order: buyers', unit: 'ms', subject: of(3) },
    { name: 'processor of pgbench’s order: database', unit: 'ms', subject: replayed.map(({ spent }) => spent) },
  ]
}

/** An order without a payment token would be no whole order. */
async function checkTokens({ db }: Awaited<ReturnType<typeof openFilledShop>>): Promise<void> {
  const row = await db
    .selectFrom('pemesanan')
    .innerJoin('pembayaran', 'pembayaran.pemesanan_id', 'pemesanan.pemesanan_id')
    .select('order_id')
    .where('status_pembayaran', '=', 'pending')
    .where('pembayaran.dibuat', '>', new Date(Date.now() - 3_600_000))
    .where('snap_token', 'is', null)
    .executeTakeFirst()
  if (row) throw new Error(`order ${row.order_id} has no payment token`)
}

/**
 * The statements of one order for pgbench: as the shop sends them, with another buyer, product and number each time. Before
 * the transaction comes the session, behind it what the payment page needs.
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
    .selectFrom('pemesanan')
    .innerJoin('pembayaran', 'pembayaran.pemesanan_id', 'pemesanan.pemesanan_id')
    .select(['pemesanan.pemesanan_id', 'midtrans_order_id', 'isi_hash', 'pembayaran_id'])
    .orderBy('pemesanan.pemesanan_id', 'desc')
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
      if (isSaving && value === made.pembayaran_id)
        return '(SELECT pembayaran_id FROM pembayaran WHERE pemesanan_id = :pemesanan_id)'
      return value === made.pemesanan_id && !isSaving ? ':pemesanan_id' : undefined
    })
  })
  const first = lines.findIndex((line) => line.includes('for update'))
  const last = lines.findIndex((line) => line.startsWith('with "baru"'))
  if (first < 0 || last < first) throw new Error('an order no longer locks its buyer first and writes itself last')
  lines[first] = `BEGIN;\n${lines[first]}`
  return [
    `\\set akun random(1, ${AKUN})`,
    `\\set produk random(1, ${products})`,
    '\\set nomor random(1, 9000000000000000)',
    ...lines.map((line, at) => (at === last ? `${line} \\gset\nCOMMIT;` : `${line};`)),
    '',
  ].join('\n')
}
