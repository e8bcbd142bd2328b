import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { getHealth } from '#contract/health/endpoints.ts'
import { listKategori } from '#contract/katalog/endpoints.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { buildApp } from './app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

test.each([getHealth, listKategori])('sends $name as JSON in UTF-8', async (asked) => {
  expect((await shop.call(asked)).headers['content-type']).toBe('application/json; charset=utf-8')
})

test('sends the fields of its schema alone', async () => {
  const { server, endpoints } = await buildApp(shop.deps)
  onTestFinished(() => server.close())
  const sample = endpoint({
    name: 'sample',
    summary: '',
    method: 'GET',
    path: '/api/sample',
    access: 'publik',
    response: z.object({ nama: z.string() }),
    errors: [],
  })
  endpoints.public(sample, async () => ({ nama: 'Sri', password_hash: 'x' }))
  expect((await server.inject('/api/sample')).json()).toEqual({ nama: 'Sri' })
})
