import { expect, test } from 'vitest'
import { parseSession } from './session-store.ts'

test('a session needs both the token and the account §4.05', () => {
  expect(parseSession('abc', '{"userId":7,"nama":"Budi"}')).toMatchObject({ token: 'abc', user: { userId: 7 } })
  expect(parseSession('abc', null)).toMatchObject({ known: true, token: null, user: null })
  expect(parseSession(null, '{"userId":7}')).toMatchObject({ known: true, token: null, user: null })
})

test('ends the session if its account cannot be read §4.06', () => {
  expect(parseSession('abc', '{rusak')).toBeNull()
  expect(parseSession('abc', '"teks"')).toBeNull()
  expect(parseSession('abc', 'null')).toBeNull()
})

test('reads the user id under each of its three names §3.02 §3.03', () => {
  expect(parseSession('t', '{"id":5}')?.user?.userId).toBe(5)
  expect(parseSession('t', '{"_id":6}')?.user?.userId).toBe(6)
  expect(parseSession('t', '{"_id":6,"id":5,"userId":4}')?.user?.userId).toBe(4)
})
