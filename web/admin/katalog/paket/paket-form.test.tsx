import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listProduk, Paket, Produk } from '#contract/katalog/endpoints.ts'
import { createPaket, listPaketAdmin } from '#contract/katalog/paket-admin.ts'
import { answer, refuse, refuseFields, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PaketAddPage from './paket-add.page.tsx'

const CALCIUM_HYPOCHLORITE = contoh(Produk, { produkId: 3, nama: 'Kaporit', stok: 7 })

const content = (nomor: number) => page.getByRole('group', { name: `Isi ${nomor}` })
const contentsNames = () =>
  field('Nama')
    .elements()
    .map((item) => (item as HTMLInputElement).value)
const produk = page.getByRole('combobox', { name: 'Produk terkait (opsional)' })
const said = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument()
const open = () => showAdmin(<PaketAddPage />, { at: '/tambah-paket' })

beforeEach(() => {
  answer(listPaketAdmin, { items: [], total: 0 })
  answer(listProduk, ({ query }) => {
    const items = 'kaporit'.includes(query.q ?? '') ? [CALCIUM_HYPOCHLORITE] : []
    return { items, total: items.length }
  })
  answer(createPaket, { ...contoh(Paket, { paketId: 4 }), message: 'Paket berhasil ditambahkan' })
})

describe('form of a package', () => {
  test('shows the error of a missing value under its field §5.50', async () => {
    await open()
    await press('Simpan')
    await expect.element(field('Nama Paket')).toHaveAccessibleDescription('Nama paket harus diisi')
    await see('Harga paket harus diisi')
    await expect.element(field('Nama Paket')).toHaveFocus()
    expect(sent(createPaket)).toEqual([])
  })

  test('splits its parts at commas, ties one to its product, and refuses an amount of none §5.52', async () => {
    const { address } = await open()
    await fill('Nama Paket', 'Paket Karantina')
    await fill('Harga', '650000')
    await press('Tambah isi')
    ;(produk.element() as HTMLElement).focus()
    await fill(produk, 'kaporit')
    await userEvent.click(page.getByRole('option', { name: /Kaporit/ }))
    await expect.element(content(1).getByLabelText('Nama')).toHaveValue('Kaporit')
    await fill(content(1).getByLabelText('Jumlah'), '0')
    await fill('Deskripsi', 'Kaporit, Buku saku, , Kotak ')
    await expect.poll(contentsNames).toEqual(['Kaporit', 'Buku saku', 'Kotak'])
    await press('Hapus isi 3')
    await press('Simpan')
    await expect.element(content(1).getByLabelText('Jumlah')).toHaveAccessibleDescription('Jumlah 1 sampai 1.000')
    await fill(content(1).getByLabelText('Jumlah'), '2')
    await press('Simpan')
    await see('Paket berhasil ditambahkan')
    await expect.poll(address).toBe('/manajemen-paket')
    const { body } = sent(createPaket)[0] ?? {}
    expect(body).toMatchObject({ title: 'Paket Karantina', harga: '650000' })
    expect(JSON.parse(body.isi)).toEqual([
      { nama: 'Kaporit', produkId: 3, jumlah: 2 },
      { nama: 'Buku saku', produkId: null, jumlah: 1 },
    ])
  })

  test('says at the part why the shop does not take it', async () => {
    await open()
    await fill('Nama Paket', 'Paket Nama')
    await fill('Harga', '650000')
    await fill('Deskripsi', 'Rutenicon, Zurconium')
    const perluResep = 'Rutenikon perlu resep, jadi tidak boleh ada di dalam paket'
    answer(createPaket, refuse('ISI_PERLU_RESEP', { errors: [{ path: 'isi.0.nama', msg: perluResep }] }))
    await press('Simpan')
    await expect.element(page.getByRole('alertdialog', { name: 'Gagal' })).toBeVisible()
    await press('OK')
    await expect.element(content(1).getByLabelText('Nama')).toHaveAccessibleDescription(perluResep)
    await press('Hapus isi 1')
    const similar = 'Mirip Zurkonium. Pilih produk itu, atau tulis nama lain'
    answer(createPaket, refuseFields({ 'isi.0.nama': similar }))
    await press('Simpan')
    await press('OK')
    await expect.element(content(1).getByLabelText('Nama')).toHaveAccessibleDescription(similar)
    await expect.element(content(1).getByLabelText('Nama')).toHaveValue('Zurconium')
  })
})

describe('parts of a package', () => {
  const move = async (name: string, position: number) => {
    ;(button(`Geser ${name}`).element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await said(`${name} diangkat, urutan ${position} dari 3.`)
    // The arrow keys work only after the next frames, shortly after the announcement.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }

  test('are reordered with the keyboard, and every step is announced', async () => {
    await open()
    await fill('Deskripsi', 'Obat A, Obat B, Obat C')
    await expect.element(button('Geser Obat C')).toBeVisible()
    await move('Obat A', 1)
    await userEvent.keyboard('{ArrowDown}')
    await said('Obat A dipindahkan ke urutan 2 dari 3.')
    await userEvent.keyboard(' ')
    await said('Obat A diletakkan di urutan 2 dari 3.')
    await expect.poll(contentsNames).toEqual(['Obat B', 'Obat A', 'Obat C'])

    await move('Obat C', 3)
    await userEvent.keyboard('{ArrowUp}')
    await said('Obat C dipindahkan ke urutan 2 dari 3.')
    await userEvent.keyboard('{Escape}')
    await said('Batal. Obat C kembali ke urutan 3 dari 3.')
    expect(contentsNames()).toEqual(['Obat B', 'Obat A', 'Obat C'])
  })

  test('are tied to a product with the keyboard, without sending the form', async () => {
    const { address } = await open()
    await press('Tambah isi')
    await userEvent.click(produk)
    await userEvent.keyboard('kaporit')
    await expect.element(page.getByRole('option', { name: /Kaporit/ })).toBeVisible()
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(produk).toHaveValue('Kaporit')
    await fill(produk, 'tidak ada yang begini')
    await see('Tidak ada produk yang ditemukan')
    await userEvent.keyboard('{Escape}')
    await expect.element(produk).toHaveValue('Kaporit')
    expect(address()).toBe('/tambah-paket')
    expect(sent(createPaket)).toEqual([])
  })
})
