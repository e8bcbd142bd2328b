import { describe, expect, test } from 'vitest'
import { toxicAmmonia, toxicShare } from './toxic-ammonia.ts'

/** Largest relative difference to a published table, which has three digits and a formula of its own. */
const TOLERANCE = 0.02

describe('share of toxic ammonia', () => {
  // Sea water of 34 parts per thousand: "Bower and Bidwell 1978", as printed with the test kits of "LaMotte".
  test.each<[suhu: number, ph: number, percent: number]>([
    [10, 7.5, 0.459],
    [10, 8, 1.44],
    [10, 8.5, 4.41],
    [15, 7.8, 1.32],
    [15, 8.2, 3.25],
    [20, 7.5, 0.963],
    [20, 8, 2.98],
    [20, 8.3, 5.78],
    [25, 7.5, 1.39],
    [25, 7.8, 2.74],
    [25, 8, 4.28],
    [25, 8.1, 5.32],
    [25, 8.2, 6.61],
    [25, 8.4, 10.1],
    [25, 8.5, 12.4],
  ])('in sea water of %f °C and pH %f is %f %%', (suhu, ph, percent) => {
    const share = toxicShare({ ph, suhu, salinitas: 34 }) * 100
    expect(Math.abs(share / percent - 1)).toBeLessThan(TOLERANCE)
  })

  // Fresh water: Emerson et al. 1975, as tabulated in UF/IFAS FA16, "Ammonia in Aquatic Systems".
  test.each<[suhu: number, ph: number, fraction: number]>([
    [24, 7, 0.0052],
    [24, 8, 0.0502],
    [24, 8.4, 0.1171],
    [26, 7.6, 0.0236],
    [26, 8, 0.0574],
    [28, 7.2, 0.011],
    [28, 7.8, 0.0423],
    [28, 8, 0.0654],
    [28, 8.4, 0.1495],
    [30, 7, 0.008],
    [30, 7.8, 0.0482],
    [30, 8, 0.0743],
    [30, 8.2, 0.1129],
    [30, 8.4, 0.1678],
  ])('in fresh water of %f °C and pH %f is %f', (suhu, ph, fraction) => {
    expect(Math.abs(toxicShare({ ph, suhu, salinitas: 0 }) / fraction - 1)).toBeLessThan(TOLERANCE)
  })

  test('rises with pH and temperature, and falls with salinity', () => {
    const base = { ph: 8, suhu: 28, salinitas: 30 }
    expect(toxicShare({ ...base, ph: 8.1 })).toBeGreaterThan(toxicShare(base))
    expect(toxicShare({ ...base, suhu: 29 })).toBeGreaterThan(toxicShare(base))
    expect(toxicShare({ ...base, salinitas: 31 })).toBeLessThan(toxicShare(base))
  })
})

test.each<[total: number, ph: number, suhu: number, salinitas: number, toxic: number]>([
  [0, 8, 30, 32, 0],
  [1, 8, 30, 32, 0.06],
  [0.5, 8.2, 30, 32, 0.046],
  [0.3, 7.8, 28, 32, 0.01],
  [2, 7, 28, 32, 0.011],
  [0.2, 9, 32, 30, 0.086],
])('%f mg/L at pH %f, %f °C and %f parts per thousand hold %f mg/L', (total, ph, suhu, salinitas, toxic) => {
  expect(toxicAmmonia(total, { ph, suhu, salinitas })).toBe(toxic)
})
