import { expect, test } from 'vitest'
import type { Feature } from '#server/feature.ts'
import { FEATURES } from '#server/features.ts'
import { findCrowded, findForbidden, findUnused, roomGraph } from './check-imports.ts'
import { readSources } from './list-files.ts'

const feature = (name: string, imports: string[] = []): Feature => ({ name, imports })
const SHOP = [feature('baru'), feature('stok'), feature('toko', ['stok'])]
const found = (path: string, ...names: string[]) =>
  findForbidden([{ path, text: names.map((name) => `import { x } from '${name}'`).join('\n') }], SHOP)

test('every file of the project lies in a known room and imports what it may', () => {
  expect(findForbidden(readSources(), FEATURES)).toEqual([])
})

test('every import that a manifest allows is used', () => {
  expect(findUnused(readSources(), FEATURES)).toEqual([])
  const source = { path: 'web/toko/toko/a.tsx', text: "import { x } from '#web/toko/stok/b.ts'" }
  expect(findUnused([source], SHOP)).toEqual([])
  expect(findUnused([], SHOP)).toEqual(['toko.feature.ts: no file imports stok'])
})

test('no folder has too many files', () => {
  expect(findCrowded(readSources())).toEqual([])
  const files = Array.from({ length: 28 }, (_, index) => ({ path: `web/toko/toko/${index}.ts`, text: '' }))
  expect(findCrowded(files)).toHaveLength(1)
  expect(findCrowded([...files.slice(1), { path: 'web/toko/toko/a.test.ts', text: '' }])).toEqual([])
})

test('no two features import each other, directly or indirectly', () => {
  const below = new Map(FEATURES.map(({ name, imports }) => [name, imports]))
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    for (const other of below.get(name) ?? []) if (!seen.has(other)) reach(other, seen.add(other))
    return seen
  }
  expect(FEATURES.map(({ name }) => name).filter((name) => reach(name).has(name))).toEqual([])
  expect(FEATURES.flatMap(({ imports }) => imports).filter((name) => !below.has(name))).toEqual([])
})

test('no two rooms import each other, directly or indirectly', () => {
  const graph = roomGraph(readSources(), FEATURES)
  const reach = (room: string, seen = new Set<string>()): Set<string> => {
    for (const other of graph.get(room) ?? []) if (!seen.has(other)) reach(other, seen.add(other))
    return seen
  }
  expect([...graph.keys()].filter((room) => reach(room).has(room))).toEqual([])
})

test('finds a circle of rooms', () => {
  const source = (path: string, name: string) => ({ path, text: `import { x } from '${name}'` })
  const graph = roomGraph(
    [
      source('server/features/toko/a.ts', '#server/features/stok/b.ts'),
      source('server/features/stok/b.ts', '#server/features/toko/a.ts'),
    ],
    SHOP,
  )
  expect(graph.get('server/features/toko')).toEqual(new Set(['server/features/stok']))
  expect(graph.get('server/features/stok')).toEqual(new Set(['server/features/toko']))
})

test.each([
  ['server/features/baru/baru.routes.ts', '#server/http/endpoints.ts'],
  ['server/features/baru/baru.routes.ts', './aturan.ts'],
  ['server/features/toko/jual.ts', '#server/features/stok/stok.repository.ts'],
  ['server/features/toko/jual.test.ts', '#server/testing/test-app.ts'],
  ['web/toko/toko/jual.page.test.tsx', '#web/testing/show.tsx'],
  ['web/toko/toko/jual.page.tsx', '#contract/stok/endpoints.ts'],
  ['web/admin/toko/jual.page.tsx', '#contract/toko/admin.ts'],
  ['web/admin/toko/jual-preview.tsx', '#web/toko/toko/jual-content.tsx'],
  ['contract/toko/endpoints.ts', '#contract/stok/forms.ts'],
  ['contract/toko/endpoints.ts', 'zod'],
  ['web/lib/salinan.server.ts', 'node:fs'],
])('%s may import %s', (path, name) => {
  expect(found(path, name)).toEqual([])
})

test.each([
  ['a new feature imports another', 'server/features/baru/baru.routes.ts', '#server/features/stok/stok.repository.ts'],
  ['a test imports another feature', 'server/features/baru/baru.test.ts', '#server/features/stok/stok.repository.ts'],
  ['a feature imports one that depends on it', 'server/features/stok/stok.ts', '#server/features/toko/jual.ts'],
  ['a shared part imports a feature', 'server/http/endpoints.ts', '#server/features/stok/stok.repository.ts'],
  ['the shop imports test helpers', 'server/features/toko/jual.ts', '#server/testing/test-app.ts'],
  ['a screen imports test helpers', 'web/toko/toko/jual.page.tsx', '#web/testing/show.tsx'],
  ['the server imports a screen', 'server/features/toko/jual.ts', '#web/toko/toko/jual.page.tsx'],
  ['a screen imports the server', 'web/toko/toko/jual.page.tsx', '#server/kernel/app-error.ts'],
  ['a screen imports the office', 'web/toko/toko/jual.page.tsx', '#web/admin/toko/tabel.tsx'],
  ['a screen imports an office endpoint', 'web/toko/toko/jual.page.tsx', '#contract/toko/admin.ts'],
  ['the office imports a screen of another feature', 'web/admin/stok/rak.page.tsx', '#web/toko/toko/jual.page.tsx'],
  ['browser code imports a Node module', 'web/toko/toko/jual.ts', 'node:fs'],
  ['the contract imports a package', 'contract/toko/endpoints.ts', 'kysely'],
  ['the contract imports a feature that its own may not', 'contract/stok/endpoints.ts', '#contract/toko/forms.ts'],
  ['an unknown folder is used', 'server/gudang/rak.ts', './rak-lain.ts'],
  ['a screen of a missing feature is used', 'web/toko/hilang/hilang.page.tsx', 'react'],
])('rejects: %s', (_, path, name) => {
  expect(found(path, name)).toHaveLength(1)
})
