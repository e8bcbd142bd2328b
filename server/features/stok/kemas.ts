import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { tanggalWib } from '#contract/wib.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { halanganOf, isPackable, type Kemasan, lotRepository } from './lot.repository.ts'
import { pesananStokRepository, stokRepository } from './stok.repository.ts'

/**
 * Packs the unpacked goods of an order from lots, earliest expiry first. A second call is a no-op. Called under the order's
 * lock.
 * @throws LOT_TIDAK_CUKUP if the packable lots have too little; LOT_TIDAK_BOLEH if packed goods may no longer be shipped
 */
export async function kemas(tx: Tx, pesananId: number, waktu: Date, oleh: number | null): Promise<void> {
  const { dipegang, kemasan } = await lockKemasan(tx, pesananId)
  for (const satu of kemasan) if (!satu.isShipped) requireAllowed(satu.nama, satu, waktu)
  const needed = dipegang.flatMap(({ produkId, nama, jumlah }) => {
    const kurang = jumlah - sum(kemasan, produkId)
    return kurang > 0 ? [{ produkId, nama, jumlah: kurang }] : []
  })
  const lot = lotRepository(tx)
  const take = await lot.fefo(needed, tanggalWib(waktu))
  for (const { produkId, nama, jumlah } of needed) {
    const ada = sum(take, produkId)
    if (ada < jumlah) throw new AppError('LOT_TIDAK_CUKUP', { rincian: { nama, jumlah, ada, produkId } })
  }
  await lot.pack(pesananId, take, waktu, oleh)
}

/**
 * Replaces packed goods of an order that may no longer be shipped.
 * @returns the goods that were taken out
 * @throws LOT_TIDAK_CUKUP if there is no replacement; then nothing is changed
 */
export async function repackPesanan(tx: Tx, pesananId: number, waktu: Date, oleh: number | null): Promise<Kemasan[]> {
  const { kemasan } = await lockKemasan(tx, pesananId)
  const rusak = kemasan.filter((satu) => !isPackable(satu, waktu))
  await unpack(tx, pesananId, rusak, waktu, oleh)
  await kemas(tx, pesananId, waktu, oleh)
  return rusak
}

/** Unpacks everything that is packed for an order. @returns the unpacked goods */
export async function openPesananKemasan(
  tx: Tx,
  pesananId: number,
  waktu: Date,
  oleh: number | null,
): Promise<Kemasan[]> {
  const { kemasan } = await lockKemasan(tx, pesananId)
  await unpack(tx, pesananId, kemasan, waktu, oleh)
  return kemasan
}

/** Puts packed goods back into their lots, or sets them aside. The order keeps its units, and waits for other goods. */
export async function unpack(
  tx: Tx,
  pesananId: number,
  kemasan: readonly Kemasan[],
  waktu: Date,
  oleh: number | null,
): Promise<void> {
  const stok = stokRepository(tx)
  const aside = await lotRepository(tx).bringHome(pesananId, kemasan, waktu, oleh)
  const sebab = { alasan: 'sisih', keterangan: 'Masuk karantina', oleh } as const
  for (const { produkId, jumlah } of aside) await stok.follow({ produkId, perubahan: -jumlah }, sebab, waktu)
}

/** Returns what an order holds and what of it is packed. The products stay locked until the transaction ends. */
export async function lockKemasan(tx: Tx, pesananId: number) {
  const dipegang = await pesananStokRepository(tx).held(pesananId)
  await stokRepository(tx).lock(dipegang.map(({ produkId }) => produkId))
  return { dipegang, kemasan: await lotRepository(tx).listKemasan(pesananId) }
}

/** @throws LOT_TIDAK_BOLEH */
export function requireAllowed(
  nama: string,
  lot: Pick<Kemasan, 'nomor' | 'kedaluwarsa' | 'ditarik'>,
  waktu: Date,
): void {
  const sebab = halanganOf(lot, waktu)
  if (!sebab) return
  throw new AppError('LOT_TIDAK_BOLEH', { rincian: { nama, nomor: lot.nomor || WITHOUT_NOMOR, sebab } })
}

const sum = (rows: readonly { produkId: number; jumlah: number }[], produkId: number) =>
  rows.reduce((total, row) => (row.produkId === produkId ? total + row.jumlah : total), 0)
