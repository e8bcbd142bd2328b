import type { z } from 'zod'
import { type CreateReturBody, remainingRetur, type TakeReturBody } from '#contract/retur/admin.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { release } from '#server/features/pelepasan/release.ts'
import { stokAct } from '#server/features/pelepasan/stok-act.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { returRepository } from '#server/features/pembayaran/pengembalian/retur.repository.ts'
import { checkRak } from '#server/features/pembayaran/pengembalian/returned-barang.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { pesananStokRepository } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

/**
 * Records that goods of an order are on their way back. Stock moves on arrival only.
 * @throws PESANAN_TIDAK_ADA; RETUR_BELUM_DIBAYAR if the order is unpaid; RAK_BERLEBIH if the order holds fewer, or they are
 * already on their way back
 */
export function createRetur(
  { db, clock }: Manage,
  { penggunaId: actor }: Sesi,
  pesananId: number,
  { barang, alasan }: z.output<typeof CreateReturBody>,
): Promise<void> {
  return transaction(db, async (tx) => {
    if (!(await pembayaranRepository(tx).findPesanan(pesananId))) throw new AppError('PESANAN_TIDAK_ADA')
    const { midtrans_order_id: title, status_pembayaran } = await pembayaranRepository(tx).lockPesanan(pesananId)
    if (status_pembayaran === 'pending') throw new AppError('RETUR_BELUM_DIBAYAR')
    await checkRak(tx, pesananId, barang)
    const time = clock()
    await returRepository(tx).insert(pesananId, barang, { alasan, oleh: actor, waktu: time, judul: title })
    const expected = barang.reduce((sum, { jumlah }) => sum + jumlah, 0)
    await recordTrail(tx, actor, { pesananId, judul: title }, { retur: 'ditunggu', jumlah: expected, alasan }, time)
  })
}

/**
 * Books the arrival of a return: into the original lot, or aside. Goods that may not be sold are always set aside. Missing
 * goods stay sold.
 * @throws RETUR_TIDAK_ADA; RETUR_BERLEBIH if fewer are awaited
 */
export function takeRetur(
  { db, clock }: Manage,
  sesi: Sesi,
  pesananId: number,
  returId: number,
  { rak, karantina, hilang }: TakeReturBody,
): Promise<void> {
  const { penggunaId: actor } = sesi
  return transaction(db, async (tx) => {
    const retur = returRepository(tx)
    if (!(await retur.find(pesananId, returId))) throw new AppError('RETUR_TIDAK_ADA')
    const { midtrans_order_id: title } = await pembayaranRepository(tx).lockPesanan(pesananId)
    const row = await retur.find(pesananId, returId)
    if (!row) throw new AppError('RETUR_TIDAK_ADA')
    const { nama, produk_id: produkId, alasan: remark } = row
    const remaining = remainingRetur(row)
    if (rak + karantina + hilang > remaining)
      throw new AppError('RETUR_BERLEBIH', { rincian: { sisa: remaining, nama } })
    const time = clock()
    const current = { rak: row.rak + rak, karantina: row.karantina + karantina, hilang: row.hilang + hilang }
    await retur.save(returId, { ...current, selesai: rak + karantina + hilang === remaining ? time : null })
    const stok = pesananStokRepository(tx)
    const reason = { pesananId, returId, oleh: actor, keterangan: remark }
    for (const [ke, quantity] of [
      ['rak', rak],
      ['karantina', karantina],
    ] as const)
      if (quantity > 0) await stok.putBack([{ produkId, jumlah: quantity }], reason, time, ke)
    if (rak + karantina > 0)
      await perjalananRepository(tx).record(pesananId, {
        jenis: 'pengembalian',
        dari: null,
        ke: 'rak',
        oleh: 'admin',
        penggunaId: actor,
        waktu: time,
        keterangan: `${rak + karantina} × ${nama}`,
      })
    await recordTrail(tx, actor, { pesananId, judul: title }, { retur: nama, rak, karantina, hilang }, time)
    const entry = { tindakan: 'ubah', jenis: 'retur', rujukan: returId, judul: title } as const
    const before = { rak: row.rak, karantina: row.karantina, hilang: row.hilang }
    await jejakRepository(tx).record(actor, { ...entry, sebelum: before, sesudah: current }, time)
    const lost = [{ produkId, perubahan: -hilang }]
    await release(tx, sesi, [await stokAct(tx, lost, `retur ${title} hilang`)], time)
  })
}

const recordTrail = (
  tx: Tx,
  actor: number,
  order: { pesananId: number; judul: string },
  after: Record<string, unknown>,
  time: Date,
) =>
  jejakRepository(tx).record(
    actor,
    { tindakan: 'ubah', jenis: 'pesanan', rujukan: order.pesananId, judul: order.judul, sesudah: after },
    time,
  )
