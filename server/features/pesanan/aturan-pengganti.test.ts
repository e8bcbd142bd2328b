import { expect, test } from 'vitest'
import { type BahanPengganti, kelebihan } from './aturan-pengganti.ts'

const produk = (produk_id: number, jumlah: number) => ({ produk_id, paket_id: null, jumlah, nama: `P${produk_id}` })
const paket = (paket_id: number, jumlah: number) => ({ produk_id: null, paket_id, jumlah, nama: `K${paket_id}` })
/** Five of product 1, two of package 7, which holds two of 1 and one of 2. */
const bahan = (change: Partial<BahanPengganti> = {}): BahanPengganti => ({
  baris: [
    { ...produk(1, 5), urutan: 0 },
    { ...paket(7, 2), urutan: 1 },
  ],
  ...{ dikeluhkan: [], kembali: [], sudah: [] },
  isi: [
    { paket_id: 7, produk_id: 1, jumlah: 2 },
    { paket_id: 7, produk_id: 2, jumlah: 1 },
    { paket_id: 8, produk_id: 1, jumlah: 1 },
  ],
  ...change,
})

test.each([
  ['all of the order', bahan(), [produk(1, 5), paket(7, 2)], undefined],
  ['parts of a package alone', bahan(), [produk(1, 9), produk(2, 2)], undefined],
  ['more of a product', bahan(), [produk(1, 10)], { nama: 'P1', sisa: 9 }],
  ['the same twice', bahan(), [produk(2, 1), produk(2, 2)], { nama: 'P2', sisa: 1 }],
  ['a package and its parts', bahan(), [paket(7, 2), produk(2, 1)], { nama: 'P2', sisa: 0 }],
  ['a product that the order did not hold', bahan(), [produk(3, 1)], { nama: 'P3', sisa: 0 }],
  ['a package of parts that it did', bahan(), [paket(8, 1)], { nama: 'K8', sisa: 0 }],
  [
    'more than the complaint',
    bahan({ dikeluhkan: [{ urutan: 0, jumlah: 2 }] }),
    [produk(1, 3)],
    { nama: 'P1', sisa: 2 },
  ],
  [
    'what the complaint leaves out',
    bahan({ dikeluhkan: [{ urutan: 0, jumlah: 2 }] }),
    [paket(7, 1)],
    { nama: 'K7', sisa: 0 },
  ],
  ['what went again', bahan({ sudah: [produk(1, 4), paket(7, 1)] }), [produk(1, 4)], { nama: 'P1', sisa: 3 }],
  ['what money went back for', bahan({ kembali: [{ urutan: 1, jumlah: 2 }] }), [produk(2, 1)], { nama: 'P2', sisa: 0 }],
])('%s', (_, ada, wish, hasil) => {
  expect(kelebihan(ada, wish)).toEqual(hasil)
})
