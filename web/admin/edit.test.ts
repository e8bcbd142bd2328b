import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'

const CONTRACT = import.meta.glob<Record<string, unknown>>('/contract/*/*admin.ts', { eager: true })
const SCREENS = import.meta.glob<string>('/web/admin/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })

/** Endpoints that set a single flag, and an endpoint whose caller sends the displayed value itself. */
const WITHOUT = ['resolveLaporan', 'closeSiap', 'updatePelanggan']

const edits = Object.values(CONTRACT)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value)
  .filter(({ name, method }) => method === 'PUT' && !WITHOUT.includes(name))

test.each(edits.map(({ name }) => name))('who calls %s sends what was changed, and what the form saw', (name) => {
  const callers = Object.values(SCREENS).filter((text) => text.includes(`callAdmin(${name},`))
  expect(callers).not.toEqual([])
  for (const text of callers) expect(text.slice(text.indexOf(`callAdmin(${name},`))).toMatch(/^[^;]*?\bubah\(/)
})

test('every form of the office that edits a record says which', () => {
  const forms = Object.entries(SCREENS).filter(
    ([, text]) => /\buseSave\(\{/.test(text) && /\bawal\b|\{ pesanan\b/.test(text),
  )
  expect(forms.length).toBeGreaterThan(6)
  expect(forms.filter(([, text]) => !text.includes('suntingan')).map(([path]) => path)).toEqual([])
})
