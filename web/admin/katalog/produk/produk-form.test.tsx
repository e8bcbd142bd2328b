import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Kategori } from '#contract/katalog/endpoints.ts'
import { listProdukAdmin, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { answer, later, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { ProdukForm } from './produk-form.tsx'

/** Saves the whole form; each section has a button of its own. */
const SAVE = page.getByRole('button', { name: 'Simpan', exact: true })
const PRODUK = contoh(ProdukAdmin, {
  produkId: 3,
  kategoriId: 1,
  nama: 'Vitamin A',
  harga: 25_000,
  stok: 5,
  aktif: true,
})

async function edit() {
  const save = vi.fn(async (_: unknown, change: (content: object) => object) => ({
    message: 'Tersimpan',
    isi: change(_ as object),
  }))
  answer(listProdukAdmin, { items: [], total: 0 })
  const kategori = [contoh(Kategori, { kategoriId: 1, nama: 'Vitamin' })]
  const { address } = await showAdmin(<ProdukForm initial={PRODUK} kategori={kategori} save={save} problem="Gagal" />, {
    at: '/edit-produk/3',
  })
  return { address, save, saved: async () => (await save.mock.results.at(-1)?.value)?.isi }
}

test('an edit contains the stock, and requires a reason for a change §5.48', async () => {
  const { address, saved } = await edit()
  await expect.element(field('Stok')).toHaveValue('5')
  await seeNot('Alasan perubahan stok')
  await fill('Stok', '')
  await press(SAVE)
  await see('Stok tidak boleh kosong!')
  await fill('Stok', '8')
  await press(SAVE)
  await see('Alasan tidak boleh kosong!')
  await fill('Alasan perubahan stok', 'Kiriman pemasok')
  await press(SAVE)
  await expect.poll(address).toBe('/manajemen-produk')
  expect(await saved()).toEqual({ stok: '8', alasan_stok: 'Kiriman pemasok', semula: '{"stok":5}' })
})

test('an edit of another field does not send the stock, and sends a price as a number §5.47', async () => {
  const { address, saved } = await edit()
  await fill('Harga', 'Rp 30.000')
  await press(SAVE)
  await expect.poll(address).toBe('/manajemen-produk')
  expect(await saved()).toEqual({ harga: '30000', semula: '{"harga":25000}' })
})

test('an edit is sent once while its name is compared with others', async () => {
  const { address, save } = await edit()
  const slow = later<{ items: []; total: number }>()
  answer(listProdukAdmin, slow.answer)
  await fill('Nama Produk', 'Vitamin B')
  for (let presses = 0; presses < 2; presses++) await press(SAVE)
  await expect.poll(() => sent(listProdukAdmin).length).toBeGreaterThan(0)
  slow.come({ items: [], total: 0 })
  await expect.poll(address).toBe('/manajemen-produk')
  expect(save).toHaveBeenCalledTimes(1)
})
