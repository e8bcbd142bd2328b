import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { dateWib } from '#contract/wib.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { halanganOf, isPackable, type Kemasan, lotRepository } from './lot.repository.ts'
import { pesananStokRepository, stokRepository } from './stok.repository.ts'

/**
 * Packs the unpacked goods of an order from lots, earliest expiry first. A second call is a no-op. Called under the order's
 * lock.
 * @throws LOT_TIDAK_CUKUP if the packable lots have too little; LOT_TIDAK_BOLEH if packed goods may no longer be shipped
 */
export async function kemas(tx: Tx, pesananId: number, time: Date, actor: number | null): Promise<void> {
  const { dipegang, kemasan } = await lockKemasan(tx, pesananId)
  for (const item of kemasan) if (!item.isShipped) requireAllowed(item.nama, item, time)
  const needed = dipegang.flatMap(({ produkId, nama, jumlah }) => {
    const shortage = jumlah - sum(kemasan, produkId)
    return shortage > 0 ? [{ produkId, nama, jumlah: shortage }] : []
  })
  const lot = lotRepository(tx)
  const take = await lot.fefo(needed, dateWib(time))
  for (const { produkId, nama, jumlah } of needed) {
    const available = sum(take, produkId)
    if (available < jumlah)
      throw new AppError('LOT_TIDAK_CUKUP', { rincian: { nama, jumlah, ada: available, produkId } })
  }
  await lot.pack(pesananId, take, time, actor)
}

/**
 * Replaces packed goods of an order that may no longer be shipped.
 * @returns the goods that were taken out
 * @throws LOT_TIDAK_CUKUP if there is no replacement; then nothing is changed
 */
export async function repackPesanan(tx: Tx, pesananId: number, time: Date, actor: number | null): Promise<Kemasan[]> {
  const { kemasan } = await lockKemasan(tx, pesananId)
  const unpackable = kemasan.filter((item) => !isPackable(item, time))
  await unpack(tx, pesananId, unpackable, time, actor)
  await kemas(tx, pesananId, time, actor)
  return unpackable
}

/** Unpacks everything that is packed for an order. @returns the unpacked goods */
export async function openPesananKemasan(
  tx: Tx,
  pesananId: number,
  time: Date,
  actor: number | null,
): Promise<Kemasan[]> {
  const { kemasan } = await lockKemasan(tx, pesananId)
  await unpack(tx, pesananId, kemasan, time, actor)
  return kemasan
}

/** Puts packed goods back into their lots, or sets them aside. The order keeps its units, and waits for other goods. */
export async function unpack(
  tx: Tx,
  pesananId: number,
  kemasan: readonly Kemasan[],
  time: Date,
  actor: number | null,
): Promise<void> {
  const stok = stokRepository(tx)
  const aside = await lotRepository(tx).bringHome(pesananId, kemasan, time, actor)
  const reason = { alasan: 'sisih', keterangan: 'Masuk karantina', oleh: actor } as const
  for (const { produkId, jumlah } of aside) await stok.follow({ produkId, perubahan: -jumlah }, reason, time)
}

/** Returns what an order holds and what of it is packed. The products stay locked until the transaction ends. */
export async function lockKemasan(tx: Tx, pesananId: number) {
  const held = await pesananStokRepository(tx).held(pesananId)
  await stokRepository(tx).lock(held.map(({ produkId }) => produkId))
  return { dipegang: held, kemasan: await lotRepository(tx).listKemasan(pesananId) }
}

/** @throws LOT_TIDAK_BOLEH */
export function requireAllowed(
  name: string,
  lot: Pick<Kemasan, 'nomor' | 'kedaluwarsa' | 'ditarik'>,
  time: Date,
): void {
  const reason = halanganOf(lot, time)
  if (!reason) return
  throw new AppError('LOT_TIDAK_BOLEH', { rincian: { nama: name, nomor: lot.nomor || WITHOUT_NOMOR, sebab: reason } })
}

const sum = (rows: readonly { produkId: number; jumlah: number }[], produkId: number) =>
  rows.reduce((total, row) => (row.produkId === produkId ? total + row.jumlah : total), 0)
