import { expect, test } from 'vitest'
import { contentsOfNames, formatContents } from './isi-paket.ts'

const A = { nama: 'Obat A', produkId: 1, jumlah: 2 }
const B = { nama: 'Obat B', produkId: 2, jumlah: 1 }
const A2 = { nama: 'Obat A', produkId: 3, jumlah: 5 }

test.each([
  ['adds a new name', ['Baru'], [A], [{ nama: 'Baru', produkId: null, jumlah: 1 }]],
  ['keeps the product of a known name', ['Obat A'], [A, B], [A]],
  ['keeps products in another order', ['Obat B', 'Obat A'], [A, B], [B, A]],
  ['keeps the product of a name in another case', ['OBAT A'], [A], [{ ...A, nama: 'OBAT A' }]],
  ['keeps both of a repeated name', ['Obat A', 'Obat A'], [A, A2], [A, A2]],
  [
    'adds a name that is repeated more often',
    ['Obat A', 'Obat A'],
    [A],
    [A, { nama: 'Obat A', produkId: null, jumlah: 1 }],
  ],
  ['nothing', [], [A], []],
])('%s', (_, names, previous, parts) => {
  expect(contentsOfNames(names, previous)).toEqual(parts)
})

test('writes a part as a line', () => {
  expect([A, { nama: 'Buku', produkId: null, jumlah: 1 }].map(formatContents)).toEqual([
    '2× Obat A (produk 1)',
    '1× Buku',
  ])
})
