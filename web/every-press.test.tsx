import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, bare } from './testing/api.ts'
import { skipPauses } from './testing/clock.ts'
import { first, full } from './testing/full.ts'
import { FIELDS, pressAll } from './testing/press-all.ts'
import { endpoints, open, screens, settled } from './testing/screens.tsx'

/*
 * Uses each kind of button, field and link of every screen, and compares what the screen then shows, sends, stores and opens.
 * After an intended change, `npx vitest run web/every-press.test.tsx -u` writes it anew, and the commit shows what changed.
 */

/** Not the screen that waits for the service worker of the browser itself. */
const pressed = screens.filter(({ path }) => path !== '/PengaturanNotifikasi')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T03:00:00.000Z') })
  return () => void vi.useRealTimers()
})

/** Opens a screen whose navigation is recorded. */
async function start(one: (typeof screens)[number], make: typeof full) {
  skipPauses()
  const { container, router, recorder } = await open(one, make)
  recorder.take()
  recorder.hold(router)
  const visit = { ...recorder, used: new Set<string>(), settle: () => settled(container) }
  return (selector: string) => pressAll(container, selector, visit)
}

describe('while the server refuses every change', () => {
  test.each(pressed)('$path does what it did', async (one) => {
    const press = await start(one, full)
    for (const endpoint of endpoints)
      if (endpoint.method !== 'GET') answer(endpoint, bare(400, { message: 'Server menolak.' }) as never)
    expect((await press('button')).join('\n\n')).toMatchSnapshot()
  })
})

describe('while the server accepts every change', () => {
  test.each(pressed)('$path does what it did', async (one) => {
    const press = await start(one, first)
    const shown = [...(await press(FIELDS)), ...(await press('button')), ...(await press('a[href]'))]
    expect(shown.join('\n\n')).toMatchSnapshot()
  })
})
