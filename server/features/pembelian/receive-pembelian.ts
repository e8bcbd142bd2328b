import type { z } from 'zod'
import type { Pembelian, ReceiveBody } from '#contract/pembelian/admin.ts'
import { dateWib } from '#contract/wib.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { requireGoodsIn, takeIn } from '#server/features/stok/goods-in.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { lockPembelian, readPembelian, record } from './manage-pembelian.ts'
import { pembelianRepository } from './pembelian.repository.ts'

/**
 * Receives goods of a purchase. Each line becomes a lot, by default at the purchase's price. The purchase is closed once
 * everything is received.
 * @throws PEMBELIAN_TIDAK_ADA, PEMBELIAN_BELUM_DIPESAN, PEMBELIAN_SUDAH_SELESAI, BARANG_MASUK_DITOLAK
 */
export function receivePembelian(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { penggunaId }: Sesi,
  pembelianId: number,
  { diterima, baris }: z.output<typeof ReceiveBody>,
): Promise<Pembelian> {
  return transaction(db, async (tx) => {
    const time = clock()
    const before = await lockPembelian(tx, pembelianId)
    if (before.status === 'draf') throw new AppError('PEMBELIAN_BELUM_DIPESAN')
    if (before.status !== 'dipesan' && before.status !== 'sebagian') throw new AppError('PEMBELIAN_SUDAH_SELESAI')
    const ordered = new Map(before.baris.map((line) => [line.produkId, line]))
    const foreign = baris.flatMap(({ produkId }, at) =>
      ordered.has(produkId) ? [] : [{ path: `baris.${at}.produkId`, msg: 'Produk ini tidak ada di pembelian ini' }],
    )
    if (foreign.length > 0)
      throw new AppError('BARANG_MASUK_DITOLAK', { rincian: { jumlah: foreign.length }, errors: foreign })

    const rows = baris.map((row) => ({
      ...row,
      hargaModal: row.hargaModal ?? ordered.get(row.produkId)?.harga ?? null,
      pemasok: before.pemasok,
      diterima: diterima ?? dateWib(time),
      pembelianId,
    }))
    await requireGoodsIn(tx, rows, time)
    await takeIn(tx, rows, penggunaId, time, settings)
    const current = await readPembelian(tx, pembelianId)
    const isAll = current.baris.every(({ jumlah, datang }) => datang >= jumlah)
    await pembelianRepository(tx).update(pembelianId, { status: isAll ? 'diterima' : 'sebagian' })
    return record(tx, penggunaId, 'status', before, pembelianId, time)
  })
}
