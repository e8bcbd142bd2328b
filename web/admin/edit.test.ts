import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'

const CONTRACT = import.meta.glob<Record<string, unknown>>('/contract/*/*admin.ts', { eager: true })
const SCREENS = import.meta.glob<string>('/web/admin/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })

/** Endpoints that set a single flag, and an endpoint whose caller sends the displayed value itself. */
const WITHOUT = ['resolveLaporan', 'markPercakapan', 'closeReadiness', 'updatePelanggan']

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value
const edits = Object.values(CONTRACT)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (isEndpoint(value) && value.method === 'PUT' && !WITHOUT.includes(name) ? [name] : []))

test.each(edits)('the caller of %s sends changed fields and their previous values', (name) => {
  const callers = Object.values(SCREENS).filter((text) => text.includes(`callAdmin(${name},`))
  expect(callers).not.toEqual([])
  for (const text of callers) expect(text.slice(text.indexOf(`callAdmin(${name},`))).toMatch(/^[^;]*?\bchange\(/)
})

test('every form that edits a record names its edit', () => {
  const forms = Object.entries(SCREENS).filter(
    ([, text]) => /\buseSave\(\{/.test(text) && /\b(?:awal|initial)\b|\{ pesanan\b/.test(text),
  )
  expect(forms.length).toBeGreaterThan(6)
  expect(forms.filter(([, text]) => !text.includes('edit:')).map(([path]) => path)).toEqual([])
})
