import { TANPA_NOMOR } from '#contract/stok/lot-office.ts'
import { tanggalWib } from '#contract/wib.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { halanganOf, isBolehDikemas, type Kemasan, lotRepository } from './lot.repository.ts'
import { stokRepository } from './stok.repository.ts'

/**
 * Takes what an order holds out of its lots, those first that expire first, as far as it is not packed yet: a second call
 * takes nothing. Called under the order's lock.
 * @throws LOT_TIDAK_CUKUP where it waits for goods that lie in no lot that may be packed, LOT_TIDAK_BOLEH where it is packed
 *   with what may not go out any more
 */
export async function kemas(tx: Tx, pesananId: number, waktu: Date, oleh: number | null): Promise<void> {
  const { dipegang, kemasan } = await lockKemasan(tx, pesananId)
  for (const satu of kemasan) if (!satu.isDikirim) requireBoleh(satu.nama, satu, waktu)
  const butuh = dipegang.flatMap(({ produkId, nama, jumlah }) => {
    const kurang = jumlah - sum(kemasan, produkId)
    return kurang > 0 ? [{ produkId, nama, jumlah: kurang }] : []
  })
  const lot = lotRepository(tx)
  const ambil = await lot.fefo(butuh, tanggalWib(waktu))
  for (const { produkId, nama, jumlah } of butuh) {
    const ada = sum(ambil, produkId)
    if (ada < jumlah) throw new AppError('LOT_TIDAK_CUKUP', { rincian: { nama, jumlah, ada, produkId } })
  }
  await lot.pack(pesananId, ambil, waktu, oleh)
}

/**
 * Takes goods of an order that may not go out any more out of its parcel, and packs others instead.
 * @returns what was taken out
 * @throws LOT_TIDAK_CUKUP where there are no others; then nothing is changed
 */
export async function kemasUlang(tx: Tx, pesananId: number, waktu: Date, oleh: number | null): Promise<Kemasan[]> {
  const { kemasan } = await lockKemasan(tx, pesananId)
  const rusak = kemasan.filter((satu) => !isBolehDikemas(satu, waktu))
  await unpack(tx, pesananId, rusak, waktu, oleh)
  await kemas(tx, pesananId, waktu, oleh)
  return rusak
}

/** Puts everything that is packed for an order back to where it came from. @returns what that was */
export async function bukaKemasan(tx: Tx, pesananId: number, waktu: Date, oleh: number | null): Promise<Kemasan[]> {
  const { kemasan } = await lockKemasan(tx, pesananId)
  await unpack(tx, pesananId, kemasan, waktu, oleh)
  return kemasan
}

/** Packed goods of an order that it goes on holding lie in their lots again, or are set aside: then it waits for others. */
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

/** What an order holds, and what of it is packed; the products stay locked until the transaction ends. */
export async function lockKemasan(tx: Tx, pesananId: number) {
  const stok = stokRepository(tx)
  const dipegang = await stok.held(pesananId)
  await stok.lock(dipegang.map(({ produkId }) => produkId))
  return { dipegang, kemasan: await lotRepository(tx).listKemasan(pesananId) }
}

/** @throws LOT_TIDAK_BOLEH */
export function requireBoleh(nama: string, lot: Pick<Kemasan, 'nomor' | 'kedaluwarsa' | 'ditarik'>, waktu: Date): void {
  const sebab = halanganOf(lot, waktu)
  if (!sebab) return
  throw new AppError('LOT_TIDAK_BOLEH', { rincian: { nama, nomor: lot.nomor || TANPA_NOMOR, sebab } })
}

const sum = (rows: readonly { produkId: number; jumlah: number }[], produkId: number) =>
  rows.reduce((total, row) => (row.produkId === produkId ? total + row.jumlah : total), 0)
