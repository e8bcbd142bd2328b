import { expect, test } from 'vitest'
import { isAdvertised } from './advertised.ts'

const PLAIN = { golongan: 'bukan_obat', resep: false, belum_terdaftar: false, bahaya: 'tidak_ada' } as const

test.each([
  [{}, true],
  [{ golongan: 'obat_bebas' }, true],
  [{ golongan: 'obat_bebas_terbatas' }, false],
  [{ golongan: 'obat_keras' }, false],
  [{ resep: true }, false],
  [{ belum_terdaftar: true }, false],
  [{ bahaya: 'pengoksidasi' }, false],
  [{ bahaya: 'korosif' }, false],
  [{ bahaya: 'mudah_terbakar' }, false],
] as const)('%j is advertised: %s', (properties, expected) => {
  expect(isAdvertised({ ...PLAIN, ...properties })).toBe(expected)
})
