import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { definitionOf } from '#contract/endpoint.ts'
import { CreatePesananBody } from '#contract/pesanan/endpoints.ts'
import { QuantityItem } from '#contract/pesanan/item-pesanan.ts'
import { checkVoucher } from './voucher.ts'

const text = (length: number) => 'a'.repeat(length)
const list = <T>(length: number, row: (number: number) => T) => Array.from({ length }, (_, index) => row(index + 1))

/** Returns field and message of each validation error; empty if the form is accepted. */
const mistakesIn = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test.each([
  [0, false],
  [1, true],
  [1.5, false],
  [1_000_000_000, false],
])('allows an order for %d of a product: %j', (quantity, expected) => {
  expect(QuantityItem.safeParse(quantity).success).toBe(expected)
})

describe('CreatePesananBody', () => {
  const item = { produkId: 1, jumlah: 1 }
  const ONE = 'produkId: Pilih satu: produkId, paketId, atau items'

  test.each([
    [{ produkId: 1, jumlah: 2 }, []],
    [{ paketId: 1, jumlah: 2 }, []],
    [{ items: [item] }, []],
    [{ items: list(50, (produkId) => ({ produkId, jumlah: 1 })) }, []],
    [{}, [ONE]],
    [{ produkId: 1, paketId: 1, jumlah: 1 }, [ONE]],
    [{ produkId: 1, jumlah: 1, items: [item] }, [ONE]],
    [{ produkId: 1 }, ['jumlah: Jumlah belum diisi']],
    [{ paketId: 1 }, ['jumlah: Jumlah belum diisi']],
    [{ items: [item], catatan: text(500) }, []],
    [{ items: [item], catatan: text(501) }, ['catatan: Catatan maksimal 500 huruf']],
  ])('for %j reports %j', (change, mistakes) => {
    expect(mistakesIn(CreatePesananBody, { shippingId: 1, ...change })).toEqual(mistakes)
  })

  test.each([
    { items: [] },
    { items: list(51, (produkId) => ({ produkId, jumlah: 1 })) },
    { items: [item], metode_pembayaran: text(51) },
    { items: [item], metodePengiriman: text(51) },
  ])('rejects what is beyond its limits', (change) => {
    expect(CreatePesananBody.safeParse({ shippingId: 1, ...change }).success).toBe(false)
  })

  test('trims the note and keeps an unknown fee apart from none', () => {
    const sent = { shippingId: 1, items: [item], metode_pembayaran: text(50), metodePengiriman: text(50) }
    expect(CreatePesananBody.parse({ ...sent, catatan: ' a ', ongkir: null })).toMatchObject({
      catatan: 'a',
      ongkir: null,
    })
    expect(CreatePesananBody.parse(sent)).toMatchObject({ catatan: '' })
  })
})

test.each([
  [0, false],
  [1, true],
  [50, true],
  [51, false],
])('accepts the lines of a voucher check for %i lines: %j', (length, expected) => {
  const items = list(length, (produkId) => ({ produkId, jumlah: 1 }))
  expect(definitionOf(checkVoucher).body?.safeParse({ kode: 'PANEN10', items }).success).toBe(expected)
})
