import { z } from 'zod'
import { jakartaTime } from './payment-method.ts'

const text = z.string().max(255).catch('')
const Payer = z
  .object({ full_name: text, first_name: text, last_name: text, email: text, phone: text })
  .catch({ full_name: '', first_name: '', last_name: '', email: '', phone: '' })
const TimeText = z.string().catch('')

interface PayerFacts {
  nama: string
  email: string
  no_hp: string
  dibayar: Date | null
}

/** Returns the payer and the time of payment, as far as the provider reports them. */
export function payerOf(transaction: Record<string, unknown>): PayerFacts {
  const { full_name, first_name, last_name, email, phone } = Payer.parse(transaction.customer_details)
  const paidAt = jakartaTime(TimeText.parse(transaction.settlement_time ?? transaction.transaction_time))
  return {
    nama: full_name || `${first_name} ${last_name}`.trim(),
    email,
    no_hp: phone,
    dibayar: paidAt,
  }
}
