import { randomUUID } from 'node:crypto'
import { expect, type FrameLocator, type Page, test as base } from '@playwright/test'

const SIMULATOR = 'http://127.0.0.1:3941'

interface Pelanggan {
  nama: string
  email: string
  password: string
}

interface Fixtures {
  /** What the browser may complain about in this test: a failed request that the test itself arranges. */
  allowedComplaints: RegExp[]
  /** A registered customer with an address, signed in on this page without clicking through the form. */
  pelanggan: Pelanggan
}

/** A test fails on any complaint of the browser: a script error, a hydration mismatch, a violated security policy. */
export const test = base.extend<Fixtures>({
  allowedComplaints: [[], { option: true }],
  page: async ({ page, allowedComplaints }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await use(page)
    expect(complaints.filter((text) => !allowedComplaints.some((allowed) => allowed.test(text)))).toEqual([])
  },
  pelanggan: async ({ page, request }, use) => {
    const pelanggan = newPelanggan()
    await request.post('/api/auth/register', { data: { ...pelanggan, no_hp: '081234567890' } })
    const { token, user } = await (await request.post('/api/auth/login', { data: pelanggan })).json()
    const headers = { authorization: `Bearer ${token}` }
    const profile = await request.put('/api/auth/profile', { headers, data: { alamat: 'Dermaga 3, Teluk Hurun, Lampung' } })
    expect(profile.ok()).toBe(true)
    await page.addInitScript(
      ([token, user]) => {
        if (sessionStorage.getItem('masuk')) return
        sessionStorage.setItem('masuk', 'sudah')
        localStorage.setItem('token', token)
        localStorage.setItem('user', user)
      },
      [token, JSON.stringify(user)] as const,
    )
    await use(pelanggan)
  },
})

export { expect }

export function newPelanggan(): Pelanggan {
  return { nama: 'Pak Budi', email: `${randomUUID()}@contoh.id`, password: 'rahasia' }
}

/** The payment popup: the provider's page in its frame. */
export const popup = (page: Page): FrameLocator => page.frameLocator('#snap-midtrans')

/** A test hook of the payment simulator. */
export async function sim(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${SIMULATOR}/__sim/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
}
