import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listProdukAdmin, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { shelfCode } from './shelf-code.ts'
import ShelfLabelsPage from './shelf-labels.page.tsx'

const open = (search = '') => showAdmin(<ShelfLabelsPage />, { at: `/label-rak${search}` })

test('prints a label with code, name, pack and shelf for each product of the search', async () => {
  const items = [
    contoh(ProdukAdmin, { produkId: 3, nama: 'Kaporit', kemasan: 'ember 5 kg', rak_gudang: 'A3' }),
    contoh(ProdukAdmin, { produkId: 4, nama: 'Iodin', rak_gudang: '' }),
  ]
  answer(listProdukAdmin, { items, total: 2 })
  await open('?q=obat&stok=menipis')
  await expect.element(page.getByRole('img', { name: 'Kode Kaporit' })).toBeVisible()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent('A3Kaporitember 5 kg')
  await expect.element(page.getByRole('img', { name: 'Kode Iodin' })).toBeVisible()
  await expect.element(button('Cetak')).toBeEnabled()
  expect(sent(listProdukAdmin)[0]?.query).toMatchObject({ q: 'obat', stok: 'menipis', limit: '100' })
})

test('says that there is nothing to print, or more than fits', async () => {
  answer(listProdukAdmin, { items: [], total: 0 })
  const { unmount } = await open('?q=lain')
  await see('Tidak ada produk ditemukan')
  await expect.element(button('Cetak')).toBeDisabled()
  await unmount()
  answer(listProdukAdmin, { items: [contoh(ProdukAdmin, { nama: 'Kaporit' })], total: 1_234 })
  await open()
  await see('Hanya 100 dari 1.234 produk. Persempit pencarian di daftar produk.')
})

test('the code is the address of the product', () =>
  expect(shelfCode('https://toko.example', 3)).toBe('https://toko.example/produk/produk-satuan/3'))
