import { findCard, type TestCard } from './cards.ts'
import type { Json } from './json.ts'
import type { Method } from './methods.ts'
import type { Random } from './random.ts'

type Details = Record<string, Json>

/** Returns the fields that a customer needs to pay. They exist as soon as the attempt does. */
export function detailsWhenChosen(method: Method, random: Random, cardNumber?: string): Details {
  switch (method.kind) {
    case 'va': {
      const { prefix, digits } = method.va ?? { prefix: '', digits: 16 }
      const number = prefix + random.digits(digits - prefix.length)
      if (method.bank === 'permata') return { permata_va_number: number }
      return { va_numbers: [{ bank: method.bank, va_number: number }], payment_amounts: [] }
    }
    case 'bill':
      return { biller_code: '70012', bill_key: random.digits(12) }
    case 'store':
      return { store: method.key, payment_code: random.digits(method.key === 'indomaret' ? 14 : 16) }
    case 'qr':
      return { acquirer: method.key === 'shopeepay' ? 'airpay shopee' : 'gopay' }
    case 'card':
      return cardDetails(findCard(cardNumber ?? '4811111111111114'))
    case 'wallet':
      return {}
  }
}

/** Returns the fields that only the paying bank or wallet can add. */
export function detailsWhenPaid(method: Method, random: Random): Details {
  switch (method.kind) {
    case 'qr':
      return {
        issuer: random.pick(['gopay', 'dana', 'ovo', 'bca']),
        transaction_type: random.pick(['on-us', 'off-us']),
        merchant_cross_reference_id: random.uuid(),
      }
    case 'card':
      return { approval_code: random.digits(6), channel_response_code: '00', channel_response_message: 'Approved' }
    case 'store':
      return method.key === 'indomaret' ? { approval_code: random.digits(16) } : {}
    default:
      return {}
  }
}

export function detailsWhenRefused(method: Method, reason?: string): Details {
  if (method.kind !== 'card') return {}
  return reason === 'insufficient_funds'
    ? { channel_response_code: '51', channel_response_message: 'Insufficient Funds' }
    : { channel_response_code: '05', channel_response_message: 'Do not honour' }
}

function cardDetails(card: TestCard | undefined): Details {
  if (!card) return {}
  return {
    masked_card: `${card.number.slice(0, 8)}-${card.number.slice(-4)}`,
    bank: card.brand === 'visa' ? 'bni' : 'mandiri',
    card_type: 'credit',
    eci: card.eci,
    three_ds_version: '2',
    challenge_completion: String(card.flow === 'otp'),
  }
}
