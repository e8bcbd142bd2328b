import { randomUUID } from 'node:crypto'
import { type APIResponse, test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import { ADMIN } from './admin-akun.ts'

interface Pelanggan {
  nama: string
  email: string
  password: string
  token: string
}

interface Admin {
  token: string
  /** A call of the API as the administrator. */
  api(method: 'get' | 'post' | 'put' | 'delete', path: string, options?: object): Promise<APIResponse>
}

interface Fixtures {
  /** What the browser may complain about in this test: the failure that the test itself arranges. */
  allowedComplaints: RegExp
  /** A registered customer with an address, signed in on this page without clicking through the form. */
  pelanggan: Pelanggan
  /** The administrator, signed in at the back office on this page without clicking through the form. */
  admin: Admin
}

const NONE = /(?!)/
/** Said by Playwright itself, where a test runs without the service worker. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright'

/** A page stands on the screen before its script hears anything; no hand is as quick as a test. With options it is not waited for. */
function gotoAlive(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options) await page.waitForFunction(isAlive, undefined, { timeout: 10_000 }).catch(() => {})
    return response
  }
}

/** Has it taken over from what only remembers the last press (`web/lib/use-press.ts`), or has it no script at all? */
function isAlive(): boolean {
  const hasScript = document.querySelector('script[type=nanti], script[type=module]') !== null
  return !hasScript || document.onclick === null
}

/** A test fails on any complaint of the browser: a script error, a hydration mismatch, a violated security policy. */
export const test = base.extend<Fixtures>({
  allowedComplaints: [NONE, { option: true }],
  page: async ({ page, allowedComplaints, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) gotoAlive(page)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && message.text() !== WITHOUT_WORKER)
        complaints.push(message.text())
    })
    await use(page)
    expect(complaints.filter((text) => !allowedComplaints.test(text))).toEqual([])
  },
  pelanggan: async ({ page, request }, use) => {
    const akun = newAkun()
    await request.post('/api/auth/register', { data: akun })
    const { token, user } = await (await request.post('/api/auth/login', { data: akun })).json()
    const headers = { authorization: `Bearer ${token}` }
    const data = { alamat: 'Dermaga 3, Teluk Hurun, Lampung' }
    expect((await request.put('/api/auth/profile', { headers, data })).ok()).toBe(true)
    // Once only: a test that logs out stays logged out.
    await page.addInitScript(
      ([token, user]) => {
        if (window !== window.top || sessionStorage.getItem('masuk')) return
        sessionStorage.setItem('masuk', 'sudah')
        localStorage.setItem('token', token)
        localStorage.setItem('user', user)
      },
      [token, JSON.stringify({ ...user, alamat: data.alamat })] as const,
    )
    await use({ ...akun, token })
  },
  admin: async ({ page, request }, use) => {
    const { token } = await (await request.post('/api/auth/login-admin', { data: ADMIN })).json()
    await page.addInitScript((token) => {
      if (window !== window.top || sessionStorage.getItem('masuk-kantor')) return
      sessionStorage.setItem('masuk-kantor', 'sudah')
      localStorage.setItem('adminToken', token)
    }, token)
    const headers = { authorization: `Bearer ${token}` }
    await use({ token, api: (method, path, options) => request[method](path, { headers, ...options }) })
  },
})

export { expect }

export function newAkun() {
  return { nama: 'Pak Budi', email: `${randomUUID()}@contoh.id`, no_hp: '081234567890', password: 'rahasia' }
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** The product of that name, as the API tells it. */
export async function findProduk(page: Page, nama: string): Promise<{ produkId: number; harga: number; stok: number }> {
  const [produk] = await (await page.request.get('/api/produks', { params: { q: nama } })).json()
  return produk
}

/** Gives the customer an order and something in the cart, so that every screen has something to show: the order's number. */
export async function isiContoh(page: Page, token: string): Promise<string> {
  const produk = await findProduk(page, 'Asam Sitrat')
  const { data } = await (await page.request.get('/api/shipping-methods')).json()
  const created = await page.request.post('/api/pemesanan/create', {
    headers: { authorization: `Bearer ${token}` },
    data: { produkId: produk.produkId, jumlah: 1, shippingId: data[0].shippingId },
  })
  await page.addInitScript((line) => localStorage.setItem('keranjang', JSON.stringify([line])), {
    ...produk,
    kategori: 'Antiparasit',
    quantity: 2,
  })
  return (await created.json()).midtransOrderId
}

/** Opens the checkout for a product with one way of shipping chosen. */
export async function openCheckout(page: Page, nama: string): Promise<void> {
  const { produkId } = await findProduk(page, nama)
  await page.goto(`/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=1`)
  await page.getByRole('radio', { name: /Reguler/ }).check()
}

/** From the filled checkout to the open payment popup. */
export async function bayar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await page.getByRole('button', { name: 'Ya, Bayar' }).click()
}

/** The payment popup: the provider's page in its frame. */
export const popup = (page: Page): FrameLocator => page.frameLocator('#snap-midtrans')

/**
 * Presses a button that takes the popup away. Not by a click of the mouse, whose answer would be waited for from a frame
 * that is gone.
 */
export async function leavePopup(page: Page, button: string): Promise<void> {
  const found = popup(page).getByRole('button', { name: button })
  await expect(found).toBeVisible()
  await found.evaluate((element: HTMLElement) => element.click())
}

/** What says that something of the screen is still on its way. */
export const memuat = (page: Page) => page.getByRole('status').filter({ hasText: /(Memuat .*…|Loading\.\.\.)$/ })

/** The one message dialog of the shop. */
export const pesan = (page: Page) => page.getByRole('alertdialog')

/** Searches a list of the office for the one row that has this text. Until it is there, rows move under a quick hand. */
export async function cari(page: Page, teks: string): Promise<void> {
  await page.getByRole('searchbox').fill(teks)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === teks)
  await expect(page.getByText('1 data', { exact: true })).toBeVisible()
}

/** The badges of a payment state in the history: a table on wide screens, cards on small ones. */
export const status = (page: Page, nama: string) => page.getByText(nama, { exact: true }).filter({ visible: true })

/** Fails requests of the API whose path contains `path`, the way a bad connection or a bad server does. */
export async function breakApi(
  page: Page,
  path: string,
  how: 'away' | { status: number; body: string },
): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname.includes(path),
    (route) =>
      how === 'away' ? route.abort('connectionrefused') : route.fulfill({ ...how, contentType: 'application/json' }),
  )
}
