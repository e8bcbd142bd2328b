import type { Random } from '#dev/midtrans-simulator/random.ts'
import { signatureOf } from '#server/midtrans/signature.ts'
import { SERVER_KEY } from '#server/testing/test-app.ts'

type Body = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Properties of every object; a lookup table must not accept them as keys. */
const PROTOTYPE = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

const STATES = [
  'pending',
  'settlement',
  'capture',
  'deny',
  'cancel',
  'expire',
  'refund',
  'chargeback',
  'SETTLEMENT',
  'lunas',
  ...PROTOTYPE,
]
const CODES = ['200', '201', '202', '407', '404', '500', '-1', '']
const AMOUNTS = ['1.00', '0', '-5', '1e9', '99999999999999999999.00', '302000.001', ' 302000.00', 'NaN', '٣٠٢٠٠٠']
const ODD = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(20_000),
  'a\0b',
  '\uD800',
  '\u202Ekerapu',
  '🐟'.repeat(50),
  "'; DROP TABLE pesanan; --",
  [],
  {},
  ['settlement'],
  { toString: 'x' },
] as const

/**
 * Corrupts notifications in one of many ways.
 * Half of those that are still JSON get a signature that is valid for the new content, because a signature alone must not
 * protect the books.
 * @param genuine bodies as the provider sent them
 * @returns a function that returns the next mutation's kind and text
 */
export function mutants(chance: Random, genuine: readonly Body[]) {
  const below = (limit: number) => Math.floor(chance.next() * limit)
  const field = (body: Body) => chance.pick(Object.keys(body))
  const set = (name: string, values: readonly unknown[]) => (body: Body) => ({ ...body, [name]: chance.pick(values) })

  const changes: Record<string, (body: Body) => Body> = {
    state: set('transaction_status', STATES),
    code: set('status_code', CODES),
    amount: set('gross_amount', AMOUNTS),
    'other order': (body) => ({ ...body, order_id: chance.pick(genuine).order_id }),
    'unknown order': set('order_id', ['KS-0', '../../etc/passwd', 'x'.repeat(255), 'KS%00', '-1']),
    'other transaction': (body) => ({ ...body, transaction_id: chance.pick(genuine).transaction_id }),
    'odd value': (body) => ({ ...body, [field(body)]: chance.pick(ODD) }),
    'field missing': (body) => Object.fromEntries(Object.entries(body).toSpliced(below(Object.keys(body).length), 1)),
    'field more': (body) => ({
      ...body,
      [chance.pick(['x', '', '__proto__x', 'constructor', 'a\0b'])]: chance.pick(ODD),
    }),
    'fee on top': (body) => ({
      ...body,
      metadata: {
        extra_info: { original_amount: body.gross_amount, customer_imposed_payment_fee: chance.pick(AMOUNTS) },
      },
    }),
    'other signature': (body) => ({ ...body, signature_key: chance.pick(genuine).signature_key }),
    fraud: set('fraud_status', ['accept', 'deny', 'challenge', 7, ...PROTOTYPE]),
    method: set('payment_type', PROTOTYPE),
  }

  const flipped = (text: string) => {
    const at = below(text.length)
    return text.slice(0, at) + String.fromCharCode(32 + below(95)) + text.slice(at + 1)
  }
  const textChanges: Record<string, (text: string) => string> = {
    'character flipped': flipped,
    'three characters flipped': (text) => flipped(flipped(flipped(text))),
    truncated: (text) => text.slice(0, below(text.length)),
    'field twice': (text) =>
      `${text.slice(0, -1)},"${chance.pick(['order_id', 'transaction_status', 'gross_amount'])}":"x"}`,
    'deep nesting': (text) => `${text.slice(0, -1)},"dalam":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    'huge number': (text) => `${text.slice(0, -1)},"angka":${'9'.repeat(5_000)}}`,
    prototype: (text) => `{"__proto__":{"isAdmin":true},${text.slice(1)}`,
    'not an object': () => chance.pick(['null', '[]', '42', '"lunas"', 'true', '', '{', '[['.repeat(3_000)]),
    'too large': (text) => `${text.slice(0, -1)},"isi":"${'x'.repeat(70_000)}"}`,
    'raw NUL': (text) => text.replace('"', '"\0'),
    bytes: () => Array.from({ length: 200 }, () => String.fromCharCode(below(256))).join(''),
  }
  const kinds = [...Object.keys(changes), ...Object.keys(changes), ...Object.keys(textChanges)]

  return (): { kind: string; text: string } => {
    const kind = chance.pick(kinds)
    const body = chance.pick(genuine)
    const change = changes[kind]
    if (!change) return { kind, text: textChanges[kind]?.(JSON.stringify(body)) ?? '' }
    // Sometimes two things are wrong.
    const first = change(body)
    const changed = chance.next() < 0.3 ? (changes[chance.pick(Object.keys(changes))]?.(first) ?? first) : first
    if (chance.next() < 0.5) return { kind, text: JSON.stringify(changed) }
    const { order_id, status_code, gross_amount } = changed
    const signed = { order_id: text(order_id), status_code: text(status_code), gross_amount: text(gross_amount) }
    return {
      kind: `${kind}, signed`,
      text: JSON.stringify({ ...changed, signature_key: signatureOf(signed, SERVER_KEY) }),
    }
  }
}
