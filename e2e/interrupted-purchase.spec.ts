import type { Browser, Locator, Page, Request } from '@playwright/test'
import type { Build } from './build-rows.ts'
import { pesan } from './page.ts'
import { leavePopup, popup } from './payment.ts'
import { expect, logInPelanggan, test } from './test.ts'

/*
 * A purchase in which the connection is lost once, at each of its requests in turn: before or after the shop received the
 * request.
 * With FAULTS=long at the speed of 2G and for all requests of the page: data, scripts, pictures.
 */

const isLong = process.env.FAULTS === 'long'
const EDGE = { latency: 600, downloadThroughput: 50_000, uploadThroughput: 20_000 }
/** Maximum number of steps; no purchase needs as many. */
const LANGKAH_MAX = 40

type RunningUpload = 'berangkat' | 'pulang'

/** Returns the kind of a request, independent of the ids in its path. */
const kunciOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/\d+/g, '#').replace(/KS-[\w-]+/, 'KS')}`

/**
 * True for requests of the shop's page, not of the provider's frame.
 * The short form includes only documents and requests that change something.
 */
const isOwnRequest = (request: Request) =>
  request.frame() === request.frame().page().mainFrame() &&
  (isLong || request.method() !== 'GET' || request.isNavigationRequest())

test.describe('one connection is lost', () => {
  test.setTimeout(isLong ? 3_600_000 : 240_000)

  test('one purchase becomes one order that is paid once, whichever connection is lost', async ({ browser, build }) => {
    const permintaan = await buy(browser, build)
    expect(permintaan).toEqual(expect.arrayContaining(['GET /produk/produk-satuan/#', 'POST /api/pemesanan/create']))
    const aborted: string[] = []
    for (const kunci of new Set(permintaan))
      for (const path of pathOf(kunci))
        await test.step(`${kunci} (${path})`, async () => {
          if ((await buy(browser, build, { kunci, way: path })).includes(kunci)) aborted.push(`${kunci} ${path}`)
        })
    for (const path of ['berangkat', 'pulang']) expect(aborted).toContain(`POST /api/pemesanan/create ${path}`)
  })
})

/** A request that changes nothing is lost on its way to the shop only: the page cannot tell the difference. */
const pathOf = (kunci: string): readonly RunningUpload[] =>
  kunci.startsWith('GET ') && !isLong ? ['berangkat'] : ['berangkat', 'pulang']

/** Buys one unit of a new product, in a new browser context. @returns the kinds of requests sent to the shop, in order */
async function buy(browser: Browser, build: Build, decide?: { kunci: string; way: RunningUpload }): Promise<string[]> {
  const [produk, pelanggan] = [await build.produk({ stok: '5' }), await build.pelanggan()]
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await logInPelanggan(page, pelanggan)
    if (isLong) {
      const line = await context.newCDPSession(page)
      await line.send('Network.enable')
      await line.send('Network.emulateNetworkConditions', { offline: false, ...EDGE })
    }
    const asked: string[] = []
    let lost = false
    await page.route('**', async (route, request) => {
      if (!isOwnRequest(request)) return route.fallback()
      const kunci = kunciOf(request)
      asked.push(kunci)
      if (lost || kunci !== decide?.kunci) return route.fallback()
      lost = true
      if (decide.way === 'pulang') await route.fetch()
      return route.abort('connectionreset')
    })

    await walk(page, `/produk/produk-satuan/${produk.produkId}`)

    const headers = { authorization: `Bearer ${pelanggan.token}` }
    const riwayat = async () => (await page.request.get('/api/pemesanan/riwayat', { headers })).json()
    await expect.poll(async () => (await riwayat()).data[0]?.status_pembayaran).toBe('success')
    expect((await riwayat()).total).toBe(1)
    expect((await (await page.request.get(`/api/produks/${produk.produkId}`)).json()).stok).toBe(4)
    return asked
  } finally {
    await context.close()
  }
}

/** Takes the next possible step and reads the messages, until the payment is confirmed. */
async function walk(page: Page, path: string): Promise<void> {
  const said: string[] = []
  await expect(async () => void (await page.goto(path))).toPass()
  const [dialog, payFrame] = [pesan(page), page.locator('#snap-midtrans')]
  const buy = page.getByRole('link', { name: 'Beli Sekarang' }).first()
  const regularOption = page.getByRole('radio', { name: /Reguler/, checked: false })
  const payNow = page.getByRole('button', { name: 'Bayar Sekarang', disabled: false })
  const again = page.getByRole('button', { name: /^(Coba Lagi|Muat Ulang|Lanjutkan Pembayaran)$/i }).first()
  for (let langkah = 0; langkah < LANGKAH_MAX; langkah++) {
    const isThere = await dialog
      .or(payFrame)
      .or(payNow)
      .or(again)
      .or(buy)
      .first()
      .waitFor({ timeout: isLong ? 30_000 : 5000 })
      .then(
        () => true,
        () => false,
      )
    // Nothing to press: reload the page, as a buyer would.
    if (!isThere) await page.reload().catch(() => {})
    else if (await dialog.isVisible()) {
      const text = (await dialog.textContent()) ?? ''
      said.push(text)
      await press(
        dialog
          .getByRole('button')
          .filter({ hasNotText: /Batal|Nanti|Tutup/ })
          .first(),
      )
      if (text.includes('Pembayaran Berhasil')) return
    } else if (await payFrame.isVisible()) await payByQris(page)
    else if (await regularOption.isVisible()) await press(regularOption)
    else if (await payNow.isVisible()) await press(payNow)
    else await press((await again.isVisible()) ? again : buy)
  }
  throw new Error(`no way to pay was found; the shop said: ${said.join(' | ')}`)
}

/** Clicks, but ignores a target that has disappeared: the next step looks again. */
const press = (what: Locator) => what.click({ timeout: 2000 }).catch(() => {})

async function payByQris(page: Page): Promise<void> {
  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(page, 'Kembali ke toko')
}
