import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Produk } from '#contract/katalog/endpoints.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { ProdukKartu } from './produk-kartu.tsx'
import { Sizes } from './sizes.tsx'

const PRODUK = contoh(Produk, {
  produkId: 3,
  nama: 'Ketapang 100 g',
  kemasan: 'pouch 100 g',
  harga: 20_000,
  stok: 5,
  pilihan_ukuran: { kelompok: 3, jumlah: 3, mulai: 18_000 },
})

test('sizes are links with their prices, and say which is shown and which is sold out', async () => {
  const sizes = [
    { produkId: 3, kemasan: 'pouch 100 g', harga: 20_000, habis: false },
    { produkId: 4, kemasan: 'pouch 1 kg', harga: 140_000, habis: true },
  ]
  await show(<Sizes sizes={sizes} current={3} />)
  await expect.element(page.getByRole('navigation', { name: 'Pilih ukuran' })).toBeVisible()
  await expect.element(link(/pouch 100 g/)).toHaveAttribute('aria-current', 'page')
  await seeIn(link(/pouch 100 g/), /^pouch 100 gRp 20\.000$/)
  await expect.element(link(/pouch 1 kg/)).toHaveAttribute('href', '/produk/produk-satuan/4')
  await seeIn(link(/pouch 1 kg/), /Rp 140\.000 · Habis$/)
})

describe('card of a product in several sizes', () => {
  test('has their number and lowest price, and leads to the choice instead of the checkout', async () => {
    await show(<ProdukKartu produk={PRODUK} isPrimary={false} />)
    await see(/^3 ukuran/)
    await see(/^mulai/)
    await see('Rp 18.000')
    await see('Pilih ukuran')
    await expect.element(link('Beli Ketapang 100 g')).not.toBeInTheDocument()
  })

  test.each([
    [{ stok: 0 }, 'Stok habis'],
    [{ belum_terdaftar: true }, 'Lihat detail'],
  ])('with %j offers no choice', async (content, words) => {
    await show(<ProdukKartu produk={{ ...PRODUK, ...content }} isPrimary={false} />)
    await see(words)
    await seeNot('Pilih ukuran')
  })
})
