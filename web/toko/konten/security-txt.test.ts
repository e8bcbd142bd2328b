import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext } from '#web/lib/page-context.ts'
import type { PageDeps } from '#web/lib/page-deps.ts'
import { loader } from './security-txt.ts'

/** Returns the response of a shop whose owner entered an address, or none. */
function read(email?: string) {
  const context = new RouterContextProvider()
  const deps = { call: async () => ({ email_keamanan: email }), settings: { publicUrl: 'https://toko.example' } }
  context.set(pageContext, deps as unknown as PageDeps)
  return loader({ context } as unknown as Parameters<typeof loader>[0])
}

test('names the address of the owner, with an end within a year', async () => {
  const response = await read('aman@contoh.id')
  const text = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toContain('Contact: mailto:aman@contoh.id\n')
  expect(text).toContain('Preferred-Languages: id, en\n')
  expect(text).toContain('Canonical: https://toko.example/.well-known/security.txt\n')
  const until = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime() - Date.now()
  expect(until).toBeGreaterThan(0)
  expect(until).toBeLessThan(365 * 86_400_000)
})

test('is not found without an address', async () => {
  expect((await read()).status).toBe(404)
})
