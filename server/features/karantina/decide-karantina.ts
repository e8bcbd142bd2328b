import type { DecisionBody, HalanganKarantina } from '#contract/karantina/admin.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { release } from '#server/features/pelepasan/release.ts'
import { stokAct } from '#server/features/pelepasan/stok-act.ts'
import { lotRepository } from '#server/features/stok/lot.repository.ts'
import { bringBack } from '#server/features/stok/lot-stok.ts'
import { lotTitle } from '#server/features/stok/lot-tulisan.ts'
import { stokRepository } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { halanganKarantina } from './halangan-karantina.ts'

const REASONS: Record<HalanganKarantina, string> = {
  ditarik: 'sudah ditarik dari peredaran',
  kedaluwarsa: 'sudah kedaluwarsa',
  dekat: 'terlalu dekat kedaluwarsanya',
}

type Manage = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * Decides about quarantined goods: releases them for sale, or records their destruction.
 * @returns the quantity still in quarantine
 * @throws LOT_TIDAK_ADA, KARANTINA_KURANG, LOT_TIDAK_LAYAK
 */
export function decideKarantina(
  { db, clock, settings }: Manage,
  sesi: Sesi,
  lotId: number,
  decision: 'layak' | 'musnah',
  { jumlah, alasan }: DecisionBody,
): Promise<number> {
  const { penggunaId: actor } = sesi
  return transaction(db, async (tx) => {
    const lot = await lockLot(tx, lotId)
    const time = clock()
    const { produk_id: produkId, nama, nomor, sisih } = lot
    if (sisih < jumlah) throw new AppError('KARANTINA_KURANG', { rincian: { sisih } })
    const halangan = decision === 'layak' ? halanganKarantina(lot, time, settings) : null
    if (halangan) throw new AppError('LOT_TIDAK_LAYAK', { rincian: { sebab: REASONS[halangan] } })

    const hand = { keterangan: alasan, oleh: actor }
    if (decision === 'layak') await bringBack(tx, produkId, [{ lotId, jumlah }], hand, time)
    else await lotRepository(tx).shift([{ lotId, sisih: -jumlah }], { alasan: 'musnah', ...hand }, time)
    const entry = {
      ...({ tindakan: 'ubah', jenis: 'lot', rujukan: lotId, judul: lotTitle({ produkNama: nama, nomor }) } as const),
      sebelum: { sisih },
      sesudah: { sisih: sisih - jumlah, keputusan: decision, alasan },
    }
    await jejakRepository(tx).record(actor, entry, time)
    if (decision === 'musnah')
      await release(tx, sesi, [await stokAct(tx, [{ produkId, perubahan: -jumlah }], alasan)], time)
    return sisih - jumlah
  })
}

/** Returns a lot, with its product locked until the transaction ends. */
async function lockLot(tx: Tx, lotId: number) {
  const read = () =>
    tx
      .selectFrom('lot')
      .innerJoin('produk', 'produk.produk_id', 'lot.produk_id')
      .selectAll('lot')
      .select('produk.nama')
      .where('lot_id', '=', lotId)
      .executeTakeFirst()
  const found = await read()
  if (found) await stokRepository(tx).lock([found.produk_id])
  const lot = found && (await read())
  if (!lot) throw new AppError('LOT_TIDAK_ADA')
  return lot
}
