import { expect, test } from 'vitest'
import { type PesananContents, remainingOfLine } from './isi-pesanan.ts'

const lineOf = (quantity: number) => ({
  produk_id: null,
  paket_id: 1,
  nama: 'Paket',
  gambar: null,
  harga: 1000,
  berat_gram: 0,
  harga_semula: null,
  harga_sebab: null,
  jumlah: quantity,
})
const paket = (quantity: number, perPaket: number): PesananContents => ({
  baris: [lineOf(quantity)],
  muatan: [],
  bagian: [{ produkId: 7, jumlah: quantity * perPaket }],
  perluResep: [],
  generalValue: 1000,
  satuanValue: 1000,
})

test.each([
  { isi: paket(1, 1), sisa: 3, left: 3 },
  { isi: paket(4, 1), sisa: 3, left: 3 },
  { isi: paket(2, 3), sisa: 5, left: 1 },
  { isi: paket(2, 3), sisa: 2, left: 0 },
  { isi: paket(1, 2), sisa: 0, left: 0 },
])('with $sisa of a part in stock, $left can still be made', ({ isi, sisa, left }) => {
  expect(remainingOfLine(isi, 7, sisa)).toBe(left)
})

test('counts the remaining part itself in a cart of several lines', () => {
  const cart: PesananContents = {
    baris: [lineOf(1), lineOf(2)],
    muatan: [],
    bagian: [{ produkId: 7, jumlah: 9 }],
    perluResep: [],
    generalValue: 3000,
    satuanValue: 3000,
  }
  expect(remainingOfLine(cart, 7, 4)).toBe(4)
})
