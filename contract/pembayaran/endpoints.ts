import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

const text = z.string().min(1).max(255)

/**
 * Fields of a Midtrans notification that the shop reads. Unknown fields are accepted: the vendor adds fields without notice.
 * Every value is a string: `gross_amount` in particular is hashed exactly as received ("10000.00").
 */
export const NotifikasiBody = z.looseObject({
  order_id: text,
  status_code: text,
  gross_amount: text,
  signature_key: text,
  transaction_status: text,
  transaction_id: text.optional(),
})

export const receiveNotifikasi = endpoint({
  name: 'receiveNotifikasi',
  summary: 'Notifikasi pembayaran dari Midtrans. Hanya diterima dengan tanda tangan yang sah.',
  method: 'POST',
  path: '/api/pemesanan/notifikasi-midtrans',
  access: 'midtrans',
  body: NotifikasiBody,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'NOTIFIKASI_TIDAK_SAH', 'SERVICE_UNAVAILABLE'],
})
