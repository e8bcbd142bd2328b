import { expect, test } from 'vitest'
import { paketBeranda } from './paket-beranda.ts'

const paket = [1, 2, 3, 4].map((paketId) => ({ paketId }))

test.each([
  ['the first three packages without a choice', [], [1, 2, 3]],
  ['the chosen packages in their order', [4, 1], [4, 1]],
  ['three of more chosen packages', [4, 3, 2, 1], [4, 3, 2]],
  ['the chosen packages on sale', [9, 2], [2]],
  ['the first three packages if no chosen one is on sale', [9], [1, 2, 3]],
])('shows %s', (_, selected, ids) => {
  expect(paketBeranda(paket, selected).map(({ paketId }) => paketId)).toEqual(ids)
})

test('shows the first three by default', () => {
  expect(paketBeranda(paket)).toHaveLength(3)
})
