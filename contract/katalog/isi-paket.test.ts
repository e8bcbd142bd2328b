import { expect, test } from 'vitest'
import { ContentsInput, ItemsInput } from './isi-paket.ts'

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
  ['JSON other than a list', '12', ['12']],
  ['a padded JSON text', ' ["Obat A"] ', ['Obat A']],
  ['a padded list in brackets', " [ 'Obat A, 1 L' ] ", ['Obat A, 1 L']],
  ['an escape of JSON', '["Obat \\u0026 A"]', ['Obat & A']],
  ['one quoted name', "'Obat A, 1 L'", ['Obat A, 1 L']],
  ['a lone quote', "'", ["'"]],
  ['two quotes', "''", []],
  ['a name that begins with a quote', "'Obat A, Obat B", ["'Obat A", 'Obat B']],
  ['a name that ends with a quote', "Obat A, Obat B'", ['Obat A', "Obat B'"]],
  ['brackets at the end', 'Obat [A, B]', ['Obat [A', 'B]']],
  ['brackets at the beginning', '[A, B] Obat', ['[A', 'B] Obat']],
  ['quoted names over two lines', "['Obat A',\n'Obat B']", ['Obat A', 'Obat B']],
  ['a list of blanks', [' ', 'Obat A'], ['Obat A']],
  ['nothing', '', []],
  ['an empty list', '[]', []],
])('%s holds its names', (_, value, names) => {
  expect(ItemsInput.parse(value)).toEqual(names)
})

test.each([
  ['a number', 12],
  ['a list of numbers', [1, 2]],
  ['a name that is too long', 'x'.repeat(201)],
  ['too many names', Array.from({ length: 101 }, (_, index) => `Isi ${index}`)],
])('rejects %s', (_, value) => {
  expect(ItemsInput.safeParse(value).success).toBe(false)
})

test.each([
  ['[{"nama":" A ","produkId":3,"jumlah":2}]', [{ nama: 'A', produkId: 3, jumlah: 2 }]],
  ['[{"nama":"A","jumlah":1}]', [{ nama: 'A', produkId: null, jumlah: 1 }]],
  [[{ nama: 'A', produkId: null, jumlah: 1 }], [{ nama: 'A', produkId: null, jumlah: 1 }]],
])('parts are read from %j', (value, contents) => {
  expect(ContentsInput.parse(value)).toEqual(contents)
})

test('accepts a hundred names of two hundred letters', () => {
  const names = Array.from({ length: 100 }, () => 'x'.repeat(200))
  expect(ItemsInput.parse(names)).toEqual(names)
  expect(ContentsInput.parse(names.map((name) => ({ nama: name, jumlah: 1000 })))).toHaveLength(100)
  expect(ContentsInput.safeParse([...names, 'x'].map((name) => ({ nama: name, jumlah: 1 }))).success).toBe(false)
})

test.each(['bukan JSON', '{}'])('says that the parts %j cannot be read', (value) => {
  expect(ContentsInput.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
    'Isi paket tidak bisa dibaca',
  ])
})

test.each([
  ['bukan JSON'],
  ['{}'],
  ['[{"nama":"","jumlah":1}]'],
  ['[{"nama":"A","jumlah":0}]'],
  ['[{"nama":"A","jumlah":1.5}]'],
  ['[{"nama":"A","jumlah":1001}]'],
  ['[{"nama":"A","produkId":"3","jumlah":1}]'],
])('rejects the parts %j', (value) => {
  expect(ContentsInput.safeParse(value).success).toBe(false)
})
