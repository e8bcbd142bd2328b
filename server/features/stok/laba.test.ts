import { expect, test } from 'vitest'
import { type PesananLaba, splitRevenue } from './laba.ts'

const A = 1
const B = 2
const pesanan = (change: Partial<PesananLaba>): PesananLaba => ({
  barang: 0,
  baris: [],
  bagian: [],
  lot: [],
  belumDikemas: [],
  ...change,
})
const bagian = (produkId: number, quantity: number, harga = 1000) => ({ produkId, jumlah: quantity, harga })
const lot = (lotId: number, produkId: number, quantity: number) => ({ lotId, produkId, jumlah: quantity })

test.each<[string, PesananLaba, Record<number, number>]>([
  [
    'gives one lot all of the revenue',
    pesanan({
      barang: 3000,
      baris: [{ produkId: A, harga: 1500, jumlah: 2, diskon: 0 }],
      bagian: [bagian(A, 2)],
      lot: [lot(7, A, 2)],
    }),
    { 7: 3000 },
  ],
  [
    'shares a line between two lots by units, to the last rupiah',
    pesanan({
      barang: 1000,
      baris: [{ produkId: A, harga: 334, jumlah: 3, diskon: 0 }],
      bagian: [bagian(A, 3)],
      lot: [lot(7, A, 1), lot(8, A, 2)],
    }),
    { 7: 333, 8: 667 },
  ],
  [
    'weights lines of two prices by their prices',
    pesanan({
      barang: 5000,
      baris: [
        { produkId: A, harga: 1000, jumlah: 2, diskon: 0 },
        { produkId: B, harga: 3000, jumlah: 1, diskon: 0 },
      ],
      bagian: [bagian(A, 2), bagian(B, 1)],
      lot: [lot(7, A, 2), lot(8, B, 1)],
    }),
    { 7: 2000, 8: 3000 },
  ],
  [
    'divides a package by list prices',
    pesanan({
      barang: 9000,
      baris: [{ produkId: null, harga: 9000, jumlah: 1, diskon: 0 }],
      bagian: [bagian(A, 2, 1000), bagian(B, 1, 4000)],
      lot: [lot(7, A, 2), lot(8, B, 1)],
    }),
    { 7: 3000, 8: 6000 },
  ],
  [
    'keeps the price of a product bought beside a package that contains it',
    pesanan({
      barang: 5000,
      baris: [
        { produkId: A, harga: 1000, jumlah: 1, diskon: 0 },
        { produkId: null, harga: 4000, jumlah: 1, diskon: 0 },
      ],
      bagian: [bagian(A, 2, 1000), bagian(B, 1, 1000)],
      lot: [lot(7, A, 2), lot(8, B, 1)],
    }),
    { 7: 3000, 8: 2000 },
  ],
  [
    'reserves a share for unpacked units',
    pesanan({
      barang: 4000,
      baris: [{ produkId: A, harga: 1000, jumlah: 4, diskon: 0 }],
      bagian: [bagian(A, 4)],
      lot: [lot(7, A, 1)],
      belumDikemas: [{ produkId: A, jumlah: 3 }],
    }),
    { 7: 1000 },
  ],
  [
    'gives returned units nothing, and the kept money to the rest',
    pesanan({
      barang: 1000,
      baris: [{ produkId: A, harga: 1000, jumlah: 2, diskon: 0 }],
      bagian: [bagian(A, 2)],
      lot: [lot(7, A, 1)],
    }),
    { 7: 1000 },
  ],
  [
    'leaves nothing after a full refund',
    pesanan({
      baris: [{ produkId: A, harga: 1000, jumlah: 2, diskon: 0 }],
      bagian: [bagian(A, 2)],
      lot: [lot(7, A, 2)],
    }),
    { 7: 0 },
  ],
  [
    'gives a part without a list price nothing of a package',
    pesanan({
      barang: 500,
      baris: [{ produkId: null, harga: 500, jumlah: 1, diskon: 0 }],
      bagian: [bagian(A, 1, 0), bagian(B, 1, 800)],
      lot: [lot(7, A, 1), lot(8, B, 1)],
    }),
    { 7: 0, 8: 500 },
  ],
])('%s', (_, order, expected) => {
  expect(Object.fromEntries(splitRevenue(order))).toEqual(expected)
})
