import { newGambar } from './build-rows.ts'
import { readHead, readSitemap } from './document-head.ts'
import { expect, test } from './test.ts'

/** Addresses behind the login. */
const CLOSED = [
  '/produk/produk-satuan/pemesanan',
  '/pemesanan',
  '/pesan-tanpa-login',
  '/konfirmasi-pembayaran',
  '/riwayat-pembayaran',
  '/akun',
  '/Akun',
  '/profil',
  '/PengaturanProfil',
  '/PengaturanAvatar',
  '/PengaturanPassword',
  '/PengaturanNotifikasi',
  '/PengaturanPerangkat',
]

test('search results show price, stock and breadcrumb of a product, and robots are excluded only from calls and guarded pages', async ({
  page,
  baseURL,
  build,
}) => {
  await test.step('structured data', async () => {
    for (const resep of [false, true]) {
      const produk = await build.produk({ golongan: resep ? 'obat_keras' : 'obat_bebas', gambar: await newGambar() })
      const url = `${baseURL}/produk/produk-satuan/${produk.produkId}`
      const { data } = await readHead(page, url)
      expect(data.find((item) => item['@type'] === 'Product')).toMatchObject({
        name: produk.nama,
        image: expect.stringMatching(/^http/),
        offers: {
          '@type': 'Offer',
          url,
          priceCurrency: 'IDR',
          price: produk.harga,
          availability: `https://schema.org/${resep ? 'OutOfStock' : 'InStock'}`,
        },
      })
      expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
        itemListElement: [
          { position: 1, name: 'Beranda', item: `${baseURL}/` },
          { position: 2, name: 'Produk Satuan', item: `${baseURL}/produk/produk-satuan` },
          { position: 3, item: expect.stringContaining('?kategori=') },
          { position: 4, name: produk.nama, item: url },
        ],
      })
    }
    const find = async (path: string, type: string) =>
      (await readHead(page, path)).data.find((item) => item['@type'] === type)
    expect(await find('/artikel/1', 'Article')).toMatchObject({
      headline: expect.stringMatching(/\w/),
      datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      mainEntityOfPage: `${baseURL}/artikel/1`,
    })
    for (const path of ['/artikel/1', '/layanan/detail/2', '/penyakit-ikan', '/produk/produk-paketan'])
      expect([path, await find(path, 'BreadcrumbList')]).toEqual([path, expect.anything()])
  })

  await test.step('robots', async () => {
    const answer = await page.request.get('/robots.txt')
    expect(answer.headers()['content-type']).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix))
    expect(CLOSED.filter((path) => !isClosed(path))).toEqual([])
    expect(isClosed('/api/pemesanan/riwayat')).toBe(true)
    expect((await readSitemap(page)).filter((url) => isClosed(new URL(url).pathname))).toEqual([])
    const { artikelId, created_at } = await (await page.request.get('/api/auth/artikel/1')).json()
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain(
      `<loc>${baseURL}/artikel/${artikelId}</loc><lastmod>${created_at}</lastmod>`,
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('features that need a script say what to do, and menu and login stay reachable', async ({ page, baseURL }) => {
    for (const path of ['/login', '/register', '/lupa-password', '/keranjang', '/riwayat-pembayaran', '/pemesanan']) {
      await page.goto(path)
      const sentence = page.locator('main noscript > div')
      await expect(sentence).toBeVisible()
      await expect(sentence).toContainText('perlu JavaScript')
    }
    await page.locator('main noscript').getByRole('link', { name: 'pesan kepada kami' }).click()
    await expect(page).toHaveURL(`${baseURL}/kontak`)
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Produk' }).click()
    await expect(page).toHaveURL(`${baseURL}/produk`)
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${baseURL}/login`)
  })
})
