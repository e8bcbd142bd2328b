import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

interface Sales {
  perSecond: number
  /** Number of products to sell: the first ones of the catalogue, in rotation. */
  products: number
}

/** Repeatedly takes one unit of a product's stock, as an order does, until `signal` aborts. @returns the number of sales */
export async function sellStock(
  databaseUrl: string,
  { perSecond, products }: Sales,
  signal: AbortSignal,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  const begin = performance.now()
  const made: Promise<unknown>[] = []
  while (!signal.aborted) {
    const due = ((performance.now() - begin) * perSecond) / 1000
    while (made.length < due)
      made.push(
        pool.query('UPDATE produk SET stok = CASE WHEN stok > 0 THEN stok - 1 ELSE 1000 END WHERE produk_id = $1', [
          1 + (made.length % products),
        ]),
      )
    await delay(5)
  }
  await Promise.all(made)
  await pool.end()
  return made.length
}
