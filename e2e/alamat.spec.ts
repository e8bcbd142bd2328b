import { pesan } from './page.ts'
import { openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

const dialog = (page: Page) => page.getByRole('dialog')
const kecamatan = (page: Page) => dialog(page).getByRole('combobox', { name: 'Kecamatan' })
const simpan = (page: Page) => dialog(page).getByRole('button', { name: 'Simpan' }).click()
const kartu = (page: Page) => page.getByRole('region', { name: 'Alamat Pengiriman' })

/** Searches a district and selects the option. */
async function pilihKecamatan(page: Page, q: string, nama: string): Promise<void> {
  await kecamatan(page).fill(q)
  await dialog(page).getByRole('option', { name: nama }).click()
  await expect(kecamatan(page)).toHaveValue(nama)
}

test('@wide the book of addresses: written, made the main one, changed and taken out', async ({
  page,
  pelanggan: _,
}) => {
  await page.goto('/akun')
  await page.getByRole('link', { name: 'Alamat Saya' }).click()
  const buku = page.getByRole('region', { name: 'Buku alamat' })
  await expect(buku.getByRole('listitem')).toHaveText([/Pak Budi.*Utama.*Dermaga 3, Teluk Hurun, Lampung/])

  await buku.getByRole('button', { name: 'Alamat baru' }).click()
  await dialog(page).getByLabel('Titik jemput dermaga').check()
  await dialog(page).getByLabel('Nama lengkap').fill('Bu Sari')
  await dialog(page).getByLabel('Nomor HP').fill('0812-9876-5432')
  await pilihKecamatan(page, 'balikpapan sel', 'Balikpapan Selatan, Kota Balikpapan, Kalimantan Timur')
  await dialog(page).getByLabel('Kode pos').fill('7611')
  await dialog(page).getByLabel('Alamat', { exact: true }).fill('Dermaga Manggar')
  await dialog(page).getByLabel('Patokan').fill('perahu biru')
  await dialog(page).getByLabel('Nama alamat').fill('Keramba timur')
  await simpan(page)
  await expect(dialog(page).getByText('Kode pos terdiri dari 5 angka')).toBeVisible()
  await dialog(page).getByLabel('Kode pos').fill('76116')
  await simpan(page)
  await expect(dialog(page)).toBeHidden()
  const baru = buku.getByRole('listitem').filter({ hasText: 'Keramba timur' })
  await expect(baru).toContainText('Balikpapan Selatan, Kota Balikpapan, Kalimantan Timur 76116')
  await expect(baru).toContainText('Patokan: perahu biru')

  await buku.getByRole('button', { name: 'Jadikan Keramba timur alamat utama' }).click()
  await expect(buku.getByRole('listitem').first()).toContainText('Keramba timur')
  await buku.getByRole('button', { name: 'Ubah Keramba timur' }).click()
  await expect(kecamatan(page)).toHaveValue('Balikpapan Selatan, Kota Balikpapan, Kalimantan Timur')
  await dialog(page).getByLabel('Patokan').fill('')
  await simpan(page)
  await expect(baru).not.toContainText('Patokan')

  await buku.getByRole('button', { name: 'Hapus Keramba timur' }).click()
  await pesan(page).getByRole('button', { name: 'Hapus' }).click()
  await expect(buku.getByRole('listitem')).toHaveText([/Pak Budi.*Utama/])
})

test('an order goes where it is sent to, and the next one where the main address is', async ({
  page,
  pelanggan,
  produk,
}) => {
  await openCheckout(page, produk)
  await kartu(page).getByRole('button', { name: 'Kirim ke alamat baru' }).click()
  await dialog(page).getByLabel('Alamat', { exact: true }).fill('Dermaga Tejakula')
  await pilihKecamatan(page, 'tejakula', 'Tejakula, Kabupaten Buleleng, Bali')
  await simpan(page)
  const [utama, baru] = [/Teluk Hurun/, /Dermaga Tejakula/].map((name) => kartu(page).getByRole('radio', { name }))
  await expect(baru as NonNullable<typeof baru>).toBeChecked()
  await expect(utama as NonNullable<typeof utama>).not.toBeChecked()
  await pay(page)
  await expect(popup(page).getByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible()
  const headers = { authorization: `Bearer ${pelanggan.token}` }
  const { data } = await (await page.request.get('/api/pemesanan/riwayat', { headers })).json()
  const { alamat } = await (await page.request.get(`/api/pemesanan/${data[0].orderId}`, { headers })).json()
  expect(alamat).toBe('Dermaga Tejakula\nTejakula, Kabupaten Buleleng, Bali')
  const profil = await (await page.request.get('/api/auth/profile', { headers })).json()
  expect(profil.alamat).toBe('Dermaga 3, Teluk Hurun, Lampung')
})

test.describe('the place that is typed', () => {
  test('is chosen by keys alone, and Escape closes the list, not the form', async ({ page, pelanggan: _ }) => {
    await page.goto('/akun/alamat')
    await page.getByRole('button', { name: 'Alamat baru' }).click()
    await kecamatan(page).pressSequentially('buleleng')
    await expect(dialog(page).getByRole('option')).toHaveCount(9)
    await kecamatan(page).press('ArrowDown')
    await kecamatan(page).press('ArrowUp')
    const pilihan = dialog(page).getByRole('option').first()
    await expect(pilihan).toHaveAttribute('aria-selected', 'true')
    const nama = await pilihan.innerText()
    await kecamatan(page).press('Enter')
    await expect(kecamatan(page)).toHaveValue(nama)
    await kecamatan(page).fill('tejakula')
    await expect(dialog(page).getByRole('option')).toHaveCount(1)
    await kecamatan(page).press('Escape')
    await expect(dialog(page).getByRole('option')).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
  })

  test('and left with one answer is that answer', async ({ page, pelanggan: _ }) => {
    await page.goto('/akun/alamat')
    await page.getByRole('button', { name: 'Alamat baru' }).click()
    await kecamatan(page).fill('balikpapan selatan')
    await expect(dialog(page).getByRole('option')).toHaveCount(1)
    await dialog(page).getByLabel('Kode pos').focus()
    await expect(kecamatan(page)).toHaveValue('Balikpapan Selatan, Kota Balikpapan, Kalimantan Timur')
  })

  test.describe('without an answer', () => {
    test.use({ allowedComplaints: /Failed to load resource/ })
    test('stands in the text of the address', async ({ page, pelanggan: _ }) => {
      await page.route('**/api/wilayah**', (route) => route.abort('connectionrefused'))
      await page.goto('/akun/alamat')
      await page.getByRole('button', { name: 'Alamat baru' }).click()
      await kecamatan(page).fill('Pulau Kecil, Selayar')
      await expect(dialog(page).getByText('Kecamatan tidak dapat dicari. Periksa koneksi internet Anda.')).toBeVisible()
      await dialog(page).getByLabel('Alamat', { exact: true }).fill('Rumah panggung 2')
      await expect(dialog(page).getByText('Yang Anda ketik tetap ikut di alamat.')).toBeVisible()
      await simpan(page)
      await expect(page.getByRole('region', { name: 'Buku alamat' })).toContainText('Pulau Kecil, Selayar')
    })
  })
})

test('the checkout of somebody with a long book is as narrow as the narrowest phone', async ({
  page,
  pelanggan,
  produk,
}) => {
  const headers = { authorization: `Bearer ${pelanggan.token}` }
  for (const nomor of [1, 2, 3, 4])
    await page.request.post('/api/alamat', {
      headers,
      data: {
        ...{
          penerima: 'Bu Sari Dewi Kusumaningrum',
          no_hp: '081298765432',
          rincian: `Dermaga ${nomor}${'x'.repeat(60)}`,
        },
        ...{ kode_wilayah: '31.01.01', label: `Keramba ${nomor} Sangat Jauh Di Laut`, jenis: 'dermaga' },
      },
    })
  await page.setViewportSize({ width: 277, height: 700 })
  await openCheckout(page, produk)
  await kartu(page).getByRole('button', { name: 'Tampilkan 2 alamat lain' }).click()
  await expect(kartu(page).getByRole('radio')).toHaveCount(5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(277)
  await kartu(page).getByRole('button', { name: 'Ubah' }).click()
  await expect(dialog(page).getByLabel('Patokan')).toBeVisible()
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
