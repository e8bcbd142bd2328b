import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { type Shift, stokRepository } from './stok.repository.ts'

interface Koreksi {
  /** Counted quantity; exclusive with `perubahan`. */
  stok?: number
  /** Difference to the recorded stock. */
  perubahan?: number
  /** Id of the last movement that was displayed at the count. */
  versiStok: number
  keterangan: string
}

/**
 * Corrects the stock by a counted quantity or a difference. The base is the displayed movement, so units taken by orders
 * since then stay taken. A correction is rejected after another one, or when it is sent twice. The caller releases the act.
 * @returns the change; undefined without one
 * @throws PRODUK_TIDAK_ADA, STOK_SUDAH_DIKOREKSI, STOK_KURANG_DARI_NOL
 */
export function correctStok(
  { db, clock }: { db: Deps['db'] | Tx; clock: Deps['clock'] },
  { penggunaId }: Sesi,
  produkId: number,
  { stok, perubahan = 0, versiStok, keterangan }: Koreksi,
): Promise<Shift | undefined> {
  return transaction(db, async (tx) => {
    const repository = stokRepository(tx)
    const current = (await repository.lock([produkId])).get(produkId)
    if (current === undefined) throw new AppError('PRODUK_TIDAK_ADA')
    const since = (await repository.since([{ produkId, versiStok }])).get(produkId)
    if (since?.isCorrected) throw new AppError('STOK_SUDAH_DIKOREKSI')
    const difference = stok === undefined ? perubahan : stok - (current - (since?.pesanan ?? 0))
    if (difference === 0) return undefined

    const reason = { alasan: 'koreksi', keterangan, oleh: penggunaId } as const
    if (!(await repository.count([{ produkId, perubahan: difference }], reason, clock())))
      throw new AppError('STOK_KURANG_DARI_NOL', { rincian: { sisa: current, produkId } })
    const entry = {
      tindakan: 'stok',
      jenis: 'produk',
      rujukan: produkId,
      judul: await repository.nameOf(produkId),
      sebelum: { stok: current },
      sesudah: { stok: current + difference, alasan: keterangan },
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return { produkId, perubahan: difference }
  })
}
