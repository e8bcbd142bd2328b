import type { PilihanNotifikasi } from '#contract/akun/endpoints.ts'
import type { Db } from '#server/db/client.ts'

const ALL: PilihanNotifikasi = {
  orderStatus: true,
  articleUpdates: true,
  productOffers: true,
  discountPromo: true,
  shippingUpdates: true,
  treatmentReminders: true,
}

/** Choices as a request sends them. A client that omits `treatmentReminders` leaves that choice unchanged. */
type ChoicesInput = Omit<PilihanNotifikasi, 'treatmentReminders'> & Partial<PilihanNotifikasi>

export function notifikasiChoicesRepository(db: Db) {
  return {
    /** Returns the account's choices. All are on by default. */
    async get(penggunaId: number): Promise<PilihanNotifikasi> {
      const row = await db
        .selectFrom('pilihan_notifikasi')
        .select([
          'order_status as orderStatus',
          'article_updates as articleUpdates',
          'product_offers as productOffers',
          'discount_promo as discountPromo',
          'shipping_updates as shippingUpdates',
          'treatment_reminders as treatmentReminders',
        ])
        .where('pengguna_id', '=', penggunaId)
        .executeTakeFirst()
      return row ?? ALL
    },

    async put(penggunaId: number, pilihan: ChoicesInput): Promise<void> {
      const columns = {
        order_status: pilihan.orderStatus,
        article_updates: pilihan.articleUpdates,
        product_offers: pilihan.productOffers,
        discount_promo: pilihan.discountPromo,
        shipping_updates: pilihan.shippingUpdates,
        ...(pilihan.treatmentReminders !== undefined && { treatment_reminders: pilihan.treatmentReminders }),
      }
      await db
        .insertInto('pilihan_notifikasi')
        .values({ pengguna_id: penggunaId, ...columns })
        .onConflict((conflict) => conflict.column('pengguna_id').doUpdateSet(columns))
        .execute()
    },
  }
}
