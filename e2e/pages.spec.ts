import { newGambar, unique } from './build-rows.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

// The document of /404 has that status, which the browser logs to its console.
test.use({ allowedErrors: /404 \(Not Found\)/ })

test('unknown addresses lead to /404, or return 404 themselves §2.072 §2.073 §2.074 §2.075 §8.99 §2.060', async ({
  page,
}) => {
  for (const path of [
    '/tidak-ada',
    '/tidak-ada/sama/sekali',
    '/produk/produk-satuan/999999',
    '/produk/produk-satuan/abc',
    '/artikel/999999',
    '/artikel/abc',
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/404'])
    expect(answer.headers()['content-type'], 'nothing to download').toBeUndefined()
  }
  for (const [path, title] of [
    ['/404', "Sorry we couldn't find this page."],
    ...['0', '6', 'abc', '01'].map((id) => [`/layanan/detail/${id}`, 'Detail Tidak Ditemukan']),
    ['/layanan/penyakit/flu', 'Kartu Tidak Ditemukan'],
  ] as const) {
    const answer = await page.request.get(path ?? '')
    expect([path, answer.status()]).toEqual([path, 404])
    expect((await answer.text()).replaceAll('&#x27;', "'")).toContain(title)
  }
  await page.goto('/produk/produk-satuan/abc')
  await expect(page).toHaveURL('/404')
  await expect(page.getByText("Sorry we couldn't find this page.")).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('a visitor reads every public page, in any letter case and at the addresses of 2024 §6.01 §9.32 §2.010 §2.011 §2.038 §2.065', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/login',
    '/register',
    '/produk',
    '/produk/produk-satuan',
    '/produk/produk-paketan',
    '/layanan',
    '/layanan/detail/1',
    '/penyakit-ikan',
    '/tentang-kami',
    '/kontak',
    '/keranjang',
    '/syarat-dan-ketentuan',
    '/kebijakan-privasi',
  ]) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('© 2024')
      await expect(page.getByText(/simulasi/i).first()).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(pesan(page)).toBeHidden()
    })
  }
  for (const path of ['/Produk', '/PRODUK/Produk-Satuan', '/Kontak'])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
  for (const path of ['/beranda-pengguna', '/beranda-user']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Pesan Sekarang' }).first()).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('legal texts, a shared product and the search of the list are complete §2.067 §2.068 §9.17', async ({
    page,
    baseURL,
    build,
  }) => {
    await test.step('terms and privacy policy are pages of text', async () => {
      for (const [path, title] of [
        ['/syarat-dan-ketentuan', 'Syarat dan Ketentuan'],
        ['/kebijakan-privasi', 'Kebijakan Privasi'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(2000)
      }
    })
    await test.step('a product page has its title, text, picture and data', async () => {
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
    await test.step('the list shows its products, and its search works as a form', async () => {
      await page.goto('/produk/produk-satuan')
      await expect(page.getByRole('article')).toHaveCount(24)
      const leech = unique('lintah')
      const { nama } = await build.produk({ deskripsi: `Bahan rendam untuk melepas ${leech} dari kerapu cantang.` })
      await page.getByRole('searchbox', { name: 'Cari produk' }).fill(leech)
      await page.getByRole('searchbox', { name: 'Cari produk' }).press('Enter')
      await expect(page).toHaveURL(/q=lintah/)
      await expect(page.getByRole('article').filter({ hasText: nama })).toBeVisible()
    })
  })
})

// Initial congestion window in bytes. A longer document needs another round trip, 150 ms on a slow line.
const WINDOW = 14_600

test('the documents of landing page, list and product fit the first congestion window', async ({ request }) => {
  for (const path of ['/', '/produk/produk-satuan', '/produk/produk-satuan/1']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    const headers = answer.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 20)
    expect.soft(answer.headers()['content-encoding'], path).toBe('br')
    expect.soft(headers + Number(answer.headers()['content-length']), path).toBeLessThanOrEqual(WINDOW)
  }
})
