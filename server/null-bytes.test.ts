import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { refuseNullBytes } from '#server/http/null-bytes.ts'
import { buildAdmin, buildPelanggan } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const NULL_BYTE = 'a\0b'
const HALF = 'a\ud800b'

test('a character that the database cannot store is rejected by every endpoint, in every field', async () => {
  const { db, clock } = shop.deps
  const admin = (await buildAdmin(db, clock())).token
  const pelanggan = (await buildPelanggan(db, clock())).token
  const wrong: unknown[] = []
  let asked = 0
  for (const endpoint of shop.app.endpoints.registered) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const inputs = [
      endpoint.params && { params: Object.fromEntries(names.map((name) => [name, NULL_BYTE])) },
      endpoint.query && { params: Object.fromEntries(names.map((name) => [name, 1])), query: { isian: NULL_BYTE } },
      endpoint.body && { params: Object.fromEntries(names.map((name) => [name, 1])), body: { isian: NULL_BYTE } },
    ]
    for (const input of inputs.filter((one) => one !== undefined)) {
      const token = endpoint.access === 'admin' ? admin : pelanggan
      const { status, body } = await shop.call(endpoint, input, { token })
      asked++
      if (status !== 400 || body.code !== 'VALIDATION_FAILED') wrong.push({ name: endpoint.name, input, status, body })
    }
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(shop.app.endpoints.registered.length / 2)
})

test.each([NULL_BYTE, HALF])('names the field of the rejected character', async (pesan) => {
  const { body } = await shop.call(createLaporan, { body: { nama: 'Sri', email: 'sri@contoh.id', pesan } })
  expect(body.errors).toEqual([{ path: 'pesan', msg: 'Ada karakter yang tidak bisa disimpan. Ketik ulang isian ini.' }])
})

test('rejects an in-process search of a page as well', async () => {
  await expect(shop.app.endpoints.call(listProduk, { query: { q: NULL_BYTE } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  })
})

test.each([
  ['in a list', { items: ['a', NULL_BYTE] }],
  ['as half of a surrogate pair', { items: ['🐟', HALF] }],
  ['as the name of a field', { [NULL_BYTE]: 1 }],
  ['below thirty thousand brackets', JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`)],
])('finds it %s', (_, value) => {
  expect(() => refuseNullBytes(value)).toThrow('VALIDATION_FAILED')
})
