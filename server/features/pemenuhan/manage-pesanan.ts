import type { z } from 'zod'
import { KIRIMAN, type PerhatianBody, type ProsesBody } from '#contract/pesanan-admin/admin.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { trackRepository } from '#server/features/pengiriman/track.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { requireResep } from '#server/features/pesanan/resep/require-resep.ts'
import { changeNotice, judgeLangkah, refuseArchive } from '#server/features/pesanan/status-pesanan.ts'
import { kemas } from '#server/features/stok/kemas.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

/**
 * Changes the status, courier or parcel number of an order, with history, audit trail and mail. An unchanged save is a
 * no-op.
 * @returns the message for the office, and the state afterwards
 * @throws PESANAN_TIDAK_ADA, ISIAN_BENTROK, PESANAN_BELUM_LUNAS, PESANAN_DANA_KEMBALI, PESANAN_TANPA_RESEP,
 * ALASAN_KOREKSI_KOSONG, LOT_TIDAK_CUKUP, LOT_TIDAK_BOLEH
 */
export function processPesanan(
  { db, clock, settings }: Manage & Pick<Deps, 'settings'>,
  { penggunaId }: Sesi,
  pesananId: number,
  { sebelum, semula = sebelum, alasan = '', ...input }: z.output<typeof ProsesBody>,
): Promise<Kiriman & { message: string }> {
  return transaction(db, async (tx) => {
    const order = await lock(tx, pesananId)
    const time = clock()
    const source = kirimanOf(order)
    const after = { ...source, ...changedFields({ ...input, semula }, source, KIRIMAN) }
    checkLangkah(order, after.status_pesanan, alasan)
    if (isOutgoing(after)) await requireResep(tx, order)
    if (isSame(source, after)) return { message: 'Tidak ada yang berubah pada pesanan ini', ...after }

    if (isOutgoing(after)) await kemas(tx, pesananId, time, penggunaId)
    await pesananAdminRepository(tx).saveKiriman(pesananId, after)
    if (source.kurir !== after.kurir || source.resi !== after.resi)
      await trackRepository(tx).follow(pesananId, after.resi !== '', time)
    await perjalananRepository(tx).record(pesananId, {
      jenis: 'pesanan',
      dari: source.status_pesanan,
      ke: after.status_pesanan,
      oleh: 'admin',
      penggunaId,
      keterangan: alasan || [after.kurir, after.resi].filter(Boolean).join(' '),
      waktu: time,
    })
    const entry = {
      tindakan: 'status',
      ...snapshot(order),
      sebelum: source,
      sesudah: { ...after, ...(alasan && { alasan }) },
    } as const
    await jejakRepository(tx).record(penggunaId, entry, time)
    const kabar = changeNotice(source, after)
    if (kabar) await queueSuratPesanan(tx, settings, pesananId, kabar, time)
    return { message: 'Pesanan berhasil diperbarui', ...after }
  })
}

/**
 * Removes a flag from an order after an administrator dealt with it; `alasan` says how.
 * @throws PESANAN_TIDAK_ADA, PERHATIAN_TIDAK_ADA
 */
export function resolvePerhatian(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  pesananId: number,
  { perhatian, alasan }: z.output<typeof PerhatianBody>,
): Promise<void> {
  const time = clock()
  return transaction(db, async (tx) => {
    const order = await lock(tx, pesananId)
    if (!order.perhatian.includes(perhatian)) throw new AppError('PERHATIAN_TIDAK_ADA')
    await perjalananRepository(tx).unflag(pesananId, perhatian)
    await perjalananRepository(tx).record(pesananId, {
      jenis: 'perhatian',
      dari: perhatian,
      ke: 'selesai',
      oleh: 'admin',
      penggunaId,
      keterangan: alasan,
      waktu: time,
    })
    const after = { perhatian: order.perhatian.filter((mark) => mark !== perhatian), alasan }
    const entry = {
      tindakan: 'ubah',
      ...snapshot(order),
      sebelum: { perhatian: order.perhatian },
      sesudah: after,
    } as const
    await jejakRepository(tx).record(penggunaId, entry, time)
  })
}

/**
 * Archives an order that was never paid. Archiving it again is a no-op.
 * @throws PESANAN_TIDAK_ADA, PESANAN_SUDAH_DIBAYAR, PESANAN_MASIH_DAPAT_DIBAYAR, PESANAN_PERLU_PERHATIAN
 */
export function archivePesanan({ db, clock }: Manage, { penggunaId }: Sesi, pesananId: number): Promise<void> {
  const time = clock()
  return transaction(db, async (tx) => {
    const order = await lock(tx, pesananId)
    const refusal = refuseArchive(order, time)
    if (refusal) throw new AppError(refusal)
    if (order.arsip) return
    await perjalananRepository(tx).saveArchived(pesananId, time)
    await jejakRepository(tx).record(penggunaId, { tindakan: 'arsip', ...snapshot(order) }, time)
  })
}

/** @throws PESANAN_TIDAK_ADA */
export function restorePesanan({ db, clock }: Manage, { penggunaId }: Sesi, pesananId: number): Promise<void> {
  return transaction(db, async (tx) => {
    const order = await lock(tx, pesananId)
    if (!order.arsip) return
    await perjalananRepository(tx).saveArchived(pesananId, null)
    await jejakRepository(tx).record(penggunaId, { tindakan: 'pulihkan', ...snapshot(order) }, clock())
  })
}

async function lock(tx: Tx, pesananId: number): Promise<PesananRow> {
  const order = await pesananAdminRepository(tx).lock(pesananId)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  return order
}

function checkLangkah(order: PesananRow, ke: PesananRow['status_pesanan'], reason: string): void {
  const value = judgeLangkah(order.status_pembayaran, order.status_pesanan, ke, reason)
  if (value === 'belum lunas')
    throw new AppError(order.status_pembayaran === 'refunded' ? 'PESANAN_DANA_KEMBALI' : 'PESANAN_BELUM_LUNAS')
  if (value === 'tanpa alasan')
    throw new AppError('ALASAN_KOREKSI_KOSONG', {
      errors: [{ path: 'alasan', msg: 'Tuliskan alasan mengembalikan status pesanan.' }],
    })
}

type Kiriman = Pick<PesananRow, 'status_pesanan' | 'kurir' | 'resi'>

export const kirimanOf = ({ status_pesanan, kurir, resi }: Kiriman): Kiriman => ({ status_pesanan, kurir, resi })

/** True if the goods leave the shelf: an order in work or on its way is packed from lots. */
const isOutgoing = ({ status_pesanan, resi }: Kiriman) => status_pesanan !== 'Menunggu Respon' || resi !== ''

const isSame = (a: Kiriman, b: Kiriman) =>
  a.status_pesanan === b.status_pesanan && a.kurir === b.kurir && a.resi === b.resi

/** Returns the order's reference for the audit trail. */
const snapshot = (order: PesananRow) =>
  ({ jenis: 'pesanan', rujukan: order.pesanan_id, judul: order.midtrans_order_id }) as const
