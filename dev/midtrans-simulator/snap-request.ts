import { DAY, durationMs, parseStamp, SECOND } from './clock.ts'
import type { Config } from './config.ts'
import { asObject, asText, type JsonObject } from './json.ts'

/** Returns all validation errors of a token request, in Midtrans' words. Empty = valid. */
export function validateSnapRequest(request: JsonObject, config: Config): string[] {
  return [
    ...checkTransactionDetails(asObject(request.transaction_details)),
    ...checkItems(request),
    ...checkCustomer(asObject(request.customer_details)),
    ...checkLengths(request),
    ...checkExpiry('expiry', request.expiry, config),
    ...checkExpiry('page_expiry', request.page_expiry, config),
  ]
}

function checkTransactionDetails({ order_id, gross_amount }: JsonObject): string[] {
  const messages: string[] = []
  const complain = (text: string) => messages.push(`transaction_details.${text}`)
  if (order_id === undefined || order_id === null || order_id === '') complain('order_id is required')
  else if (String(order_id).length > 50) complain('order_id too long')
  if (gross_amount === undefined || gross_amount === null) complain('gross_amount is required')
  if (!isNumeric(gross_amount)) complain('gross_amount is not a number')
  else if (Number(gross_amount) < 0.01) complain('gross_amount must be greater than or equal to 0.01')
  return messages
}

function checkItems(request: JsonObject): string[] {
  if (request.item_details === undefined || request.item_details === null) return []
  if (!Array.isArray(request.item_details)) return ['item_details must be an array']
  const items = request.item_details.map(asObject)
  const messages = items.flatMap((item) => [
    ...(asText(item.name) ? [] : ['item_details Name is required']),
    ...((asText(item.name) ?? '').length > 50 ? ['item_details Name too long'] : []),
    ...(isNumeric(item.price) ? [] : ['item_details Price is not a number']),
    ...(isNumeric(item.quantity) && Number(item.quantity) >= 1
      ? []
      : ['item_details Quantity must be greater than or equal to 1']),
  ])
  const sum = items.reduce((total, item) => total + Number(item.price) * Number(item.quantity), 0)
  const gross = asObject(request.transaction_details).gross_amount
  if (items.length > 0 && isNumeric(gross) && sum !== Number(gross)) {
    messages.push('transaction_details.gross_amount is not equal to the sum of item_details')
  }
  return [...new Set(messages)]
}

function checkCustomer(customer: JsonObject): string[] {
  const messages: string[] = []
  // Midtrans rejects an empty e-mail too: omit the field instead.
  const email = customer.email
  if (email !== undefined && email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(email))) {
    messages.push('customer_details.email format is invalid')
  }
  for (const name of ['first_name', 'last_name', 'email', 'phone']) {
    if (String(customer[name] ?? '').length > 255) messages.push(`customer_details.${name} too long`)
  }
  return messages
}

function checkLengths(request: JsonObject): string[] {
  const callbacks = asObject(request.callbacks)
  const fields: [string, unknown][] = [
    ['custom_field1', request.custom_field1],
    ['custom_field2', request.custom_field2],
    ['custom_field3', request.custom_field3],
    ['callbacks.finish', callbacks.finish],
    ['callbacks.error', callbacks.error],
  ]
  return fields.filter(([, value]) => String(value ?? '').length > 255).map(([name]) => `${name} too long`)
}

function checkExpiry(name: 'expiry' | 'page_expiry', value: unknown, config: Config): string[] {
  if (value === undefined || value === null) return []
  const { start_time, duration, unit } = asObject(value)
  const length = durationMs(Number(duration), String(unit))
  const messages: string[] = []
  if (!isNumeric(duration) || Number(duration) <= 0) messages.push(`${name}.duration is not valid`)
  else if (Number.isNaN(length)) messages.push(`${name}.unit is not valid`)
  else if (length > 7 * DAY) messages.push(`${name} must not be longer than 7 days`)
  else if (config.strictExpiry && length < 20 * SECOND) messages.push(`${name} must not be shorter than 20 seconds`)
  if (start_time !== undefined && Number.isNaN(parseStamp(String(start_time)))) {
    messages.push(`${name}.start_time format is invalid, use yyyy-MM-dd HH:mm:ss Z`)
  }
  return messages
}

const isNumeric = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(Number(value))
