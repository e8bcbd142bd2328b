import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import type { Produk } from './build-rows.ts'
import { pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

const BAHAYA = { bahaya: 'pengoksidasi', berat_gram: '1150' }

const radio = (page: Page, { nama }: { nama: string }) => page.getByRole('radio', { name: nama })
const REGULAR = { nama: 'Reguler' }

async function addProduk(page: Page, { produkId, nama }: Produk): Promise<void> {
  await page.goto(`/produk/produk-satuan/${produkId}`)
  await page.getByRole('button', { name: `Masukkan ${nama} ke keranjang` }).click()
  await expect(page.getByText(/di keranjang\./)).toBeVisible()
}

test('an oxidizer is marked from its page to the order, and cannot be sent by air', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const [input, regular] = [await build.produk(BAHAYA), await build.produk()]
  const air = await build.pengiriman({ jalur: 'udara' })
  const reason = `${input.nama} pengoksidasi: hanya lewat darat atau laut`
  await addProduk(page, regular)
  await addProduk(page, input)
  await expect(page.getByText('Hanya dikirim lewat darat atau laut.')).toBeVisible()

  await page.goto('/keranjang')
  await expect(page.getByText('Pengoksidasi', { exact: true })).toBeVisible()
  await expect(page.getByText(`${reason}.`)).toBeVisible()
  await expect(page.getByText('1,2 kg, belum lengkap')).toBeVisible()
  await expect(page.getByRole('option', { name: air.nama })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()

  await expect(radio(page, REGULAR)).toBeChecked()
  await expect(radio(page, air)).toBeDisabled()
  await expect(page.getByText(reason).first()).toBeVisible()
  await expectAccessible(page)
  await pay(page)
  await expect(popup(page).getByRole('heading').first()).toBeVisible()
})
