import { pesan } from './page.ts'
import { openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

const dialog = (page: Page) => page.getByRole('dialog')
const kecamatan = (page: Page) => dialog(page).getByRole('combobox', { name: 'Kecamatan' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Simpan' }).click()

/** Searches a district and selects the option. */
async function pickKecamatan(page: Page, q: string, name: string): Promise<void> {
  await kecamatan(page).fill(q)
  await dialog(page).getByRole('option', { name: name }).click()
  await expect(kecamatan(page)).toHaveValue(name)
}

test('an address is added, made the main one, changed, used in an order, and deleted', async ({
  page,
  pelanggan,
  produk,
}) => {
  await page.goto('/akun')
  await page.getByRole('link', { name: 'Alamat Saya' }).click()
  const buku = page.getByRole('region', { name: 'Buku alamat' })
  await expect(buku.getByRole('listitem')).toHaveText([/Pak Budi.*Utama.*Dermaga 3, Teluk Hurun, Lampung/])

  await buku.getByRole('button', { name: 'Tambah alamat' }).click()
  await dialog(page).getByLabel('Titik jemput dermaga').check()
  await dialog(page).getByLabel('Nama lengkap').fill('Bu Sari')
  await dialog(page).getByLabel('Nomor HP').fill('0812-9876-5432')
  await pickKecamatan(page, 'balikpapan sel', 'Balikpapan Selatan, Kota Balikpapan, Kalimantan Timur')
  await dialog(page).getByLabel('Kode pos').fill('76116')
  await dialog(page).getByLabel('Alamat', { exact: true }).fill('Dermaga Manggar')
  await dialog(page).getByLabel('Patokan').fill('perahu biru')
  await dialog(page).getByLabel('Nama alamat').fill('Keramba timur')
  await save(page)
  await expect(dialog(page)).toBeHidden()
  const added = buku.getByRole('listitem').filter({ hasText: 'Keramba timur' })
  await expect(added).toContainText('Balikpapan Selatan, Kota Balikpapan, Kalimantan Timur 76116')
  await expect(added).toContainText('Patokan: perahu biru')

  await buku.getByRole('button', { name: 'Jadikan Keramba timur alamat utama' }).click()
  await expect(buku.getByRole('listitem').first()).toContainText('Keramba timur')
  await buku.getByRole('button', { name: 'Ubah Keramba timur' }).click()
  await expect(kecamatan(page)).toHaveValue('Balikpapan Selatan, Kota Balikpapan, Kalimantan Timur')
  await dialog(page).getByLabel('Patokan').fill('')
  await save(page)
  await expect(added).not.toContainText('Patokan')

  await test.step('an order uses the chosen address, and the main address stays', async () => {
    const kartu = page.getByRole('region', { name: 'Alamat Pengiriman' })
    await openCheckout(page, produk)
    await kartu.getByRole('button', { name: 'Kirim ke alamat baru' }).click()
    await dialog(page).getByLabel('Alamat', { exact: true }).fill('Dermaga Tejakula')
    await pickKecamatan(page, 'tejakula', 'Tejakula, Kabupaten Buleleng, Bali')
    await save(page)
    await expect(kartu.getByRole('radio', { name: /Dermaga Tejakula/ })).toBeChecked()
    await expect(kartu.getByRole('radio', { name: /Dermaga Manggar/ })).not.toBeChecked()
    await pay(page)
    await expect(popup(page).getByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible()
    const headers = { authorization: `Bearer ${pelanggan.token}` }
    const { data } = await (await page.request.get('/api/pemesanan/riwayat', { headers })).json()
    const { alamat } = await (await page.request.get(`/api/pemesanan/${data[0].orderId}`, { headers })).json()
    expect(alamat).toBe('Dermaga Tejakula\nTejakula, Kabupaten Buleleng, Bali')
    const profile = await (await page.request.get('/api/auth/profile', { headers })).json()
    expect(profile.alamat).toContain('Dermaga Manggar')
  })

  await page.goto('/akun/alamat')
  await buku.getByRole('button', { name: 'Hapus Keramba timur' }).click()
  await pesan(page).getByRole('button', { name: 'Hapus' }).click()
  await expect(buku.getByRole('listitem')).toHaveText([/Pak Budi.*Utama/, /Dermaga Tejakula/])
})
