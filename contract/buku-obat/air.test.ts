import { expect, test } from 'vitest'
import { type WaterField, type WaterQuality, waterQuality } from './air.ts'

test.each<[WaterField, [value: number, quality: WaterQuality][]]>([
  [
    'do',
    [
      [2.9, 'darurat'],
      [3, 'bertindak'],
      [3.9, 'bertindak'],
      [4, 'awas'],
      [4.9, 'awas'],
      [5, 'baik'],
      [12, 'baik'],
    ],
  ],
  [
    'suhu',
    [
      [25.9, 'bertindak'],
      [26, 'awas'],
      [27.9, 'awas'],
      [28, 'baik'],
      [32, 'baik'],
      [32.1, 'bertindak'],
    ],
  ],
  [
    'salinitas',
    [
      [24.9, 'bertindak'],
      [25, 'awas'],
      [30, 'baik'],
      [33, 'baik'],
      [33.1, 'awas'],
      [40, 'awas'],
      [40.1, 'bertindak'],
    ],
  ],
  [
    'ph',
    [
      [6.9, 'bertindak'],
      [7, 'awas'],
      [7.4, 'awas'],
      [7.5, 'baik'],
      [8.5, 'baik'],
      [8.6, 'bertindak'],
    ],
  ],
  [
    'amonia',
    [
      [0, 'baik'],
      [0.1, 'baik'],
      [0.11, 'awas'],
      [0.3, 'awas'],
      [0.31, 'bertindak'],
    ],
  ],
])('rates %s by its limits', (measure, values) => {
  expect(values.map(([value]) => [value, waterQuality(measure, value)])).toEqual(values)
})
