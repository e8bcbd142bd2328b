import type { z } from 'zod'
import type { ReturnTitipanBody, StatusTitipan } from '#contract/pembayaran/titipan-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { TitipanRow } from '#server/db/schema.ts'
import { outsideIdempotency, type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { release } from '#server/features/pelepasan/release.ts'
import { REFUND_WORDS } from '#server/features/pembayaran/pengembalian/refund.ts'
import { nextCheck, REFUND_KEY_USED, reasonOf } from '#server/features/pembayaran/pengembalian/refund-result.ts'
import { isOpen } from '#server/features/pembayaran/pengembalian/remaining-money.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { returnChoices } from '#server/midtrans/return-method.ts'
import { queryTitipan } from './ask-titipan.ts'
import { titipanRepository } from './titipan.repository.ts'

const UNCERTAIN = 'Pengembalian belum pasti, dan diperiksa lagi secara otomatis'

type ReturnRequest = z.output<typeof ReturnTitipanBody>

/** Returns the refundable rest of a titipan, in rupiah. */
export const remainingTitipan = ({ jumlah, dikembalikan }: TitipanRow) => jumlah - dikembalikan

/**
 * Refunds the rest of a titipan, like `refund` for an order. The refund is committed before the request to the provider,
 * and the provider's status query decides its result. A manual transfer is only recorded. A repeat while the result is
 * unknown is sent under the same key.
 * @throws TITIPAN_TIDAK_ADA, TITIPAN_SELESAI, DANA_TIDAK_DAPAT_DIKEMBALIKAN, PENGEMBALIAN_BELUM_PASTI,
 * PENGEMBALIAN_DITOLAK, PEMBAYARAN_TIDAK_TERSEDIA
 */
export async function returnTitipan(
  deps: Deps,
  sesi: Sesi,
  titipanId: number,
  request: ReturnRequest,
): Promise<{ status: StatusTitipan; message: string }> {
  const known = await titipanRepository(deps.db).find(titipanId)
  if (!known) throw new AppError('TITIPAN_TIDAK_ADA')
  if (isOpen(known) && !(await queryTitipan(deps, known))) throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
  const row = await insertRefund(deps, sesi, titipanId, request)
  const rupiah = formatRupiah(remainingTitipan(row))
  if (row.status === 'manual') return { status: row.status, message: `Pengembalian ${rupiah} dicatat` }
  const uncertain = { status: 'belum pasti', message: UNCERTAIN }
  const after = await outsideIdempotency(() => send(deps, row, request.cara), uncertain)
  if (after.status === 'menunggu') throw new AppError('PENGEMBALIAN_DITOLAK', { rincian: { sebab: after.keterangan } })
  const message = after.status === 'dikembalikan' ? `Dana ${rupiah} sudah dikembalikan` : UNCERTAIN
  return { status: after.status, message }
}

/** Marks a titipan as another shop's money. @throws TITIPAN_TIDAK_ADA, TITIPAN_SELESAI */
export function markForeign({ db, clock }: Deps, sesi: Sesi, titipanId: number, reason: string): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lock(tx, titipanId)
    if (row.status !== 'menunggu') throw new AppError('TITIPAN_SELESAI')
    const status = 'bukan milik toko'
    await titipanRepository(tx).save(titipanId, { status, alasan: reason, diubah: clock() })
    await recordTrail(tx, sesi, row, 'status', { status, alasan: reason }, clock())
  })
}

function insertRefund({ db, clock }: Deps, sesi: Sesi, titipanId: number, request: ReturnRequest): Promise<TitipanRow> {
  const { cara, alasan, bukti } = request
  return transaction(db, async (tx) => {
    const row = await lock(tx, titipanId)
    if (isOpen(row) && cara === 'manual') throw new AppError('PENGEMBALIAN_BELUM_PASTI')
    if (row.status !== 'menunggu' && !isOpen(row)) throw new AppError('TITIPAN_SELESAI')
    const remaining = remainingTitipan(row)
    if (!returnChoices(row, remaining).some((pilihan) => pilihan.cara === cara))
      throw new AppError('DANA_TIDAK_DAPAT_DIKEMBALIKAN', {
        rincian: { sebab: 'Cara itu tidak bisa dipakai untuk cara bayar ini. Pilih cara lain.' },
      })
    const now = clock()
    const requested = isOpen(row) ? {} : { status: 'diminta' as const, periksa_pada: nextCheck(now, now), diubah: now }
    const decided = cara === 'manual' ? { status: 'manual' as const, bukti, diubah: now } : requested
    await titipanRepository(tx).save(titipanId, { ...decided, alasan, keterangan: '' })
    const repeat = isOpen(row) && { ulang: true }
    await recordTrail(tx, sesi, row, 'kembalikan', { dana: remaining, cara, alasan, ...repeat }, now)
    const remark = `${REFUND_WORDS[cara]}: ${alasan}`
    // A repeat sends the same money under the same key.
    if (!repeat)
      await release(tx, sesi, [{ jenis: 'titipan', nilai: remaining, rujukan: row.order_id, keterangan: remark }], now)
    return lock(tx, titipanId)
  })
}

/** Sends an open refund again under its key. A captured card is voided, every other payment refunded. */
export const sendAgain = (deps: Deps, row: TitipanRow): Promise<TitipanRow> =>
  send(deps, row, row.transaction_status === 'capture' ? 'batal' : 'midtrans')

/** Sends the refund, then queries its state. No database transaction is open meanwhile. */
async function send(deps: Deps, row: TitipanRow, method: ReturnRequest['cara']): Promise<TitipanRow> {
  const refusal = await requestRefund(deps, row, method)
  const isSeen = (await queryTitipan(deps, row)) !== undefined
  const isRejected = isSeen && refusal?.kind === 'refused' && refusal.status !== REFUND_KEY_USED
  return settleTitipan(deps, row.titipan_id, isRejected, refusal ? reasonOf(refusal) : '')
}

async function requestRefund(
  { midtrans, log }: Deps,
  row: TitipanRow,
  method: ReturnRequest['cara'],
): Promise<MidtransError | undefined> {
  const { transaction_id: id, refund_key: refundKey, alasan: reason } = row
  try {
    if (method === 'batal') await midtrans.cancel(id)
    else await midtrans.refund(id, { refundKey, amount: remainingTitipan(row), reason })
    return undefined
  } catch (error) {
    if (!(error instanceof MidtransError)) throw error
    log.warn({ transactionId: id, kind: error.kind, reason: error.message }, 'refund not confirmed')
    return error
  }
}

/**
 * Stores the result of a refund, unless it is known by now.
 * @param isRejected true if the refund failed; the titipan can be decided on again
 */
export function settleTitipan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  titipanId: number,
  isRejected: boolean,
  remark: string,
): Promise<TitipanRow> {
  return transaction(db, async (tx) => {
    const row = await lock(tx, titipanId)
    if (!isOpen(row)) return row
    const now = clock()
    await titipanRepository(tx).save(
      titipanId,
      isRejected
        ? { status: 'menunggu', keterangan: remark, periksa_pada: null, diubah: now }
        : { status: 'belum pasti', keterangan: remark, periksa_pada: nextCheck(row.diubah, now) },
    )
    return lock(tx, titipanId)
  })
}

async function lock(tx: Tx, titipanId: number): Promise<TitipanRow> {
  const row = await titipanRepository(tx).lock(titipanId)
  if (!row) throw new AppError('TITIPAN_TIDAK_ADA')
  return row
}

const recordTrail = (
  tx: Tx,
  { penggunaId }: Sesi,
  titipan: TitipanRow,
  tindakan: 'kembalikan' | 'status',
  after: object,
  time: Date,
) =>
  jejakRepository(tx).record(
    penggunaId,
    { tindakan, jenis: 'titipan', rujukan: titipan.titipan_id, judul: titipan.order_id, sesudah: after },
    time,
  )
