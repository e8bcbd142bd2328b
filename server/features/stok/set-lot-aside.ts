import { sql } from 'kysely'
import { dateWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { FEFO } from './lot.repository.ts'
import { setAside } from './lot-stok.ts'
import { sellingLimit } from './sale-deadline.ts'
import { stokRepository } from './stok.repository.ts'

/**
 * Takes expired and soon expiring goods out of sale, each product in its own transaction. The next run completes an
 * interrupted one, and concurrent runs are no-ops.
 */
export async function setLotAside({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const time = clock()
  const due = await db
    .selectFrom('lot')
    .innerJoin('produk', 'produk.produk_id', 'lot.produk_id')
    .select('lot.produk_id')
    .distinct()
    .where('sisa', '>', 0)
    .where('kedaluwarsa', '<=', sellingLimit(time, settings))
    .where(({ or, eb }) => or([eb('kedaluwarsa', '<', dateWib(time)), eb('stok', '>', 0)]))
    .orderBy('lot.produk_id')
    .execute()
  for (const { produk_id } of due) await transaction(db, (tx) => setNearExpiryAside(tx, produk_id, time, settings))
}

/**
 * Sets aside the expiring goods of a product. Expired lots are set aside completely. Of lots that expire soon, only units
 * for sale are, so that orders can still be packed.
 */
export async function setNearExpiryAside(
  tx: Tx,
  produkId: number,
  time: Date,
  settings: { lotMinHari: number },
): Promise<void> {
  const stok = stokRepository(tx)
  let sellable = (await stok.lock([produkId])).get(produkId) ?? 0
  const lots = await tx
    .selectFrom('lot')
    .select(['lot_id as lotId', 'sisa', sql<boolean>`kedaluwarsa < ${dateWib(time)}::date`.as('isExpired')])
    .where('produk_id', '=', produkId)
    .where('sisa', '>', 0)
    .where('kedaluwarsa', '<=', sellingLimit(time, settings))
    .orderBy(FEFO)
    .execute()
  const expired = lots.flatMap(({ lotId, sisa, isExpired }) => (isExpired ? [{ lotId, jumlah: sisa }] : []))
  for (const { jumlah } of expired) sellable = Math.max(0, sellable - jumlah)
  const near = lots.flatMap(({ lotId, sisa, isExpired }) => {
    const quantity = isExpired ? 0 : Math.min(sisa, sellable)
    sellable -= quantity
    return quantity > 0 ? [{ lotId, jumlah: quantity }] : []
  })
  const hand = (remark: string) => ({ keterangan: remark, oleh: null })
  if (expired.length > 0) await setAside(tx, produkId, expired, hand('Sudah kedaluwarsa'), time)
  if (near.length > 0) await setAside(tx, produkId, near, hand(`Kedaluwarsa dalam ${settings.lotMinHari} hari`), time)
}
