import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import type { Produk } from './build-rows.ts'
import { pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

const BAHAYA = { bahaya: 'pengoksidasi', berat_gram: '1150' }
const DINGIN = { suhu_simpan: 'dingin', berat_gram: '600' }

const radio = (page: Page, { nama }: { nama: string }) => page.getByRole('radio', { name: nama })
const REGULER = { nama: 'Reguler' }

async function addProduk(page: Page, { produkId, nama }: Produk): Promise<void> {
  await page.goto(`/produk/produk-satuan/${produkId}`)
  await page.getByRole('button', { name: `Masukkan ${nama} ke keranjang` }).click()
  await expect(page.getByText(/di keranjang\./)).toBeVisible()
}

test('an oxidiser says so from its page to the order, and does not fly', { tag: '@wide' }, async ({
  page,
  pelanggan: _,
  build,
}) => {
  const [bahan, biasa] = [await build.produk(BAHAYA), await build.produk()]
  const udara = await build.pengiriman({ jalur: 'udara' })
  const alasan = `${bahan.nama} pengoksidasi: hanya lewat darat atau laut`
  await addProduk(page, biasa)
  await addProduk(page, bahan)
  await expect(page.getByText('Hanya dikirim lewat darat atau laut.')).toBeVisible()

  await page.goto('/keranjang')
  await expect(page.getByText('Pengoksidasi', { exact: true })).toBeVisible()
  await expect(page.getByText(`${alasan}.`)).toBeVisible()
  await expect(page.getByText('1,2 kg, belum lengkap')).toBeVisible()
  await expect(page.getByRole('option', { name: udara.nama })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()

  await expect(radio(page, REGULER)).toBeChecked()
  await expect(radio(page, udara)).toBeDisabled()
  await expect(page.getByText(alasan).first()).toBeVisible()
  await expectAccessible(page)
  await pay(page)
  await expect(popup(page).getByRole('heading').first()).toBeVisible()
})

test('the way of the last order is not chosen again where it may not carry the goods', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const { produkId } = await build.produk(BAHAYA)
  const udara = await build.pengiriman({ jalur: 'udara' })
  await page.goto('/')
  await page.evaluate((kode) => localStorage.setItem('pengirimanTerakhir', kode), udara.kode)
  await page.goto(`/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=1`)
  await expect(radio(page, udara)).toBeDisabled()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText('Belum termasuk ongkos kirim.')).toBeVisible()
})

test('what must stay cold goes with the cold service; with an oxidiser beside it nothing fits, and the buyer reads what to do', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const [bahan, vaksin] = [await build.produk(BAHAYA), await build.produk(DINGIN)]
  const dingin = await build.pengiriman({ jalur: 'udara', dingin: true })
  // All tests share the shop's methods, which together accept every product, so the list is reduced here.
  await page.route('**/api/shipping-methods', async (route) => {
    const { data }: { data: { kode: string }[] } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: data.filter(({ kode }) => [dingin.kode, 'reguler'].includes(kode)) } })
  })
  await page.goto(`/produk/produk-satuan/pemesanan?produk=${vaksin.produkId}&jumlah=1`)
  await expect(radio(page, REGULER)).toBeDisabled()
  await expect(page.getByText('Harus dingin', { exact: true })).toBeVisible()
  await radio(page, dingin).check()
  await expect(page.getByText('600 g')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bayar Sekarang' })).toBeEnabled()

  await addProduk(page, vaksin)
  await addProduk(page, bahan)
  await page.goto('/keranjang')
  await expect(page.getByText(/Belum ada pengiriman yang boleh membawa semua/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lanjut ke Pembayaran' })).toBeDisabled()
  await page.goto('/pemesanan')
  await expect(page.getByText(/Pesan barang yang disebut di atas secara terpisah/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Belum dapat dikirim' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'hubungi kami' }).click()
  await expect(page).toHaveURL('/kontak')
})
