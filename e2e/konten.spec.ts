import { newGambar, unique } from './build-rows.ts'
import { breakApi, footerLink, isPhone } from './page.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

const artikel = (page: Page) => page.getByRole('main').getByRole('article')
/** A date so old that the list shows the article last. */
const LAMA = '2001-01-01'
/** An article of the initial data. */
const RUCAH = 'Pakan Rucah: Murah di Awal, Mahal di Hati'
const PUSTAKA = 'Artikel Kesehatan Kerapu'

/** Navigates inside the shop, because the server renders the first document. */
async function visitArtikel(page: Page) {
  await page.goto('/tentang-kami')
  await (await footerLink(page, 'Informasi', 'Artikel')).click()
  await expect(page.getByRole('heading', { level: 1, name: PUSTAKA })).toBeVisible()
}

test('the menu leads to the five diseases, and each page back to the service §9.28', {
  tag: ['@wide', '@§1.03', '@§2.050', '@§2.051', '@§2.052', '@§2.054', '@§2.055', '@§2.056', '@§2.057', '@§2.059'],
}, async ({ page }) => {
  await page.goto('/')
  if (isPhone(page)) await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Layanan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Penyakit Ikan Kerapu' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('article').getByRole('link')
  await expect(cards).toHaveCount(5)
  for (const [index, nama] of ['Bakteri', 'Jamur', 'Virus', 'Parasit', 'Gizi'].entries()) {
    await cards.nth(index).click()
    await expect(page).toHaveURL(`/layanan/detail/${index + 1}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nama)
    for (const judul of ['Penyebab', 'Gejala', 'Pencegahan', 'Pengobatan'])
      await expect(page.getByRole('heading', { level: 2, name: judul, exact: true })).toBeVisible()
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /penyakit/)
    await expect(page.getByRole('region', { name: 'Rekomendasi Produk' }).getByRole('link').first()).toBeVisible()
    await page.getByRole('link', { name: 'Kembali ke Layanan' }).click()
    await expect(page).toHaveURL('/layanan')
  }
})

test('a recommended product says what it is on hover, focus and tap, and leads to its page §2.058', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/layanan/detail/4')
  await page.waitForLoadState('networkidle')
  const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Asam Sitrat Food Grade' }) })
  const hint = item.getByRole('tooltip', { includeHidden: true })
  await expect(hint).toBeHidden()
  await item.getByRole('link').focus()
  await expect(hint).toBeVisible()
  await expect(hint).toHaveText(/^[^.]+\.$/)
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await item.getByRole('link').blur()

  const button = item.getByRole('button')
  if (isPhone(page)) {
    await button.tap()
    await expect(hint).toBeVisible()
    await button.tap()
    await expect(hint).toBeHidden()
  } else {
    await item.hover()
    await expect(hint).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(hint).toBeHidden()
  }
  await item.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Asam Sitrat Food Grade' })).toBeVisible()
})

test('the virus page says that there is no drug; no page points to what needs a prescription', async ({ page }) => {
  await page.goto('/layanan/detail/3')
  await expect(page.getByText('Belum ada obat untuk penyakit virus pada kerapu.')).toBeVisible()
  await expect(page.getByText(/Tidak satu pun dari produk ini menyembuhkan virus/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kit Ambil Contoh Ikan Sakit' })).toBeVisible()
  const anjuran = page.getByRole('region', { name: 'Rekomendasi Produk' })
  for (const halaman of [3, 1]) {
    await page.goto(`/layanan/detail/${halaman}`)
    await expect(anjuran.getByRole('link').first()).toBeVisible()
    await expect(anjuran.getByText(/Oksitetrasiklin|Eritromisin|Vaksin|Prazikuantel/)).toHaveCount(0)
  }
})

test('a disease in nine lines, with the way to its sections', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/layanan/detail/3')
  const ringkasan = page.getByRole('region', { name: 'Ringkasan' })
  for (const judul of ['Kenali', 'Lakukan sekarang', 'Jangan lakukan'])
    await expect(ringkasan.getByRole('heading', { name: judul })).toBeVisible()
  await expect(ringkasan.getByText('memberi antibiotik; virus tidak terpengaruh olehnya')).toBeVisible()
  await page.getByRole('navigation', { name: 'Isi halaman' }).getByRole('link', { name: 'Pengobatan' }).click()
  await expect(page.getByRole('heading', { name: 'Pengobatan' })).toBeInViewport()
})

test('a disease page prints on at most two sheets, with a code that leads back', { tag: '@wide' }, async ({ page }) => {
  for (const id of [1, 2, 3, 4, 5]) {
    await page.goto(`/layanan/detail/${id}`)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: 'Kode QR halaman ini' })).toBeVisible()
  await expect(page.getByText(new URL('/layanan/detail/5', page.url()).href)).toBeVisible()
})

test.describe('a disease that there is no page for §2.060', () => {
  test.use({ allowedComplaints: /404 \(Not Found\)/ })
  for (const id of ['0', '6', 'abc', '01']) {
    test(`/layanan/detail/${id} shows 'Detail Tidak Ditemukan' §9.28`, async ({ page }) => {
      expect((await page.goto(`/layanan/detail/${id}`))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Detail Tidak Ditemukan' })).toBeVisible()
      await page.getByRole('link', { name: 'Kembali ke Layanan' }).click()
      await expect(page).toHaveURL('/layanan')
    })
  }
})

test('the library is searched, the address keeps the words, and an article is read §2.053 §D5.2', {
  tag: '@wide',
}, async ({ page, build }) => {
  const { judul } = await build.artikel({
    judul: unique('Lintah Laut'),
    konten: '## Mengenali lintah\n\nIa melekat di sirip.',
    status: 'published',
    terbit: LAMA,
  })
  const dicari = judul.toLowerCase()
  await visitArtikel(page)
  await expect(artikel(page).filter({ hasText: RUCAH })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Cari artikel' }).fill(dicari)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page).toHaveURL(/\/layanan2\?q=lintah/)
  await expect(artikel(page)).toHaveText([new RegExp(judul)])
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Cari artikel' })).toHaveValue(dicari)
  await page.getByRole('link', { name: judul }).click()
  await expect(page).toHaveURL(/\/artikel\/\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Mengenali lintah' })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(judul))
  await page.goBack()
  await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('tidak ada yang begini')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua artikel' }).click()
  await expect(artikel(page).filter({ hasText: RUCAH })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Cari artikel' })).toHaveValue('')
})

test('what an author writes stays text, and lines are short enough to read', { tag: '@wide' }, async ({ page }) => {
  await visitArtikel(page)
  await page.route(/\/api\/auth\/artikel\/\d+$/, async (route) => {
    const answer = await route.fetch()
    const konten = `<img src=x onerror="document.title='jahat'"> **tebal**\n\n${'kata '.repeat(80)}`
    // The response of the previous release.
    await route.fulfill({ json: { ...(await answer.json()), konten, dokumen: undefined } })
  })
  await artikel(page).getByRole('link').first().click()
  await expect(page.getByText('<img src=x onerror=')).toBeVisible()
  const lebar = await page.getByText('kata kata kata').evaluate((element) => {
    const style = getComputedStyle(element)
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    context.font = `${style.fontSize} ${style.fontFamily}`
    const sample = 'Pagi hari ikan direndam, sore bintiknya hilang. Seminggu kemudian bintik kembali.'
    return element.clientWidth / (context.measureText(sample).width / sample.length)
  })
  expect(lebar).toBeLessThanOrEqual(72)
})

test('articles that do not exist lead to /404', async ({ page }) => {
  for (const path of ['/artikel/999999', '/artikel/abc']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, '/404'])
    expect(answer.headers()['content-type'], 'nothing to download').toBeUndefined()
  }
})

test.describe('when articles cannot be loaded', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test.describe('the library says why, and trying again helps', () => {
    for (const [how, text] of [
      [{ status: 500, body: '{}' }, 'Gagal mengambil data artikel'],
      [{ status: 500, body: '{"message":"Basis data sibuk"}' }, 'Basis data sibuk'],
      [{ status: 200, body: 'bukan JSON' }, 'Terjadi kesalahan saat memuat artikel'],
      ['away', 'Tidak dapat terhubung ke server'],
    ] as const) {
      test(text, async ({ page }) => {
        await breakApi(page, '/auth/artikel', how)
        await visitArtikel(page)
        await expect(page.getByText(text)).toBeVisible()
        await page.unrouteAll()
        await page.getByRole('button', { name: 'Coba Lagi' }).click()
        await expect(artikel(page).filter({ hasText: RUCAH })).toBeVisible()
      })
    }
  })

  test('an article: "Gagal memuat data artikel", and one that went away leads to /404', async ({ page }) => {
    await visitArtikel(page)
    await breakApi(page, '/auth/artikel/', { status: 500, body: '{}' })
    await artikel(page).getByRole('link').first().click()
    await expect(page.getByText('Gagal memuat data artikel')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible()

    await visitArtikel(page)
    await breakApi(page, '/auth/artikel/', { status: 404, body: '{"message":"x","code":"ARTIKEL_TIDAK_ADA"}' })
    await artikel(page).getByRole('link').nth(1).click()
    await expect(page).toHaveURL('/404')
  })

  test('recommended products: "Error: …", and the page stays readable', async ({ page }) => {
    await page.goto('/layanan')
    await breakApi(page, '/produks', { status: 500, body: '{"message":"Basis data sibuk"}' })
    await page.getByRole('link', { name: 'Penyakit Jamur' }).click()
    await expect(page.getByText('Error: Basis data sibuk')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pengobatan' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByRole('link', { name: 'Gel Luka Povidon Iodin' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is complete, with data for search engines, and the search works as a form', async ({
    page,
    build,
  }) => {
    await page.goto('/layanan2')
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill('rucah murah')
    await page.getByRole('searchbox', { name: 'Cari artikel' }).press('Enter')
    await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
    const { judul } = await build.artikel({
      judul: unique('Pakan Rucah'),
      konten: '## Pencuri vitamin bernama tiaminase\n\nRucah segar menguras vitamin B1.',
      status: 'published',
      terbit: LAMA,
      gambar: await newGambar(),
    })
    await page.getByRole('searchbox', { name: 'Cari artikel' }).fill(judul)
    await page.getByRole('searchbox', { name: 'Cari artikel' }).press('Enter')
    await page.getByRole('link', { name: judul }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Pencuri vitamin bernama tiaminase' })).toBeVisible()
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '')
    expect(data).toMatchObject({ '@type': 'Article', inLanguage: 'id' })
    expect(data.headline).toContain(judul)
    expect((await page.request.get(data.image)).status()).toBe(200)
  })
})
