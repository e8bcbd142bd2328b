import '#web/app.css'
import { onlineManager } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { sayOutcome } from '#web/admin/sesi/outcome.ts'
import { useAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { useDraft } from '#web/admin/stok/opname-draft.ts'
import { useKeranjang } from '#web/lib/cart.ts'
import { seen } from '#web/lib/seen/seen.ts'
import { subscribeSession } from '#web/lib/session-store.ts'
import { storedFavorit } from '#web/toko/katalog/favorit/stored-favorit.ts'
import { resetApi, unexpected } from './api.ts'

/*
 * Runs before every test file. All files share one page: each test's leftovers are removed before the next test. A console
 * warning or error, or a request without a stub, fails the test that caused it.
 */

const complaints: unknown[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => complaints.push(args.map(String).join(' '))
}

/** Keeps listeners on the stores, because only a store with a listener reads the browser's storage again. */
function Listeners() {
  useKeranjang()
  useAdminToken()
  useDraft()
  return null
}
createRoot(document.createElement('div')).render(<Listeners />)
for (const subscribe of [subscribeSession, storedFavorit.subscribe, seen.subscribe]) subscribe(() => {})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  sayOutcome(undefined)
  // After a test without a signal, queries would wait for one.
  onlineManager.setOnline(true)
  resetApi()
  // Chromium without windows denies notifications; with windows it would ask, and screens would offer them.
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied')
})
afterEach(async () => {
  await cleanup()
  expect(complaints.splice(0), 'console.error or console.warn was called').toEqual([])
  expect(unexpected, 'requests without an answer, or answers that no shop gives').toEqual([])
})
