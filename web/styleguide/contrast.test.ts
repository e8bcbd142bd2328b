import { describe, expect, test } from 'vitest'
import css from '#web/app.css?raw'
import { BORDER_CONTRAST, BORDER_PAIRS, contrast, TEXT_CONTRAST, TEXT_PAIRS } from './contrast.ts'
import { readTokens } from './token.ts'

const tokens = new Map(readTokens(css).map((token) => [token.nama, token]))

function color(name: string, theme: 'lightTheme' | 'darkTheme'): string {
  const token = tokens.get(`color-${name}`)
  if (!token) throw new Error(`app.css has no colour ${name}`)
  return token[theme]
}

test.each([
  ['oklch(0 0 0)', 'oklch(1 0 0)', 21],
  ['oklch(1 0 0)', 'oklch(1 0 0)', 1],
  // #767676 on white, the gray that just passes.
  ['oklch(0.5659 0 0)', 'oklch(1 0 0)', 4.54],
  // Pure red.
  ['oklch(0.628 0.2577 29.23)', 'oklch(1 0 0)', 4],
])('%s on %s is %d to 1', (one, second, expected) => {
  expect(contrast(one, second)).toBeCloseTo(expected, 1)
})

test('a color in another notation is rejected', () => {
  expect(() => contrast('#fff', 'oklch(0 0 0)')).toThrow('#fff')
})

describe.each(['lightTheme', 'darkTheme'] as const)('theme %s', (theme) => {
  test.each(TEXT_PAIRS)('%s is readable on %s', (text, alas) => {
    expect(contrast(color(text, theme), color(alas, theme))).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })
  test.each(BORDER_PAIRS)('%s is visible on %s', (border, alas) => {
    expect(contrast(color(border, theme), color(alas, theme))).toBeGreaterThanOrEqual(BORDER_CONTRAST)
  })
})
