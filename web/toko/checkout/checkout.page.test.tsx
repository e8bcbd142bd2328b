import { expect, test } from 'vitest'
import { getProfile } from '#contract/akun/endpoints.ts'
import { listAlamat } from '#contract/alamat/endpoints.ts'
import { getProduk } from '#contract/katalog/endpoints.ts'
import { listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { answer, bare, refuse } from '#web/testing/api.ts'
import { link, see } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import CheckoutPage from './checkout.page.tsx'

test.each([
  ['without a product', ''],
  ['of an unknown product', '?produk=3'],
])('the checkout %s reports that there is nothing to order', async (_, search) => {
  signIn()
  answer(getProfile, bare(500, {}))
  answer(listAlamat, { data: [] })
  answer(listPengiriman, { data: [] })
  answer(getProduk, refuse('PRODUK_TIDAK_ADA'))
  await show(screen(CheckoutPage), { at: `/produk/produk-satuan/pemesanan${search}` })
  await see('Data Tidak Ditemukan')
  await expect.element(link('Pilih produk')).toHaveAttribute('href', '/produk/produk-satuan')
})
