import { beforeEach, expect, test, vi } from 'vitest'
import { answer, bare } from './testing/api.ts'
import { skipPauses } from './testing/clock.ts'
import { full } from './testing/full.ts'
import { pressAll } from './testing/press-all.ts'
import { endpoints, open, screens, settled } from './testing/screens.tsx'

/*
 * Presses each kind of button of every screen, and uses what the dialogs contain that it opens, while the server refuses every
 * change. Compares what the screen then shows, sends, stores and opens. After an intended change, `npx vitest run web/every-press.test.tsx -u` writes it anew, and the commit shows what changed.
 */

/** Not the screen that waits for the service worker of the browser itself. */
const pressed = screens.filter(({ path }) => path !== '/PengaturanNotifikasi')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T03:00:00.000Z') })
  return () => void vi.useRealTimers()
})

test.each(pressed)('$path does what it did', async (one) => {
  skipPauses()
  const { container, router, recorder } = await open(one, full)
  recorder.take()
  recorder.hold(router)
  for (const endpoint of endpoints)
    if (endpoint.method !== 'GET') answer(endpoint, bare(400, { message: 'Server menolak.' }) as never)
  const visit = { ...recorder, used: new Set<string>(), settle: () => settled(container) }
  expect((await pressAll(container, 'button', visit)).join('\n\n')).toMatchSnapshot()
})
