import { expectAccessible } from './accessibility.ts'
import type { Build, Produk } from './build-rows.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

/** Creates a published review by a buyer of the product. */
async function tayang(build: Build, produk: Produk, teks: string, bintang = 5): Promise<void> {
  const pembeli = await build.pelanggan({ nama: 'Siti Rahma' })
  await build.selesai({ pembeli, produk })
  await build.ulasan(pembeli, produk, { bintang, teks })
}

test('who has got his order says how it was; the office reads it, and then everybody does', { tag: '@wide' }, async ({
  page,
  build,
  pelanggan,
  produk,
}) => {
  const { nomor } = await build.selesai({ pembeli: pelanggan, produk })
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  const bagian = page.getByRole('region', { name: 'Ulasan pembeli' })
  await expect(bagian).toContainText('Belum ada ulasan untuk barang ini.')
  await bagian.getByRole('link', { name: 'Tulis ulasan' }).click()

  // The product of the previous page is expanded.
  await expect(page.getByRole('heading', { name: 'Ulasan Saya' })).toBeVisible()
  const satu = page.getByRole('article', { name: produk.nama })
  await expect(satu).toContainText(`Pesanan ${nomor}`)
  await satu.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(satu.getByRole('alert')).toHaveText([
    'Pilih 1 sampai 5 bintang',
    'Tulis ulasan Anda, satu kalimat sudah cukup',
  ])
  await expectAccessible(page)
  await satu.getByRole('radio', { name: '4 bintang: Baik' }).check({ force: true })
  await satu.getByLabel('Ulasan Anda').fill('Takarannya pas.\nDikirim cepat.')
  await satu.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(satu).toContainText('Menunggu dibaca toko')
  await expect(satu).toContainText('Terima kasih. Ulasan Anda kami baca dulu')
  await expectAccessible(page)

  await build.tayangkan(produk, 'Terima kasih, Pak.')
  await page.reload()
  await expect(satu).toContainText('Tayang')
  await expect(async () => {
    await page.goto(`/produk/produk-satuan/${produk.produkId}`)
    await expect(bagian).toContainText('Takarannya pas.', { timeout: 1000 })
  }).toPass()
  await expect(bagian).toContainText('4 dari 1 ulasan')
  await expect(bagian).toContainText('Balasan toko')
  await expectAccessible(page)

  await page.goto('/ulasan-saya')
  await satu.getByRole('button', { name: 'Hapus ulasan' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(satu.getByRole('button', { name: 'Tulis ulasan' })).toBeVisible()
})

test('what fails to arrive stays in the form', async ({ page, build, pelanggan, produk }) => {
  await build.selesai({ pembeli: pelanggan, produk })
  await page.goto(`/ulasan-saya?produk=${produk.produkId}`)
  const satu = page.getByRole('article', { name: produk.nama })
  await satu.getByRole('radio', { name: '5 bintang' }).check({ force: true })
  await satu.getByLabel('Ulasan Anda').fill('Manjur')
  await page.route('**/api/ulasan/produk/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Server sedang sibuk.' } }),
  )
  await satu.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(satu.getByRole('alert')).toHaveText('Server sedang sibuk.')
  await expect(satu.getByLabel('Ulasan Anda')).toHaveValue('Manjur')
  await expect(satu.getByRole('radio', { name: '5 bintang' })).toBeChecked()
})
test.use({ allowedComplaints: /503/ })

test('who has nothing finished is told so', async ({ page, pelanggan: _ }) => {
  await page.goto('/ulasan-saya')
  await expect(page.getByText('Belum ada yang dapat diulas')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product shows what is said of it, page by page, and tells search engines', async ({
    page,
    build,
    produk,
  }) => {
    for (let ke = 1; ke <= 6; ke++) await tayang(build, produk, `Ulasan ke-${ke}`, ke === 1 ? 2 : 5)
    const bagian = page.getByRole('region', { name: 'Ulasan pembeli' })
    await expect(async () => {
      await page.goto(`/produk/produk-satuan/${produk.produkId}`)
      await expect(bagian).toContainText('4,5 dari 6 ulasan', { timeout: 1000 })
    }).toPass()
    await expect(bagian.getByRole('article')).toHaveText([/ke-6/, /ke-5/, /ke-4/, /ke-3/, /ke-2/])
    await expect(bagian.getByRole('article').first()).toContainText('Siti R.')
    const found = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [product] = found.map((text) => JSON.parse(text)).filter((data) => data['@type'] === 'Product')
    expect(product.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 6 })
    await bagian.getByRole('link', { name: 'Selanjutnya' }).click()
    await expect(page).toHaveURL(/\?ulasan=2#ulasan$/)
    await expect(bagian.getByRole('article')).toHaveText([/ke-1/])
    await page.goto(`/produk/produk-satuan/${produk.produkId}?ulasan=99`)
    await expect(bagian).toContainText('Tidak ada ulasan di halaman ini.')
    await bagian.getByRole('link', { name: 'Sebelumnya' }).click()
    await expect(bagian.getByRole('article')).toHaveText([/ke-1/])
  })

  test('what nobody said anything of has no stars for search engines, and is shared by a plain link', async ({
    page,
    produk,
    baseURL,
  }) => {
    await page.goto(`/produk/produk-satuan/${produk.produkId}`)
    const found = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(found.join()).not.toContain('aggregateRating')
    const href = await page.getByRole('link', { name: 'Bagikan' }).getAttribute('href')
    const teks = new URL(href ?? '').searchParams.get('text')
    expect(teks).toBe(`${produk.nama}, Rp 38.000\n${baseURL}/produk/produk-satuan/${produk.produkId}`)
  })
})

test('where a device offers ways to share, its list opens instead of a site', async ({ page, produk }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => void shared.push(data), shared })
  })
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  await page.getByRole('link', { name: 'Bagikan' }).click()
  const [data] = await page.evaluate(() => (navigator as unknown as { shared: ShareData[] }).shared)
  expect(data?.text).toBe(`${produk.nama}, Rp 38.000`)
  expect(page.context().pages()).toHaveLength(1)
})
