import { expect, test } from 'vitest'
import { remainingParts } from './return-input.ts'

const IODIN = 4
const single = (quantity: number, returned: number) => ({ produkId: IODIN, jumlah: quantity, kembali: returned })
const OTHER = { produkId: 5, jumlah: 3, kembali: 0 }
const PAKET = { produkId: null, jumlah: 1, kembali: 0 }

test.each([
  ['a package alone', 2, [PAKET, OTHER], 2],
  ['single units beside a package', 3, [single(2, 0), PAKET], 1],
  ['single units, one of them returned', 2, [single(2, 1), PAKET], 1],
  ['single units, all of them returned', 1, [single(2, 2), PAKET], 1],
  ['two lines of single units', 3, [single(2, 1), single(1, 0), PAKET], 1],
  ['a package whose part was returned', 2, [single(2, 0), PAKET], 0],
  ['nothing that the buyer still holds', 0, [single(2, 0), PAKET], 0],
] as const)('counts the parts of packages in %s', (_, held, items, parts) => {
  expect(remainingParts({ produkId: IODIN, dipegang: held }, items)).toBe(parts)
})
