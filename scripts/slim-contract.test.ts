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

test('keeps the parts of a call that the browser needs, without schemas', () => {
  const slim = slimContract(CODE)
  expect(slim).toMatch(
    /endpoint\(\{\s*name: 'getProduk',\s*method: 'GET',\s*path: '\/api\/produks\/\{produkId\}',\s*access: 'publik',\s*\}\)/,
  )
})

test('keeps that an answer is a file', () => {
  expect(slimContract(CODE)).toContain("response: 'berkas'")
})

test('keeps the query schema for the office only, whose lists read their address by it', () => {
  expect(slimContract(CODE)).not.toContain('page: Page')
  expect(slimContract(CODE)).toContain('query: Saringan')
})

test('drops unused computed values, and keeps literal ones', () => {
  expect(slimContract(CODE)).toContain('export const Produk = /* @__PURE__ */ (() => z.object({ nama: z.string() }))()')
  expect(slimContract(CODE)).toContain('export const BATAS = 10')
})
