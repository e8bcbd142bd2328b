import type { StatusPengembalian } from '#contract/pembayaran/pengembalian-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { PembayaranRow, PengembalianRow, PesananRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { closeQuestion, REFUND_OPEN } from '#server/features/pembayaran/bayar/open-question.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import type { MidtransError } from '#server/midtrans/client.ts'
import type { Transaction } from '#server/midtrans/status.ts'
import { pengembalianRepository } from './pengembalian.repository.ts'
import { putBack } from './put-back.ts'
import { isOpen } from './remaining-money.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Midtrans status for a refund key that is already used: the refund may be done. */
export const REFUND_KEY_USED = 406

const REASONS: Record<number, string> = {
  412: 'pembayarannya sudah berubah, atau tidak bisa dikembalikan dengan cara ini',
  414: 'jumlahnya tidak diterima, atau saldo Midtrans tidak cukup',
}

interface Observation {
  /** Actor, as written in the history. */
  oleh: string
  waktu: Date
}

/** Returns the next check of an open refund: each minute for five minutes, then after as long as it was open, at most an hour. */
export function nextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  return new Date(now.getTime() + (age < 5 * MINUTE ? MINUTE : Math.min(age, HOUR)))
}

/** Returns the provider's refusal as a text for the office. */
export const reasonOf = ({ kind, status = 0, message }: MidtransError) =>
  kind === 'unreachable'
    ? 'Midtrans tidak menjawab.'
    : `${REASONS[status] ?? 'tanpa alasan yang dikenal'} (${message}).`

/**
 * Returns the refunds that the provider's status query proves and the shop does not yet count as done. A refund is proven
 * by its key, a void by the cancelled transaction. A refund that counts as refused can be proven too.
 */
export async function findProven(tx: Tx, attempt: PembayaranRow, verified: Transaction): Promise<PengembalianRow[]> {
  const keys = new Set(verified.refunds?.map(({ refund_key }) => refund_key))
  const isVoided = verified.transaction_status === 'cancel'
  if (keys.size === 0 && !isVoided) return []
  const known = await pengembalianRepository(tx).listOf(attempt.pembayaran_id)
  return known.filter((row) =>
    row.cara === 'batal' ? isVoided && isOpen(row) : keys.has(row.refund_key) && row.status !== 'berhasil',
  )
}

/**
 * Marks proven refunds as done and puts their goods back. Called under the order's lock, after the ledger.
 * @param isNotified true if the buyer gets a mail per refund, because no other mail reports it
 */
export async function confirmPengembalian(
  tx: Tx,
  settings: Deps['settings'],
  attempt: PembayaranRow,
  proven: readonly PengembalianRow[],
  { isNotified, ...witness }: Observation & { isNotified: boolean },
): Promise<void> {
  for (const row of proven) {
    await saveStatus(tx, attempt.pesanan_id, row, 'berhasil', witness)
    await putBack(tx, attempt.pesanan_id, row, witness.waktu)
    if (isNotified) await queueSuratPesanan(tx, settings, attempt.pesanan_id, 'kembali', witness.waktu, { dana: row })
  }
}

/**
 * Stores the state of a refund that the provider's status query does not list, unless its result is known by now. A refusal
 * that the timer finds flags the order, because no administrator sees it.
 * @param sebab the provider's reason
 * @returns the refund afterwards
 */
export function settlePengembalian(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  pesananId: PesananRow['pesanan_id'],
  pengembalianId: number,
  status: 'ditolak' | 'belum pasti',
  { oleh, sebab = '' }: { oleh: 'admin' | 'rekonsiliasi'; sebab?: string },
): Promise<PengembalianRow> {
  return transaction(db, async (tx) => {
    await pembayaranRepository(tx).lockPesanan(pesananId)
    const pengembalian = pengembalianRepository(tx)
    const row = await pengembalian.get(pengembalianId)
    if (isOpen(row)) {
      const time = clock()
      await saveStatus(tx, pesananId, row, status, { oleh, waktu: time }, sebab)
      const because = { sebab: `pengembalian ${pengembalianId}: ${formatRupiah(row.jumlah)}`, oleh, waktu: time }
      if (status === 'ditolak' && oleh === 'rekonsiliasi')
        await perjalananRepository(tx).flag(pesananId, 'pengembalian dana gagal', because)
    }
    return pengembalian.get(pengembalianId)
  })
}

async function saveStatus(
  tx: Tx,
  pesananId: number,
  row: PengembalianRow,
  ke: StatusPengembalian,
  { oleh, waktu }: Observation,
  remark = '',
): Promise<void> {
  const checkAt = isOpen({ status: ke }) ? nextCheck(row.dibuat, waktu) : null
  await pengembalianRepository(tx).save(row.pengembalian_id, {
    status: ke,
    keterangan: remark,
    diubah: waktu,
    periksa_pada: checkAt,
  })
  if (ke === row.status) return
  const isLastOpen = checkAt === null && (await pengembalianRepository(tx).listOpen(pesananId)).length === 0
  if (isLastOpen) {
    const order = await pembayaranRepository(tx).lockPesanan(pesananId)
    await closeQuestion(tx, order, REFUND_OPEN, {
      oleh,
      keterangan: `pengembalian ${row.pengembalian_id}: ${ke}`,
      waktu,
    })
  }
  await perjalananRepository(tx).record(pesananId, {
    jenis: 'pengembalian',
    dari: row.status,
    ke,
    oleh,
    keterangan: formatRupiah(row.jumlah),
    waktu,
  })
}
