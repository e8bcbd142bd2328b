import { expect, test } from 'vitest'
import { definitionOf } from '#contract/endpoint.ts'
import { listRiwayat, updatePaymentStatus } from './endpoints.ts'

test.each([
  [7, '7'],
  ['7', '7'],
  ['KS-7-1', 'KS-7-1'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['', undefined],
  ['x'.repeat(61), undefined],
  [null, undefined],
])('reads the order reference %j as %j', (orderId, read) => {
  const body = definitionOf(updatePaymentStatus).body?.safeParse({ orderId, status: 'success' })
  expect((body?.data as { orderId: string } | undefined)?.orderId).toBe(read)
})

test.each([
  [{}, { page: 1, limit: 10 }],
  [
    { page: '1000000', limit: '100', status: 'dikirim' },
    { page: 1_000_000, limit: 100, status: 'dikirim' },
  ],
  [{ page: '0' }, undefined],
  [{ page: '1000001' }, undefined],
  [{ page: '1.5' }, undefined],
  [{ limit: '0' }, undefined],
  [{ limit: '101' }, undefined],
  [{ status: 'hilang' }, undefined],
])('reads the history query %j as %j', (query, read) => {
  expect(definitionOf(listRiwayat).query?.safeParse(query).data).toEqual(read)
})
