import { expect, test } from 'vitest'
import { seededRandom } from '#server/testing/seeded-random.ts'
import { unitValue } from './diskon.ts'
import { paidForLine } from './returned.ts'
import { currentTarif } from './tarif-ppn.ts'
import { computeTotal, type Potongan, subtotalOf } from './total.ts'

test.each([
  { baris: [{ harga: 145_000, jumlah: 1 }], biaya: 12_000, subtotal: 145_000, total: 157_000 },
  { baris: [{ harga: 145_000, jumlah: 3 }], biaya: 20_000, subtotal: 435_000, total: 455_000 },
  {
    baris: [
      { harga: 145_000, jumlah: 2 },
      { harga: 38_000, jumlah: 5 },
    ],
    biaya: 8000,
    subtotal: 480_000,
    total: 488_000,
  },
  { baris: [{ harga: 0, jumlah: 1 }], biaya: 0, subtotal: 0, total: 0 },
  { baris: [{ harga: 1_000_000_000, jumlah: 10_000 }], biaya: 1, subtotal: 1e13, total: 1e13 + 1 },
])('$baris with a fee of $biaya costs $total', ({ baris, biaya, subtotal, total }) => {
  expect(computeTotal(baris, biaya)).toMatchObject({ subtotal, total, diskon: 0, diskon_ongkir: 0 })
})

const barang = (value: number | null, lines: number[] | null = null): Potongan => ({
  atas: 'barang',
  nilai: value,
  baris: lines,
})
const ongkir = (value: number | null): Potongan => ({ atas: 'ongkir', nilai: value, baris: null })

test.each([
  [
    'an amount, shared by the prices of the lines',
    [
      [100_000, 1],
      [50_000, 4],
    ],
    10_000,
    [barang(30_000)],
    [10_000, 20_000],
    0,
    280_000,
  ],
  [
    'an indivisible amount',
    [
      [10_000, 1],
      [10_000, 1],
      [10_000, 1],
    ],
    0,
    [barang(100)],
    [34, 33, 33],
    0,
    29_900,
  ],
  [
    'an amount, with the largest remainder first',
    [
      [1, 1],
      [998, 1],
      [1, 1],
    ],
    0,
    [barang(500)],
    [1, 499, 0],
    0,
    500,
  ],
  [
    'some lines only',
    [
      [100_000, 1],
      [50_000, 1],
    ],
    5000,
    [barang(20_000, [1])],
    [0, 20_000],
    0,
    135_000,
  ],
  [
    'at most the price of its lines',
    [
      [100_000, 1],
      [5000, 1],
    ],
    0,
    [barang(20_000, [1])],
    [0, 5000],
    0,
    100_000,
  ],
  ['nothing for a line that does not exist', [[100_000, 1]], 0, [barang(20_000, [7])], [0], 0, 100_000],
  ['the whole fee', [[100_000, 1]], 12_000, [ongkir(null)], [0], 12_000, 100_000],
  ['a part of the fee', [[100_000, 1]], 12_000, [ongkir(10_000)], [0], 10_000, 102_000],
  ['at most the fee', [[100_000, 1]], 8000, [ongkir(10_000)], [0], 8000, 100_000],
  ['nothing for an unknown fee', [[100_000, 1]], 0, [ongkir(10_000)], [0], 0, 100_000],
  [
    'several deductions in order',
    [[10_000, 1]],
    5000,
    [barang(6000), barang(6000), ongkir(1000)],
    [10_000],
    1000,
    4000,
  ],
  ['all but one rupiah', [[10_000, 1]], 0, [barang(10_000)], [9999], 0, 1],
  ['all but one rupiah of the fee', [[10_000, 1]], 5000, [barang(null), ongkir(null)], [10_000], 4999, 1],
  ['nothing for a free line', [[0, 1]], 0, [barang(10_000)], [0], 0, 0],
  [
    'large numbers',
    [
      [1_000_000_000, 10_000],
      [1_000_000_000, 5000],
    ],
    0,
    [barang(3e12)],
    [2e12, 1e12],
    0,
    1.2e13,
  ],
] as [string, [number, number][], number, Potongan[], number[], number, number][])(
  'lowers the total by %s',
  (_, lines, biaya, potongan, lineDiskon, diskonOngkir, total) => {
    const rows = lines.map(([harga, quantity]) => ({ harga, jumlah: quantity }))
    const result = computeTotal(rows, biaya, potongan)
    expect(result).toMatchObject({ lineDiskon, diskon_ongkir: diskonOngkir, total })
    expect(result.diskon).toBe(lineDiskon.reduce((sum, item) => sum + item, 0))
    expect(result.total).toBe(result.subtotal - result.diskon + biaya - result.diskon_ongkir)
    expect(result.totalDiskon.reduce((sum, item) => sum + item, 0)).toBe(result.diskon + result.diskon_ongkir)
  },
)

test('lines keep their numbers when one before them is gone', () => {
  const lines = [{ harga: 50_000, jumlah: 1, urutan: 2 }]
  expect(computeTotal(lines, 0, [barang(1000, [2])]).total).toBe(49_000)
  expect(computeTotal(lines, 0, [barang(1000, [0])]).total).toBe(50_000)
})

test.each([
  ['no line', [], 0],
  ['a fraction of a rupiah', [{ harga: 0.5, jumlah: 1 }], 0],
  ['a negative price', [{ harga: -1, jumlah: 1 }], 0],
  ['no unit', [{ harga: 1000, jumlah: 0 }], 0],
  ['half a unit', [{ harga: 1000, jumlah: 1.5 }], 0],
  ['a negative fee', [{ harga: 1000, jumlah: 1 }], -1],
  ['no number', [{ harga: Number.NaN, jumlah: 1 }], 0],
  ['more than a number holds', [{ harga: Number.MAX_SAFE_INTEGER, jumlah: 2 }], 0],
])('rejects %s as a price', (_, lines, biaya) => {
  expect(() => computeTotal(lines, biaya)).toThrow(RangeError)
})

test.each([-1, 0.5, Number.NaN])('rejects %d as a deduction', (value) => {
  expect(() => computeTotal([{ harga: 1000, jumlah: 1 }], 0, [barang(value)])).toThrow(RangeError)
})

const ADDED = currentTarif('ditambah')

test.each([
  {
    word: 'goods alone',
    lines: [[100_000, 2]],
    biaya: 12_000,
    potongan: [],
    ppn: 22_000,
    linePpn: [22_000],
    total: 234_000,
  },
  {
    word: 'discounted goods, divided by that',
    lines: [
      [60_000, 1],
      [40_000, 1],
    ],
    biaya: 10_000,
    potongan: [barang(10_000, [0]), ongkir(4_000)],
    ppn: 9_900,
    linePpn: [5_500, 4_400],
    total: 105_900,
  },
  {
    word: 'an indivisible sum, as a whole',
    lines: [
      [33_327, 1],
      [1, 3],
      [7, 1],
    ],
    biaya: 0,
    potongan: [],
    // 3,667.07 in total. Rounded per line it would be 3,665.97, 0.33 and 0.77.
    ppn: 3_667,
    linePpn: [3_666, 0, 1],
    total: 37_004,
  },
  {
    word: 'free goods without tax',
    lines: [[50_000, 1]],
    biaya: 9_000,
    potongan: [barang(null)],
    ppn: 0,
    linePpn: [0],
    total: 9_000,
  },
  {
    word: 'the last rupiah without tax',
    lines: [[50_000, 1]],
    biaya: 0,
    potongan: [barang(null)],
    ppn: 0,
    linePpn: [0],
    total: 1,
  },
] as {
  word: string
  lines: [number, number][]
  biaya: number
  potongan: Potongan[]
  ppn: number
  linePpn: number[]
  total: number
}[])('tax is added to $word', ({ lines, biaya, potongan, ppn, linePpn, total }) => {
  const rows = lines.map(([harga, quantity]) => ({ harga, jumlah: quantity }))
  expect(computeTotal(rows, biaya, potongan, ADDED)).toMatchObject({ ppn_ditambah: ppn, linePpn, total })
  const without = computeTotal(rows, biaya, potongan)
  expect(without).toMatchObject({ ppn_ditambah: 0, linePpn: rows.map(() => 0), total: total - ppn })
  expect(computeTotal(rows, biaya, potongan, currentTarif('termasuk'))).toEqual(without)
})

test('adds no tax to free replacements', () => {
  expect(computeTotal([{ harga: 50_000, jumlah: 3 }], 0, [barang(null)], ADDED, 0)).toMatchObject({
    ppn_ditambah: 0,
    total: 0,
  })
})

test('refunds units in any order for exactly what was paid, with tax', () => {
  const next = seededRandom(11)
  for (let times = 0; times < 300; times++) {
    const lines = Array.from({ length: 1 + next(5) }, () => ({ harga: next(40_000), jumlah: 1 + next(9) }))
    const result = computeTotal(lines, next(30_000), [barang(next(50_000))], ADDED)
    const rows = lines.map((line, position) => ({
      ...line,
      urutan: position,
      diskon: result.lineDiskon[position] ?? 0,
      ppn: result.linePpn[position] ?? 0,
    }))
    const staying = rows.map(({ jumlah }) => jumlah)
    const returned = rows.map(() => 0)
    while (staying.some((quantity) => quantity > 0)) {
      const position = next(rows.length)
      const line = rows[position]
      const unit = Math.min(staying[position] ?? 0, 1 + next(3))
      if (!line || unit === 0) continue
      const value = unitValue(line, unit, line.jumlah - (staying[position] ?? 0))
      expect(value).toBeGreaterThanOrEqual(0)
      returned[position] = (returned[position] ?? 0) + value
      staying[position] = (staying[position] ?? 0) - unit
    }
    expect(returned).toEqual(rows.map(paidForLine))
    expect(returned.reduce((sum, item) => sum + item, 0)).toBe(result.subtotal - result.diskon + result.ppn_ditambah)
  }
})

test('the subtotal is the price of all units', () => {
  const lines = [
    { harga: 145_000, jumlah: 2 },
    { harga: 38_000, jumlah: 5 },
  ]
  expect(subtotalOf(lines)).toBe(480_000)
})

test('a second discount on shipping applies to the remaining fee', () => {
  expect(computeTotal([{ harga: 50_000, jumlah: 1 }], 10_000, [ongkir(7000), ongkir(7000)])).toMatchObject({
    diskon_ongkir: 10_000,
    totalDiskon: [7000, 3000],
    total: 50_000,
  })
})

test.each([-1, 0.5, Number.NaN])('a unit price of %d is no price', (harga) => {
  expect(() => computeTotal([{ harga, jumlah: 1 }], 10_000)).toThrow(RangeError)
})
