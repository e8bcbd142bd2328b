import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import {
  type approveResep as Approve,
  type RefuseResepBody,
  type ResepAdmin,
  VALID_HARI_MAX,
} from '#contract/resep/admin.ts'
import { formatCalculation } from '#contract/resep/calculation-words.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature, ResepDecision } from '#server/feature.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { requireResepNeeded } from './create-resep.ts'
import { resepRepository } from './resep.repository.ts'
import { resepAdminRepository } from './resep-admin.repository.ts'
import { queueSuratPembeli } from './surat-resep.ts'

/** Hooks of other features on a decision, run in its transaction. */
type Consequences = NonNullable<Feature['onResep']>

/**
 * Approves a prescription, fully or partly, until a date. Products that are not listed are not approved. Pending orders
 * continue.
 * @throws RESEP_TIDAK_ADA, RESEP_SUDAH_DIPUTUS, PRODUK_TIDAK_ADA, PRODUK_TANPA_RESEP, VALIDATION_FAILED
 */
export function approveResep(
  deps: Deps,
  consequences: readonly Consequences[],
  sesi: Sesi,
  resepId: number,
  { berlaku_sampai, produk, sip }: Parsed<typeof Approve>['body'],
): Promise<void> {
  return decide(deps, consequences, sesi, resepId, { status: 'disetujui', alasan: '' }, sip, async (tx, now) => {
    const [first, last] = [dateWib(now), dateWib(midnightWib(now, -VALID_HARI_MAX))]
    if (berlaku_sampai < first || berlaku_sampai > last) {
      const msg = `Pilih tanggal dari hari ini sampai ${VALID_HARI_MAX} hari lagi`
      throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'berlaku_sampai', msg }] })
    }
    await requireResepNeeded(
      tx,
      produk.map(({ produkId }) => produkId),
    )
    await resepAdminRepository(tx).setApproved(resepId, produk)
    return { berlaku_sampai }
  })
}

/**
 * Rejects a prescription with a reason for its owner. Pending orders are canceled. @throws RESEP_TIDAK_ADA, RESEP_SUDAH_DIPUTUS
 */
export function refuseResep(
  deps: Deps,
  consequences: readonly Consequences[],
  sesi: Sesi,
  resepId: number,
  { alasan, sip }: z.output<typeof RefuseResepBody>,
): Promise<void> {
  return decide(deps, consequences, sesi, resepId, { status: 'ditolak', alasan }, sip, async () => ({}))
}

/** Decides a prescription once. A concurrent second decision is rejected. */
function decide(
  deps: Deps,
  consequences: readonly Consequences[],
  { penggunaId }: Sesi,
  resepId: number,
  putusan: Pick<ResepDecision, 'status' | 'alasan'>,
  sip: string,
  work: (tx: Tx, now: Date) => Promise<{ berlaku_sampai?: string }>,
): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock()
    const repository = resepAdminRepository(tx)
    const row = await resepRepository(tx).lock(resepId)
    if (!row) throw new AppError('RESEP_TIDAK_ADA')
    if (row.status !== 'menunggu') throw new AppError('RESEP_SUDAH_DIPUTUS')
    const before = await readResepAdmin(tx, resepId, now, penggunaId)
    const extra = await work(tx, now)
    await repository.decide(resepId, { ...putusan, ...extra, sip_pemutus: sip, diputus: now, diputus_oleh: penggunaId })
    let isNotified = false
    for (const follow of consequences)
      isNotified = (await follow(tx, deps, { resepId, ...putusan, penggunaId, now })) || isNotified

    const after = await readResepAdmin(tx, resepId, now, penggunaId)
    const entry = {
      tindakan: 'status',
      jenis: 'resep',
      rujukan: resepId,
      judul: `Resep ${resepId}`,
      sebelum: trailOf(before),
      sesudah: trailOf(after),
    } as const
    await jejakRepository(tx).record(penggunaId, entry, now)
    if (!isNotified) await queueSuratPembeli(tx, deps.settings, after, putusan.status, now)
  })
}

/** @param penggunaId account that reads it, for its last SIP number @throws RESEP_TIDAK_ADA */
export async function readResepAdmin(
  db: Deps['db'] | Tx,
  resepId: number,
  now: Date,
  penggunaId: number,
): Promise<ResepAdmin> {
  const found = await resepAdminRepository(db).find(resepId, now, penggunaId)
  if (!found) throw new AppError('RESEP_TIDAK_ADA')
  return found
}

const trailOf = ({ status: decision, alasan, berlaku_sampai, sip_pemutus, produk }: ResepAdmin) => ({
  keputusan: decision,
  ...(decision !== 'menunggu' && sip_pemutus !== '' && { sip_pemutus }),
  alasan,
  berlaku_sampai,
  disetujui: produk
    .filter(({ disetujui }) => disetujui > 0)
    .map(
      ({ nama, disetujui, dosis, hitungan }) =>
        `${disetujui} x ${nama}${dosis && `: ${dosis}`}${hitungan ? ` (${formatCalculation(hitungan)})` : ''}`,
    ),
})
