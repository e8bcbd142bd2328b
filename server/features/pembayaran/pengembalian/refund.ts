import { randomUUID } from 'node:crypto'
import { remainingMoney } from '#contract/buku/money.ts'
import type { Output } from '#contract/endpoint.ts'
import type { RefundBody, refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { allowed } from '#contract/peran.ts'
import { rincianAmount } from '#contract/uang/returned.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { PembayaranRow, PengembalianRow, PesananRow } from '#server/db/schema.ts'
import { idempotencyKey, outsideIdempotency, type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { enterInBuku, moneyOf } from '#server/features/buku/buku.ts'
import { handInFoto } from '#server/features/foto/foto.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { release } from '#server/features/pelepasan/release.ts'
import { moveStatus } from '#server/features/pembayaran/bayar/move-status.ts'
import { type LockedPesanan, pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { syncAttempt } from '#server/features/pembayaran/bayar/sync-pembayaran.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { pengembalianRepository } from './pengembalian.repository.ts'
import { putBack } from './put-back.ts'
import { nextCheck, REFUND_KEY_USED, reasonOf, settlePengembalian } from './refund-result.ts'
import { isOpen, remainingMoneyOf } from './remaining-money.ts'
import { returRepository } from './retur.repository.ts'
import { checkBarang, checkReplaced, checkValue } from './returned-barang.ts'

type Results = Output<typeof refundPembayaran>

/** Refund method in the description of the act. */
export const REFUND_WORDS: Readonly<Record<RefundBody['cara'], string>> = {
  midtrans: 'lewat Midtrans',
  batal: 'pembayaran dibatalkan di Midtrans',
  manual: 'dikirim sendiri',
}

/**
 * Refunds money of one attempt. The refund is committed before the request to the provider. It counts as done when the
 * provider's status query confirms it. A manual transfer is only recorded.
 * @throws PESANAN_TIDAK_ADA, PEMBAYARAN_TIDAK_ADA, DANA_TIDAK_DAPAT_DIKEMBALIKAN, PENGEMBALIAN_BELUM_PASTI,
 * SISA_DANA_BERUBAH, PENGEMBALIAN_BERLEBIH, PENGEMBALIAN_HARUS_UTUH, PENGEMBALIAN_DITOLAK, BARANG_KEMBALI_BERLEBIH,
 * RAK_BERLEBIH, NILAI_BARIS_BERLEBIH, ONGKIR_BERLEBIH, DANA_BARANG_DIGANTI, KELUHAN_TIDAK_ADA, FOTO_TIDAK_ADA
 */
export async function refund(deps: Deps, sesi: Sesi, pesananId: number, body: RefundBody): Promise<Results> {
  const { attempt, row } = await insertRefund(deps, sesi, pesananId, body)
  if (row.cara === 'manual') return toResult(row)
  const uncertain = toResult({ ...row, status: 'belum pasti' })
  return toResult(await outsideIdempotency(() => sendRefund(deps, attempt, row, 'admin'), uncertain))
}

/**
 * Sends a refund with an unknown result again, under the same key, and only if the provider does not report it.
 * @throws PENGEMBALIAN_TIDAK_ADA, PEMBAYARAN_TIDAK_TERSEDIA, PENGEMBALIAN_DITOLAK
 */
export async function retryRefund(deps: Deps, sesi: Sesi, pesananId: number, pengembalianId: number): Promise<Results> {
  const pengembalian = pengembalianRepository(deps.db)
  const order = await pembayaranRepository(deps.db).findPesanan(pesananId)
  const known = await pengembalian.find(pesananId, pengembalianId)
  if (!order || !known) throw new AppError('PENGEMBALIAN_TIDAK_ADA')
  const attempt = await pembayaranRepository(deps.db).getAttempt(known.pembayaran_id)
  if (isOpen(known) && !(await syncWithProvider(deps, attempt))) throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
  const row = await pengembalian.get(pengembalianId)
  if (!isOpen(row)) return toResult(row)
  await recordTrail(deps.db, sesi, order, attempt, row, deps.clock(), { ulang: true })
  return toResult(await sendRefund(deps, attempt, row, 'admin'))
}

function insertRefund(
  { db, clock, settings }: Deps,
  sesi: Sesi,
  pesananId: number,
  { percobaan, cara, jumlah, sisa, alasan, bukti, barang, ongkir, rak: all, keluhanId, foto }: RefundBody,
): Promise<{ attempt: PembayaranRow; row: PengembalianRow }> {
  return transaction(db, async (tx) => {
    if (!(await pembayaranRepository(tx).findPesanan(pesananId))) throw new AppError('PESANAN_TIDAK_ADA')
    const order = await pembayaranRepository(tx).lockPesanan(pesananId)
    const attempts = await pembayaranRepository(tx).listAttempts(pesananId)
    const attempt = attempts.find(({ order_id }) => order_id === percobaan)
    if (!attempt) throw new AppError('PEMBAYARAN_TIDAK_ADA')
    const pengembalian = pengembalianRepository(tx)
    checkDana(attempt, await pengembalian.listOf(attempt.pembayaran_id), { cara, jumlah, sisa })
    if (keluhanId !== null && !(await pengembalian.isKeluhanOf(pesananId, keluhanId)))
      throw new AppError('KELUHAN_TIDAK_ADA')
    if (!allowed(sesi.peran)) await checkReplaced(tx, order, jumlah)
    await checkValue(tx, order, { barang, ongkir })
    await checkBarang(tx, pesananId, { cara, barang, rak: all })
    // If some lines have an amount, lines without one get 0.
    const isDetailed = rincianAmount({ barang, ongkir }) !== undefined
    const lines = isDetailed ? barang.map((line) => ({ ...line, nilai: line.nilai ?? 0 })) : barang
    // Goods on their way are booked on arrival, independent of the refund's result.
    const [rak, expected] = [all.filter(({ ke }) => ke !== 'ditunggu'), all.filter(({ ke }) => ke === 'ditunggu')]

    const time = clock()
    const status = cara === 'manual' ? 'manual' : 'diminta'
    const row = await pengembalian.insert({
      pembayaran_id: attempt.pembayaran_id,
      // Retries reuse the idempotency key towards the provider.
      refund_key: idempotencyKey() ?? randomUUID(),
      cara,
      jumlah,
      alasan,
      bukti: cara === 'manual' ? bukti : '',
      status,
      pengguna_id: sesi.penggunaId,
      barang: JSON.stringify(lines),
      ongkir,
      keluhan_id: keluhanId,
      rak: JSON.stringify(rak),
      dibuat: time,
      diubah: time,
      periksa_pada: cara === 'manual' ? null : nextCheck(time, time),
    })
    await handInFoto(tx, 'pengembalian_id', row.pengembalian_id, foto)
    const reason = { alasan, oleh: sesi.penggunaId, waktu: time, judul: order.midtrans_order_id }
    await returRepository(tx).insert(pesananId, expected, reason)
    await recordRequest(tx, sesi, order, attempt, row)
    if (cara === 'manual') {
      await bookManual(tx, settings, order, attempt, row)
      await queueSuratPesanan(tx, settings, pesananId, 'kembali', time, { dana: row })
    }
    const remark = `${REFUND_WORDS[cara]}: ${alasan}`
    await release(
      tx,
      sesi,
      [{ jenis: 'pengembalian', nilai: jumlah, rujukan: order.midtrans_order_id, keterangan: remark }],
      time,
    )
    return { attempt, row }
  })
}

/** Records a new refund in the history of the order and in the audit trail. */
async function recordRequest(tx: Tx, sesi: Sesi, order: LockedPesanan, attempt: PembayaranRow, row: PengembalianRow) {
  await perjalananRepository(tx).record(order.pesanan_id, {
    jenis: 'pengembalian',
    dari: null,
    ke: row.status,
    oleh: 'admin',
    penggunaId: sesi.penggunaId,
    keterangan: formatRupiah(row.jumlah),
    waktu: row.dibuat,
  })
  await recordTrail(tx, sesi, order, attempt, row, row.dibuat)
}

/** Rejects the refund if the amount or the method is not available, or if the displayed balance is stale. */
function checkDana(
  attempt: PembayaranRow,
  known: readonly PengembalianRow[],
  { cara, jumlah, sisa: shown }: Pick<RefundBody, 'cara' | 'jumlah' | 'sisa'>,
): void {
  const { sisa, pilihan } = remainingMoneyOf(attempt, known)
  if (known.some(isOpen) && (sisa === 0 || cara !== 'manual')) throw new AppError('PENGEMBALIAN_BELUM_PASTI')
  const option = pilihan.find((pilihan) => pilihan.cara === cara)
  if (!option)
    throw new AppError('DANA_TIDAK_DAPAT_DIKEMBALIKAN', {
      rincian: {
        sebab:
          sisa === 0
            ? 'Tidak ada dana yang tersisa. Periksa pengembalian sebelumnya.'
            : 'Cara itu tidak bisa dipakai untuk cara bayar ini. Pilih cara lain.',
      },
    })
  const rincian = { sisa, rupiah: formatRupiah(sisa) }
  if (shown !== sisa) throw new AppError('SISA_DANA_BERUBAH', { rincian })
  if (jumlah > sisa)
    throw new AppError('PENGEMBALIAN_BERLEBIH', {
      rincian,
      errors: [{ path: 'jumlah', msg: `Maksimal ${rincian.rupiah} bisa dikembalikan. Kurangi jumlahnya.` }],
    })
  if (option.utuh && jumlah < sisa)
    throw new AppError('PENGEMBALIAN_HARUS_UTUH', {
      rincian,
      errors: [{ path: 'jumlah', msg: `Cara ini hanya bisa mengembalikan seluruhnya. Isi ${rincian.rupiah}.` }],
    })
}

/**
 * Books a manual transfer in the ledger only, because the provider does not know it. An order without money left becomes
 * refunded. A partial refund flags the order for packing.
 */
async function bookManual(
  tx: Tx,
  settings: Deps['settings'],
  order: LockedPesanan,
  { pembayaran_id }: PembayaranRow,
  { pengembalian_id, jumlah, dibuat: time, ...row }: PengembalianRow,
): Promise<void> {
  const buku = bukuRepository(tx)
  const recorded = await buku.list(order.pesanan_id)
  const movements = { pembayaran_id, pengembalian_id, jumlah: -jumlah, biaya: 0, cara: 'manual', waktu: time } as const
  const added = enterInBuku(order, recorded, [movements])
  await buku.insert(order.pesanan_id, added, new Map([[pengembalian_id, row.barang]]))
  await putBack(tx, order.pesanan_id, { ...row, pengembalian_id, jumlah, dibuat: time }, time)
  if (order.status_pembayaran !== 'success') return
  const remaining = remainingMoney(moneyOf([...recorded, ...added]))
  if (remaining <= 0) {
    const reason = { oleh: 'admin', penggunaId: row.pengguna_id, keterangan: 'manual', waktu: time, isNotified: false }
    await moveStatus(tx, settings, order, 'refunded', reason)
  } else if (remaining < order.total_harga) {
    const reason = { sebab: `pengembalian ${pengembalian_id}: ${formatRupiah(jumlah)}`, oleh: 'admin', waktu: time }
    await perjalananRepository(tx).flag(order.pesanan_id, 'uang kembali sebagian', reason)
  }
}

/**
 * Sends the refund under its key, then queries its state. Repeats are safe. No database transaction is open meanwhile.
 * @returns the refund afterwards
 */
export async function sendRefund(
  deps: Deps,
  attempt: PembayaranRow,
  row: PengembalianRow,
  actor: 'admin' | 'rekonsiliasi',
): Promise<PengembalianRow> {
  const refusal = await requestRefund(deps, attempt, row)
  const isSeen = await syncWithProvider(deps, attempt, actor)
  const isRejected = isSeen && refusal?.kind === 'refused' && refusal.status !== REFUND_KEY_USED
  return settlePengembalian(deps, attempt.pesanan_id, row.pengembalian_id, isRejected ? 'ditolak' : 'belum pasti', {
    oleh: actor,
    sebab: refusal && reasonOf(refusal),
  })
}

async function requestRefund(
  { midtrans, log }: Deps,
  attempt: PembayaranRow,
  { cara, refund_key: refundKey, jumlah: amount, alasan: reason }: PengembalianRow,
): Promise<MidtransError | undefined> {
  // Some methods accept the transaction id only.
  const id = attempt.transaction_id ?? attempt.order_id
  try {
    if (cara === 'batal') await midtrans.cancel(id)
    else await midtrans.refund(id, { refundKey, amount, reason })
    return undefined
  } catch (error) {
    if (!(error instanceof MidtransError)) throw error
    log.warn({ orderId: attempt.order_id, kind: error.kind, reason: error.message }, 'refund not confirmed')
    return error
  }
}

/** Queries the attempt and applies the answer. Returns false if the provider is unreachable. */
async function syncWithProvider(
  deps: Deps,
  attempt: PembayaranRow,
  actor: 'admin' | 'rekonsiliasi' = 'admin',
): Promise<boolean> {
  try {
    await syncAttempt(deps, attempt, actor)
    return true
  } catch (error) {
    if (!(error instanceof MidtransError)) throw error
    return false
  }
}

/** @throws PENGEMBALIAN_DITOLAK */
function toResult({ status, jumlah, keterangan }: PengembalianRow): Results {
  switch (status) {
    case 'ditolak':
      throw new AppError('PENGEMBALIAN_DITOLAK', { rincian: { sebab: keterangan } })
    case 'berhasil':
      return { status, message: `Dana ${formatRupiah(jumlah)} sudah dikembalikan` }
    case 'manual':
      return { status, message: `Pengembalian ${formatRupiah(jumlah)} dicatat` }
    default:
      return { status, message: 'Pengembalian belum pasti, dan diperiksa lagi secara otomatis' }
  }
}

const recordTrail = (
  db: Deps['db'] | Tx,
  { penggunaId }: Sesi,
  order: Pick<PesananRow, 'pesanan_id' | 'midtrans_order_id'>,
  attempt: PembayaranRow,
  { cara, jumlah, alasan }: PengembalianRow,
  time: Date,
  again: { ulang?: true } = {},
) =>
  jejakRepository(db).record(
    penggunaId,
    {
      tindakan: 'kembalikan',
      jenis: 'pesanan',
      rujukan: order.pesanan_id,
      judul: order.midtrans_order_id,
      sesudah: { dana: jumlah, cara, percobaan: attempt.order_id, alasan, ...again },
    },
    time,
  )
