import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

const COLUMNS = [
  'smtp_server',
  'smtp_port',
  'smtp_pengguna',
  'smtp_sandi',
  'pengirim',
  'midtrans_mode',
  'midtrans_server',
  'midtrans_client',
  'wa_nomor',
  'wa_nomor_id',
  'wa_akun_id',
  'wa_token',
  'wa_rahasia',
  'wa_kata',
  'wa_batas',
  'wa_pagu',
  'wa_tarif_layanan',
  'wa_tarif_promosi',
  'wa_tarif_kode',
  'wa_tarif_balasan',
] as const

export type SambunganRow = Pick<Selectable<Database['sambungan']>, (typeof COLUMNS)[number]>

export function sambunganRepository(db: Db | Tx) {
  const all = () => db.selectFrom('sambungan').select(COLUMNS)
  return {
    read: () => all().executeTakeFirstOrThrow(),

    /** Returns the row, locked until the transaction ends. */
    lock: () => all().forUpdate().executeTakeFirstOrThrow(),

    update: ({ wa_kata: _, ...row }: SambunganRow) => db.updateTable('sambungan').set(row).execute(),

    /** Returns the provider's number of the latest payment that it knew. */
    async findLatestPayment(): Promise<string | undefined> {
      const row = await db
        .selectFrom('pembayaran')
        .select('order_id')
        .where('transaction_id', 'is not', null)
        .orderBy('pembayaran_id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.order_id
    },

    /**
     * Counts the orders that still need the current account at the provider: unpaid ones and running refunds; with `paid` also
     * paid orders that are not completed.
     */
    async countOpen(paid: boolean): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        SELECT count(*)::int AS total FROM pesanan WHERE EXISTS (
          SELECT FROM pembayaran LEFT JOIN pengembalian USING (pembayaran_id)
          WHERE pembayaran.pesanan_id = pesanan.pesanan_id AND (status_pembayaran = 'pending'
            OR pengembalian.status IN ('diminta', 'belum pasti')
            OR (${paid} AND status_pembayaran = 'success' AND status_pesanan <> 'Pesanan Selesai')))`.execute(db)
      return rows[0]?.total ?? 0
    },
  }
}
