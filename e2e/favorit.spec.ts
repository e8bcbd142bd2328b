import { expectAccessible } from './accessibility.ts'
import { expect, logInPelanggan, test } from './test.ts'

const save = (name: string) => `Simpan ${name} sebagai favorit`
const remove = (name: string) => `Hapus ${name} dari favorit`

test('favorites kept before a login are in the account after it, on every device', async ({
  page,
  build,
  browser,
  baseURL,
}) => {
  const [one, two] = [await build.produk(), await build.produk()]
  await page.goto(`/produk/produk-satuan/${one.produkId}`)
  await page.getByRole('button', { name: save(one.nama) }).click()
  await expect(page.getByRole('button', { name: remove(one.nama) })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/favorit')
  await expect(page.getByText('Sekarang hanya tersimpan di browser ini.')).toBeVisible()
  await expect(page.getByRole('link', { name: one.nama, exact: true })).toBeVisible()
  await expectAccessible(page)

  const pelanggan = await build.pelanggan()
  await page.getByRole('link', { name: 'Masuk', exact: true }).click()
  await page.getByLabel('Email').fill(pelanggan.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(pelanggan.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/favorit')
  await expect(page.getByRole('link', { name: one.nama, exact: true })).toBeVisible()
  await expect(page.getByText('Sekarang hanya tersimpan di browser ini.')).toBeHidden()
  await page.goto(`/produk/produk-satuan/${two.produkId}`)
  await page.getByRole('button', { name: save(two.nama) }).click()
  await expect(page.getByRole('button', { name: remove(two.nama) })).toBeVisible()

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await logInPelanggan(other, pelanggan)
  await other.goto('/akun')
  await other.getByRole('link', { name: 'Favorit' }).click()
  await expect(other.getByRole('article')).toHaveText([new RegExp(two.nama), new RegExp(one.nama)])
  await other.getByRole('button', { name: remove(two.nama) }).click()
  await expect(other.getByRole('article')).toHaveCount(1)
  await other.getByRole('button', { name: remove(one.nama) }).click()
  await expect(other.getByText('Belum ada favorit')).toBeVisible()
  await elsewhere.close()
})
