import sharp from 'sharp'
import { SCREENS } from './layar.ts'
import { expect, test } from './toko.ts'

type Page = import('@playwright/test').Page

/** Behind the guard. */
const TERTUTUP = [
  '/produk/produk-satuan/pemesanan',
  '/pemesanan',
  '/konfirmasi-pembayaran',
  '/riwayat-pembayaran',
  '/akun',
  '/Akun',
  '/profil',
  '/PengaturanProfil',
  '/PengaturanAvatar',
  '/PengaturanPassword',
  '/PengaturanNotifikasi',
]

/** What a public page shows without a script, besides its heading. */
const ISI: [path: RegExp, text: RegExp][] = [
  [/^\/$/, /Rp\. 800\.000[\s\S]*Rp\. 500\.000[\s\S]*Rp\. 700\.000/],
  [/^\/produk$/, /Produk Satuan[\s\S]*Produk Paketan/],
  [/^\/produk\/produk-satuan$/, /30 produk[\s\S]*Asam Sitrat Food Grade[\s\S]*Rp 38\.000/],
  [/^\/produk\/produk-satuan\/\d+$/, /Rp \d[\d.]+[\s\S]*Deskripsi[\s\S]{60,}Keterangan/],
  [/^\/produk\/produk-paketan$/, /Rp 800\.000[\s\S]*Isi paket[\s\S]*Beli Sekarang/],
  [
    /^\/layanan$/,
    /Penyakit Bakteri[\s\S]*Penyakit Jamur[\s\S]*Penyakit Virus[\s\S]*Penyakit Parasit[\s\S]*Gangguan Gizi/,
  ],
  [/^\/layanan\/detail\//, /Penyebab[\s\S]*Gejala[\s\S]*Pencegahan[\s\S]*Pengobatan[\s\S]*Rekomendasi Produk/],
  [/^\/(login|register|lupa-password)$/, /perlu JavaScript/],
]
const PALING_SEDIKIT = /[\s\S]{150,}/

async function sitemap(page: Page): Promise<string[]> {
  const answer = await page.request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
}

interface Kepala {
  status: number
  title: string
  canonical: string | undefined
  robots: string | undefined
  meta: Record<string, string>
  data: Record<string, unknown>[]
  h1: string[]
  main: string
}

/** What a link preview, a search engine or a reader without scripts gets, read from the document as the server sent it. */
async function read(page: Page, url: string): Promise<Kepala> {
  const answer = await page.request.get(url, { maxRedirects: 0 })
  const sent = await page.evaluate(
    (html) => {
      const doc = new DOMParser().parseFromString(html, 'text/html')
      const all = <T extends Element>(selector: string) => [...doc.querySelectorAll<T>(selector)]
      const meta = all<HTMLMetaElement>('meta[property], meta[name]').map((element) => [
        element.getAttribute('property') ?? element.name,
        element.content,
      ])
      return {
        title: doc.title,
        canonical: doc.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        robots: doc.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
        meta: Object.fromEntries(meta),
        data: all('script[type="application/ld+json"]').map((element) => JSON.parse(element.textContent ?? '')),
        h1: all('h1').map((element) => element.textContent ?? ''),
        main: doc.querySelector('main')?.textContent ?? '',
      }
    },
    await answer.text(),
  )
  return { status: answer.status(), ...sent }
}

/** A picture as WhatsApp and its like take it. */
async function expectPreviewPicture(page: Page, url: string): Promise<void> {
  const answer = await page.request.get(url)
  expect([url, answer.status()]).toEqual([url, 200])
  const bytes = await answer.body()
  const { format, width = 0 } = await sharp(bytes).metadata()
  expect(['png', 'jpeg', 'webp']).toContain(format)
  expect(answer.headers()['content-type']).toBe(`image/${format}`)
  expect(width).toBeGreaterThanOrEqual(300)
  expect(bytes.length).toBeLessThan(600_000)
}

test('every public page shows what it is about, once and in its own words, and can be shared', async ({
  page,
  baseURL,
}) => {
  const titles = new Map<string, string>()
  const pictures = new Set<string>()
  for (const url of await sitemap(page)) {
    const { pathname: path } = new URL(url)
    await test.step(path, async () => {
      const { status, title, canonical, robots, meta, data, h1, main } = await read(page, url)
      expect([path, status]).toEqual([path, 200])
      expect([path, h1.length]).toEqual([path, 1])
      expect(main).toMatch(ISI.find(([pattern]) => pattern.test(path))?.[1] ?? PALING_SEDIKIT)

      expect(title).toMatch(/KerapuSehat/)
      expect([path, titles.get(title)]).toEqual([path, undefined])
      titles.set(title, path)
      expect(new URL(canonical ?? '').href).toBe(new URL(url).href)
      expect(robots).toBeUndefined()
      expect(meta).toMatchObject({
        description: expect.stringMatching(/^[\s\S]{30,200}$/),
        'og:title': title,
        'og:description': meta.description,
        'og:type': path.startsWith('/artikel/') ? 'article' : 'website',
        'og:url': url,
        'og:locale': 'id_ID',
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:image': meta['og:image'],
      })
      expect(meta['og:image']?.startsWith(`${baseURL}/`)).toBe(true)
      pictures.add(meta['og:image'] ?? '')
      for (const item of data) expect(item['@context']).toBe('https://schema.org')
    })
  }
  expect(titles.size).toBeGreaterThan(50)
  // Every disease has its own.
  expect([...pictures].filter((url) => url.includes('/og-penyakit-'))).toHaveLength(5)
  for (const url of pictures) await expectPreviewPicture(page, url)
})

test('search results show price and stock of a product, date of an article, and the way to both', async ({
  page,
  baseURL,
}) => {
  const find = async (path: string, type: string) =>
    (await read(page, path)).data.find((item) => item['@type'] === type)
  const list: { produkId: number; nama: string; harga: number; resep: boolean }[] = await (
    await page.request.get('/api/produks')
  ).json()
  for (const resep of [false, true]) {
    const produk = list.find((item) => item.resep === resep)
    const url = `${baseURL}/produk/produk-satuan/${produk?.produkId}`
    expect(await find(url, 'Product')).toMatchObject({
      name: produk?.nama,
      image: expect.stringMatching(/^http/),
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'IDR',
        price: produk?.harga,
        availability: `https://schema.org/${resep ? 'OutOfStock' : 'InStock'}`,
      },
    })
    expect(await find(url, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Beranda', item: `${baseURL}/` },
        { position: 2, name: 'Produk Satuan', item: `${baseURL}/produk/produk-satuan` },
        { position: 3, item: expect.stringContaining('?kategori=') },
        { position: 4, name: produk?.nama, item: url },
      ],
    })
  }
  expect(await find('/artikel/1', 'Article')).toMatchObject({
    headline: expect.stringMatching(/\w/),
    datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    mainEntityOfPage: `${baseURL}/artikel/1`,
  })
  for (const path of ['/artikel/1', '/layanan/detail/2', '/penyakit-ikan', '/produk/produk-paketan'])
    expect([path, await find(path, 'BreadcrumbList')]).toEqual([path, expect.anything()])
})

test('the sitemap lists every page that may be found, and no other', async ({ page, baseURL }) => {
  const listed = await sitemap(page)
  const found: string[] = []
  for (const path of SCREENS) {
    const { canonical, robots } = await read(page, path)
    if (!robots && canonical && new URL(canonical).href === `${baseURL}${path}`) found.push(`${baseURL}${path}`)
  }
  const ids = async (list: string, key: string, path: string) =>
    (await (await page.request.get(list)).json()).map(
      (item: Record<string, unknown>) => `${baseURL}${path}${item[key]}`,
    )
  const dynamic = [
    ...(await ids('/api/produks', 'produkId', '/produk/produk-satuan/')),
    ...(await ids('/api/auth/artikel', 'artikelId', '/artikel/')),
    ...[1, 2, 3, 4, 5].map((id) => `${baseURL}/layanan/detail/${id}`),
  ]
  expect(listed.toSorted()).toEqual([...new Set([...found, ...dynamic])].toSorted())
})

test('robots are kept from the calls and the guarded pages, and from nothing that the sitemap lists', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get('/robots.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix))
  expect(TERTUTUP.filter((path) => !isClosed(path))).toEqual([])
  expect(isClosed('/api/pemesanan/riwayat')).toBe(true)
  expect((await sitemap(page)).filter((url) => isClosed(new URL(url).pathname))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what cannot work says what to do, and the menu and the login stay within reach', async ({ page, baseURL }) => {
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
