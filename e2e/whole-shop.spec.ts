import sharp from 'sharp'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { readHead, readSitemap } from './document-head.ts'
import { test } from './own-shop.ts'
import { pesan } from './page.ts'
import { leavePopup, popup } from './payment.ts'
import { SCREENS } from './screens.ts'
import { expect } from './test.ts'

type Page = import('@playwright/test').Page

test.describe.configure({ mode: 'default' })

test('a farmer with an address pays after four taps from the landing page, and types nothing', async ({
  page,
  pelanggan: _,
}) => {
  const payButton = page.getByRole('button', { name: 'Bayar Sekarang' })
  const metode = popup(page).getByRole('heading', { name: 'Pilih metode pembayaran' })
  await page.goto('/')
  await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
  await page
    .getByRole('link', { name: /^Beli Sekarang Paket/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /Reguler/ }).check()
  await expect(payButton).toBeInViewport()
  await payButton.click()
  await page.getByRole('button', { name: 'Ya, Bayar' }).click()
  await expect(metode).toBeVisible()
  await leavePopup(page, 'Tutup')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  // The shipping method is remembered now, so a product from the list needs as many taps.
  await page.goto('/')
  await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
  await page.getByRole('link', { name: 'Pesan Sekarang' }).first().click()
  await page.getByRole('link', { name: 'Beli Arang Aktif Granul' }).click()
  await expect(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
  await expect(payButton).toBeInViewport()
  await payButton.click()
  await page.getByRole('button', { name: 'Ya, Bayar' }).click()
  await expect(metode).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page shows the featured packages with their prices §1.06 §1.09 §2.020 §9.14 §9.15 §9.16', async ({
    page,
  }) => {
    await page.goto('/')
    for (const [penyakit, harga] of [
      ['Bakteri', 'Rp. 800.000'],
      ['Parasit', 'Rp. 500.000'],
      ['Jamur', 'Rp. 700.000'],
    ] as const) {
      const paket = page.getByRole('article').filter({ hasText: `Paket Penanganan Penyakit ${penyakit}` })
      await expect(paket.getByText(harga, { exact: true })).toBeVisible()
    }
    const bagian = page.locator('#beranda, #layanan, #produk-kami, #tentang-kami, #ulasan, #kontak')
    expect(await bagian.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      ...['beranda', 'layanan', 'produk-kami', 'tentang-kami', 'ulasan', 'kontak'],
    ])
  })
})

/** Expected text of public pages without scripts, in addition to the heading. */
const CONTENTS: [path: RegExp, text: RegExp][] = [
  [/^\/$/, /Rp\. 800\.000[\s\S]*Rp\. 500\.000[\s\S]*Rp\. 700\.000/],
  [/^\/produk$/, /Produk Satuan[\s\S]*Produk Paketan/],
  [/^\/produk\/produk-satuan$/, /\d\d produk[\s\S]*Asam Sitrat Food Grade[\s\S]*Rp 38\.000/],
  [/^\/produk\/produk-satuan\/\d+$/, /Rp \d[\d.]+[\s\S]*Golongan[\s\S]*Deskripsi[\s\S]{60,}Aturan dan keamanan/],
  [/^\/produk\/produk-paketan$/, /Rp 800\.000[\s\S]*Isi paket[\s\S]*Beli Sekarang/],
  [
    /^\/layanan$/,
    /Penyakit Bakteri[\s\S]*Penyakit Jamur[\s\S]*Penyakit Virus[\s\S]*Penyakit Parasit[\s\S]*Gangguan Gizi/,
  ],
  [/^\/layanan\/detail\//, /Penyebab[\s\S]*Gejala[\s\S]*Pencegahan[\s\S]*Pengobatan[\s\S]*Rekomendasi Produk/],
  [/^\/(login|register|lupa-password)$/, /perlu JavaScript/],
]
const AT_LEAST = /[\s\S]{150,}/

/** Expects a picture that WhatsApp and similar services accept. */
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

/** Parts of the sitemap, with the least number of pages of each. */
const KINDS: [pattern: RegExp, atLeast: number][] = [
  [/\/produk-satuan\/\d+$/, 30],
  [/\/artikel\/\d+$/, 6],
  [/\/layanan\/detail\/\d+$/, 5],
  [/\/produk-paketan\/\d+$/, 6],
  [/\/layanan\/penyakit\/[\w-]+$/, 35],
  [/(?:)/, 85],
]

test('every public page has one title and description of its own, can be shared, and is in the sitemap §1.01', async ({
  page,
  baseURL,
}) => {
  const listed = await readSitemap(page)
  for (const [pattern, atLeast] of KINDS)
    expect(listed.filter((url) => pattern.test(url)).length, `${pattern}`).toBeGreaterThanOrEqual(atLeast)
  /** Page of each title; titles are unique. */
  const titles = new Map<string, string>()
  const pictures = new Set<string>()
  for (const url of listed) {
    const { pathname: path } = new URL(url)
    const { status, lang, title, canonical, robots, meta, data, h1, main } = await readHead(page, url)
    expect([path, status, lang]).toEqual([path, 200, 'id'])
    expect([path, h1.length]).toEqual([path, 1])
    expect(main).toMatch(CONTENTS.find(([pattern]) => pattern.test(path))?.[1] ?? AT_LEAST)

    expect(title).toMatch(/KerapuSehat/)
    expect(titles.get(title) ?? path).toBe(path)
    titles.set(title, path)
    expect(new URL(canonical ?? '').href).toBe(new URL(url).href)
    expect(robots).toBeUndefined()
    expect(meta).toMatchObject({
      description: expect.stringMatching(/^[\s\S]{30,200}$/),
      'og:title': title,
      'og:description': meta.description,
      'og:type': /^\/(?:artikel|layanan\/penyakit)\//.test(path) ? 'article' : 'website',
      'og:url': url,
      'og:locale': 'id_ID',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': meta['og:image'],
    })
    expect(meta['og:image']?.startsWith(`${baseURL}/`)).toBe(true)
    pictures.add(meta['og:image'] ?? '')
    for (const item of data) expect(item['@context']).toBe('https://schema.org')
  }
  // Every disease has its own picture.
  expect([...pictures].filter((url) => /\/og-penyakit-\d+\.png$/.test(url))).toHaveLength(5)
  for (const url of pictures) await expectPreviewPicture(page, url)

  await test.step('the sitemap lists every page that may be found, and no other', async () => {
    const found: string[] = []
    for (const path of SCREENS) {
      const { canonical, robots } = await readHead(page, path)
      if (!robots && canonical && new URL(canonical).href === `${baseURL}${path}`) found.push(`${baseURL}${path}`)
    }
    const ids = async (list: string, key: string, path: string) =>
      (await (await page.request.get(list)).json()).map(
        (item: Record<string, unknown>) => `${baseURL}${path}${item[key]}`,
      )
    const dynamic = [
      ...(await ids('/api/produks', 'produkId', '/produk/produk-satuan/')),
      ...(await ids('/api/auth/artikel', 'artikelId', '/artikel/')),
      ...(await ids('/api/paket', 'paketId', '/produk/produk-paketan/')),
      ...[1, 2, 3, 4, 5].map((id) => `${baseURL}/layanan/detail/${id}`),
      ...KODE_PENYAKIT.map((kode) => `${baseURL}/layanan/penyakit/${kode}`),
      // Not found above: its example address has a query.
      `${baseURL}/layanan/kalkulator-dosis`,
    ]
    expect(listed.toSorted()).toEqual([...new Set([...found, ...dynamic])].toSorted())
  })
})

test('a payment without any notification is noticed when the history or the confirmation is opened', async ({
  page,
  pelanggan,
  build,
  produk,
}) => {
  await build.simulate('webhooks/policy', { drop: 1000 })
  await page.clock.install()
  // The history first: its badge must be of the only order.
  for (const { at, says } of [
    { at: () => '/riwayat-pembayaran', says: /^Berhasil$/ },
    { at: (nomor: string) => `/konfirmasi-pembayaran?order=${nomor}`, says: /^Pembayaran sudah kami terima/ },
  ]) {
    const { nomor } = await build.pesanan({ pembeli: pelanggan, produk })
    const path = at(nomor)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(
        page
          .getByRole('main')
          .getByText(/Menunggu Pembayaran|Belum Dipilih/)
          .first(),
      ).toBeAttached()
      await build.simulate('pay', { order_id: nomor, outcome: 'settle' })
      await expect(async () => {
        await page.clock.fastForward(35_000)
        await expect(page.getByText(says).filter({ visible: true })).toBeVisible({ timeout: 2000 })
      }).toPass()
    })
  }
  await build.simulate('webhooks/policy', { drop: 0 })
})
