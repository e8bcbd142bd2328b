import { expect, test } from './test.ts'

test('a link followed right after typing opens, and leads back to the typed text', async ({
  page,
  admin: _,
  build,
}) => {
  const { nama } = await build.kategori()
  await page.clock.install()
  await page.goto(`/kategori-produk?q=${encodeURIComponent(nama)}`)
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/kategori-edit*', async (route) => {
    await arrival
    await route.continue()
  })
  await page.getByRole('searchbox').fill(nama.slice(0, -1))
  await page.getByRole('link', { name: `Edit ${nama}` }).click()
  // Enough time for a debounced search to be sent.
  await page.clock.fastForward(1_000)
  arrive()
  await expect(page.getByLabel('Nama Kategori')).toHaveValue(nama)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue(nama.slice(0, -1))
  // The office has its shortcuts: this one saves an empty form, from anywhere on its screen.
  await page.goto('/tambah-kategori')
  await expect(page.getByLabel('Nama Kategori')).toBeVisible()
  await page.getByRole('link', { name: 'Dasbor' }).focus()
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Nama Kategori')).toBeFocused()
})
