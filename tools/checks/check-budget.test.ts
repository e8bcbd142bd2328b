import { expect, test } from 'vitest'
import { filesOf, LIMITS, type Manifest, overBudget } from './check-budget.ts'

const BERANDA = 'toko/beranda/beranda.page'
const manifest: Manifest = {
  url: 'manifest.js',
  entry: { module: 'entry.js', imports: ['dasar.js'] },
  routes: {
    root: { id: 'root', module: 'root.js', imports: ['dasar.js'], css: ['root.css#'] },
    [BERANDA]: { id: BERANDA, parentId: 'root', module: 'beranda.js' },
    'toko/kontak/kontak.page': { id: 'kontak', parentId: 'root', module: 'kontak.js', imports: ['zod.js'] },
    'admin/dasbor/dasbor.page': { id: 'dasbor', parentId: 'root', module: 'grafik.js' },
  },
}
const sizes = (own: Record<string, number>) => (file: string) => own[file] ?? 100

test("counts a screen's own files and those of its frames, each once", () => {
  const files = ['manifest.js', 'entry.js', 'dasar.js', 'beranda.js', 'root.js', 'root.css']
  expect([...filesOf(manifest, BERANDA)].toSorted()).toEqual(files.toSorted())
})

test('accepts small files, whatever the size of the office', () => {
  expect(overBudget(manifest, sizes({ 'grafik.js': 10_000_000 }), 100)).toEqual([])
})

test.each([
  ['too many scripts on the landing page', { 'dasar.js': LIMITS.js }, 'of JavaScript'],
  ['too many bytes on the landing page', { 'root.css': LIMITS.whole - LIMITS.dokumen }, 'in the first view'],
  ['another screen with too many files of its own', { 'zod.js': LIMITS.tambahan + 1 }, 'toko/kontak/kontak.page: '],
])('reports %s', (_, own, told) => {
  const problems = overBudget(manifest, sizes(own), 0)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(told)
})
