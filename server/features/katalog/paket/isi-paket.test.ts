import { expect, test } from 'vitest'
import { formatIsi, isiOfNames } from './isi-paket.ts'

const A = { nama: 'Obat A', produkId: 1, jumlah: 2 }
const B = { nama: 'Obat B', produkId: 2, jumlah: 1 }
const A2 = { nama: 'Obat A', produkId: 3, jumlah: 5 }

test.each([
  ['a new name', ['Baru'], [A], [{ nama: 'Baru', produkId: null, jumlah: 1 }]],
  ['a known name', ['Obat A'], [A, B], [A]],
  ['another order', ['Obat B', 'Obat A'], [A, B], [B, A]],
  ['another case', ['OBAT A'], [A], [{ ...A, nama: 'OBAT A' }]],
  ['a name twice', ['Obat A', 'Obat A'], [A, A2], [A, A2]],
  ['a name more often than before', ['Obat A', 'Obat A'], [A], [A, { nama: 'Obat A', produkId: null, jumlah: 1 }]],
  ['nothing', [], [A], []],
])('%s', (_, names, lama, isi) => {
  expect(isiOfNames(names, lama)).toEqual(isi)
})

test('writes a part as a line', () => {
  expect([A, { nama: 'Buku', produkId: null, jumlah: 1 }].map(formatIsi)).toEqual(['2× Obat A (produk 1)', '1× Buku'])
})
