import { test as base, expect, type Page } from '@playwright/test'
import { type Admin, type Build, buildRows, type Pelanggan, type Produk, randomIpAddress } from './build-rows.ts'
import { recordStatusTexts } from './page.ts'

interface Fixtures {
  /** Pattern of browser errors that the test causes on purpose. */
  allowedErrors: RegExp
  /** Creates rows for the test. */
  build: Build
  /** A product that only this test buys. */
  produk: Produk
  /** A registered customer with an address, signed in on this page without the login form. */
  pelanggan: Pelanggan
  /** An administrator, signed in at the back office on this page without the login form. */
  admin: Admin
}

const NONE = /(?!)/
/** Logged by Playwright itself if a test runs without the service worker. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright'
/** Logged on the product list after a product page: the browser reuses the product's wider picture and not the preloaded one. */
export const WIDER_COPY = /\/produks\/images\/[\w.]+\?w=\d+ was preloaded using link preload but not used/

/** Makes `goto` wait until the page's script handles events: a test is faster than a user. With options it does not wait. */
function waitForScriptAfterGoto(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options) await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 }).catch(() => {})
    return response
  }
}

/** True if the script has replaced the recorder of early clicks (`web/lib/use-press.ts`), or if the page has no script. */
function isHydrated(): boolean {
  const hasScript = document.querySelector('script[type=nanti], script[type=module]') !== null
  return !hasScript || document.onclick === null
}

/** Gives every test its own IP address, because the shop's limits count per address. */
export const fromOwnAlamat = async (
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  {}: object,
  use: (headers: Record<string, string>) => Promise<void>,
): Promise<void> => use({ 'x-forwarded-for': randomIpAddress() })

/** Logs policy violations: the browser does not log a blocked evaluation if the page catches the error. */
function logPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`refused by ${effectiveDirective}: ${blockedURI} (${sourceFile})`),
  )
}

/** Fails on every error or warning of the browser: script errors, hydration mismatches, policy violations. */
export const test = base.extend<Fixtures>({
  allowedErrors: [NONE, { option: true }],
  extraHTTPHeaders: fromOwnAlamat,
  page: async ({ page, allowedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScriptAfterGoto(page)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      const text = message.text()
      if (['error', 'warning'].includes(message.type()) && text !== WITHOUT_WORKER && !WIDER_COPY.test(text))
        complaints.push(text)
    })
    await page.addInitScript(logPolicyViolations)
    await page.context().addInitScript(recordStatusTexts)
    await use(page)
    expect(complaints.filter((text) => !allowedErrors.test(text))).toEqual([])
  },
  build: ({ request, baseURL }, use) => use(buildRows(request, baseURL ?? '')),
  produk: async ({ build }, use) => use(await build.produk()),
  pelanggan: async ({ page, build }, use) => {
    const pelanggan = await build.pelanggan()
    await logInPelanggan(page, pelanggan)
    await use(pelanggan)
  },
  admin: async ({ page, build }, use) => {
    const admin = await build.admin()
    await logInAdmin(page, admin)
    await use(admin)
  },
})

export { expect }

/** Signs a customer in on this page, once only: a test that logs out stays logged out. */
export const logInPelanggan = (page: Page, { token, user }: Pick<Pelanggan, 'token' | 'user'>): Promise<unknown> =>
  page.addInitScript(
    ([token, user]) => {
      if (window !== window.top || sessionStorage.getItem('masuk')) return
      sessionStorage.setItem('masuk', 'sudah')
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    [token, JSON.stringify(user)] as const,
  )

/** Signs an administrator in at the back office on this page, once only. */
export async function logInAdmin(page: Page, { token }: Pick<Admin, 'token'>, peran = 'pemilik'): Promise<void> {
  await page.context().addCookies([adminCookie(token)])
  await page.addInitScript((peran) => {
    if (window !== window.top || sessionStorage.getItem('masuk-kantor')) return
    sessionStorage.setItem('masuk-kantor', 'sudah')
    localStorage.setItem('adminToken', 'ada')
    localStorage.setItem('adminPeran', peran)
  }, peran)
}

/** Returns the session cookie of the back office, as its login sets it. */
export const adminCookie = (token: string) =>
  ({
    name: 'kerapusehat_kantor',
    value: token,
    domain: 'localhost',
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
  }) as const

/** Puts two units of a product into the cart of this page. */
export const fillKeranjang = (page: Page, produk: Produk): Promise<unknown> =>
  page.addInitScript((line) => localStorage.setItem('keranjang', JSON.stringify([line])), {
    ...produk,
    kategori: produk.kategoriNama,
    quantity: 2,
  })
