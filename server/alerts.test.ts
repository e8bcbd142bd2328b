import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openMetrics } from '#server/telemetry/metrics.ts'
import { addShopFigures } from '#server/telemetry/shop-figures.ts'
import { testApp } from '#server/testing/test-app.ts'
import { FEATURES } from './features.ts'

/* Checks that dashboard and alerts use existing metrics, and that each alert has an explanation. */

const metrics = await openMetrics()
const shop = await testApp(undefined, { metrics })
addShopFigures(metrics, shop.deps)
afterAll(() => shop.close())

const ALERTS = 'ops/prometheus/alerts.yaml'
const rules = readFileSync(ALERTS, 'utf8')
const alerts = Array.from(rules.matchAll(/- alert: (\w+)/g), ([, name]) => name)

/** Returns the names of all series. */
async function namesTold(): Promise<Set<string>> {
  const types = (await metrics.text()).matchAll(/^# TYPE (\S+) (\w+)$/gm)
  return new Set(
    Array.from(types, ([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ).flat(),
  )
}

test.each([ALERTS, ...globSync('ops/grafana/*.json')])('%s names only metrics that the shop exports', async (path) => {
  const asked = readFileSync(path, 'utf8').match(/\b(?:kerapusehat|nodejs|process)_\w+/g) ?? []
  expect(asked.length).toBeGreaterThan(10)
  const told = await namesTold()
  expect([...new Set(asked)].filter((name) => !told.has(name))).toEqual([])
})

test('every exported metric stands on the dashboard', async () => {
  const shown = globSync('ops/grafana/*.json')
    .map((path) => readFileSync(path, 'utf8'))
    .join()
  const own = [...(await namesTold())].filter((name) => /^kerapusehat_.*(?<!_sum|_count)$/.test(name))
  expect(own.filter((name) => !shown.includes(name))).toEqual([])
})

test("an alert about waiting work uses the dashboard's name for it", () => {
  const known = FEATURES.flatMap(({ tugas = {} }) => Object.keys(tugas))
  const named = Array.from(rules.matchAll(/tugas="(\w+)"/g), ([, name]) => name)
  expect(named.length).toBeGreaterThan(0)
  for (const name of named) expect(known).toContain(name)
})

test('the manual explains every alert and what to do', () => {
  const manual = readFileSync('docs/operations.md', 'utf8')
  const [, section = ''] = manual.split(/^## Alerts$/m)
  const [told = ''] = section.split(/^## /m)
  const paragraphs = new Map(
    Array.from(told.matchAll(/^\*\*(KerapuSehat\w+)\*\* ([\s\S]*?)(?=\n\n|$)/gm), ([, name = '', text = '']) => [
      name,
      text,
    ]),
  )
  expect([...paragraphs.keys()]).toEqual(alerts)
  for (const [name, text] of paragraphs) expect(text.length, name).toBeGreaterThan(80)
})

test('every series has a name of the shop, and a help text', async () => {
  for (const { metrics: measured = {} } of FEATURES)
    for (const [name, { help }] of Object.entries(measured)) {
      expect(name).toMatch(/^kerapusehat_[a-z_]+$/)
      expect(help).toMatch(/^[A-Z].*\.$/)
    }
})
