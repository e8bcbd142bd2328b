import type { z } from 'zod'
import type { LotAdmin } from '#contract/stok/lot-list-admin.ts'
import type { HoldBody } from '#contract/stok/many-lot-admin.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { release } from '#server/features/pelepasan/release.ts'
import { stokAct } from '#server/features/pelepasan/stok-act.ts'
import { changeMany } from '#server/http/change-many.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { lotRepository } from './lot.repository.ts'
import { lotAdminRepository } from './lot-admin.repository.ts'
import { setAside } from './lot-stok.ts'
import { lotTitle, rincianLot } from './lot-tulisan.ts'
import { setNearExpiryAside } from './set-lot-aside.ts'
import { stokRepository } from './stok.repository.ts'

export interface LotCount {
  lotId: number
  /** Counted quantity; exclusive with `perubahan`. */
  jumlah?: number | undefined
  /** Difference to the recorded quantity. */
  perubahan?: number | undefined
  /** Id of the last movement that was displayed at the count. */
  versiLot: number
}

type Manage = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * Corrects lots by a counted quantity or a difference. The base is the displayed movement, so goods packed since then stay
 * packed. All or none. The stock of the products follows.
 * @returns the number of lots that were corrected
 * @throws LOT_TIDAK_ADA, LOT_SUDAH_BERUBAH, LOT_KURANG_DARI_NOL, LOT_DITARIK
 */
export function correctLots(
  { db, clock, settings }: Manage,
  sesi: Sesi,
  counted: readonly LotCount[],
  remark: string,
): Promise<number> {
  const { penggunaId: actor } = sesi
  return transaction(db, async (tx) => {
    const time = clock()
    const lots = await lockLots(
      tx,
      counted.map(({ lotId }) => lotId),
    )
    const since = await lotAdminRepository(tx).since(counted)
    const shifts = counted.flatMap(({ lotId, jumlah, perubahan = 0 }) => {
      const lot = lots.get(lotId)
      if (!lot) throw new AppError('LOT_TIDAK_ADA')
      const { pesanan = 0, isOther = true } = since.get(lotId) ?? {}
      if (isOther) throw new AppError('LOT_SUDAH_BERUBAH', { rincian: rincianLot(lot) })
      const difference = jumlah === undefined ? perubahan : jumlah - (lot.sisa - pesanan)
      if (lot.sisa + difference < 0)
        throw new AppError('LOT_KURANG_DARI_NOL', { rincian: { ...rincianLot(lot), sisa: lot.sisa } })
      if (difference > 0 && lot.ditarik) throw new AppError('LOT_DITARIK', { rincian: rincianLot(lot) })
      return difference === 0 ? [] : [{ lot, difference }]
    })
    if (shifts.length === 0) return 0

    const origin = { alasan: 'koreksi', keterangan: remark, oleh: actor } as const
    await lotRepository(tx).shift(
      shifts.map(({ lot: { lotId }, difference }) => ({ lotId, sisa: difference })),
      origin,
      time,
    )
    const produkIds = [...new Set(shifts.map(({ lot }) => lot.produkId))]
    for (const produkId of produkIds) {
      const perubahan = shifts.reduce((sum, row) => (row.lot.produkId === produkId ? sum + row.difference : sum), 0)
      await stokRepository(tx).follow({ produkId, perubahan }, origin, time)
      await setNearExpiryAside(tx, produkId, time, settings)
    }
    await jejakRepository(tx).recordAll(
      actor,
      shifts.map(({ lot, difference }) => ({
        tindakan: 'stok',
        jenis: 'lot',
        rujukan: lot.lotId,
        judul: lotTitle(lot),
        sebelum: { sisa: lot.sisa },
        sesudah: { sisa: lot.sisa + difference, alasan: remark },
      })),
      time,
    )
    const changes = shifts.map(({ lot: { produkId }, difference }) => ({ produkId, perubahan: difference }))
    await release(tx, sesi, [await stokAct(tx, changes, remark)], time)
    return shifts.length
  })
}

/**
 * Sets all units of several lots aside, also those that orders wait for: a lot under suspicion must not be packed. An empty
 * lot is skipped.
 */
export function holdLots(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId: actor }: Sesi,
  { lotId: ids, alasan: reason }: z.output<typeof HoldBody>,
) {
  return transaction(db, async (tx) => {
    const lots = await lockLots(tx, ids)
    // Read the clock after locking, so that earlier packing has an earlier time.
    const time = clock()
    return changeMany(tx, ids, {
      name: 'lot',
      names: new Map([...lots].map(([id, lot]) => [id, lotTitle(lot)])),
      async work(id) {
        const lot = lots.get(id)
        if (!lot) throw new AppError('LOT_TIDAK_ADA')
        const { produkId, sisa, sisih } = lot
        if (sisa === 0) throw new AppError('LOT_KOSONG')
        await setAside(tx, produkId, [{ lotId: id, jumlah: sisa }], { keterangan: reason, oleh: actor }, time)
        const snapshot = { jenis: 'lot', rujukan: id, judul: lotTitle(lot) } as const
        const after = { sisa: 0, sisih: sisih + sisa, alasan: reason }
        const trail = { tindakan: 'stok', ...snapshot, sebelum: { sisa, sisih }, sesudah: after } as const
        await jejakRepository(tx).record(actor, trail, time)
      },
    })
  })
}

/** Returns the current lots, under the locks of their products' rows. */
export async function lockLots(tx: Tx, lotIds: readonly number[]): Promise<Map<number, LotAdmin>> {
  const repository = lotAdminRepository(tx)
  const before = await repository.findMany(lotIds)
  await stokRepository(tx).lock([...new Set(before.map(({ produkId }) => produkId))])
  return new Map((await repository.findMany(lotIds)).map((lot) => [lot.lotId, lot]))
}
