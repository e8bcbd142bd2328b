import { expectAccessible } from './accessibility.ts'
import { newGambar, unique } from './build-rows.ts'
import { openCheckout } from './payment.ts'
import { expect, test } from './test.ts'

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/lupa-password',
  '/atur-ulang-sandi?token=uji',
  '/konfirmasi-email?token=uji',
  '/kembalikan-email?token=uji',
  '/produk',
  '/produk/produk-satuan',
  '/produk/produk-satuan/1',
  '/produk/produk-paketan',
  '/404',
]

// The document of /404 answers with that status, which the browser notes on its console.
test.use({ allowedComplaints: /404 \(Not Found\)/ })

for (const path of PUBLIC) {
  test(`${path} comes complete, hydrates without a complaint, and has no accessibility violation, light or dark`, {
    tag: '@wide',
  }, async ({ page }) => {
    // What came with the document is not asked for again, however long ago the document was made.
    const dataRequests: string[] = []
    page.on('request', (request) => {
      if (/\.data(\?|$)|__manifest|\/api\/(?!.*\/images\/)/.test(request.url())) dataRequests.push(request.url())
    })
    const response = await page.goto(path)
    expect(response?.status()).toBe(path === '/404' ? 404 : 200)
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
    await expectAccessible(page)
    expect(dataRequests).toEqual([])
  })
}

for (const path of ['/riwayat-pembayaran', '/pemesanan?paket=1', 'checkout'] as const) {
  test(`${path} has no accessibility violation, light or dark`, { tag: '@wide' }, async ({
    page,
    pelanggan: _,
    produk,
  }) => {
    if (path === 'checkout') await openCheckout(page, produk)
    else await page.goto(path)
    await expectAccessible(page)
  })
}

test('unknown addresses lead to /404, from the server and inside the shop', async ({ page }) => {
  const direct = await page.request.get('/tidak-ada', { maxRedirects: 0 })
  expect([direct.status(), direct.headers().location]).toEqual([302, '/404'])
  for (const path of ['/tidak-ada/sama/sekali', '/produk/produk-satuan/999999', '/produk/produk-satuan/abc']) {
    await page.goto(path)
    await expect(page).toHaveURL('/404')
    await expect(page.getByText("Sorry we couldn't find this page.")).toBeVisible()
  }
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('addresses are read without regard to case, and old names lead to the landing page', async ({ page }) => {
  for (const path of ['/Produk', '/PRODUK/Produk-Satuan']) expect((await page.goto(path))?.status()).toBe(200)
  for (const path of ['/beranda-pengguna', '/beranda-user']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Pesan Sekarang' }).first()).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared product page has its title, text, picture and data', async ({ page, baseURL, build }) => {
    const { produkId, nama } = await build.produk({ harga: '165000', gambar: await newGambar() })
    await page.goto(`/produk/produk-satuan/${produkId}`)
    await expect(page).toHaveTitle(new RegExp(nama))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nama)
    await expect(page.getByText('Rp 165.000').first()).toBeVisible()
    const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
    expect(await meta('og:title')).toContain(nama)
    const picture = await meta('og:image')
    expect(picture).toContain(`${baseURL}/api/produks/images/`)
    const answer = await page.request.get(picture ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${baseURL}/produk/produk-satuan/${produkId}`,
    )
  })

  test('the list shows its products, and the search works as a form', async ({ page, build }) => {
    await page.goto('/produk/produk-satuan')
    await expect(page.getByRole('article')).toHaveCount(24)
    const lintah = unique('lintah')
    const { nama } = await build.produk({ deskripsi: `Bahan rendam untuk melepas ${lintah} dari kerapu cantang.` })
    await page.getByRole('searchbox', { name: 'Cari produk' }).fill(lintah)
    await page.getByRole('searchbox', { name: 'Cari produk' }).press('Enter')
    await expect(page).toHaveURL(/q=lintah/)
    await expect(page.getByRole('article').filter({ hasText: nama })).toBeVisible()
  })
})

// What a server may send before it hears from the browser: a document that is longer comes a turn later, on a thin line 150 ms.
const JENDELA = 14_600

for (const path of ['/', '/produk/produk-satuan', '/produk/produk-satuan/1']) {
  test(`the document of ${path} comes in the first window of a connection`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    const headers = answer.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 20)
    expect(answer.headers()['content-encoding']).toBe('br')
    expect(headers + Number(answer.headers()['content-length'])).toBeLessThanOrEqual(JENDELA)
  })
}

test('every page says that payments are simulated', async ({ page }) => {
  await page.goto('/produk')
  await expect(page.getByText(/simulasi/i).first()).toBeVisible()
})
