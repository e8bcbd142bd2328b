import { tanggalWib } from '#contract/wib.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { lotRepository } from './lot.repository.ts'
import { stokRepository } from './stok.repository.ts'

interface Keluar {
  produkId: number
  nama: string
  jumlah: number
}

/**
 * Takes goods out of their lots that go out without being sold, those first that expire first. Their stock follows.
 * @param keterangan what for, as the movements say it
 * @returns the lots that they came from
 * @throws LOT_TIDAK_CUKUP where so many do not lie in lots that may be packed; then nothing is changed
 */
export async function keluarkan(tx: Tx, barang: readonly Keluar[], keterangan: string, waktu: Date, oleh: number) {
  const stok = stokRepository(tx)
  const lot = lotRepository(tx)
  await stok.lock(barang.map(({ produkId }) => produkId))
  const ambil = await lot.fefo(barang, tanggalWib(waktu))
  for (const { produkId, nama, jumlah } of barang) {
    const ada = ambil.reduce((sum, satu) => (satu.produkId === produkId ? sum + satu.jumlah : sum), 0)
    if (ada < jumlah) throw new AppError('LOT_TIDAK_CUKUP', { rincian: { nama, jumlah, ada, produkId } })
  }
  const sebab = { alasan: 'koreksi', keterangan, oleh } as const
  await lot.geser(
    ambil.map(({ lotId, jumlah }) => ({ lotId, sisa: -jumlah })),
    sebab,
    waktu,
  )
  for (const { produkId, jumlah } of barang) await stok.follow({ produkId, perubahan: -jumlah }, sebab, waktu)
  return ambil
}
