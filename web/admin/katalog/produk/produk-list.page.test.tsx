import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listKategori } from '#contract/katalog/endpoints.ts'
import {
  archiveProduk,
  exportProduk,
  listPaketOfProduk,
  listProdukAdmin,
  ProdukAdmin,
  restoreProduk,
} from '#contract/katalog/produk-admin.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ProdukListPage from './produk-list.page.tsx'

const PRODUK = contoh(ProdukAdmin, {
  produkId: 3,
  nama: 'Kaporit',
  harga: 75_000,
  stok: 3,
  stok_minimum: 5,
  aktif: true,
  versi: 7,
  deskripsi: 'Vitamin untuk daya tahan ikan kerapu muda di keramba jaring apung.',
})
const open = (search = '') => showAdmin(<ProdukListPage />, { at: `/manajemen-produk${search}` })
const pesan = page.getByRole('alertdialog')

beforeEach(() => {
  answer(listKategori, [])
  answer(listProdukAdmin, { items: [PRODUK], total: 1 })
  answer(listPaketOfProduk, [])
})

describe('list of products', () => {
  test('shows price, low stock, and at most 50 characters of the description §2.214', async () => {
    await page.viewport(1440, 900)
    await open()
    await see('Vitamin untuk daya tahan ikan kerapu muda di keram…')
    await see('Rp 75.000')
    await see('Menipis')
    await expect.element(link('Edit Kaporit')).toHaveAttribute('href', '/edit-produk/3')
    await expect.element(link('Tambah Produk')).toHaveAttribute('href', '/tambah-produk')
    await page.viewport(390, 844)
  })

  test('is filtered by its address, and reports an empty result §8.71', async () => {
    answer(listProdukAdmin, ({ query }) =>
      query.stok === 'habis' ? { items: [], total: 0 } : { items: [PRODUK], total: 1 },
    )
    const { address } = await open('?stok=menipis&q=Kaporit')
    await see('Menipis')
    expect(sent(listProdukAdmin)[0]?.query).toMatchObject({ stok: 'menipis', q: 'Kaporit' })
    await fill('Stok', 'habis')
    await see('Tidak ada produk ditemukan')
    await expect.poll(address).toBe('/manajemen-produk?stok=habis&q=Kaporit')
  })
})

test('exports the products of all its filters', async () => {
  answer(exportProduk, silence)
  await open('?q=Kaporit&kategori=2&stok=menipis&status=arsip&nie=kosong')
  await press('Tindakan lain')
  await press('Ekspor CSV')
  await expect
    .poll(() => sent(exportProduk)[0]?.query)
    .toEqual({ q: 'Kaporit', kategori: '2', stok: 'menipis', status: 'arsip', nie: 'kosong' })
})

describe('archiving a product', () => {
  test('names packages that would become unavailable, and does nothing after a no §5.66', async () => {
    answer(listPaketOfProduk, [{ paketId: 4, title: 'Paket Bakteri', beranda: false }])
    await open()
    await press('Hapus Kaporit')
    await expect.element(pesan.getByText('Yakin hapus produk ini?')).toBeVisible()
    await expect.element(pesan.getByText('Paket ini berisi produk itu dan tidak bisa dibeli lagi:')).toBeVisible()
    await expect.element(pesan.getByRole('listitem')).toMatchTextContent('Paket Bakteri')
    await press('Batal')
    await seeNot('Yakin hapus produk ini?')
    await expect.element(button('Hapus Kaporit')).toHaveFocus()
    expect(sent(archiveProduk)).toEqual([])
  })

  test('sends the version that was seen, and says so', async () => {
    answer(archiveProduk, { message: 'ok' })
    await open()
    await press('Hapus Kaporit')
    answer(listProdukAdmin, { items: [], total: 0 })
    await press('Ya, Hapus')
    await see('Produk dipindahkan ke arsip')
    await see('Tidak ada produk ditemukan')
    expect(sent(archiveProduk)[0]).toMatchObject({ params: { produkId: '3' }, query: { versi: '7' } })
  })

  test('is undone from the archive', async () => {
    answer(listProdukAdmin, { items: [{ ...PRODUK, aktif: false }], total: 1 })
    answer(restoreProduk, { message: 'ok' })
    await open('?status=arsip')
    await press('Pulihkan Kaporit')
    await press('Ya, Pulihkan')
    await see('Produk dijual lagi')
    expect(sent(restoreProduk)[0]?.params).toEqual({ produkId: '3' })
  })
})
