import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createGrup, deleteGrup, GrupAdmin, getGrup, listGrup, updateGrup } from '#contract/grup/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { searchRelated } from '#contract/kaitan/admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import GrupAddPage from './grup-add.page.tsx'
import GrupEditPage from './grup-edit.page.tsx'
import GrupListPage from './grup-list.page.tsx'

const GRUP = contoh(GrupAdmin, {
  grupId: 4,
  nama: 'Kelompok Hurun',
  persen: 10,
  aktif: true,
  anggota: 3,
  harga: [{ produkId: 3, harga: 9000 }],
})
const SAVED = { ...GRUP, message: 'Grup disimpan' }

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(getGrup, contohResponse(getGrup, { ...GRUP, produk: [{ id: 3, nama: 'Iodin', harga: 12_000 }] }))
  answer(searchRelated, [
    { id: 3, nama: 'Iodin', keterangan: 'Rp 12.000' },
    { id: 5, nama: 'Iodin 5 L', keterangan: 'Rp 50.000' },
  ] as never)
})
const add = () => showAdmin(<GrupAddPage />, { at: '/tambah-grup' })
const edit = () => showAdmin(screen(GrupEditPage, { grupId: '4' }), { at: '/edit-grup/4' })
async function choose(name: string) {
  await fill(page.getByRole('combobox', { name: 'Tambah produk' }), 'Iodin')
  await userEvent.click(page.getByRole('option').filter({ hasText: name }).first())
}

describe('list of price groups', () => {
  test('has discount, own prices, members and state, and says what deleting does', async () => {
    const EMPTY = { ...GRUP, grupId: 5, nama: 'Langganan', persen: 0, harga: [], anggota: 0, aktif: false }
    answer(listGrup, { items: [GRUP, EMPTY], total: 2 })
    await page.viewport(1440, 900)
    await showAdmin(<GrupListPage />, { at: '/grup-pelanggan' })
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await seeIn(row('Kelompok Hurun'), /Kelompok Hurun10%1 produk3Aktif/)
    await seeIn(row('Langganan'), /Langganan––0Diarsipkan/)
    await expect.element(link('Anggota Kelompok Hurun')).toHaveAttribute('href', '/pelanggan?grup=4')
    await press('Hapus Kelompok Hurun')
    await see('Kelompok Hurun. Grup yang punya anggota atau voucher hanya diarsipkan.')
    answer(deleteGrup, { message: 'Grup dihapus' })
    answer(listGrup, { items: [EMPTY], total: 1 })
    await press(page.getByRole('alertdialog').getByRole('button').last())
    await see('Grup dihapus')
    expect(sent(deleteGrup)[0]).toMatchObject({ params: { grupId: '4' }, query: { versi: String(GRUP.versi) } })
    await page.viewport(390, 844)
  })
})

describe('form of a price group', () => {
  test('says what is missing, takes each product once, and sends prices as numbers', async () => {
    const { address } = await add()
    await press('Simpan')
    await see('Nama tidak boleh kosong')
    await fill('Nama', 'Hurun')
    await choose('Iodin')
    await choose('Iodin')
    await choose('Iodin 5 L')
    await expect.element(page.getByRole('group', { name: 'Harga khusus (2)' })).toBeVisible()
    await press('Simpan')
    await expect.element(field('Iodin (rupiah)')).toHaveAccessibleDescription('Harga tidak boleh kosong')
    await fill('Iodin (rupiah)', '9.000')
    await press('Hapus harga Iodin 5 L')
    await expect.element(field('Iodin 5 L (rupiah)')).not.toBeInTheDocument()
    await fill(/^Potongan dari harga biasa/, '91')
    await press('Simpan')
    await see('Isi angka bulat dari 0 sampai 90')
    expect(sent(createGrup)).toEqual([])
    await fill(/^Potongan dari harga biasa/, '90')
    answer(createGrup, refuse('GRUP_SUDAH_ADA'))
    await press('Simpan')
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(field('Iodin (rupiah)')).toHaveValue('9.000')
    answer(createGrup, SAVED)
    await press('Simpan')
    await expect.poll(address).toBe('/grup-pelanggan')
    expect(sent(createGrup)[1]?.body).toEqual({
      nama: 'Hurun',
      persen: 90,
      aktif: true,
      harga: [{ produkId: 3, harga: 9000 }],
    })
  })

  test('asks before it saves a price below cost', async () => {
    await edit()
    await expect.element(field('Iodin (rupiah)')).toHaveValue('9000')
    await fill('Iodin (rupiah)', '10')
    answer(updateGrup, refuse('DI_BAWAH_MODAL', { rincian: { nama: 'Iodin' } }))
    await press('Simpan')
    await see('Iodin: harganya akan lebih rendah daripada harga modal lot terakhir.')
    await press('Periksa Lagi')
    await expect.element(field('Iodin (rupiah)')).toHaveValue('10')
    expect(sent(updateGrup)).toHaveLength(1)
    await press('Simpan')
    await see('Dijual di bawah harga modal?')
    answer(updateGrup, SAVED)
    await press('Ya, Simpan')
    await see('Grup disimpan')
    expect(sent(updateGrup).map(({ body }) => body.modalDisadari)).toEqual([undefined, undefined, true])
    expect(sent(updateGrup)[2]).toMatchObject({
      params: { grupId: '4' },
      body: { harga: [{ produkId: 3, harga: 10 }] },
    })
    await seeNot('Dijual di bawah harga modal?')
  })
})
