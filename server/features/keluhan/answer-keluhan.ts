import type { z } from 'zod'
import type { FinishKeluhanBody } from '#contract/keluhan/admin.ts'
import type { Keluhan } from '#contract/keluhan/endpoints.ts'
import type { PesanKeluhanBody } from '#contract/keluhan/input.ts'
import { answerBefore } from '#contract/keluhan/limits.ts'
import { TOKO_OUTCOMES } from '#contract/keluhan/words.ts'
import type { KeluhanRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { handInFoto } from '#server/features/foto/foto.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { isSameFoto } from './create-keluhan.ts'
import { keluhanRepository } from './keluhan.repository.ts'
import { keluhanAdminRepository } from './keluhan-admin.repository.ts'
import { queueSuratPembeli, queueSuratToko } from './surat-keluhan.ts'

/** Maximum messages per complaint. */
const PESAN_MAX = 100

type FormValues = z.output<typeof PesanKeluhanBody>
type Manage = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * Adds a message of the buyer. The complaint waits for the shop again; if it was answered, the promised response time restarts.
 * @throws KELUHAN_TIDAK_ADA, KELUHAN_SELESAI, KELUHAN_TERLALU_BANYAK, FOTO_TIDAK_ADA
 */
export function replyPembeli(
  { db, clock, settings }: Manage,
  penggunaId: number,
  keluhanId: number,
  { isi, foto }: FormValues,
): Promise<Keluhan> {
  return transaction(db, async (tx) => {
    const keluhan = keluhanRepository(tx)
    const row = requireOpen(await keluhan.lockOf(penggunaId, keluhanId))
    const now = clock()
    const { pesan } = await keluhan.get(keluhanId)
    const last = pesan.at(-1)
    // A retry after a lost response must not add the message twice.
    if (last?.dari !== 'pembeli' || last.isi !== isi || !isSameFoto(last.foto, foto)) {
      if (pesan.length >= PESAN_MAX) throw new AppError('KELUHAN_TERLALU_BANYAK')
      const pesanId = await keluhan.addPesan({
        keluhan_id: keluhanId,
        dari: 'pembeli',
        pengguna_id: penggunaId,
        isi,
        waktu: now,
      })
      await handInFoto(tx, 'keluhan_id', keluhanId, foto, pesanId)
      if (row.status === 'dijawab')
        await keluhan.update(keluhanId, { status: 'menunggu', jawab_sebelum: answerBefore(now) })
      await queueSuratToko(tx, settings, keluhanId, pesanId, now)
    }
    return keluhan.get(keluhanId)
  })
}

/** Withdraws the buyer's complaint. Idempotent. @throws KELUHAN_TIDAK_ADA, KELUHAN_SELESAI */
export function withdrawKeluhan({ db, clock }: Manage, penggunaId: number, keluhanId: number): Promise<Keluhan> {
  return transaction(db, async (tx) => {
    const keluhan = keluhanRepository(tx)
    const row = await keluhan.lockOf(penggunaId, keluhanId)
    if (row?.hasil !== 'dicabut') {
      requireOpen(row)
      await keluhan.update(keluhanId, { status: 'selesai', hasil: 'dicabut', selesai: clock() })
    }
    return keluhan.get(keluhanId)
  })
}

/** Adds an answer of the shop. The complaint then waits for the buyer. @throws KELUHAN_TIDAK_ADA, KELUHAN_SELESAI, FOTO_TIDAK_ADA */
export function replyToko(
  { db, clock, settings }: Manage,
  { penggunaId }: Sesi,
  keluhanId: number,
  { isi, foto }: FormValues,
): Promise<void> {
  return transaction(db, async (tx) => {
    const keluhan = keluhanRepository(tx)
    const row = requireOpen(await keluhan.lock(keluhanId))
    const now = clock()
    const pesanId = await keluhan.addPesan({
      keluhan_id: keluhanId,
      dari: 'toko',
      pengguna_id: penggunaId,
      isi,
      waktu: now,
    })
    await handInFoto(tx, 'keluhan_id', keluhanId, foto, pesanId)
    await keluhan.update(keluhanId, { status: 'dijawab' })
    await recordTrail(tx, penggunaId, row, { keluhan: 'dijawab' }, now)
    await queueSuratPembeli(tx, settings, keluhanId, { kabar: 'dijawab', isi, pesanId }, now)
  })
}

/**
 * Closes a complaint with a result and a message to the buyer. A refund or a replacement order must be made before, through the
 * order.
 * @throws KELUHAN_TIDAK_ADA, KELUHAN_SELESAI, KELUHAN_BELUM_KEMBALI, KELUHAN_BELUM_DIGANTI
 */
export function finishKeluhan(
  { db, clock, settings }: Manage,
  { penggunaId }: Sesi,
  keluhanId: number,
  { hasil, isi }: z.output<typeof FinishKeluhanBody>,
): Promise<void> {
  return transaction(db, async (tx) => {
    const keluhan = keluhanRepository(tx)
    const row = requireOpen(await keluhan.lock(keluhanId))
    const now = clock()
    const admin = keluhanAdminRepository(tx)
    if (hasil === 'uang kembali' && (await admin.sumReturned(row)) === 0) throw new AppError('KELUHAN_BELUM_KEMBALI')
    const pengganti = hasil === 'kirim ulang' ? await admin.listPengganti(keluhanId) : undefined
    if (pengganti?.length === 0) throw new AppError('KELUHAN_BELUM_DIGANTI')
    const pesanId = await keluhan.addPesan({
      keluhan_id: keluhanId,
      dari: 'toko',
      pengguna_id: penggunaId,
      isi,
      waktu: now,
    })
    await keluhan.update(keluhanId, { status: 'selesai', hasil, selesai: now })
    await recordTrail(
      tx,
      penggunaId,
      row,
      { keluhan: TOKO_OUTCOMES[hasil], ...(pengganti && { pengganti: pengganti.map(({ nomor }) => nomor) }) },
      now,
    )
    await queueSuratPembeli(tx, settings, keluhanId, { kabar: hasil, isi, pesanId }, now)
  })
}

/** @throws KELUHAN_TIDAK_ADA, KELUHAN_SELESAI */
function requireOpen(row: KeluhanRow | undefined): KeluhanRow {
  if (!row) throw new AppError('KELUHAN_TIDAK_ADA')
  if (row.selesai) throw new AppError('KELUHAN_SELESAI')
  return row
}

const recordTrail = (
  tx: Tx,
  penggunaId: number,
  { keluhan_id }: KeluhanRow,
  after: Record<string, unknown>,
  now: Date,
) =>
  jejakRepository(tx).record(
    penggunaId,
    { tindakan: 'status', jenis: 'keluhan', rujukan: keluhan_id, judul: `Keluhan ${keluhan_id}`, sesudah: after },
    now,
  )
