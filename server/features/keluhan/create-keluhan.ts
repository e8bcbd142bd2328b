import type { z } from 'zod'
import type { Keluhan, KeluhanPesanan } from '#contract/keluhan/endpoints.ts'
import type { CreateKeluhanBody } from '#contract/keluhan/input.ts'
import { answerBefore } from '#contract/keluhan/limits.ts'
import { allowedKeluhan } from '#contract/keluhan/rules.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { handInFoto } from '#server/features/foto/foto.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { keluhanRepository } from './keluhan.repository.ts'
import { queueNewSurat } from './surat-keluhan.ts'

/** Maximum complaints per order. Only one is open at a time. */
const KELUHAN_MAX = 5

type FormValues = z.output<typeof CreateKeluhanBody>

/** Returns an order's complaints, and whether another one is allowed now. @throws PESANAN_TIDAK_ADA */
export async function readKeluhan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  penggunaId: number,
  ref: string,
): Promise<KeluhanPesanan> {
  const keluhan = keluhanRepository(db)
  const order = await keluhan.findPesanan(penggunaId, ref)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  const { sampai, ...allowed } = allowedKeluhan(order, clock())
  const barang = await keluhan.listLines(order.pesanan_id)
  return {
    ...allowed,
    nomor: order.midtrans_order_id,
    sampai: sampai?.toISOString() ?? null,
    barang: barang.map(({ urutan, nama, jumlah }) => ({ urutan, nama, jumlah })),
    keluhan: await keluhan.listOf(order.pesanan_id),
  }
}

/**
 * Creates a complaint. An order has one open complaint at a time, so a retry with the same fields returns that one.
 * @throws PESANAN_TIDAK_ADA, KELUHAN_TIDAK_BOLEH, KELUHAN_SUDAH_ADA, KELUHAN_TERLALU_BANYAK, FOTO_TIDAK_ADA, VALIDATION_FAILED
 */
export function createKeluhan(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  penggunaId: number,
  ref: string,
  { foto, baris, ...input }: FormValues,
): Promise<Keluhan> {
  const now = clock()
  return transaction(db, async (tx) => {
    const keluhan = keluhanRepository(tx)
    const order = await keluhan.findPesanan(penggunaId, ref, true)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    const previous = await keluhan.listOf(order.pesanan_id)
    const open = previous.find(({ status }) => status !== 'selesai')
    if (open) {
      if (isSame(open, { foto, baris, ...input })) return open
      throw new AppError('KELUHAN_SUDAH_ADA')
    }
    const allowed = allowedKeluhan(order, now)
    if (!allowed.jenis.includes(input.jenis))
      throw new AppError('KELUHAN_TIDAK_BOLEH', {
        rincian: {
          sebab: allowed.sebab || 'Pesanan ini belum dikirim. Sekarang Anda hanya bisa mengeluhkan keterlambatan.',
        },
      })
    if (previous.length >= KELUHAN_MAX) throw new AppError('KELUHAN_TERLALU_BANYAK')
    const contents = await keluhan.listLines(order.pesanan_id)
    for (const { urutan, jumlah } of baris) {
      const line = contents.find((item) => item.urutan === urutan)
      if (!line || jumlah > line.jumlah)
        throw new AppError('VALIDATION_FAILED', {
          errors: [
            {
              path: 'baris',
              msg: line ? `Maksimal ${line.jumlah} ${line.nama}` : 'Barang itu tidak ada pada pesanan ini',
            },
          ],
        })
    }
    const createdId = await keluhan.insert(
      { ...input, pesanan_id: order.pesanan_id, jawab_sebelum: answerBefore(now), dibuat: now },
      baris,
    )
    await handInFoto(tx, 'keluhan_id', createdId, foto)
    await queueNewSurat(tx, settings, createdId, now)
    return keluhan.get(createdId)
  })
}

/** True if the complaint has exactly these fields. */
const isSame = (known: Keluhan, { jenis, harapan, isi, foto, baris }: FormValues): boolean =>
  known.jenis === jenis &&
  known.harapan === harapan &&
  known.isi === isi &&
  isSameFoto(known.foto, foto) &&
  JSON.stringify(known.baris.map(({ urutan, jumlah }) => [urutan, jumlah])) ===
    JSON.stringify(baris.map(({ urutan, jumlah }) => [urutan, jumlah]).sort(([a = 0], [b = 0]) => a - b))

/** True if these are exactly the photos with these ids, in this order. */
export const isSameFoto = (known: readonly { fotoId: string }[], fotoIds: readonly string[]): boolean =>
  JSON.stringify(known.map(({ fotoId }) => fotoId)) === JSON.stringify(fotoIds)
