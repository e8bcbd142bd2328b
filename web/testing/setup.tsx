import '#web/app.css'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useTertutup } from '#web/admin/frame/kelompok-tertutup.ts'
import { sayNasib } from '#web/admin/sesi/nasib.ts'
import { useAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { useDraf } from '#web/admin/stok/opname-draf.ts'
import { useKeranjang } from '#web/lib/cart.ts'
import { subscribeSession } from '#web/lib/session-store.ts'
import { simpananFavorit } from '#web/toko/katalog/favorit/simpanan-favorit.ts'
import { dilihat } from '#web/toko/katalog/produk/dilihat.ts'
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
  useTertutup()
  useAdminToken()
  useDraf()
  return null
}
createRoot(document.createElement('div')).render(<Listeners />)
for (const subscribe of [subscribeSession, simpananFavorit.subscribe, dilihat.subscribe]) subscribe(() => {})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  sayNasib(undefined)
  resetApi()
})
afterEach(async () => {
  await cleanup()
  expect(complaints.splice(0), 'console.error or console.warn was called').toEqual([])
  expect(unexpected, 'requests without an answer, or answers that no shop gives').toEqual([])
})
