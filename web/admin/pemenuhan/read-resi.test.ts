import { expect, test } from 'vitest'
import { readResi } from './read-resi.ts'

const A = { orderId: 1, midtrans_order_id: 'KS-261120-7F3KQ2MXA4BD' }
const B = { orderId: 2, midtrans_order_id: 'KS-261120-9Z3KQ2MXA4BE' }
const C = { orderId: 3, midtrans_order_id: 'KS-261121-0A3KQ2MXA4BF' }

test.each([
  ['nothing', '', {}, []],
  ['blank lines', ' \n\n', {}, []],
  ['one a line, in the order of ticking', 'JP1\nJP2\nJP3', { 1: 'JP1', 2: 'JP2', 3: 'JP3' }, []],
  ['fewer than orders', 'JP1', { 1: 'JP1' }, []],
  ['Windows lines and blank ones', 'JP1\r\n\r\nJP2\r\n', { 1: 'JP1', 2: 'JP2' }, []],
  ['more than orders', 'JP1\nJP2\nJP3\nJP4', { 1: 'JP1', 2: 'JP2', 3: 'JP3' }, [4]],
  ['a tab', `${B.midtrans_order_id}\tJP2`, { 2: 'JP2' }, []],
  ['a semicolon', `${B.midtrans_order_id};JP2`, { 2: 'JP2' }, []],
  ['a comma and a blank', `${B.midtrans_order_id}, JP2`, { 2: 'JP2' }, []],
  ['a blank, in small letters', `${B.midtrans_order_id.toLowerCase()} JP2`, { 2: 'JP2' }, []],
  ['the last part of the number', '9Z3KQ2MXA4BE JP2', { 2: 'JP2' }, []],
  ['a head', `Nomor pesanan;Resi\n${A.midtrans_order_id};JP1`, { 1: 'JP1' }, []],
  ['a head over parcel numbers alone', 'Resi\nJP1', { 1: 'JP1' }, []],
  ['a parcel number with blanks', `${A.midtrans_order_id}\tJP 12 34`, { 1: 'JP 12 34' }, []],
  ['an order that was not ticked', `${A.midtrans_order_id} JP1\nKS-261120-XXXXXXXXXXXX JP9`, { 1: 'JP1' }, [2]],
  ['a line without an order among such', `${A.midtrans_order_id} JP1\nJP2`, { 1: 'JP1' }, [2]],
  ['an order twice', `${A.midtrans_order_id} JP1\n${A.midtrans_order_id} JP2`, { 1: 'JP1' }, [2]],
  ['a parcel twice', 'JP1\nJP1\nJP3', { 1: 'JP1', 3: 'JP3' }, [2]],
  ['a number too long', `${'9'.repeat(61)}\nJP2`, { 2: 'JP2' }, [1]],
])('%s', (_, teks, resi, problem) => {
  const terbaca = readResi(teks, [A, B, C])
  expect(Object.fromEntries(terbaca.resi)).toEqual(resi)
  expect(terbaca.problem.map(({ baris }) => baris)).toEqual(problem)
})

test('nothing is assigned without ticked orders', () => {
  expect(readResi('JP1', []).problem).toEqual([{ baris: 1, alasan: 'Hanya 0 pesanan yang dipilih' }])
})
