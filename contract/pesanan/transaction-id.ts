import { z } from 'zod'

/** The provider's id of a transaction. */
export const TransactionId = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,100}$/, 'ID transaksi tidak sesuai. Salin lagi dari dasbor Midtrans')
