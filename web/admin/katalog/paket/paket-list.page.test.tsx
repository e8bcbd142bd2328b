import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { PaketContents } from '#contract/katalog/endpoints.ts'
import { archivePaket, getPaketAdmin, listPaketAdmin, PaketAdmin, restorePaket } from '#contract/katalog/paket-admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PaketEditPage from './paket-edit.page.tsx'
import PaketListPage from './paket-list.page.tsx'

const PAKET = contoh(PaketAdmin, {
  paketId: 4,
  title: 'Paket Bakteri',
  harga: 650_000,
  aktif: true,
  versi: 7,
  tersedia: 3,
  items: ['Vitamin A', 'Buku saku'],
})
const bagian = (produk: { aktif: boolean; resep: boolean }) => ({
  ...contoh(PaketContents, { produkId: 3, nama: 'Vitamin A', jumlah: 2 }),
  produk: { produkId: 3, nama: 'Vitamin A', stok: 5, ...produk },
  mirip: null,
  zat: null,
})
const list = (...items: PaketAdmin[]) => ({ items, total: items.length })
const open = (search = '') => showAdmin(<PaketListPage />, { at: `/manajemen-paket${search}` })

beforeEach(() => answer(listPaketAdmin, list(PAKET)))

describe('list of packages', () => {
  test('shows price and how many are to be had, and leads to the forms §2.215', async () => {
    await open()
    await see('Rp 650.000')
    await see('3 paket')
    await expect.element(link('Edit Paket Bakteri')).toHaveAttribute('href', '/edit-paket/4')
    await expect.element(link('Tambah Paket')).toHaveAttribute('href', '/tambah-paket')
    await press('Tindakan lain')
    await expect.element(link('Atur Urutan')).toHaveAttribute('href', '/urutan-paket')
  })

  test('shows class, weight and hazards from the parts on a desk', async () => {
    await page.viewport(1440, 900)
    onTestFinished(() => page.viewport(390, 844))
    answer(
      listPaketAdmin,
      list({ ...PAKET, golongan: 'obat_bebas', berat_gram: 1150, bahaya: ['pengoksidasi'], suhu_simpan: 'dingin' }),
    )
    await open()
    await see('Vitamin A, Buku saku')
    await see(/^Obat bebas, berat 1,2 kg/)
    await see('Pengoksidasi')
    await see('Harus dingin')
  })

  test('says that nothing limits a package without products', async () => {
    answer(listPaketAdmin, list({ ...PAKET, tersedia: null }))
    await open()
    await see('Tidak dibatasi')
  })

  test.each([
    ['perlu resep', { aktif: true, resep: true }],
    ['diarsipkan', { aktif: false, resep: false }],
  ])('says which part makes a package unavailable, in its form too: %s', async (reason, produk) => {
    const paket = { ...PAKET, isi: [bagian(produk)] }
    answer(listPaketAdmin, list(paket))
    const { unmount } = await open()
    await see('Tidak tersedia')
    await see(`Vitamin A ${reason}`)
    await unmount()
    answer(getPaketAdmin, paket)
    answer(listJejak, { items: [], total: 0 })
    await showAdmin(screen(PaketEditPage, { paketId: '4' }), { at: '/edit-paket/4' })
    await see(`Paket tidak bisa dibeli: Vitamin A ${reason}.`)
  })
})

describe('archiving a package', () => {
  test('requires a confirmation, sends the displayed version, and reports it §5.67', async () => {
    answer(archivePaket, { message: 'ok' })
    await open()
    await press('Hapus Paket Bakteri')
    await expect.element(page.getByRole('alertdialog').getByText('Yakin hapus paket ini?')).toBeVisible()
    expect(sent(archivePaket)).toEqual([])
    answer(listPaketAdmin, list())
    await press('Ya, Hapus')
    await see('Paket dipindahkan ke arsip')
    await see('Tidak ada paket ditemukan')
    expect(sent(archivePaket)[0]).toMatchObject({ params: { paketId: '4' }, query: { versi: '7' } })
  })

  test.each([
    [true, /Paket ini dipilih untuk beranda/],
    [false, /Paket ini tampil di beranda/],
  ])('warns that it is on the landing page (chosen for it: %s)', async (chosenForBeranda, sentence) => {
    answer(listPaketAdmin, list({ ...PAKET, beranda: true, beranda_dipilih: chosenForBeranda }))
    await open()
    await press('Hapus Paket Bakteri')
    await expect.element(page.getByRole('alertdialog').getByText(sentence)).toBeVisible()
  })

  test('is undone from the archive', async () => {
    answer(listPaketAdmin, list({ ...PAKET, aktif: false }))
    answer(restorePaket, { message: 'ok' })
    await open('?status=arsip')
    expect(sent(listPaketAdmin)[0]?.query).toMatchObject({ status: 'arsip' })
    await press('Pulihkan Paket Bakteri')
    await press('Ya, Pulihkan')
    await see('Paket dijual lagi')
    expect(sent(restorePaket)[0]?.params).toEqual({ paketId: '4' })
  })
})
