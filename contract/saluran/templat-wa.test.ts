import { describe, expect, test } from 'vitest'
import {
  BODY_WA_MAX,
  BUTTON_WA_MAX,
  exampleBody,
  FOOTER_WA_MAX,
  KODE_TEMPLAT_WA,
  numberedBody,
  templatWaName,
  templatWaOf,
  VARIABLES_WA,
  variablesWaOf,
} from './templat-wa.ts'

describe.each(KODE_TEMPLAT_WA)('template %s', (kode) => {
  const templat = templatWaOf(kode)

  test('has a name, and values with numbers in order, as Meta accepts them', () => {
    expect(templatWaName(kode)).toMatch(/^[a-z\d_]{1,512}$/)
    const text = numberedBody(templat)
    expect([...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, count]) => Number(count))).toEqual(
      variablesWaOf(templat).map((_, index) => index + 1),
    )
    expect(text).not.toMatch(/^\s*\{\{|\}\}\W*$|\}\}\s*\{\{|\n/)
  })

  test('stays within the limits with its longest values', () => {
    const longest = variablesWaOf(templat).reduce((sum, name) => sum + VARIABLES_WA[name].max, 0)
    expect(numberedBody(templat).length + longest).toBeLessThanOrEqual(BODY_WA_MAX)
    for (const name of variablesWaOf(templat))
      expect(VARIABLES_WA[name].example.length).toBeLessThanOrEqual(VARIABLES_WA[name].max)
    expect(templat.footer?.length ?? 0).toBeLessThanOrEqual(FOOTER_WA_MAX)
    for (const { label } of templat.buttons) expect(label.length).toBeLessThanOrEqual(BUTTON_WA_MAX)
  })

  test('has its reply buttons before one address at most', () => {
    const kinds = templat.buttons.map(({ action }) => action === 'open')
    expect(kinds).toEqual(kinds.toSorted())
    expect(kinds.filter(Boolean).length).toBeLessThanOrEqual(1)
  })

  test('is readable with its examples', () => {
    expect(exampleBody(templat)).not.toMatch(/[{}]/)
  })
})
