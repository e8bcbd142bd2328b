import { describe, expect, test } from 'vitest'
import { formatChange } from './jejak-words.ts'

const change = (before: unknown, after: unknown) => formatChange({}, 'deskripsi', before, after)
const LONG = 'Bahan sanitasi bak, jaring, dan alat, serta antiseptik untuk luka luar.'

describe('formatChange', () => {
  test('shows both of two short texts', () => {
    expect(change('Obat keras', 'Obat bebas')).toEqual(['Obat keras', 'Obat bebas'])
  })

  test('shows the changed words of a long text with their neighbors', () => {
    expect(change(LONG, LONG.replace('jaring,', 'keramba, waring,'))).toEqual([
      'jaring,',
      '… sanitasi bak, keramba, waring, dan alat, …',
    ])
  })

  test('removes nothing if words are appended', () => {
    expect(change(LONG, `${LONG} Simpan di tempat kering.`)).toEqual(['', '… luka luar. Simpan di tempat kering.'])
  })

  test('shows a change behind the first 120 characters', () => {
    const far = `${LONG} ${LONG} ${LONG}`
    expect(change(far, far.replace(/luar\.$/, 'dalam.'))).toEqual(['luar.', '… untuk luka dalam.'])
  })

  test('shows the start of a new long text', () => {
    expect(change(null, `${LONG} ${LONG}`)[1]).toHaveLength(121)
  })
})
