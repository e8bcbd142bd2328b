import { formatRupiah } from '#contract/uang/rupiah.ts'
import { computeTotal } from '#contract/uang/total.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ResepDecision } from '#server/feature.ts'
import { moveStatus } from '#server/features/pembayaran/bayar/move-status.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { diskonRepository } from '#server/features/pesanan/diskon.repository.ts'
import { resepUseRepository } from '#server/features/resep/resep-use.repository.ts'
import { type Shift, stokRepository } from '#server/features/stok/stok.repository.ts'
import { type PesananPart, pesananResepRepository } from './pesanan-resep.repository.ts'

type Line = Awaited<ReturnType<ReturnType<typeof perjalananRepository>['listLines']>>[number]

/** Reason for the buyer if the prescription approves nothing of an order. */
const WITHOUT_CONTENT = 'Tidak ada isi pesanan ini yang disetujui di resepnya.'

/**
 * Applies a prescription's decision to the orders that wait for it, in the decision's transaction. A refusal cancels them.
 * An approval serves the oldest order first: its approved part can be paid, the rest is removed from it. An order without
 * an approved part is cancelled as well.
 * @returns true if any order waited: then its mail reports the decision
 */
export async function applyResep(tx: Tx, deps: Deps, decided: ResepDecision): Promise<boolean> {
  const repository = pesananResepRepository(tx)
  const orders = await repository.lockPending(decided.resepId)
  if (orders.length === 0) return false
  const remaining = await resepUseRepository(tx).lockRemaining(decided.resepId)
  const contents = new Map<PesananRow, PesananPart[]>()
  for (const order of orders) contents.set(order, await repository.listParts(order.pesanan_id))
  // Locks all products at once: locking them per order would break the lock order of the stock.
  await stokRepository(tx).lock([...contents.values()].flat().map(({ produk_id }) => produk_id))

  for (const [order, bagian] of contents) {
    if (decided.status === 'ditolak') await cancelOrder(tx, deps, order, decided, decided.alasan)
    else await approve(tx, deps, decided, { order, bagian, sisa: remaining })
  }
  return true
}

/** @param sisa units that the prescription still allows, per product; the order's units are deducted from it */
async function approve(
  tx: Tx,
  deps: Deps,
  decided: ResepDecision,
  { order, bagian, sisa }: { order: PesananRow; bagian: readonly PesananPart[]; sisa: Map<number, number> },
): Promise<void> {
  const { pesanan_id: id } = order
  const { resepId, penggunaId, now } = decided
  const missing = notApproved(bagian, sisa)
  const perjalanan = perjalananRepository(tx)
  const original = await perjalanan.listLines(id)
  const staying = withoutUnits(original, missing)
  if (staying.length === 0) return cancelOrder(tx, deps, order, decided, WITHOUT_CONTENT)

  const total = await openReduced(tx, order, { staying, shortage: missing }, now)
  const shortage = await resepUseRepository(tx).take(id, resepId, now)
  if (shortage) throw new Error(`order ${id} asks more of prescription ${resepId} than was approved`)
  for (const { produk_id, jumlah, dari_resep } of await pesananResepRepository(tx).listParts(id))
    if (dari_resep !== null) sisa.set(produk_id, (sisa.get(produk_id) ?? 0) - jumlah)

  const isPartial = missing.length > 0
  const remark = isPartial
    ? `${describeReduced(original, staying, missing)}. Total menjadi ${formatRupiah(total)}.`
    : ''
  const approved = isPartial ? 'sebagian' : 'disetujui'
  const ke = order.menunggu_ongkir ? 'disetujui-ongkir' : approved
  const langkah = {
    jenis: 'resep',
    dari: 'menunggu',
    ke,
    oleh: 'admin',
    penggunaId,
    keterangan: remark,
    waktu: now,
  } as const
  await perjalanan.record(id, langkah)
  // An order that also waits for its shipping fee gets that mail now. The mail to pay follows with the fee.
  const kabar = order.menunggu_ongkir ? 'menunggu-ongkir' : (`resep-${approved}` as const)
  await queueSuratPesanan(tx, deps.settings, id, kabar, now, {
    resep: remark && `Disetujui: ${remark}`,
  })
}

/** Returns the units of an order that its prescription does not allow. @param remaining allowed units per product */
const notApproved = (bagian: readonly PesananPart[], remaining: ReadonlyMap<number, number>): Shift[] =>
  bagian.flatMap(({ produk_id: produkId, jumlah, dari_resep }) => {
    const allowed = dari_resep === null ? jumlah : Math.min(jumlah, remaining.get(produkId) ?? 0)
    return allowed < jumlah ? [{ produkId, perubahan: jumlah - allowed }] : []
  })

/** Returns the lines of an order that remain without the units `missing`. */
const withoutUnits = (original: readonly Line[], missing: readonly Shift[]): Line[] =>
  original
    .map((line) => ({ ...line, hilang: missing.find(({ produkId }) => produkId === line.produk_id)?.perubahan ?? 0 }))
    .filter(({ jumlah, hilang }) => jumlah > hilang)
    .map(({ hilang, ...line }) => ({ ...line, jumlah: line.jumlah - hilang }))

/** Opens the remaining lines of an order for payment, and releases the others. @returns the new total, in rupiah */
async function openReduced(
  tx: Tx,
  order: PesananRow,
  { staying, shortage }: { staying: readonly Line[]; shortage: readonly Shift[] },
  now: Date,
): Promise<number> {
  const { pesanan_id: id } = order
  const repository = pesananResepRepository(tx)
  const diskon = diskonRepository(tx)
  const harga = computeTotal(staying, order.biaya_kirim, await diskon.listDiskon(id), order.ppn)
  // Discounts and tax are saved before the units: with fewer units, a line's old discount could exceed its price.
  await diskon.save(id, staying, harga)
  await repository.reduce(id, shortage)
  await repository.open(order, harga, now)
  if (shortage.length === 0) return harga.total
  const stok = stokRepository(tx)
  await stok.shift(shortage, { alasan: 'lepas', pesananId: id }, now, order.pembeli_baru ? 'baru' : 'lama')
  await stok.fillGaps(
    shortage.map(({ produkId }) => produkId),
    now,
  )
  return harga.total
}

/** Returns the reduced lines as a text for the buyer: "Name: 1 dari 2". */
const describeReduced = (original: readonly Line[], staying: readonly Line[], missing: readonly Shift[]): string =>
  original
    .filter(({ produk_id }) => missing.some(({ produkId }) => produkId === produk_id))
    .map(({ nama, jumlah, urutan }) => {
      const allowed = staying.find((line) => line.urutan === urutan)?.jumlah ?? 0
      return `${nama}: ${allowed} dari ${jumlah}`
    })
    .join(', ')

async function cancelOrder(
  tx: Tx,
  { settings }: Deps,
  order: PesananRow,
  { status, penggunaId, now: time }: ResepDecision,
  reason: string,
): Promise<void> {
  const { pesanan_id: id } = order
  const cause = { oleh: 'admin', penggunaId, waktu: time }
  await perjalananRepository(tx).record(id, {
    jenis: 'resep',
    dari: 'menunggu',
    ke: 'ditolak',
    ...cause,
    keterangan: reason,
  })
  await moveStatus(tx, settings, order, 'cancelled', { ...cause, keterangan: 'resep ditolak', isNotified: false })
  // The veterinarian's reason is not mailed: it is shown only after login.
  const resep = status === 'ditolak' ? 'Alasannya ada di halaman pesanan Anda.' : reason
  await queueSuratPesanan(tx, settings, id, 'resep-ditolak', time, { resep })
}
