import { unique } from './build-rows.ts'
import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

// The refusal that the first step is about.
test.use({ allowedErrors: /409 \(Conflict\)/ })

test('products become sizes of one product, and a buyer chooses among them on one page', async ({
  page,
  admin,
  build,
}) => {
  const name = unique('Ketapang')
  const small = await build.produk({ nama: `${name} 100 g`, kemasan: 'pouch 100 g', harga: '20000' })
  const big = await build.produk({ nama: `${name} 1 kg`, kemasan: 'pouch 1 kg', harga: '140000', stok: '0' })
  const other = await build.produk({ nama: `${name} keras`, kemasan: 'pouch 5 kg', golongan: 'obat_bebas' })

  await test.step('the office joins them, and reads why another product does not fit', async () => {
    await page.goto(`/edit-produk/${small.produkId}`)
    const choose = page.getByRole('combobox', { name: 'Tambah ukuran' })
    const join = page.getByRole('button', { name: 'Jadikan ukuran produk ini' })
    await choose.fill(other.nama)
    await page.getByRole('option', { name: other.nama }).click()
    await join.click()
    await expect(
      page.getByText(/^Belum bisa menjadi ukuran satu produk\. Golongan semua ukuran harus sama/),
    ).toBeVisible()
    await choose.fill(big.nama)
    await page.getByRole('option', { name: big.nama }).click()
    await join.click()
    await expectKabar(page, 'Ukuran berhasil ditambahkan')
    await expect(page.getByRole('link', { name: 'pouch 1 kg' })).toHaveAttribute('href', `/edit-produk/${big.produkId}`)
  })

  await test.step('a list shows one card', async () => {
    await page.goto(`/produk/produk-satuan?q=${encodeURIComponent(name)}`)
    const card = page.getByRole('article').filter({ hasText: '2 ukuran' })
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(/mulai\s*Rp 20\.000/)
    await card.getByRole('link').first().click()
  })

  const sizes = page.getByRole('navigation', { name: 'Pilih ukuran' })
  await test.step('the page offers both, and stays where it is when one is chosen', async () => {
    await expect(page.getByRole('heading', { level: 1, name: small.nama })).toBeVisible()
    await expect(sizes.getByRole('link', { name: 'pouch 100 g' })).toHaveAttribute('aria-current', 'page')
    await sizes.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 120))
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(0)
    await sizes.getByRole('link', { name: /pouch 1 kg.*Rp 140\.000 · Habis/s }).click()
    await expect(page).toHaveURL(`/produk/produk-satuan/${big.produkId}`)
    await expect(page.getByRole('heading', { level: 1, name: big.nama })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await expect(page.getByRole('button', { name: 'Stok habis' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/produk-satuan\?q=/)
  })

  await test.step('each is a product to the calls of the specification', async () => {
    const found: { produkId: number }[] = await (
      await admin.api('get', `/api/produks?q=${encodeURIComponent(name)}`)
    ).json()
    expect(found.map(({ produkId }) => produkId)).toContain(big.produkId)
  })
})
