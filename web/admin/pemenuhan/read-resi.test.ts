import { expect, test } from 'vitest'
import { readResi } from './read-resi.ts'

const A = { orderId: 1, midtrans_order_id: 'KS-261120-7F3KQ2MXA4BD' }
const B = { orderId: 2, midtrans_order_id: 'KS-261120-9Z3KQ2MXA4BE' }
const C = { orderId: 3, midtrans_order_id: 'KS-261121-0A3KQ2MXA4BF' }

test.each([
  ['reads an empty text', '', {}, []],
  ['skips blank lines', ' \n\n', {}, []],
  ['assigns one per line, in the order of ticking', 'JP1\nJP2\nJP3', { 1: 'JP1', 2: 'JP2', 3: 'JP3' }, []],
  ['accepts fewer lines than orders', 'JP1', { 1: 'JP1' }, []],
  ['accepts Windows lines and blank ones', 'JP1\r\n\r\nJP2\r\n', { 1: 'JP1', 2: 'JP2' }, []],
  ['rejects lines beyond the orders', 'JP1\nJP2\nJP3\nJP4', { 1: 'JP1', 2: 'JP2', 3: 'JP3' }, [4]],
  ['splits at a tab', `${B.midtrans_order_id}\tJP2`, { 2: 'JP2' }, []],
  ['splits at a semicolon', `${B.midtrans_order_id};JP2`, { 2: 'JP2' }, []],
  ['splits at a comma and a space', `${B.midtrans_order_id}, JP2`, { 2: 'JP2' }, []],
  ['splits at a space, in lower case', `${B.midtrans_order_id.toLowerCase()} JP2`, { 2: 'JP2' }, []],
  ['accepts the last part of the number', '9Z3KQ2MXA4BE JP2', { 2: 'JP2' }, []],
  ['skips a header', `Nomor pesanan;Resi\n${A.midtrans_order_id};JP1`, { 1: 'JP1' }, []],
  ['skips a header above parcel numbers alone', 'Resi\nJP1', { 1: 'JP1' }, []],
  ['accepts a parcel number with spaces', `${A.midtrans_order_id}\tJP 12 34`, { 1: 'JP 12 34' }, []],
  ['rejects an order that is not ticked', `${A.midtrans_order_id} JP1\nKS-261120-XXXXXXXXXXXX JP9`, { 1: 'JP1' }, [2]],
  ['rejects a line without an order among lines with one', `${A.midtrans_order_id} JP1\nJP2`, { 1: 'JP1' }, [2]],
  ['rejects an order twice', `${A.midtrans_order_id} JP1\n${A.midtrans_order_id} JP2`, { 1: 'JP1' }, [2]],
  ['rejects a parcel twice', 'JP1\nJP1\nJP3', { 1: 'JP1', 3: 'JP3' }, [2]],
  ['rejects a number that is too long', `${'9'.repeat(61)}\nJP2`, { 2: 'JP2' }, [1]],
])('%s', (_, text, resi, problem) => {
  const readResult = readResi(text, [A, B, C])
  expect(Object.fromEntries(readResult.resi)).toEqual(resi)
  expect(readResult.problem.map(({ line }) => line)).toEqual(problem)
})

test('nothing is assigned without ticked orders', () => {
  expect(readResi('JP1', []).problem).toEqual([{ line: 1, reason: 'Hanya 0 pesanan yang dipilih' }])
})
