import { expect, test } from 'vitest'
import { paketBeranda } from './paket-beranda.ts'

const paket = [1, 2, 3, 4].map((paketId) => ({ paketId }))

test.each([
  ['the first three where none was chosen', [], [1, 2, 3]],
  ['the chosen ones in their order', [4, 1], [4, 1]],
  ['three of the chosen ones', [4, 3, 2, 1], [4, 3, 2]],
  ['the chosen ones that are on sale', [9, 2], [2]],
  ['the first three where no chosen one is on sale', [9], [1, 2, 3]],
])('shows %s', (_, selected, ids) => {
  expect(paketBeranda(paket, selected).map(({ paketId }) => paketId)).toEqual(ids)
})

test('shows the first three by default', () => {
  expect(paketBeranda(paket)).toHaveLength(3)
})
