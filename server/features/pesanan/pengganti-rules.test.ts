import { expect, test } from 'vitest'
import { excess, type PenggantiInput } from './pengganti-rules.ts'

const produk = (produk_id: number, quantity: number) => ({
  produk_id,
  paket_id: null,
  jumlah: quantity,
  nama: `P${produk_id}`,
})
const paket = (paket_id: number, quantity: number) => ({
  produk_id: null,
  paket_id,
  jumlah: quantity,
  nama: `K${paket_id}`,
})
/** Five of product 1, two of package 7, which holds two of 1 and one of 2. */
const input = (change: Partial<PenggantiInput> = {}): PenggantiInput => ({
  baris: [
    { ...produk(1, 5), urutan: 0 },
    { ...paket(7, 2), urutan: 1 },
  ],
  complained: [],
  kembali: [],
  done: [],
  isi: [
    { paket_id: 7, produk_id: 1, jumlah: 2 },
    { paket_id: 7, produk_id: 2, jumlah: 1 },
    { paket_id: 8, produk_id: 1, jumlah: 1 },
  ],
  ...change,
})

test.each([
  ['accepts the whole order', input(), [produk(1, 5), paket(7, 2)], undefined],
  ['accepts parts of a package alone', input(), [produk(1, 9), produk(2, 2)], undefined],
  ['rejects more of a product', input(), [produk(1, 10)], { nama: 'P1', sisa: 9 }],
  ['adds up a product named twice', input(), [produk(2, 1), produk(2, 2)], { nama: 'P2', sisa: 1 }],
  ['adds up a package and its parts', input(), [paket(7, 2), produk(2, 1)], { nama: 'P2', sisa: 0 }],
  ['rejects a product that the order did not contain', input(), [produk(3, 1)], { nama: 'P3', sisa: 0 }],
  ['rejects another package with parts of the order', input(), [paket(8, 1)], { nama: 'K8', sisa: 0 }],
  [
    'rejects more than the complaint',
    input({ complained: [{ urutan: 0, jumlah: 2 }] }),
    [produk(1, 3)],
    { nama: 'P1', sisa: 2 },
  ],
  [
    'rejects goods outside the complaint',
    input({ complained: [{ urutan: 0, jumlah: 2 }] }),
    [paket(7, 1)],
    { nama: 'K7', sisa: 0 },
  ],
  [
    'subtracts earlier replacements',
    input({ done: [produk(1, 4), paket(7, 1)] }),
    [produk(1, 4)],
    { nama: 'P1', sisa: 3 },
  ],
  [
    'accepts the complaint beside refunded goods',
    input({ complained: [{ urutan: 0, jumlah: 2 }], kembali: [{ urutan: 0, jumlah: 3 }] }),
    [produk(1, 2)],
    undefined,
  ],
  ['subtracts refunded goods', input({ kembali: [{ urutan: 1, jumlah: 2 }] }), [produk(2, 1)], { nama: 'P2', sisa: 0 }],
])('%s', (_, existing, wish, result) => {
  expect(excess(existing, wish)).toEqual(result)
})
