import type { Page } from '@playwright/test'
import { emulatePrint } from './page.ts'
import { expect, test } from './test.ts'

/** Id of the peroxide in the initial catalog. */
const PEROXIDE = 5
/** Id of a prescription product. */
const RESEP = 13
const KALKULATOR = '/layanan/kalkulator-dosis'

const result = (page: Page) => page.getByRole('region', { name: 'Hasil hitungan' })

test('a product leads to its dose, the cart, the logbook, and a printed slip', async ({ page }) => {
  await page.goto(`/produk/produk-satuan/${PEROXIDE}`)
  await page.getByRole('link', { name: 'Hitung untuk keramba saya' }).click()
  await expect(page.getByLabel('Produk', { exact: true })).toHaveValue(`${PEROXIDE}`)
  await page.getByLabel('Panjang (m)').fill('2,5')
  await page.getByLabel('Lebar (m)').fill('1.2')
  await expect(result(page)).toContainText('Isi ukurannya')
  await page.getByLabel('Kedalaman air (m)').fill('0,8')
  // The result appears without a button.
  await expect(result(page)).toContainText('301 mL')
  await expect(result(page)).toContainText('301 mL × 0,598 ÷ 2,4 m³ = 75 ppm')
  await expect(result(page)).toContainText('Jangan pernah mencampur dengan kaporit')
  await page.getByLabel('Mulai tanggal').fill('2026-11-23')
  await expect(result(page)).toContainText('30 November 2026')
  await expect(result(page)).toContainText('Perlu 903 mL untuk 3 kali: 1 × jeriken 5 L')
  await result(page).getByRole('button', { name: 'Masukkan ke keranjang' }).click()
  await expect(result(page).getByRole('link', { name: 'Sudah di keranjang: 1' })).toBeVisible()
  await expect(result(page).getByRole('link', { name: 'Catat di buku obat' })).toHaveAttribute(
    'href',
    /\/akun\/buku-obat\?produk=5&takaran=301&satuan=mL&cara=rendam&.*mulai=2026-11-23&ulang=7%2C14/,
  )
  await page.getByRole('button', { name: 'Hitung', exact: true }).click()
  await expect(page).toHaveURL(/dalam=0%2C8.*hitung=1|hitung=1.*dalam=0%2C8/)
  await expect(result(page)).toBeFocused()
  await page.reload()
  await expect(result(page)).toContainText('301 mL')

  await emulatePrint(page)
  for (const gone of [page.getByRole('form'), page.getByRole('button', { name: 'Cetak A6' }), page.getByText(/Rp \d/)])
    await expect(gone.first()).toBeHidden()
  await expect(page.getByRole('img', { name: 'Kode QR hitungan ini' })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dataset.kertas = 'a6'
  })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/)?.[0]).toMatch(/29[78][.\d]* 4(?:19|20)/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the server answers the form step by step', async ({ page }) => {
    await page.goto(`${KALKULATOR}?produk=${PEROXIDE}&untuk=cacing-kulit`)
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(page.getByText('Panjang belum diisi')).toBeVisible()
    await page.getByLabel('Bak atau keramba bulat').check()
    await expect(page.getByLabel('Panjang (m)')).toBeHidden()
    await page.getByLabel('Garis tengah (m)').fill('3')
    await page.getByLabel('Kedalaman air (m)').fill('1')
    await page.getByLabel('Dosis (ppm)').fill('150')
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(result(page)).toContainText('1.773 mL (1,77 L)')
    await expect(result(page)).toContainText('Hari ke-7')
    await expect(page.getByLabel('Garis tengah (m)')).toHaveValue('3')
    await page.getByLabel('Dosis (ppm)').fill('151')
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(result(page)).toContainText('melebihi batas 150 ppm')
    await page.getByRole('link', { name: 'Campur pakan' }).click()
    await expect(page.getByLabel('Jumlah ikan (ekor)')).toBeVisible()
    await page.goto(`${KALKULATOR}?produk=${RESEP}&bentuk=volume&volume=2,4`)
    await expect(result(page)).toContainText('perlu resep dokter hewan')
    await expect(page.getByLabel('Produk', { exact: true })).not.toContainText('Oksitetrasiklin')
  })
})
