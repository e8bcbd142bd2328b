import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listKategori } from '#contract/katalog/endpoints.ts'
import {
  archiveProduk,
  changeManyProduk,
  exportProduk,
  listPaketOfProduk,
  listProdukAdmin,
  ProdukAdmin,
  restoreProduk,
} from '#contract/katalog/produk-admin.ts'
import { answer, bare, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { PRODUK_TICKS } from './many-produk.tsx'
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

describe('ticked products', () => {
  const other = { ...PRODUK, produkId: 4, nama: 'Iodin', aktif: false }
  const bar = page.getByRole('region', { name: 'Produk yang dipilih' })
  beforeEach(() => {
    answer(listProdukAdmin, { items: [PRODUK, other], total: 2 })
    answer(listKategori, [{ kategoriId: 6, nama: 'Vitamin', deskripsi: '', count: 1 }])
    return PRODUK_TICKS.clear
  })
  const tickAll = async () => {
    await open('?status=semua')
    await page.getByRole('checkbox', { name: 'Pilih Kaporit' }).click()
    await page.getByRole('checkbox', { name: /Pilih semua/ }).click()
    await expect.element(bar.getByRole('status')).toHaveTextContent('2 dipilih')
  }

  test('are archived together, and the dialog names the skipped ones', async () => {
    const results = [
      { id: 3, nama: 'Kaporit', selesai: true, alasan: '' },
      { id: 4, nama: 'Iodin', selesai: false, alasan: 'Produk tidak ditemukan.' },
    ]
    answer(changeManyProduk, { message: '1 produk diubah, 1 dilewati', hasil: results })
    await tickAll()
    await bar.getByRole('button', { name: 'Arsipkan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Arsipkan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hasilnya' })
    await see('1 produk masuk arsip.')
    await expect.element(dialog.getByRole('listitem')).toHaveTextContent('IodinProduk tidak ditemukan.')
    await expect.element(dialog.getByRole('link', { name: 'Iodin' })).toHaveAttribute('href', '/edit-produk/4')
    expect(sent(changeManyProduk)[0]?.body).toEqual({ produkId: [3, 4], jadi: { aktif: false } })
    await press('Tutup')
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('move to a category, which must be chosen', async () => {
    await tickAll()
    await bar.getByRole('button', { name: 'Ubah Kategori' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Ubah Kategori' }).click()
    await see('Pilih kategorinya dulu.')
    await dialog.getByRole('combobox', { name: 'Kategori' }).selectOptions('6')
    answer(changeManyProduk, bare(400, {}))
    await dialog.getByRole('button', { name: 'Ubah Kategori' }).click()
    await see('Gagal mengubah produk')
    answer(changeManyProduk, { message: '', hasil: [] })
    await dialog.getByRole('button', { name: 'Ubah Kategori' }).click()
    await expect.poll(() => sent(changeManyProduk)[1]?.body).toEqual({ produkId: [3, 4], jadi: { kategoriId: 6 } })
  })

  test('offer only what fits: selling an archived product again', async () => {
    await open('?status=semua')
    await page.getByRole('checkbox', { name: 'Pilih Iodin' }).click()
    await expect.element(bar.getByRole('button', { name: 'Jual Lagi' })).toBeVisible()
    await expect.element(bar.getByRole('button', { name: 'Arsipkan' })).not.toBeInTheDocument()
  })
})
