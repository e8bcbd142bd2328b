import { sql } from 'kysely'
import { tanggalWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { FEFO } from './lot.repository.ts'
import { setAside } from './lot-stok.ts'
import { batasJual } from './sale-deadline.ts'
import { stokRepository } from './stok.repository.ts'

/**
 * Takes expired and soon expiring goods out of sale, each product in its own transaction. The next run completes an
 * interrupted one, and concurrent runs are no-ops.
 */
export async function setLotAside({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const waktu = clock()
  const due = await db
    .selectFrom('lot')
    .innerJoin('produk', 'produk.produk_id', 'lot.produk_id')
    .select('lot.produk_id')
    .distinct()
    .where('sisa', '>', 0)
    .where('kedaluwarsa', '<=', batasJual(waktu, settings))
    .where(({ or, eb }) => or([eb('kedaluwarsa', '<', tanggalWib(waktu)), eb('stok', '>', 0)]))
    .orderBy('lot.produk_id')
    .execute()
  for (const { produk_id } of due) await transaction(db, (tx) => setNearExpiryAside(tx, produk_id, waktu, settings))
}

/**
 * Sets aside the expiring goods of a product. Expired lots are set aside completely. Of lots that expire soon, only units
 * for sale are, so that orders can still be packed.
 */
export async function setNearExpiryAside(
  tx: Tx,
  produkId: number,
  waktu: Date,
  settings: { lotMinHari: number },
): Promise<void> {
  const stok = stokRepository(tx)
  let dijual = (await stok.lock([produkId])).get(produkId) ?? 0
  const lots = await tx
    .selectFrom('lot')
    .select(['lot_id as lotId', 'sisa', sql<boolean>`kedaluwarsa < ${tanggalWib(waktu)}::date`.as('isExpired')])
    .where('produk_id', '=', produkId)
    .where('sisa', '>', 0)
    .where('kedaluwarsa', '<=', batasJual(waktu, settings))
    .orderBy(FEFO)
    .execute()
  const lewat = lots.flatMap(({ lotId, sisa, isExpired }) => (isExpired ? [{ lotId, jumlah: sisa }] : []))
  for (const { jumlah } of lewat) dijual = Math.max(0, dijual - jumlah)
  const near = lots.flatMap(({ lotId, sisa, isExpired }) => {
    const jumlah = isExpired ? 0 : Math.min(sisa, dijual)
    dijual -= jumlah
    return jumlah > 0 ? [{ lotId, jumlah }] : []
  })
  const hand = (keterangan: string) => ({ keterangan, oleh: null })
  if (lewat.length > 0) await setAside(tx, produkId, lewat, hand('Sudah kedaluwarsa'), waktu)
  if (near.length > 0) await setAside(tx, produkId, near, hand(`Kedaluwarsa dalam ${settings.lotMinHari} hari`), waktu)
}
