import { unique } from './build-rows.ts'
import { expectKabar, pesan } from './page.ts'
import { expect, logInAdmin, test } from './test.ts'

/* Behavior common to all lists and forms of the office. */

const simpan = 'Simpan'

test('a list that was left for a form shows what it showed when one comes back, saved or not; its menu entry begins anew', async ({
  page,
  admin: _,
  build,
}) => {
  const rak = await build.rak(21)
  const address = `/manajemen-produk?kategori=${rak.kategoriId}&urut=-harga&page=2`
  const isBack = (url: URL) => url.pathname + url.search === address
  await page.goto(address)
  await page.getByRole('link', { name: /^Edit / }).click()
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await expect(page).toHaveURL(isBack)
  await page.getByRole('link', { name: /^Edit / }).click()
  await page.getByLabel('Deskripsi').fill('Berubah.')
  await page.reload()
  await page.getByLabel('Deskripsi').fill('Berubah lagi.')
  await page.getByRole('button', { name: simpan, exact: true }).click()
  await expectKabar(page, 'Produk berhasil diperbarui')
  await expect(page).toHaveURL(isBack)
  await page.getByRole('link', { name: /^Edit / }).click()
  await page.getByRole('main').getByRole('link', { name: 'Manajemen Produk' }).click()
  await expect(page).toHaveURL(isBack)
  await page.getByRole('navigation', { name: 'Kantor' }).getByRole('link', { name: 'Manajemen Produk' }).click()
  await expect(page).toHaveURL('/manajemen-produk')
})

test('a list keeps its head in sight while it scrolls', async ({ page, admin: _, build }) => {
  const rak = await build.rak(21)
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`/manajemen-produk?kategori=${rak.kategoriId}`)
    await expect(page.getByRole('row')).toHaveCount(21)
    await page.mouse.move(width / 2, 500)
    await page.mouse.wheel(0, 700)
    const head = page.getByRole('columnheader', { name: 'Harga' })
    await expect(page.getByRole('row').nth(1)).not.toBeInViewport()
    await expect(head).toBeInViewport({ ratio: 1 })
    // Nor covered by the bar: it can be clicked.
    await head.getByRole('link').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  }
})

test('a price with its dots is understood, one of 0 is refused, and a name that is there is asked about', async ({
  page,
  admin: _,
  build,
}) => {
  const { nama } = await build.produk()
  await page.goto('/tambah-produk')
  await page.getByLabel('Nama Produk').fill(` ${nama.toUpperCase()} `)
  await page.getByLabel('Kategori').selectOption({ index: 1 })
  await page.getByLabel('Harga', { exact: true }).fill('125,5')
  await page.getByRole('button', { name: simpan }).click()
  await expect(page.getByText('Harga harus bilangan bulat rupiah, misalnya 125000 atau 125.000')).toBeVisible()
  await page.getByLabel('Harga', { exact: true }).fill('Rp 0')
  await page.getByRole('button', { name: simpan }).click()
  await expect(page.getByText('Harga harus lebih dari 0')).toBeVisible()
  await page.getByLabel('Harga', { exact: true }).fill('Rp 1.250.000')
  await page.getByRole('button', { name: simpan }).click()
  await expect(pesan(page)).toContainText('Nama ini sudah ada')
  await pesan(page).getByRole('button', { name: 'Ganti Nama' }).click()

  const baru = unique('Harga bertitik')
  await page.getByLabel('Nama Produk').fill(baru)
  await page.getByRole('button', { name: simpan }).click()
  await expectKabar(page, 'Produk berhasil ditambahkan')
  await page.goto(`/manajemen-produk?q=${encodeURIComponent(baru)}`)
  await expect(page.getByRole('row').filter({ hasText: baru })).toContainText('Rp 1.250.000')
})

test('nobody becomes an administrator by a slip of the hand', async ({ page, build }) => {
  const owner = await build.owner()
  const akun = await build.pelanggan()
  await logInAdmin(page, owner)
  await page.goto(`/edit-user/${akun.userId}`)
  await page.getByLabel('Role').selectOption('Admin')
  await page.getByRole('button', { name: simpan }).click()
  await expect(pesan(page)).toContainText(/Jadikan .* admin\?/)
  await pesan(page).getByRole('button', { name: 'Batal' }).click()
  await page.reload()
  await expect(page.getByLabel('Role')).toHaveValue('user')
})

test('what cannot be deleted has nothing to press for it', async ({ page, admin: _, build }) => {
  const kosong = await build.kategori()
  const { kategoriNama } = await build.produk()
  const hapus = (nama: string) => page.getByRole('button', { name: `Hapus ${nama}`, exact: true })
  await page.goto(`/kategori-produk?q=${encodeURIComponent(kosong.nama)}`)
  await expect(hapus(kosong.nama)).toBeVisible()
  await page.goto(`/kategori-produk?q=${encodeURIComponent(kategoriNama)}`)
  await expect(page.getByRole('link', { name: `Edit ${kategoriNama}`, exact: true })).toBeVisible()
  await expect(hapus(kategoriNama)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [daftar, buka] of [
    ['/manajemen-produk', /\/edit-produk\/\d+$/],
    ['/kategori-produk', /\/edit-kategori\/\d+$/],
    ['/manajemen-artikel', /\/edit-artikel\/\d+$/],
    ['/manajemen-paket', /\/edit-paket\/\d+$/],
    ['/metode-pengiriman', /\/edit-pengiriman\/\d+$/],
  ] as const)
    test(`a card of ${daftar} leads where its row leads, wherever a thumb takes it`, async ({ page, admin: _ }) => {
      await page.goto(daftar)
      const kartu = page
        .getByRole('row')
        .filter({ has: page.locator('td') })
        .first()
      await expect(kartu).toBeVisible()
      await kartu.click({ position: { x: 6, y: 6 } })
      await expect(page).toHaveURL(buka)
    })
})
