import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { pesan } from './page.ts'
import { leavePopup, popup } from './payment.ts'
import { expect, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const confirmation = (nomor: string) => `/konfirmasi-pembayaran?order=${nomor}`
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a farmer chooses a virtual account, copies number and amount, finds both again, and cancels the order', async ({
  page,
  pelanggan,
  build,
}) => {
  const { nomor, produk } = await build.pesanan({ pembeli: pelanggan })
  const method = page.getByRole('region', { name: 'Cara Membayar' })
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  const pesanan = page.getByRole('main')

  await test.step('chooses the method and copies number and amount', async () => {
    await page.goto(confirmation(nomor))
    await expect(page.getByText('Metode Pembayaran Belum Dipilih')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Lanjutkan Pembayaran' }).click()
    await popup(page).getByRole('button', { name: 'BCA Virtual Account' }).click()
    await leavePopup(page, 'Selesai, bayar nanti')
    await expect(pesan(page)).toContainText('Pembayaran Tertunda: Silakan selesaikan pembayaran Anda.')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(confirmation(nomor))
    const virtual = await method.getByText(/^72007\d{11}$/).textContent()
    await method.getByRole('button', { name: 'Salin nomor virtual account' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Nomor virtual account disalin' })).toBeAttached()
    expect(await copied(page)).toBe(virtual)
    await method.getByRole('button', { name: 'Salin jumlah' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Jumlah disalin' })).toBeAttached()
    const total = await method.getByText(/^Rp [\d.]+$/).textContent()
    expect(`Rp ${await copied(page)}`).toBe(total?.replaceAll('.', ''))
    await expectAccessible(page)
    await page.reload()
    await expect(method.getByText(virtual ?? '')).toBeVisible()
  })

  await test.step('reads the page of the order', async () => {
    await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
    await expect(page).toHaveURL(`/riwayat-pembayaran/${nomor}`)
    await expect(pesanan.getByText(/^72007\d{11}$/)).toBeVisible()
    await expect(pesanan).toContainText(`1 × ${produk.nama}`)
    await expect(pesanan).toContainText('Dermaga 3, Teluk Hurun, Lampung')
    await expectAccessible(page)
    await pesanan.getByRole('link', { name: 'Riwayat Pembayaran' }).click()
    await expect(page).toHaveURL('/riwayat-pembayaran')
  })

  await test.step('opens the dialog, which Back closes and a reload keeps', async () => {
    const open = page.getByRole('button', { name: `Detail pesanan ${nomor}` }).filter({ visible: true })
    await open.click()
    await expect(page).toHaveURL(`/riwayat-pembayaran?order=${nomor}`)
    await page.goBack()
    await expect(detail).toBeHidden()
    await expect(open).toBeFocused()
    await page.goForward()
    await page.reload()
    await expect(detail).toContainText(nomor)
    await expectAccessible(page)
    await detail.getByRole('link', { name: 'Lihat Pesanan' }).click()
    await expect(pesanan).toContainText('Titip di pos dermaga')
  })

  await test.step('cancels it', async () => {
    await pesanan.getByRole('button', { name: 'Batalkan' }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Batalkan' }).click()
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(pesanan.getByRole('heading', { name: 'Dibatalkan' })).toBeVisible()
  })
})

test('an open screen shows the payment, and its receipt prints on one sheet without the site', async ({
  page,
  pelanggan,
  build,
}) => {
  const { nomor, produk } = await build.pesanan({ pembeli: pelanggan })
  await page.clock.install()
  await page.goto(confirmation(nomor))
  await expect(page.getByText('Metode Pembayaran Belum Dipilih')).toBeVisible()
  // As at an ATM: the screen of the shop is not involved.
  await build.simulate('pay', { order_id: nomor, outcome: 'settle', method: 'bca_va' })
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await expect(page.getByText('Pembayaran sudah kami terima.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
  const pesanan = page.getByRole('main')
  await expect(pesanan.getByText('Pembayaran diterima.')).toBeVisible()
  await pesanan.getByRole('link', { name: 'Nota', exact: true }).click()

  const nota = page.getByRole('article', { name: 'Nota' })
  await expect(nota).toContainText(/No\. \d{4}\/\d{2}\/\d{4,}/)
  await expect(nota).toContainText(`Pesanan ${nomor}`)
  await expect(nota).toContainText('Jl. Pelabuhan Perikanan No. 1')
  await expect(nota).toContainText('BCA Virtual Account')
  await expect(nota).toContainText('CONTOH: pembayaran disimulasikan.')
  await expect(nota.getByRole('row', { name: new RegExp(produk.nama) })).toBeVisible()
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const around of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Cetak' }),
  ])
    await expect(around).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
