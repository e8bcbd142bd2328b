import { expect, test } from 'vitest'
import { slimContract } from './slim-contract.ts'

const CODE = `
import { z } from 'zod'
export const BATAS = 10
export const Produk = z.object({ nama: z.string() })
export const getProduk = endpoint({
  name: 'getProduk',
  summary: 'Satu produk.',
  method: 'GET',
  path: '/api/produks/{produkId}',
  access: 'publik',
  params: z.object({ produkId: IdParam }),
  query: z.object({ page: Page }),
  response: Produk,
  errors: ['PRODUK_TIDAK_ADA'],
})
export const ekspor = adminEndpoint({ name: 'ekspor', path: '/x', query: Saringan, response: 'berkas', errors: [] })
`

test('of an endpoint the browser gets what a call needs, and no schema', () => {
  const slim = slimContract(CODE)
  expect(slim).toMatch(
    /endpoint\(\{\s*name: 'getProduk',\s*method: 'GET',\s*path: '\/api\/produks\/\{produkId\}',\s*access: 'publik',\s*\}\)/,
  )
})

test('an answer that is a file is still known as one', () => {
  expect(slimContract(CODE)).toContain("response: 'berkas'")
})

test('only the office keeps the schema of a query, by which its lists read their address', () => {
  expect(slimContract(CODE)).not.toContain('page: Page')
  expect(slimContract(CODE)).toContain('query: Saringan')
})

test('what is computed falls away when nobody uses it, and what is written down stays as it is', () => {
  expect(slimContract(CODE)).toContain('export const Produk = /* @__PURE__ */ (() => z.object({ nama: z.string() }))()')
  expect(slimContract(CODE)).toContain('export const BATAS = 10')
})
