import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { stokRepository } from './stok.repository.ts'

interface Koreksi {
  /** What was counted, */
  stok?: number
  /** or by how much the stock is off. */
  perubahan?: number
  /** The movement that was seen when it was counted. */
  versiStok: number
  keterangan: string
}

/**
 * Moves the stock by what was counted, or by what it is off, measured from the movement that was seen: what orders took
 * since then stays taken. Where somebody else corrected it since, or the same correction came twice, nothing is moved.
 * @throws PRODUK_TIDAK_ADA, STOK_SUDAH_DIKOREKSI, STOK_KURANG_DARI_NOL
 */
export function correctStok(
  { db, clock }: { db: Deps['db'] | Tx; clock: Deps['clock'] },
  { penggunaId }: Sesi,
  produkId: number,
  { stok, perubahan = 0, versiStok, keterangan }: Koreksi,
): Promise<void> {
  return transaction(db, async (tx) => {
    const stokRoom = stokRepository(tx)
    const sekarang = (await stokRoom.lock([produkId])).get(produkId)
    if (sekarang === undefined) throw new AppError('PRODUK_TIDAK_ADA')
    const sejak = (await stokRoom.since([{ produkId, versiStok }])).get(produkId)
    if (sejak?.dikoreksi) throw new AppError('STOK_SUDAH_DIKOREKSI')
    const selisih = stok === undefined ? perubahan : stok - (sekarang - (sejak?.pesanan ?? 0))
    if (selisih === 0) return

    const sebab = { alasan: 'koreksi', keterangan, oleh: penggunaId } as const
    if (!(await stokRoom.count([{ produkId, perubahan: selisih }], sebab, clock())))
      throw new AppError('STOK_KURANG_DARI_NOL', { rincian: { sisa: sekarang, produkId } })
    const entri = {
      tindakan: 'stok',
      jenis: 'produk',
      rujukan: produkId,
      judul: await stokRoom.namaOf(produkId),
      sebelum: { stok: sekarang },
      sesudah: { stok: sekarang + selisih, alasan: keterangan },
    } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
  })
}
