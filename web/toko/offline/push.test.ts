import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openPush, replacePush, showPush } from './push.ts'

const ORIGIN = 'https://toko.id'
beforeEach(() => void vi.stubGlobal('location', new URL(ORIGIN)))
afterEach(() => void vi.unstubAllGlobals())

const registration = () => ({ showNotification: vi.fn(async () => {}) })
function withFetch(respond: () => Promise<unknown>) {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(respond as never)
  onTestFinished(() => spy.mockRestore())
  return spy
}
const CONTENT = {
  judul: 'Pesanan dikirim',
  isi: 'KS-1',
  tautan: '/riwayat-pembayaran/KS-1',
  label: 'KS-1',
  tanda: 'a1',
}

test('shows a push and reports its arrival, also if the report fails', async () => {
  const spy = withFetch(() => Promise.reject(new Error('offline')))
  const shown = registration()
  await showPush(shown as never, { json: () => CONTENT } as never)
  expect(shown.showNotification).toHaveBeenCalledWith(
    'Pesanan dikirim',
    expect.objectContaining({ body: 'KS-1', tag: 'KS-1', data: '/riwayat-pembayaran/KS-1' }),
  )
  expect(spy).toHaveBeenCalledWith('/api/push/tiba', expect.objectContaining({ body: '{"tanda":"a1"}' }))
})

test.each([null, { json: () => JSON.parse('{') }])('shows a neutral text for an unreadable push', async (data) => {
  const shown = registration()
  await showPush(shown as never, data as never)
  expect(shown.showNotification).toHaveBeenCalledWith('Kabar dari toko', expect.objectContaining({ data: '/kabar' }))
})

test.each([
  ['that the browser made', true],
  ['that the worker makes', false],
])('reports the new subscription %s in place of the old one', async (_, isMade) => {
  const spy = withFetch(() => Promise.resolve())
  const fresh = { toJSON: () => ({ endpoint: 'https://b', keys: { auth: 'k' } }) }
  const old = { endpoint: 'https://a', options: { userVisibleOnly: true } }
  const subscribe = vi.fn(async () => fresh)
  const event = { oldSubscription: old, newSubscription: isMade ? fresh : null }
  await replacePush({ pushManager: { subscribe } } as never, event as never)
  expect(subscribe.mock.calls).toEqual(isMade ? [] : [[old.options]])
  expect(spy).toHaveBeenCalledWith(
    '/api/push/ganti',
    expect.objectContaining({ body: '{"endpoint":"https://b","keys":{"auth":"k"},"lama":"https://a"}' }),
  )
})

test('leaves a lost subscription to the next visit', async () => {
  const spy = withFetch(() => Promise.resolve())
  await replacePush({} as never, { oldSubscription: null, newSubscription: null } as never)
  expect(spy).not.toHaveBeenCalled()
})

test.each([
  ['focuses the window that shows the page', '/kabar', '/kabar', [1, 0]],
  ['opens a window for another page', '/akun', '/kabar', [0, 1]],
  ['opens nothing outside the shop', '/kabar', 'https://contoh.id/', [0, 0]],
])('%s', async (_, shown, path, [focused, opened]) => {
  const client = { url: ORIGIN + shown, focus: vi.fn() }
  const clients = { matchAll: async () => [client], openWindow: vi.fn() }
  await openPush(clients as never, path)
  expect([client.focus.mock.calls.length, clients.openWindow.mock.calls.length]).toEqual([focused, opened])
})
