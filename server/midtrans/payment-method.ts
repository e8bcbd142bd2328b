import type { PaymentMethod } from '#contract/pembayaran/payment-method.ts'
import { parseWib } from '#contract/wib.ts'
import { dictionary } from './dictionary.ts'
import type { Transaction } from './status.ts'

/** Payment method of a transaction, in the shop's terms. */
export interface PaymentFacts {
  metode: PaymentMethod
  nomor: string | null
  kode_perusahaan: string | null
  penyelenggara: string | null
  penerbit: string | null
  bayar_sebelum: Date | null
}

const BANK = dictionary<PaymentMethod>({
  bca: 'bca_virtual',
  bni: 'bni_virtual',
  btn: 'btn_virtual',
  bri: 'bri',
  permata: 'permata',
  cimb: 'cimb',
})

const WALLETS = dictionary<PaymentMethod>({ gopay: 'gopay', shopeepay: 'shopeepay', dana: 'dana' })

const STORES = dictionary<PaymentMethod>({ indomaret: 'indomaret', alfamart: 'alfamart' })

/** Names that are not simply upper case. */
const NAMES = dictionary({
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  'airpay shopee': 'ShopeePay',
  linkaja: 'LinkAja',
  mandiri: 'Mandiri',
  danamon: 'Danamon',
  // Payments taken by the office itself, by their stored code.
  tunai: 'Tunai',
  transfer: 'Transfer bank',
})

/**
 * Returns the payment method of a transaction; undefined while its type is absent. An unknown method becomes `lain` or
 * `virtual_lain`, with its name in `penyelenggara`.
 */
export function toPaymentMethod(transaction: Transaction): PaymentFacts | undefined {
  const content = fillPaymentMethod(transaction)
  if (!content) return undefined
  return {
    nomor: null,
    kode_perusahaan: null,
    penyelenggara: null,
    penerbit: null,
    ...content,
    bayar_sebelum: jakartaTime(transaction.expiry_time),
  }
}

function fillPaymentMethod(
  transaction: Transaction,
): (Partial<PaymentFacts> & Pick<PaymentFacts, 'metode'>) | undefined {
  const { payment_type: kind } = transaction
  switch (kind) {
    case undefined:
      return undefined
    case 'bank_transfer':
      return virtualAccount(transaction)
    case 'echannel':
      return {
        metode: 'mandiri',
        nomor: transaction.bill_key ?? null,
        kode_perusahaan: transaction.biller_code ?? null,
      }
    case 'cstore':
      return {
        metode: STORES.get(transaction.store ?? '') ?? 'lain',
        nomor: transaction.payment_code ?? null,
        penyelenggara: nameOf(transaction.store),
      }
    case 'qris':
      return { metode: 'qris', penyelenggara: nameOf(transaction.acquirer), penerbit: nameOf(transaction.issuer) }
    case 'credit_card':
      return { metode: 'kartu', nomor: transaction.masked_card ?? null, penyelenggara: nameOf(transaction.bank) }
    default:
      return { metode: WALLETS.get(kind) ?? 'lain', penyelenggara: nameOf(kind) }
  }
}

/** Reads a virtual account: Permata has a field of its own, every other bank is in the list. */
function virtualAccount({ permata_va_number: permata, va_numbers = [] }: Transaction) {
  const { bank, va_number } = permata ? { bank: 'permata', va_number: permata } : (va_numbers[0] ?? {})
  return { metode: BANK.get(bank ?? '') ?? 'virtual_lain', nomor: va_number ?? null, penyelenggara: nameOf(bank) }
}

const nameOf = (word: string | undefined) => (word ? (NAMES.get(word.toLowerCase()) ?? word.toUpperCase()) : null)

/** Parses a time of Midtrans, '2026-11-20 16:05:09' in GMT+7 without an offset; null if absent or invalid. */
export function jakartaTime(text: string | undefined): Date | null {
  const time = parseWib(text ?? '')
  return Number.isNaN(time.getTime()) ? null : time
}
