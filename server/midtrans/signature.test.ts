import { expect, test } from 'vitest'
import { hasValidSignature, signatureOf } from './signature.ts'

const KEY = 'SB-Mid-server-abc123cde456'
const FIELDS = { order_id: 'ORDER-101', gross_amount: '10000.00' }
const VECTORS = {
  200: '4ba1be6b9fb678f95d4a5cfb8fbab562a4b5fa90f3222a05966393087fc3c2ad01a282d455c8bf40b9321660134c5fa3061c2a3d58c3cbefd9a6fc3a837dedec',
  201: '251980e131462fc05652cabc2b8b2e3c3a73df72b96c3965909c3cb8d9fb9244425196bbf24ddf1623eb550ebc8a6dbea216f084be097ba99a5ca9567ee58d80',
  202: '120eda5fbd44745895993aa2960cc7b4a57a42e8c923bf467d3f65dfeb380e387a5bc785ddef4c887648b08a4f418b092fd16cd8825059785903722d85189e99',
}

test.each(Object.entries(VECTORS))('computes the documented signature for status_code %s', (status_code, digest) => {
  expect(signatureOf({ ...FIELDS, status_code }, KEY)).toBe(digest)
  expect(hasValidSignature({ ...FIELDS, status_code, signature_key: digest }, KEY)).toBe(true)
})

test.each([
  ['another amount', { gross_amount: '10000.0' }],
  ['another order', { order_id: 'ORDER-102' }],
  ['another status code', { status_code: '201' }],
  ['upper case', { signature_key: VECTORS[200].toUpperCase() }],
  ['a shorter signature', { signature_key: VECTORS[200].slice(1) }],
  ['no signature', { signature_key: '' }],
])('rejects %s', (_, change) => {
  expect(hasValidSignature({ ...FIELDS, status_code: '200', signature_key: VECTORS[200], ...change }, KEY)).toBe(false)
})
