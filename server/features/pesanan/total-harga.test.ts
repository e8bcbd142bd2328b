import { expect, test } from 'vitest'
import { totalHarga } from './total-harga.ts'

test.each([
  { baris: [{ harga: 145_000, jumlah: 1 }], biaya: 12_000, subtotal: 145_000, total: 157_000 },
  { baris: [{ harga: 145_000, jumlah: 3 }], biaya: 20_000, subtotal: 435_000, total: 455_000 },
  {
    baris: [
      { harga: 145_000, jumlah: 2 },
      { harga: 38_000, jumlah: 5 },
    ],
    biaya: 8000,
    subtotal: 480_000,
    total: 488_000,
  },
  { baris: [{ harga: 0, jumlah: 1 }], biaya: 0, subtotal: 0, total: 0 },
  { baris: [{ harga: 1_000_000_000, jumlah: 10_000 }], biaya: 1, subtotal: 1e13, total: 1e13 + 1 },
])('$baris with a fee of $biaya costs $total', ({ baris, biaya, subtotal, total }) => {
  expect(totalHarga(baris, biaya)).toEqual({ subtotal, total })
})

test.each([
  ['no line', [], 0],
  ['a fraction of a rupiah', [{ harga: 0.5, jumlah: 1 }], 0],
  ['a negative price', [{ harga: -1, jumlah: 1 }], 0],
  ['no unit', [{ harga: 1000, jumlah: 0 }], 0],
  ['half a unit', [{ harga: 1000, jumlah: 1.5 }], 0],
  ['a negative fee', [{ harga: 1000, jumlah: 1 }], -1],
  ['no number', [{ harga: Number.NaN, jumlah: 1 }], 0],
  ['more than a number holds', [{ harga: Number.MAX_SAFE_INTEGER, jumlah: 2 }], 0],
])('%s never becomes a price', (_, baris, biaya) => {
  expect(() => totalHarga(baris, biaya)).toThrow(RangeError)
})
