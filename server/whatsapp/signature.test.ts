import { expect, test } from 'vitest'
import { signatureOf, verifySignature } from './signature.ts'

const SECRET = 's3cr3t'
/** As Meta sends it: characters above U+007F are escaped before the signature. */
const RAW = String.raw`{"object":"whatsapp_business_account","entry":[{"id":"1","changes":[{"value":{"messaging_product":"whatsapp","contacts":[{"profile":{"name":"Ibu N\u00e9ng \ud83c\udf31"},"wa_id":"6281234567890"}]},"field":"messages"}]}]}`
const HEADER = 'sha256=1b1ad566f1718164cdb76ec59678fbe06e4b35bc598379278f5a01af1d7f678c'

test('computes the signature of the test vector', () => {
  expect(signatureOf(Buffer.from(RAW), SECRET)).toBe(HEADER)
  expect(verifySignature(Buffer.from(RAW), HEADER, SECRET)).toBe(true)
})

test.each<[string, string, string | undefined, string]>([
  ['a body that was parsed and serialized', JSON.stringify(JSON.parse(RAW)), HEADER, SECRET],
  ['another byte', RAW.replace('Ibu', 'Ibi'), HEADER, SECRET],
  ['another secret', RAW, HEADER, 's3cr3T'],
  ['upper case', RAW, HEADER.toUpperCase(), SECRET],
  ['a signature without prefix', RAW, HEADER.slice(7), SECRET],
  ['a shorter signature', RAW, HEADER.slice(0, -1), SECRET],
  ['no header', RAW, undefined, SECRET],
  ['an empty header', RAW, '', SECRET],
  ['an empty secret', RAW, signatureOf(Buffer.from(RAW), ''), ''],
])('rejects %s', (_name, body, header, secret) => {
  expect(verifySignature(Buffer.from(body), header, secret)).toBe(false)
})
