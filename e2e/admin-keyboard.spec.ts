import type { Build } from './build-rows.ts'
import { unique } from './build-rows.ts'
import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

test('a link followed right after typing leads there, and back to what was typed', async ({
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
})

test.describe('the keys', () => {
  test('"/" leads to the search from anywhere, and is a letter where one types', async ({ page, admin: _ }) => {
    await page.goto('/manajemen-produk')
    const cari = page.getByRole('searchbox', { name: 'Cari produk' })
    await page.getByRole('link', { name: 'Tambah Produk' }).focus()
    await page.keyboard.press('/')
    await expect(cari).toBeFocused()
    await expect(cari).toHaveValue('')
    await page.keyboard.type('1/2')
    await expect(cari).toHaveValue('1/2')
  })

  test('Ctrl+S saves the open form from anywhere on its screen', async ({ page, admin: _ }) => {
    const nama = unique('Kategori')
    await page.goto('/tambah-kategori')
    // The frame is rendered before the form: the form waits for the login state.
    await expect(page.getByLabel('Nama Kategori')).toBeVisible()
    await page.getByRole('link', { name: 'Dasbor' }).focus()
    await page.keyboard.press('Control+s')
    await expect(page.getByLabel('Nama Kategori')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type(nama)
    await page.keyboard.press('Control+s')
    await expectKabar(page, 'berhasil')
    await expect(page).toHaveURL('/kategori-produk')
  })

  test('Ctrl+S never saves our page as a file', async ({ page, admin: _ }) => {
    await page.goto('/kategori-produk')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.evaluate(() =>
      window.addEventListener('keydown', (event) => {
        document.title = `ditahan: ${event.defaultPrevented}`
      }),
    )
    await page.keyboard.press('Control+s')
    await expect(page).toHaveTitle('ditahan: true')
  })

  test('reach nothing behind an open dialog', async ({ page, admin: _, produk }) => {
    await page.goto(`/edit-produk/${produk.produkId}`)
    await page.getByLabel('Nama Produk').fill('Tidak boleh tersimpan')
    await page.getByRole('button', { name: 'Koreksi Stok' }).click()
    const dialog = page.getByRole('dialog', { name: 'Koreksi Stok' })
    await page.keyboard.press('Control+s')
    await expect(dialog.getByLabel('Alasan')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Nama Produk')).toHaveValue('Tidak boleh tersimpan')
    await expect(page).toHaveURL(`/edit-produk/${produk.produkId}`)
  })
})

for (const [kind, pathOf, opener, first] of [
  [
    'that asks for something begins at its first field',
    async (build: Build) => `/edit-produk/${(await build.produk()).produkId}`,
    'Koreksi Stok',
    'Cara',
  ],
  [
    'that takes something away begins at the answer that does not',
    async (build: Build) => `/manajemen-produk?q=${(await build.produk()).nama}`,
    /^Hapus/,
    'Batal',
  ],
  [
    'that tells something begins at the way out',
    async (build: Build) => `/laporan-pengguna?q=${(await build.laporan()).nama}`,
    /^Buka pesan/,
    'Tutup',
  ],
] as const) {
  test(`a dialog ${kind}, keeps the focus, and gives it back`, async ({ page, admin: _, build }) => {
    await page.goto(await pathOf(build))
    const button = page
      .getByRole('button', { name: opener })
      .or(page.getByRole('link', { name: opener }))
      .first()
    await button.press('Enter')
    const dialog = page.locator('dialog[open]')
    await expect(
      dialog
        .getByLabel(first)
        .or(dialog.getByRole('button', { name: first }))
        .first(),
    ).toBeFocused()
    for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      // After the last element the focus goes to the browser's own controls, and back.
      expect(await page.evaluate(() => document.activeElement?.matches('main *:not(dialog *), header *'))).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })
}
