import { expect, test } from 'vitest'
import type { AppError } from '#server/kernel/app-error.ts'
import { checkAkun, checkHolds, type Holds } from './pesanan-limits.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const at = (ms: number) => new Date(NOW.getTime() + ms)
const LIMITS = { unpaidPerAccount: 3, unpaidPerAddress: 20 }
const EMPTY: Holds = {
  waiting: 0,
  freeAt: null,
  open: 0,
  borongan: 0,
  requested: 0,
  isLarge: false,
  sold: 26,
}

test.each([
  [2, undefined],
  [3, 'PESANAN_BELUM_DIBAYAR'],
  [4, 'PESANAN_BELUM_DIBAYAR'],
])('allows an account with %i unpaid orders another: %s', (quantity, code) => {
  const check = () => checkAkun(quantity, LIMITS)
  if (code) expect(check).toThrowError(expect.objectContaining({ code, rincian: { jumlah: quantity } }))
  else expect(check).not.toThrow()
})

test.each<[string, Partial<Holds>, number | undefined]>([
  ['nothing unpaid', {}, undefined],
  ['nineteen unpaid orders of the network', { waiting: 19, open: 19 }, undefined],
  ['all of ten products in a first order', { borongan: 10, requested: 10 }, undefined],
  ['all of eleven products in a first order', { borongan: 11, requested: 11 }, 10],
  ['all of every product of a small shop in a first order', { borongan: 4, requested: 4, sold: 4 }, undefined],
  ['a tenth product', { open: 9, borongan: 10, requested: 1 }, undefined],
  ['an eleventh product', { open: 10, borongan: 11, requested: 1 }, 10],
  ['a little of another product beside eleven', { open: 10, borongan: 11 }, undefined],
  ['every product of a small shop, and an order before', { open: 1, borongan: 4, requested: 4, sold: 4 }, 2],
  ['half of a small shop', { open: 1, borongan: 2, requested: 1, sold: 5 }, undefined],
  ['more than half of a small shop', { open: 2, borongan: 3, requested: 1, sold: 5 }, 2],
  ['the only product of a shop', { open: 1, borongan: 1, requested: 1, sold: 1 }, undefined],
])('limits the units per product of a buyer with %s: %#', (_, change, limit) => {
  const check = () => checkHolds({ ...EMPTY, ...change }, LIMITS, NOW)
  if (limit)
    expect(check).toThrowError(expect.objectContaining({ code: 'BORONGAN_BELUM_DIBAYAR', rincian: { batas: limit } }))
  else expect(check).not.toThrow()
})

test.each([
  [at(90_000), 2],
  [at(60_000), 1],
  [at(0), 1],
  [null, 1],
])(
  'refuses the twenty-first unpaid order of a network; its first deadline is %s, so %i minutes are named',
  (free, minutes) => {
    expect(() => checkHolds({ ...EMPTY, waiting: 20, freeAt: free }, LIMITS, NOW)).toThrowError(
      expect.objectContaining<Partial<AppError>>({
        code: 'PESANAN_TERLALU_SERING',
        rincian: { menit: minutes },
        retryAfter: minutes * 60,
      }),
    )
  },
)
