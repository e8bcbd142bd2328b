import { describe, expect, test } from 'vitest'
import { cookiesOf } from './cookies.ts'
import { bearerToken, isSameOrigin } from './session.ts'

const TOKEN = 'a'.repeat(20)

test.each([
  [`Bearer ${TOKEN}`, TOKEN],
  [`bearer  BEARER ${TOKEN} `, TOKEN],
  [TOKEN, TOKEN],
  [`Bearer ${TOKEN.slice(1)}`, undefined],
  [`Bearer ${'a'.repeat(101)}`, undefined],
  [`Bearer ${TOKEN}!`, undefined],
  [undefined, undefined],
])('the header %j holds the token %j', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://toko.id' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://toko.id' }, true],
  [{ origin: 'https://jahat.id' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('a request with %j comes from a page of the shop: %j', (headers, isOwn) => {
  expect(isSameOrigin(headers, ['https://toko.id'])).toBe(isOwn)
})

describe.each([
  ['https://toko.id', '__Host-kerapusehat_sesi', '; Secure'],
  ['http://localhost:3000', 'kerapusehat_sesi', ''],
])('a cookie of %s', (url, name, secure) => {
  const { keep, forget, read } = cookiesOf(url)

  test('is kept, and forgotten at once', () => {
    expect(keep('sesi', TOKEN, 60)).toBe(`${name}=${TOKEN}; Path=/; Max-Age=60; HttpOnly; SameSite=Strict${secure}`)
    expect(forget('sesi')).toBe(`${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${secure}`)
  })

  test('is read by its whole name', () => {
    expect(read(`a=b; ${name}=${TOKEN}; c=d`, 'sesi')).toBe(TOKEN)
    expect(read(`x${name}=${TOKEN}`, 'sesi')).toBeUndefined()
    expect(read(`${name}=${TOKEN}`, 'kantor')).toBeUndefined()
  })
})
