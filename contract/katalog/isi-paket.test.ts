import { expect, test } from 'vitest'
import { IsiIsian, ItemsIsian } from './isi-paket.ts'

test.each([
  ['an array', ['Obat A', ' Obat B ', ''], ['Obat A', 'Obat B']],
  ['JSON text', '["Obat A","Obat \\"B\\", 1 L"]', ['Obat A', 'Obat "B", 1 L']],
  ['a single-quoted list', "['Obat A', 'Obat B, 1 L']", ['Obat A', 'Obat B, 1 L']],
  ['a single-quoted list with an apostrophe', "['Jum\\'at', 'Ma'ruf']", ["Jum'at", "Ma'ruf"]],
  ['quoted names without brackets', "'Obat A','Obat B'", ['Obat A', 'Obat B']],
  ['double-quoted names without brackets', '"Obat A", "Obat B"', ['Obat A', 'Obat B']],
  ['names in brackets without quotes', '[Obat A, Obat B]', ['Obat A', 'Obat B']],
  ['comma text', ' Obat A , ,Obat B,', ['Obat A', 'Obat B']],
  ['one name', 'Obat A', ['Obat A']],
  ['JSON that is no list', '12', ['12']],
  ['nothing', '', []],
  ['an empty list', '[]', []],
])('%s holds its names', (_, value, names) => {
  expect(ItemsIsian.parse(value)).toEqual(names)
})

test.each([
  ['a number', 12],
  ['a list of numbers', [1, 2]],
  ['a name that is too long', 'x'.repeat(201)],
  ['too many names', Array.from({ length: 101 }, (_, index) => `Isi ${index}`)],
])('%s is refused', (_, value) => {
  expect(ItemsIsian.safeParse(value).success).toBe(false)
})

test.each([
  ['[{"nama":" A ","produkId":3,"jumlah":2}]', [{ nama: 'A', produkId: 3, jumlah: 2 }]],
  ['[{"nama":"A","jumlah":1}]', [{ nama: 'A', produkId: null, jumlah: 1 }]],
  [[{ nama: 'A', produkId: null, jumlah: 1 }], [{ nama: 'A', produkId: null, jumlah: 1 }]],
])('parts are read from %j', (value, isi) => {
  expect(IsiIsian.parse(value)).toEqual(isi)
})

test.each([
  ['bukan JSON'],
  ['{}'],
  ['[{"nama":"","jumlah":1}]'],
  ['[{"nama":"A","jumlah":0}]'],
  ['[{"nama":"A","jumlah":1.5}]'],
  ['[{"nama":"A","jumlah":1001}]'],
  ['[{"nama":"A","produkId":"3","jumlah":1}]'],
])('the parts %j are refused', (value) => {
  expect(IsiIsian.safeParse(value).success).toBe(false)
})
