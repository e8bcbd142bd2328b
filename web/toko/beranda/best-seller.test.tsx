import { expect, test } from 'vitest'
import { listProduk, Produk } from '#contract/katalog/endpoints.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, seeIn, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { BestSeller } from './best-seller.tsx'

const produk = (produkId: number, change: Partial<Produk>) =>
  contoh(Produk, { produkId, nama: `Obat ${produkId}`, harga: 25_000, stok: 5, ...change })

test('is the first product in stock that anyone can buy, with its price', async () => {
  const items = [produk(1, { stok: 0 }), produk(2, { resep: true }), produk(3, { terjual: 12 }), produk(4, {})]
  answer(listProduk, { items, total: 4 })
  await show(<BestSeller />)
  await expect.element(link(/Obat 3/)).toHaveAttribute('href', '/produk/produk-satuan/3')
  await seeIn(link(/Obat 3/), /Terjual 12.*Rp 25\.000/)
})

test('is left out of a shop without one', async () => {
  answer(listProduk, { items: [produk(1, { stok: 0 })], total: 1 })
  const { container } = await show(<BestSeller />)
  await expect.poll(() => container.querySelector('div')).toBeNull()
  await seeNot(/Obat/)
})
