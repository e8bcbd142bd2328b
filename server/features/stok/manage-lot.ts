import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import { maySeeCost } from '#contract/peran.ts'
import { LOT, type LotAdmin, type SplitBody, type updateLot as Update } from '#contract/stok/lot-list-admin.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { describeExpiry, expiryConflict } from './check-goods-in.ts'
import { lockLots } from './correct-lot.ts'
import { lotRepository } from './lot.repository.ts'
import { lotAdminRepository } from './lot-admin.repository.ts'
import { comparableNomor, lotTitle, rincianLot } from './lot-tulisan.ts'
import { setNearExpiryAside } from './set-lot-aside.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'settings'>

/** @throws LOT_TIDAK_ADA */
export async function getLot(db: Db | Tx, lotId: number): Promise<LotAdmin> {
  const found = await lotAdminRepository(db).find(lotId)
  if (!found) throw new AppError('LOT_TIDAK_ADA')
  return found
}

/**
 * Corrects a lot's data. A lot number has one expiry date, so a corrected date applies to all lots with that number. Only
 * the owner may change the cost; the field is ignored from others.
 * @throws LOT_TIDAK_ADA, LOT_TANPA_NOMOR, LOT_BEDA_KEDALUWARSA, LOT_DITARIK, ISIAN_BENTROK
 */
export function updateLot(
  { db, clock, settings }: Manage,
  { penggunaId, peran }: Sesi,
  lotId: number,
  { harga_modal, ...input }: Parsed<typeof Update>['body'],
): Promise<LotAdmin> {
  const body = maySeeCost(peran) && harga_modal !== undefined ? { ...input, harga_modal } : input
  return transaction(db, async (tx) => {
    const time = clock()
    const before = await lockLot(tx, lotId)
    const change = changedFields(body, before, LOT)
    const { nomor = before.nomor, kedaluwarsa = before.kedaluwarsa } = change
    const isRenumbered = comparableNomor(nomor) !== comparableNomor(before.nomor)
    const isExpiryChanged = kedaluwarsa !== before.kedaluwarsa
    if (before.nomor === '' && (isRenumbered || isExpiryChanged)) throw new AppError('LOT_TANPA_NOMOR')
    const sameNomor = (await lotAdminRepository(tx).numbered([before.produkId])).filter(
      (lot) => lot.lotId !== lotId && comparableNomor(lot.nomor) === comparableNomor(nomor),
    )
    if (isRenumbered) refuseConflict(sameNomor, nomor, kedaluwarsa)
    if (Object.keys(change).length === 0) return before

    await tx
      .updateTable('lot')
      .set({ ...change, ...NEXT_VERSI })
      .where('lot_id', '=', lotId)
      .execute()
    const included = isExpiryChanged && !isRenumbered ? sameNomor : []
    for (const lot of included)
      await tx
        .updateTable('lot')
        .set({ kedaluwarsa, ...NEXT_VERSI })
        .where('lot_id', '=', lot.lotId)
        .execute()
    await jejakRepository(tx).recordAll(
      penggunaId,
      [{ ...before, sesudah: change }, ...included.map((lot) => ({ ...lot, sesudah: { kedaluwarsa } }))].map(
        ({ sesudah, ...lot }) => ({
          tindakan: 'ubah' as const,
          jenis: 'lot',
          rujukan: lot.lotId,
          judul: lotTitle(lot),
          sebelum: trailOf(lot),
          sesudah: { ...trailOf(lot), ...sesudah },
        }),
      ),
      time,
    )
    await setNearExpiryAside(tx, before.produkId, time, settings)
    return getLot(tx, lotId)
  })
}

/**
 * Moves units without a lot number into a new numbered lot. Its cost is the owner's input, or that of the old lot.
 * @returns the new lot
 * @throws LOT_TIDAK_ADA, LOT_SUDAH_BERNOMOR, LOT_KURANG_DARI_NOL, LOT_BEDA_KEDALUWARSA, LOT_DITARIK
 */
export function splitLot(
  { db, clock, settings }: Manage,
  { penggunaId: actor, peran }: Sesi,
  lotId: number,
  { jumlah, nomor, kedaluwarsa, pemasok, ...input }: z.output<typeof SplitBody>,
): Promise<LotAdmin> {
  return transaction(db, async (tx) => {
    const time = clock()
    const source = await lockLot(tx, lotId)
    if (source.nomor !== '') throw new AppError('LOT_SUDAH_BERNOMOR')
    if (source.sisa < jumlah)
      throw new AppError('LOT_KURANG_DARI_NOL', { rincian: { ...rincianLot(source), sisa: source.sisa } })
    const sameNomor = (await lotAdminRepository(tx).numbered([source.produkId])).filter(
      (lot) => comparableNomor(lot.nomor) === comparableNomor(nomor),
    )
    refuseConflict(sameNomor, nomor, kedaluwarsa)
    const lot = lotRepository(tx)
    const { produkId, diterima } = source
    const { harga_modal } = maySeeCost(peran) ? input : source
    const [newId = 0] = await lot.insert(
      [{ produkId, nomor, kedaluwarsa, hargaModal: harga_modal, pemasok, diterima }],
      time,
    )
    const shifts = [
      { lotId, sisa: -jumlah },
      { lotId: newId, sisa: jumlah },
    ]
    await lot.shift(shifts, { alasan: 'koreksi', keterangan: `Diberi nomor ${nomor}`, oleh: actor }, time)
    await jejakRepository(tx).record(
      actor,
      {
        tindakan: 'buat',
        jenis: 'lot',
        rujukan: newId,
        judul: lotTitle({ ...source, nomor }),
        sesudah: { nomor, kedaluwarsa, harga_modal, pemasok, jumlah },
      },
      time,
    )
    await setNearExpiryAside(tx, produkId, time, settings)
    return getLot(tx, newId)
  })
}

async function lockLot(tx: Tx, lotId: number): Promise<LotAdmin> {
  const lot = (await lockLots(tx, [lotId])).get(lotId)
  if (!lot) throw new AppError('LOT_TIDAK_ADA')
  return lot
}

/** Rejects a lot that contradicts others with its number. @throws LOT_BEDA_KEDALUWARSA, LOT_DITARIK */
function refuseConflict(sameNomor: readonly LotAdmin[], nomor: string, expiry: string | null): void {
  const recalled = sameNomor.find((lot) => lot.ditarik)
  if (recalled) throw new AppError('LOT_DITARIK', { rincian: rincianLot(recalled) })
  const other = sameNomor.find((lot) => lot.kedaluwarsa !== expiry)
  if (!other) return
  const rincian = { nomor, kedaluwarsa: describeExpiry(other.kedaluwarsa) }
  throw new AppError('LOT_BEDA_KEDALUWARSA', {
    rincian,
    errors: [{ path: 'kedaluwarsa', msg: expiryConflict(other.kedaluwarsa) }],
  })
}

const trailOf = ({ nomor, kedaluwarsa, harga_modal, pemasok }: LotAdmin) => ({
  nomor,
  kedaluwarsa,
  harga_modal,
  pemasok,
})
