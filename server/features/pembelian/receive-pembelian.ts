import type { z } from 'zod'
import type { Pembelian, ReceiveBody } from '#contract/pembelian/admin.ts'
import { tanggalWib } from '#contract/wib.ts'
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
    const waktu = clock()
    const sebelum = await lockPembelian(tx, pembelianId)
    if (sebelum.status === 'draf') throw new AppError('PEMBELIAN_BELUM_DIPESAN')
    if (sebelum.status !== 'dipesan' && sebelum.status !== 'sebagian') throw new AppError('PEMBELIAN_SUDAH_SELESAI')
    const dipesan = new Map(sebelum.baris.map((satu) => [satu.produkId, satu]))
    const asing = baris.flatMap(({ produkId }, at) =>
      dipesan.has(produkId) ? [] : [{ path: `baris.${at}.produkId`, msg: 'Produk ini tidak ada di pembelian ini' }],
    )
    if (asing.length > 0)
      throw new AppError('BARANG_MASUK_DITOLAK', { rincian: { jumlah: asing.length }, errors: asing })

    const rows = baris.map((row) => ({
      ...row,
      hargaModal: row.hargaModal ?? dipesan.get(row.produkId)?.harga ?? null,
      pemasok: sebelum.pemasok,
      diterima: diterima ?? tanggalWib(waktu),
      pembelianId,
    }))
    await requireGoodsIn(tx, rows, waktu)
    await takeIn(tx, rows, penggunaId, waktu, settings)
    const current = await readPembelian(tx, pembelianId)
    const isAll = current.baris.every(({ jumlah, datang }) => datang >= jumlah)
    await pembelianRepository(tx).update(pembelianId, { status: isAll ? 'diterima' : 'sebagian' })
    return record(tx, penggunaId, 'status', sebelum, pembelianId, waktu)
  })
}
