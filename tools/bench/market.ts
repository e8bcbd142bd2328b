import { sql } from 'kysely'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'
import { findServer, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { hashToken } from '#server/features/akun/token.ts'
import { openFolder } from './at-exit.ts'
import { call } from './customer.ts'
import { openFilledShop } from './filled-shop.ts'
import type { Request } from './load.ts'
import { startShop, startSimulator, withSimulator } from './shop.ts'
import { enableStatementCounts } from './statements.ts'

/** Number of signed-in accounts, with ids from 1. */
export const AKUN = 5000

const TOKEN = 'token-of-the-account-'
export const tokenOf = (penggunaId: number) => TOKEN + penggunaId
/** SQL expression for the stored hash of an account's token, for pgbench. */
export const tokenHashSql = (akun: string) => `sha256(('${TOKEN}' || ${akun})::bytea)`

/**
 * Opens a shop in which every product is in stock, with many buyers. Shop, database and payment simulator are separate
 * processes.
 * @param countsStatements true to let the server count statements
 */
export async function openMarket(products: number, { countsStatements = false } = {}) {
  const { folder, remove } = openFolder()
  const closing: (() => unknown)[] = [remove]
  const close = async () => {
    for (const end of closing.reverse()) await end()
  }
  try {
    const startServer = () => startEmbedded(folder, { info() {}, warn: console.warn, error: console.error })
    let embedded = await startServer()
    if (countsStatements) {
      await enableStatementCounts(folder)
      await embedded.stop()
      embedded = await startServer()
    }
    closing.push(embedded.stop)
    // Dated yesterday, so that no order of the fill counts as a repeat.
    const toko = await openFilledShop(
      embedded.url,
      'bench_market',
      { produk: products, pengguna: AKUN, pesanan: 10_000 },
      new Date(Date.now() - 86_400_000),
    )
    closing.push(toko.close)
    await toko.db.connection().execute(async (db) => {
      await sql`SET statement_timeout = 0`.execute(db)
      await sql`UPDATE produk SET stok = 1000000, aktif = true`.execute(db)
      // Every account has a paid order.
      await sql`UPDATE pesanan SET pengguna_id = pesanan_id, status_pembayaran = 'success' WHERE pesanan_id <= ${AKUN}`.execute(
        db,
      )
      const hashes = Array.from({ length: AKUN }, (_, index) => hashToken(tokenOf(index + 1)))
      await sql`INSERT INTO sesi (token_hash, pengguna_id, dibuat, kedaluwarsa)
        SELECT token_hash, pengguna_id, now(), now() + interval '1 day'
        FROM unnest(${hashes}::bytea[]) WITH ORDINALITY AS sesi (token_hash, pengguna_id)`.execute(db)
      await sql`VACUUM FULL produk`.execute(db)
      await sql`VACUUM ANALYZE`.execute(db)
    })
    const simulator = await startSimulator()
    closing.push(simulator.stop)
    const shop = await startShop(folder, {
      ...withSimulator(simulator.url),
      DATABASE_URL: toko.url,
      SEED: 'none',
      // No limits for unpaid orders.
      UNPAID_PER_ACCOUNT: '1000000',
      UNPAID_PER_ADDRESS: '1000000',
      LOG_LEVEL: 'error',
    })
    closing.push(shop.stop)
    await call(simulator.url, 'POST', '/__sim/config', {
      body: { notificationUrl: `${shop.url}/api/pemesanan/notifikasi-midtrans` },
    })
    const postmaster = findPostmaster((await findServer(folder))?.cluster ?? '')?.pid ?? 0
    return { folder, toko, simulator, shop, postmaster, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Returns the request with which a buyer creates an order. */
export function order(penggunaId: number, produkId: number, quantity: number): Request {
  return {
    method: 'POST',
    path: '/api/pemesanan/create',
    headers: { authorization: `Bearer ${tokenOf(penggunaId)}` },
    body: JSON.stringify({ produkId, jumlah: quantity, shippingId: 2 }),
  }
}
