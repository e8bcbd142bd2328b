import type { z } from 'zod'
import type { GoodsInBody } from '#contract/stok/goods-in-admin.ts'
import { dateWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { checkGoodsIn, type RecordedGoodsIn } from './check-goods-in.ts'
import { goodsInRepository } from './goods-in.repository.ts'
import { bringIn } from './lot-stok.ts'
import { lotTitle } from './lot-tulisan.ts'
import { sellingLimit } from './sale-deadline.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * Records a delivery: each line becomes a lot, all or none.
 * @throws BARANG_MASUK_DITOLAK
 */
export function createGoodsIn(
  { db, clock, settings }: Manage,
  { penggunaId }: Sesi,
  { pemasok, diterima, baris }: z.output<typeof GoodsInBody>,
): Promise<{ lotId: number; disisihkan: boolean }[]> {
  return transaction(db, async (tx) => {
    const time = clock()
    const rows = baris.map((row) => ({ ...row, pemasok, diterima: diterima ?? dateWib(time) }))
    await requireGoodsIn(tx, rows, time)
    return takeIn(tx, rows, penggunaId, time, settings)
  })
}

/**
 * Rejects a delivery with an invalid line. Its products stay locked until the transaction ends.
 * @throws BARANG_MASUK_DITOLAK
 */
export async function requireGoodsIn(tx: Tx, rows: readonly RecordedGoodsIn[], time: Date): Promise<void> {
  const katalog = await goodsInRepository(tx).lockKatalog(rows.map(({ produkId }) => produkId))
  const problems = checkGoodsIn(rows, katalog, dateWib(time))
  if (problems.length > 0)
    throw new AppError('BARANG_MASUK_DITOLAK', {
      rincian: { jumlah: problems.length },
      errors: problems.map(({ at, kolom, pesan }) => ({
        path: kolom === 'diterima' ? kolom : `baris.${at}.${kolom}`,
        msg: pesan,
      })),
    })
}

/** Books a validated delivery, with its audit trail. */
export async function takeIn(
  tx: Tx,
  rows: readonly RecordedGoodsIn[],
  actor: number,
  time: Date,
  settings: { lotMinHari: number },
  { isImport } = { isImport: false },
): Promise<{ lotId: number; disisihkan: boolean }[]> {
  const lots = rows.map((row) => ({ ...row, isSetAside: expiresTooSoon(row, time, settings) }))
  const ids = await bringIn(tx, lots, { keterangan: '', oleh: actor }, time)
  const { produk } = await goodsInRepository(tx).lockKatalog(rows.map(({ produkId }) => produkId))
  const jejak = jejakRepository(tx)
  const entries = lots.map(({ produkId, nomor, kedaluwarsa, jumlah, hargaModal, pemasok, diterima }, at) => ({
    tindakan: 'buat' as const,
    jenis: 'lot',
    rujukan: ids[at] ?? 0,
    judul: lotTitle({ produkNama: produk.get(produkId)?.nama ?? '', nomor }),
    sesudah: { nomor, kedaluwarsa, jumlah, harga_modal: hargaModal, pemasok, diterima },
  }))
  if (isImport) await jejak.recordImport(actor, { jenis: 'lot', judul: 'Impor barang masuk' }, entries, time)
  else await jejak.recordAll(actor, entries, time)
  return lots.map(({ isSetAside }, at) => ({ lotId: ids[at] ?? 0, disisihkan: isSetAside }))
}

/** True if the goods expire too soon to be sold. */
export const expiresTooSoon = (
  { kedaluwarsa }: { kedaluwarsa: string | null },
  time: Date,
  settings: { lotMinHari: number },
): boolean => kedaluwarsa !== null && kedaluwarsa <= sellingLimit(time, settings)
