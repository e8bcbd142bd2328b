import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import { maySeeCost } from '#contract/peran.ts'
import { LOT, type LotAdmin, type SplitBody, type updateLot as Update } from '#contract/stok/lot-list-admin.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import { ASCENDING } from '#server/db/versi.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { perubahan } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { describeExpiry, differenceWord } from './check-goods-in.ts'
import { lockLots } from './correct-lot.ts'
import { lotRepository } from './lot.repository.ts'
import { lotAdminRepository } from './lot-admin.repository.ts'
import { isSameNomor, judulLot, rincianLot } from './lot-tulisan.ts'
import { setNearExpiryAside } from './set-lot-aside.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'settings'>

/** @throws LOT_TIDAK_ADA */
export async function needLot(db: Db | Tx, lotId: number): Promise<LotAdmin> {
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
  { harga_modal, ...isian }: Parsed<typeof Update>['body'],
): Promise<LotAdmin> {
  const body = maySeeCost(peran) && harga_modal !== undefined ? { ...isian, harga_modal } : isian
  return transaction(db, async (tx) => {
    const waktu = clock()
    const sebelum = await lockLot(tx, lotId)
    const change = perubahan(body, sebelum, LOT)
    const { nomor = sebelum.nomor, kedaluwarsa = sebelum.kedaluwarsa } = change
    const isMoved = isSameNomor(nomor) !== isSameNomor(sebelum.nomor)
    const isLain = kedaluwarsa !== sebelum.kedaluwarsa
    if (sebelum.nomor === '' && (isMoved || isLain)) throw new AppError('LOT_TANPA_NOMOR')
    const sameNomor = (await lotAdminRepository(tx).numbered([sebelum.produkId])).filter(
      (lot) => lot.lotId !== lotId && isSameNomor(lot.nomor) === isSameNomor(nomor),
    )
    if (isMoved) refuseOther(sameNomor, nomor, kedaluwarsa)
    if (Object.keys(change).length === 0) return sebelum

    await tx
      .updateTable('lot')
      .set({ ...change, ...ASCENDING })
      .where('lot_id', '=', lotId)
      .execute()
    const included = isLain && !isMoved ? sameNomor : []
    for (const lot of included)
      await tx
        .updateTable('lot')
        .set({ kedaluwarsa, ...ASCENDING })
        .where('lot_id', '=', lot.lotId)
        .execute()
    await jejakRepository(tx).recordAll(
      penggunaId,
      [{ ...sebelum, sesudah: change }, ...included.map((lot) => ({ ...lot, sesudah: { kedaluwarsa } }))].map(
        ({ sesudah, ...lot }) => ({
          tindakan: 'ubah' as const,
          jenis: 'lot',
          rujukan: lot.lotId,
          judul: judulLot(lot),
          sebelum: catatanLot(lot),
          sesudah: { ...catatanLot(lot), ...sesudah },
        }),
      ),
      waktu,
    )
    await setNearExpiryAside(tx, sebelum.produkId, waktu, settings)
    return needLot(tx, lotId)
  })
}

/**
 * Moves units without a lot number into a new numbered lot. Its cost is the owner's input, or that of the old lot.
 * @returns the new lot
 * @throws LOT_TIDAK_ADA, LOT_SUDAH_BERNOMOR, LOT_KURANG_DARI_NOL, LOT_BEDA_KEDALUWARSA, LOT_DITARIK
 */
export function splitLot(
  { db, clock, settings }: Manage,
  { penggunaId: oleh, peran }: Sesi,
  lotId: number,
  { jumlah, nomor, kedaluwarsa, pemasok, ...isian }: z.output<typeof SplitBody>,
): Promise<LotAdmin> {
  return transaction(db, async (tx) => {
    const waktu = clock()
    const dari = await lockLot(tx, lotId)
    if (dari.nomor !== '') throw new AppError('LOT_SUDAH_BERNOMOR')
    if (dari.sisa < jumlah)
      throw new AppError('LOT_KURANG_DARI_NOL', { rincian: { ...rincianLot(dari), sisa: dari.sisa } })
    const sameNomor = (await lotAdminRepository(tx).numbered([dari.produkId])).filter(
      (lot) => isSameNomor(lot.nomor) === isSameNomor(nomor),
    )
    refuseOther(sameNomor, nomor, kedaluwarsa)
    const lot = lotRepository(tx)
    const { produkId, diterima } = dari
    const { harga_modal } = maySeeCost(peran) ? isian : dari
    const [newId = 0] = await lot.insert(
      [{ produkId, nomor, kedaluwarsa, hargaModal: harga_modal, pemasok, diterima }],
      waktu,
    )
    const shifts = [
      { lotId, sisa: -jumlah },
      { lotId: newId, sisa: jumlah },
    ]
    await lot.geser(shifts, { alasan: 'koreksi', keterangan: `Diberi nomor ${nomor}`, oleh }, waktu)
    await jejakRepository(tx).record(
      oleh,
      {
        tindakan: 'buat',
        jenis: 'lot',
        rujukan: newId,
        judul: judulLot({ ...dari, nomor }),
        sesudah: { nomor, kedaluwarsa, harga_modal, pemasok, jumlah },
      },
      waktu,
    )
    await setNearExpiryAside(tx, produkId, waktu, settings)
    return needLot(tx, newId)
  })
}

async function lockLot(tx: Tx, lotId: number): Promise<LotAdmin> {
  const lot = (await lockLots(tx, [lotId])).get(lotId)
  if (!lot) throw new AppError('LOT_TIDAK_ADA')
  return lot
}

/** Rejects a lot that contradicts others with its number. @throws LOT_BEDA_KEDALUWARSA, LOT_DITARIK */
function refuseOther(sameNomor: readonly LotAdmin[], nomor: string, kedaluwarsa: string | null): void {
  const ditarik = sameNomor.find((lot) => lot.ditarik)
  if (ditarik) throw new AppError('LOT_DITARIK', { rincian: rincianLot(ditarik) })
  const lain = sameNomor.find((lot) => lot.kedaluwarsa !== kedaluwarsa)
  if (!lain) return
  const rincian = { nomor, kedaluwarsa: describeExpiry(lain.kedaluwarsa) }
  throw new AppError('LOT_BEDA_KEDALUWARSA', {
    rincian,
    errors: [{ path: 'kedaluwarsa', msg: differenceWord(lain.kedaluwarsa) }],
  })
}

const catatanLot = ({ nomor, kedaluwarsa, harga_modal, pemasok }: LotAdmin) => ({
  nomor,
  kedaluwarsa,
  harga_modal,
  pemasok,
})
