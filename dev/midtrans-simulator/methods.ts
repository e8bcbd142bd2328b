import { DAY, MINUTE } from './clock.ts'

export type MethodKind = 'qr' | 'wallet' | 'va' | 'bill' | 'card' | 'store'

export interface Method {
  /** Name in `enabled_payments`. */
  key: string
  /** Name in notifications. */
  paymentType: string
  kind: MethodKind
  label: string
  /** Short label shown in place of a logo. */
  badge: string
  bank?: string
  /** Virtual account: fixed company prefix and total number of digits. */
  va?: { prefix: string; digits: number }
  expiryMs: number
  min: number
  max: number
  refund: 'none' | 'full' | 'partial'
}

const va = (key: string, bank: string, label: string, prefix: string, digits: number, min = 1, max = 20e9): Method => ({
  key,
  paymentType: 'bank_transfer',
  kind: 'va',
  label,
  badge: label.replace(/ Virtual Account$/, ''),
  bank,
  va: { prefix, digits },
  expiryMs: DAY,
  min,
  max,
  refund: 'none',
})

const wallet = (key: string, label: string, expiryMs: number, max: number, refund: Method['refund']): Method => ({
  key,
  paymentType: key,
  kind: 'wallet',
  label,
  badge: label,
  expiryMs,
  min: 1,
  max,
  refund,
})

const store = (key: string, label: string, min: number): Method => ({
  key,
  paymentType: 'cstore',
  kind: 'store',
  label,
  badge: label,
  expiryMs: DAY,
  min,
  max: 5_000_000,
  refund: 'none',
})

const qris: Method = {
  ...wallet('other_qris', 'QRIS', 15 * MINUTE, 10_000_000, 'partial'),
  paymentType: 'qris',
  kind: 'qr',
}

const bill: Method = {
  ...va('echannel', 'mandiri', 'Mandiri Bill Payment', '', 0, 1, 50e9),
  paymentType: 'echannel',
  kind: 'bill',
  badge: 'Mandiri',
}

const card: Method = {
  key: 'credit_card',
  paymentType: 'credit_card',
  kind: 'card',
  label: 'Kartu kredit/debit',
  badge: 'Kartu',
  // A card payment abandoned in 3-D Secure expires after 10 to 15 minutes.
  expiryMs: 15 * MINUTE,
  min: 10_000,
  max: 999_999_999,
  refund: 'partial',
}

/** All methods, in the order of the popup. */
export const methods: readonly Method[] = [
  qris,
  wallet('gopay', 'GoPay', 15 * MINUTE, 20_000_000, 'partial'),
  wallet('shopeepay', 'ShopeePay', 15 * MINUTE, 20_000_000, 'full'),
  wallet('dana', 'DANA', 15 * MINUTE, 20_000_000, 'partial'),
  va('bca_va', 'bca', 'BCA Virtual Account', '72007', 16, 10_000),
  va('bni_va', 'bni', 'BNI Virtual Account', '988', 16),
  va('bri_va', 'bri', 'BRI Virtual Account', '13828', 18),
  va('permata_va', 'permata', 'Permata Virtual Account', '850', 16, 1, 9_990_000_000),
  va('cimb_va', 'cimb', 'CIMB Niaga Virtual Account', '1899', 16, 1, 250_000_000),
  va('danamon_va', 'danamon', 'Danamon Virtual Account', '8922', 16),
  va('bsi_va', 'bsi', 'BSI Virtual Account', '900', 16, 1_000),
  bill,
  card,
  store('indomaret', 'Indomaret', 10_000),
  store('alfamart', 'Alfamart', 1),
]

const aliases: Record<string, (method: Method) => boolean> = {
  bank_transfer: (method) => method.kind === 'va',
  cstore: (method) => method.kind === 'store',
  store: (method) => method.kind === 'store',
  qris: (method) => method.kind === 'qr',
  other_va: (method) => method.key === 'permata_va',
}

export function findMethod(key: string): Method | undefined {
  return methods.find((method) => method.key === key)
}

/** Returns the methods that match the `enabled_payments` names. Undefined = all, empty = none. */
export function selectMethods(keys: readonly string[] | undefined): Method[] {
  return methods.filter((method) => !keys || keys.some((key) => key === method.key || aliases[key]?.(method)))
}

/**
 * Returns a wallet as QR: desktop browsers cannot open a wallet app, so Snap shows a QR and reports `qris`.
 * DANA and other methods are returned unchanged.
 */
export function asQris(method: Method): Method {
  return method.kind === 'wallet' && method.key !== 'dana' ? { ...qris, key: method.key, label: method.label } : method
}
