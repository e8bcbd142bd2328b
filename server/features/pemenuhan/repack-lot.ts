import { sql } from 'kysely'
import type { Output } from '#contract/endpoint.ts'
import type { repackLot as endpoint } from '#contract/pemenuhan/kemasan-admin.ts'
import type { Deps } from '#server/deps.ts'
import { answerOf } from '#server/http/error-handler.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { repack } from './kemas-pesanan.ts'

type Result = Output<typeof endpoint>

/**
 * Repacks every order on the premises that is packed with a recalled lot number, each in its own transaction. An order
 * without replacement keeps its parcel and is returned with the reason.
 * @throws LOT_BELUM_DITARIK, also for an unknown lot
 */
export async function repackLot(deps: Pick<Deps, 'db' | 'clock'>, sesi: Sesi, lotId: number): Promise<Result> {
  const { rows: lots } = await sql<{ lot_id: number }>`
    SELECT lot.lot_id FROM lot JOIN lot AS one USING (produk_id, nomor)
    WHERE one.lot_id = ${lotId} AND lot.ditarik IS NOT NULL`.execute(deps.db)
  if (lots.length === 0) throw new AppError('LOT_BELUM_DITARIK')
  const lotIds = lots.map(({ lot_id }) => lot_id)
  const orders = await deps.db
    .selectFrom('pesanan')
    .innerJoin('pesanan_lot', 'pesanan_lot.pesanan_id', 'pesanan.pesanan_id')
    .select(['pesanan.pesanan_id as orderId', 'midtrans_order_id'])
    .distinct()
    .where('lot_id', 'in', lotIds)
    .where(sql<boolean>`pesanan_lot.jumlah > pesanan_lot.kembali`)
    .where('resi', '=', '')
    .where('status_pesanan', '<>', 'Pesanan Selesai')
    .orderBy('orderId')
    .execute()
  const halangan: Result['halangan'] = []
  for (const order of orders) {
    try {
      await repack(deps, sesi, order.orderId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      halangan.push({ ...order, alasan: answerOf(error).body.message })
    }
  }
  return { message: `${orders.length - halangan.length} pesanan dikemas ulang`, halangan }
}
