import { expect, test } from 'vitest'
import { adminInShop } from './admin-fence.ts'

const chunk = (fileName: string, facadeModuleId: string | null, moduleIds: string[] = [], imports: string[] = []) => ({
  fileName,
  facadeModuleId,
  moduleIds,
  imports,
})

const page = chunk(
  'beranda.js',
  '/x/web/toko/beranda/beranda.page.tsx?__react-router-build-client-route',
  [],
  ['ui.js'],
)
const office = chunk('dasbor.js', '/x/web/admin/dasbor/dasbor.page.tsx', ['/x/web/admin/dasbor/tugas.tsx'], ['ui.js'])

test('shop and office may share modules that belong to neither', () => {
  expect(adminInShop([page, office, chunk('ui.js', null, ['/x/web/ui/button.tsx', '/x/contract/katalog.ts'])])).toEqual(
    [],
  )
})

test.each([
  ['a screen of the office', '/x/web/admin/ui/daftar/table.tsx'],
  ['an endpoint of the office', '/x/contract/katalog/produk-admin.ts'],
  ['the trail', '/x/contract/jejak/admin.ts'],
])('finds %s in a chunk that the shop loads, at any depth', (_, module) => {
  const far = [page, chunk('ui.js', null, [], ['far.js']), chunk('far.js', null, [module])]
  expect(adminInShop(far)).toEqual([module])
})

test('leaves chunks that only the office loads', () => {
  expect(adminInShop([page, office, chunk('lain.js', null, ['/x/web/admin/ui/daftar/table.tsx'])])).toEqual([])
})
