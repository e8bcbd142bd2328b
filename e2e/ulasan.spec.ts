import { expectAccessible } from './accessibility.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

test('a buyer reviews a received order, the office reads it, and then every visitor sees it', async ({
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
  const one = page.getByRole('article', { name: produk.nama })
  await expect(one).toContainText(`Pesanan ${nomor}`)
  await one.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(one.getByRole('alert')).toHaveText([
    'Pilih 1 sampai 5 bintang',
    'Tulis ulasan Anda, satu kalimat sudah cukup',
  ])
  await expectAccessible(page)
  await one.getByRole('radio', { name: '4 bintang: Baik' }).check({ force: true })
  await one.getByLabel('Ulasan Anda').fill('Takarannya pas.\nDikirim cepat.')
  await one.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(one).toContainText('Menunggu dibaca toko')
  await expect(one).toContainText('Terima kasih. Ulasan Anda kami baca dulu')
  await expectAccessible(page)

  await build.publish(produk, 'Terima kasih, Pak.')
  await page.reload()
  await expect(one).toContainText('Tayang')
  await expect(async () => {
    await page.goto(`/produk/produk-satuan/${produk.produkId}`)
    await expect(bagian).toContainText('Takarannya pas.', { timeout: 1000 })
  }).toPass()
  await expect(bagian).toContainText('4 dari 1 ulasan')
  await expect(bagian).toContainText('Balasan toko')
  await expectAccessible(page)

  await page.goto('/ulasan-saya')
  await one.getByRole('button', { name: 'Hapus ulasan' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(one.getByRole('button', { name: 'Tulis ulasan' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product shows its reviews and passes stars to search engines only once there are any', async ({
    page,
    build,
    produk,
  }) => {
    const alamat = `/produk/produk-satuan/${produk.produkId}`
    const rating = async () => {
      const found = await page.locator('script[type="application/ld+json"]').allTextContents()
      const [product] = found.map((text) => JSON.parse(text)).filter((data) => data['@type'] === 'Product')
      return product.aggregateRating
    }
    await page.goto(alamat)
    expect(await rating()).toBeUndefined()
    const href = await page.getByRole('link', { name: 'Bagikan' }).getAttribute('href')
    const words = new URL(href ?? '').searchParams.get('text')
    expect(words).toBe(`${produk.nama}, Rp 38.000\n${new URL(page.url()).origin}${alamat}`)

    for (const bintang of [2, 5]) {
      const pembeli = await build.pelanggan({ nama: 'Siti Rahma' })
      await build.selesai({ pembeli, produk })
      await build.ulasan(pembeli, produk, { bintang, teks: `Bintangnya ${bintang}` })
    }
    const bagian = page.getByRole('region', { name: 'Ulasan pembeli' })
    await expect(async () => {
      await page.goto(alamat)
      await expect(bagian).toContainText('3,5 dari 2 ulasan', { timeout: 1000 })
    }).toPass()
    await expect(bagian.getByRole('article')).toHaveText([/Siti R\..*Bintangnya 5/, /Bintangnya 2/])
    expect(await rating()).toMatchObject({ ratingValue: 3.5, reviewCount: 2 })
    await page.goto(`${alamat}?ulasan=99`)
    await expect(bagian).toContainText('Tidak ada ulasan di halaman ini.')
  })
})
