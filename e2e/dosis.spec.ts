import type { Page } from '@playwright/test'
import { breakApi } from './page.ts'
import { expect, test } from './test.ts'

/** Ids in the initial catalogue: peroxide 50 %, citric acid, vitamin C, and a prescription product. */
const PEROKSIDA = 5
const ASAM_SITRAT = 7
const VITAMIN_C = 16
const RESEP = 13
const KALKULATOR = '/layanan/kalkulator-dosis'
/** A tank of 2.4 m³. */
const BAK = 'bentuk=persegi&panjang=2,5&lebar=1,2&dalam=0,8'

const hasil = (page: Page) => page.getByRole('region', { name: 'Hasil hitungan' })

test('from a product to its dose, to the cart, and into the book', { tag: '@wide' }, async ({ page }) => {
  await page.goto(`/produk/produk-satuan/${PEROKSIDA}`)
  await page.getByRole('link', { name: 'Hitung dosis' }).click()
  await expect(page.getByLabel('Produk', { exact: true })).toHaveValue(`${PEROKSIDA}`)
  await page.getByLabel('Panjang (m)').fill('2,5')
  await page.getByLabel('Lebar (m)').fill('1.2')
  await expect(hasil(page)).toContainText('Isi ukurannya')
  await page.getByLabel('Kedalaman air (m)').fill('0,8')
  // The result appears without a button.
  await expect(hasil(page)).toContainText('301 mL')
  await expect(hasil(page)).toContainText('301 mL × 0,598 ÷ 2,4 m³ = 75 ppm')
  await expect(hasil(page)).toContainText('Jangan pernah mencampur dengan kaporit')
  await page.getByLabel('Mulai tanggal').fill('2026-11-23')
  await expect(hasil(page)).toContainText('30 November 2026')
  await expect(hasil(page)).toContainText('Perlu 903 mL untuk 3 kali: 1 × jeriken 5 L')
  await hasil(page).getByRole('button', { name: 'Masukkan ke keranjang' }).click()
  await expect(hasil(page).getByRole('link', { name: 'Sudah di keranjang: 1' })).toBeVisible()
  await expect(hasil(page).getByRole('link', { name: 'Catat di buku obat' })).toHaveAttribute(
    'href',
    /\/akun\/buku-obat\?produk=5&takaran=301&satuan=mL&cara=rendam&.*mulai=2026-11-23&ulang=7%2C14/,
  )
  await page.getByRole('button', { name: 'Hitung', exact: true }).click()
  await expect(page).toHaveURL(/dalam=0%2C8.*hitung=1|hitung=1.*dalam=0%2C8/)
  await expect(hasil(page)).toBeFocused()
  await page.reload()
  await expect(hasil(page)).toContainText('301 mL')
})

test('what passes a cap is refused with the reason, and a warm bath is put off', async ({ page }) => {
  await page.goto(`${KALKULATOR}?produk=${PEROKSIDA}&untuk=cacing-kulit&${BAK}`)
  await page.getByLabel('Dosis (ppm)').fill('400')
  await expect(hasil(page)).toContainText('400 ppm melewati batas 150 ppm')
  await expect(hasil(page)).not.toContainText('mL')
  await page.getByLabel('Dosis (ppm)').fill('150')
  await expect(hasil(page)).toContainText('602 mL')
  await page.getByLabel('Suhu air (°C)').fill('31')
  await expect(hasil(page)).toContainText('Tunda rendam')
  await expect(hasil(page)).not.toContainText('602')
  await page.getByLabel('Suhu air (°C)').fill('29')
  await expect(hasil(page)).toContainText('Air 28 °C atau lebih: mulai dari 75 ppm')
  await page.getByLabel('Oksigen (DO) (mg/L)').fill('4,9')
  await expect(hasil(page)).toContainText('Di bawah 5 mg/L ikan tidak kuat direndam')
  await page.getByLabel('Produk', { exact: true }).selectOption(`${ASAM_SITRAT}`)
  await page.getByLabel('Oksigen (DO) (mg/L)').fill('6')
  await page.getByLabel('Dosis (ppm)').fill('301')
  await expect(hasil(page)).toContainText('melewati batas 300 ppm')
})

test('numbers that are none are told so, and a comma is never a thousand', async ({ page }) => {
  await page.goto(`${KALKULATOR}?produk=${ASAM_SITRAT}&bentuk=volume`)
  const volume = page.getByLabel('Volume air (m³)')
  for (const salah of ['0', '-1', 'NaN', '1e9', '1.500', '0,04', '99999', 'Infinity', '1,5,5', '<b>1</b>']) {
    await volume.fill(salah)
    await expect(hasil(page)).toContainText('Ada angka yang belum benar')
    await expect(volume).toHaveAttribute('aria-invalid', 'true')
  }
  for (const satuSetengah of ['1,5', '1.5']) {
    await volume.fill(satuSetengah)
    await expect(hasil(page)).toContainText('375 g')
  }
})

test('a prescription product is not computed, whoever writes its number into the address', async ({ page }) => {
  await page.goto(`${KALKULATOR}?produk=${RESEP}&${BAK}`)
  await expect(hasil(page)).toContainText('hanya dijual dengan resep dokter hewan')
  await expect(page.getByLabel('Produk', { exact: true })).not.toContainText('Oksitetrasiklin')
})

test('feed, fresh water and salinity are computed to the digit', async ({ page }) => {
  await page.goto(`${KALKULATOR}?produk=${VITAMIN_C}&ekor=1200&berat=250&fr=3&hari=30`)
  await expect(hasil(page)).toContainText('3,9 g sehari')
  await expect(hasil(page)).toContainText('116 g untuk 30 hari')
  await page.getByRole('link', { name: 'Rendam air tawar' }).click()
  await page.getByLabel('Volume sudah diketahui').check()
  for (const [label, isi] of Object.entries({
    'Volume air (m³)': '1,6',
    'Jumlah ikan (ekor)': '600',
    'Berat rata-rata (g)': '200',
    'Air laut terbawa tiap giliran (liter)': '20',
    'Salinitas air laut (ppt)': '32',
  }))
    await page.getByLabel(label).fill(isi)
  await expect(hasil(page)).toContainText('4 giliran')
  await expect(hasil(page)).toContainText('1,52 ppt')
  await page.getByLabel('Lama rendam (menit)').fill('16')
  await expect(hasil(page)).toContainText('melewati batas 15 menit')
  await page.getByRole('link', { name: 'Turunkan salinitas' }).click()
  await page.getByLabel('Volume air (m³)').fill('10,8')
  await page.getByLabel('Salinitas sekarang (ppt)').fill('32')
  await page.getByLabel('Salinitas yang diinginkan (ppt)').fill('16')
  await expect(hasil(page)).toContainText('Ganti 5,4 m³')
})

test('the slip prints alone, on a small paper too', async ({ page }) => {
  await page.goto(`${KALKULATOR}?produk=${PEROKSIDA}&${BAK}&mulai=2026-11-23`)
  await expect(hasil(page)).toContainText('301 mL')
  await page.emulateMedia({ media: 'print' })
  for (const gone of [page.getByRole('form'), page.getByRole('button', { name: 'Cetak A6' }), page.getByText(/Rp \d/)])
    await expect(gone.first()).toBeHidden()
  await expect(page.getByRole('img', { name: 'Kode QR hitungan ini' })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dataset.kertas = 'a6'
  })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/)?.[0]).toMatch(/29[78][.\d]* 4(?:19|20)/)
})

test.describe('without a signal', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })
  test('the dose is there, and no price', async ({ page }) => {
    await breakApi(page, `/api/produks/`, 'away')
    await page.goto(KALKULATOR)
    await page.getByLabel('Produk', { exact: true }).selectOption(`${PEROKSIDA}`)
    for (const [label, isi] of Object.entries({ 'Panjang (m)': '2,5', 'Lebar (m)': '1,2', 'Kedalaman air (m)': '0,8' }))
      await page.getByLabel(label).fill(isi)
    await expect(hasil(page)).toContainText('301 mL')
    await expect(hasil(page)).toContainText('Harga dan stok terlihat saat ada sinyal.')
    await expect(hasil(page)).not.toContainText('Rp')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by the server, step by step', async ({ page }) => {
    await page.goto(`${KALKULATOR}?produk=${PEROKSIDA}&untuk=cacing-kulit`)
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(page.getByText('Panjang belum diisi')).toBeVisible()
    await page.getByLabel('Bak atau keramba bulat').check()
    await expect(page.getByLabel('Panjang (m)')).toBeHidden()
    await page.getByLabel('Garis tengah (m)').fill('3')
    await page.getByLabel('Kedalaman air (m)').fill('1')
    await page.getByLabel('Dosis (ppm)').fill('150')
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(hasil(page)).toContainText('1.773 mL (1,77 L)')
    await expect(hasil(page)).toContainText('Hari ke-7')
    await expect(page.getByLabel('Garis tengah (m)')).toHaveValue('3')
    await page.getByLabel('Dosis (ppm)').fill('151')
    await page.getByRole('button', { name: 'Hitung', exact: true }).click()
    await expect(hasil(page)).toContainText('melewati batas 150 ppm')
    await page.getByRole('link', { name: 'Campur pakan' }).click()
    await expect(page.getByLabel('Jumlah ikan (ekor)')).toBeVisible()
  })
})
