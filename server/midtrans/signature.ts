import { createHash, timingSafeEqual } from 'node:crypto'

/** The signed fields of a notification, byte for byte as received. */
export interface SignedFields {
  order_id: string
  status_code: string
  gross_amount: string
}

/** Lower-case hex SHA-512 of order_id + status_code + gross_amount + server key (Midtrans, "HTTP(S) notification"). */
export function signatureOf({ order_id, status_code, gross_amount }: SignedFields, serverKey: string): string {
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex')
}

/** Compares in constant time. */
export function hasValidSignature(fields: SignedFields & { signature_key: string }, serverKey: string): boolean {
  const expected = Buffer.from(signatureOf(fields, serverKey))
  const given = Buffer.from(fields.signature_key)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
