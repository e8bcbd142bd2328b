import { expect, test } from 'vitest'
import { GROUPS } from '#content/halaman-penyakit.ts'
import { PENYAKIT } from '#content/penyakit.ts'
import { filterPenyakit, readPenyakitFilter, SIGNS, writePenyakitFilter } from './penyakit-filter.ts'

const read = (search: string) => readPenyakitFilter(new URLSearchParams(search))
const nameOf = (search: string) => filterPenyakit(read(search)).flatMap(({ isi }) => isi.map(({ nama }) => nama))

test('lists every disease without a filter', () => {
  expect(filterPenyakit(read(''))).toEqual(GROUPS)
  expect(read('kelompok=semua&tanda=S99')).toEqual({ kelompok: null, tanda: null })
})

test('filters the list by group, sign, or both', () => {
  expect(nameOf('kelompok=viral')).toEqual(['VNN', 'Iridovirus (kerapu tidur)', 'Limfokistis (kutil ikan)'])
  expect(nameOf('tanda=S05')).toEqual(['Lintah laut'])
  expect(nameOf('tanda=S05&kelompok=viral')).toEqual([])
})

test('finds a disease for every sign', () => {
  for (const mark of SIGNS) {
    const contents = filterPenyakit({ kelompok: null, tanda: mark }).flatMap((item) => item.isi)
    expect(contents.length).toBeGreaterThan(0)
    for (const { kode } of contents) expect(kode && PENYAKIT[kode].gejala).toContain(mark)
  }
})

test('reads back what it writes', () => {
  const filter = { kelompok: 'jamur', tanda: 'S12' } as const
  expect(read(writePenyakitFilter(filter))).toEqual(filter)
  expect(writePenyakitFilter({ kelompok: null, tanda: null })).toBe('?')
})
