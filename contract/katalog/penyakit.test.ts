import { expect, test } from 'vitest'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { PENYAKIT_NAMES, penyakitColumn } from './penyakit.ts'

const [first, second] = [...KODE_PENYAKIT].sort()

test.each([
  ['', []],
  [[], []],
  [`${second},${first}`, [first, second]],
  [` ${first?.toUpperCase()} , ,${first}`, [first]],
  [
    [second, first, second],
    [first, second],
  ],
  [first && PENYAKIT_NAMES[first], [first]],
  ['Bintik putih, VNN', ['bintik-putih', 'vnn']],
  [first && ` ${PENYAKIT_NAMES[first].toUpperCase()} `, [first]],
])('reads %j as the codes %j', (typed, codes) => {
  expect(penyakitColumn.typed.parse(typed)).toEqual(codes)
})

test.each(['pilek', ['pilek'], 7, [first, 'pilek']])('rejects %j', (typed) => {
  expect(penyakitColumn.typed.safeParse(typed).error?.issues[0]?.message).toBe('Kode penyakit tidak dikenal')
})

test('names every disease', () => {
  expect(Object.keys(PENYAKIT_NAMES).sort()).toEqual([...KODE_PENYAKIT].sort())
  expect(penyakitColumn.initial).toEqual([])
})
