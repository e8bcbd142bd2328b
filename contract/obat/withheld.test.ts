import { expect, test } from 'vitest'
import type { KelasChoice } from './admin.ts'
import { withheldZat, zatKey } from './withheld.ts'

interface Change {
  nama?: string
  zat?: string
  zat_aktif?: { nama: string }[]
  golongan?: string
}

test.each<[string, Change, Record<string, KelasChoice>, string[]]>([
  ['a substance of the list with a class', { zat_aktif: [{ nama: 'Povidon iodin' }] }, {}, []],
  ['a substance without a class', { zat_aktif: [{ nama: 'terusi' }] }, {}, ['Tembaga sulfat']],
  ['an unlisted substance, as it is written', { zat_aktif: [{ nama: 'Ramuan Rahasia' }] }, {}, ['Ramuan Rahasia']],
  ['a substance that only the name mentions', { nama: 'Akriflavin 1 kg' }, {}, ['Akriflavin']],
  ['a substance that only the contents mention', { zat: 'air, terusi' }, {}, ['Tembaga sulfat']],
  ['a substance that the contents deny', { zat: 'bebas terusi' }, {}, []],
  ['one under two names once', { zat: 'Copper sulfate', zat_aktif: [{ nama: 'terusi' }] }, {}, ['Tembaga sulfat']],
  ['a substance that the office allows', { zat: 'terusi' }, { 'Copper sulfate': 'boleh' }, []],
  ['a substance that the office prohibits', { zat: 'terusi' }, { terusi: 'dilarang' }, ['Tembaga sulfat']],
  ['a prescription substance without one', { zat: 'terusi' }, { terusi: 'boleh_dengan_resep' }, ['Tembaga sulfat']],
  [
    'a prescription substance of a prescription drug',
    { zat: 'terusi', golongan: 'obat_keras' },
    { terusi: 'boleh_dengan_resep' },
    [],
  ],
])('names what withholds a product with %s', (_, change, decided, withheld) => {
  const produk = { nama: 'Obat Uji', zat: '', zat_aktif: [], golongan: 'bukan_obat', ...change }
  const classes = new Map(Object.entries(decided).map(([name, kelas]) => [zatKey(name), kelas]))
  expect(withheldZat(produk, classes)).toEqual(withheld)
})
