import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test.each([
  'text/javascript; charset=utf-8',
  'text/css; charset=utf-8',
  'font/woff2',
  'image/avif',
  'image/webp',
  'image/png',
])('%s carries its type alone, and nobody may take it for another', (type) => {
  expect(Object.keys(securityHeaders(type))).toEqual(['x-content-type-options', 'cache-control'])
})

test.each([
  undefined,
  'image/svg+xml',
  'application/json; charset=utf-8',
  'text/html; charset=utf-8',
  'text/plain',
  'application/pdf',
])('%s might be opened as a document, and may do nothing in it', (type) => {
  const headers = securityHeaders(type)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['x-content-type-options']).toBe('nosniff')
})
