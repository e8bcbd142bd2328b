import { expect, expectTypeOf, test } from 'vitest'
import type { Input, Output } from '#contract/endpoint.ts'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { listProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'

/* The compiler is the test: `tsc` fails if a line that must not compile does. */

test('a screen cannot read a schema that its bundle lacks', () => {
  // @ts-expect-error
  expect(createPesanan.body).toBeDefined()
  // @ts-expect-error
  expect(createPesanan.errors).toBeDefined()
  // @ts-expect-error
  expect(createPesanan.response?.parse).toBeDefined()
  // @ts-expect-error
  expect(listProduk.query?.safeParse).toBeDefined()
})

test('a call still knows its input and output', () => {
  expectTypeOf<Input<typeof createPesanan>>().toHaveProperty('body')
  expectTypeOf<Input<typeof createPesanan>['body']>().toHaveProperty('shippingId')
  expectTypeOf<Output<typeof createPesanan>['midtransOrderId']>().toEqualTypeOf<string>()
})

test('office lists read their address by their query schema', () => {
  expect(listProdukAdmin.query?.shape).toHaveProperty('urut')
})
