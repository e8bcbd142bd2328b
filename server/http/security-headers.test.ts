import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test('an answer may do nothing as a document, and browsers come back by https alone where the shop has it', () => {
  const headers = securityHeaders('https://toko.contoh.id')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/)
  expect(securityHeaders('http://localhost:3040')).not.toHaveProperty('strict-transport-security')
})
