import { describe, expect, test } from 'vitest'
import css from '#web/app.css?raw'
import { KONTRAS_TEKS, KONTRAS_TEPI, kontras, PASANGAN_TEKS, PASANGAN_TEPI } from './contrast.ts'
import { readToken } from './token.ts'

const tokens = new Map(readToken(css).map((token) => [token.nama, token]))

function warna(nama: string, tema: 'terang' | 'gelap'): string {
  const token = tokens.get(`color-${nama}`)
  if (!token) throw new Error(`app.css has no colour ${nama}`)
  return token[tema]
}

test.each([
  ['oklch(0 0 0)', 'oklch(1 0 0)', 21],
  ['oklch(1 0 0)', 'oklch(1 0 0)', 1],
  // #767676 on white, the gray that just passes.
  ['oklch(0.5659 0 0)', 'oklch(1 0 0)', 4.54],
  // Pure red.
  ['oklch(0.628 0.2577 29.23)', 'oklch(1 0 0)', 4],
])('%s on %s is %d to 1', (satu, dua, expected) => {
  expect(kontras(satu, dua)).toBeCloseTo(expected, 1)
})

test('a colour in another notation is refused', () => {
  expect(() => kontras('#fff', 'oklch(0 0 0)')).toThrow('#fff')
})

describe.each(['terang', 'gelap'] as const)('tema %s', (tema) => {
  test.each(PASANGAN_TEKS)('%s can be read on %s', (teks, alas) => {
    expect(kontras(warna(teks, tema), warna(alas, tema))).toBeGreaterThanOrEqual(KONTRAS_TEKS)
  })
  test.each(PASANGAN_TEPI)('%s can be seen on %s', (tepi, alas) => {
    expect(kontras(warna(tepi, tema), warna(alas, tema))).toBeGreaterThanOrEqual(KONTRAS_TEPI)
  })
})
