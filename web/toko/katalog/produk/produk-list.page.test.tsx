import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { countProduk, Kategori, listKategori, listProduk, Produk } from '#contract/katalog/endpoints.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import ProdukListPage from './produk-list.page.tsx'

const produk = (produkId: number) => contoh(Produk, { produkId, nama: `Produk ${produkId}`, stok: 5 })
const open = (search = '') => show(screen(ProdukListPage), { at: `/produk/produk-satuan${search}` })
const asked = () => sent(listProduk).at(-1)?.query

beforeEach(() => {
  answer(listKategori, [
    contoh(Kategori, { kategoriId: 1, nama: 'Vitamin', count: 2 }),
    contoh(Kategori, { kategoriId: 2, nama: 'Alat' }),
  ])
  answer(listProduk, ({ query }) => ({ items: [produk(Number(query.page ?? 1))], total: 60 }))
  answer(countProduk, { penyakit: {}, golongan: {}, cara: {} })
})

describe('list of products', () => {
  test('shows the number of products, and leads to the next page §2.043 §4.25 §8.33', async () => {
    const { address } = await open()
    await see('Loading...')
    await see('60 produk')
    await press(link('Selanjutnya'))
    await expect.poll(address).toBe('/produk/produk-satuan?page=2')
    await see('Produk 2')
  })

  test('passes the product along as navigation state, also of a card that has no text §2.045', async () => {
    const { router } = await open()
    await press(link('Beli Produk 1'))
    await expect.poll(() => router.state.location.state).toMatchObject({ produk: { produkId: 1 } })
  })

  test('says on the button that nothing is left', async () => {
    answer(listProduk, { items: [{ ...produk(1), stok: 0 }], total: 1 })
    await open()
    await expect.element(button('Stok habis')).toBeDisabled()
  })

  test('says that nothing was found and how to find more §4.25 §8.32', async () => {
    answer(listProduk, { items: [], total: 0 })
    const { address } = await open('?q=zz&kategori=1')
    await see('Tidak ada produk yang ditemukan')
    await expect.element(link('cari juga di penyakit dan artikel')).toHaveAttribute('href', '/cari?q=zz')
    await press(link('Hapus pencarian dan saringan'))
    await expect.poll(address).toBe('/produk/produk-satuan')
  })

  test('shows the error and loads again §4.25', async () => {
    answer(listProduk, silence)
    await open()
    await see('Error: Tidak ada respon dari server')
    answer(listProduk, { items: [produk(7)], total: 1 })
    await press('Coba Lagi')
    await see('Produk 7')
  })

  test('says that the categories did not load, and shows products all the same', async () => {
    await page.viewport(1440, 900)
    answer(listKategori, refuse('SERVICE_UNAVAILABLE'))
    await open()
    await see('Gagal memuat kategori')
    await see('60 produk')
    answer(listKategori, [])
    await press('Coba Lagi')
    await see('Tidak ada kategori tersedia')
    await page.viewport(390, 844)
  })

  test('says that there are no categories §8.35', async () => {
    answer(listKategori, [])
    await open()
    await see('60 produk')
    await press(button(/^Saring/).first())
    await see('Tidak ada kategori tersedia')
  })

  test('says in the panel of a phone that the categories did not load §8.34', async () => {
    answer(listKategori, silence)
    await open()
    await see('60 produk')
    await press(button(/^Saring/).first())
    await see('Gagal memuat kategori')
  })

  test('shows the state of its address: words, category, disease, prices and order', async () => {
    await open('?q=vita&kategori=1&penyakit=lintah-laut&min=10000&maks=100000&urut=-harga&page=2')
    await see('60 produk')
    expect(asked()).toMatchObject({
      q: 'vita',
      kategori: '1',
      penyakit: 'lintah-laut',
      harga_min: '10000',
      harga_maks: '100000',
      urut: '-harga',
      page: '2',
    })
    await see(/tanpa obat yang perlu resep/)
    await expect.element(page.getByRole('searchbox', { name: 'Cari produk' })).toHaveValue('vita')
    await expect.element(link('Termahal')).toHaveAttribute('aria-current', 'true')
    await press(button(/^Saring/).first())
    await expect.element(page.getByLabelText('Untuk masalah')).toHaveValue('lintah-laut')
    await expect.element(page.getByLabelText('Harga paling murah')).toHaveValue('10000')
    await expect.element(page.getByLabelText('Harga paling mahal')).toHaveValue('100000')
    await expect
      .element(link('Hapus saringan').last())
      .toHaveAttribute('href', '/produk/produk-satuan?q=vita&urut=-harga')
  })

  test('is sorted by a tap, from the first page on', async () => {
    const { address } = await open('?page=2&kategori=1')
    await press(link('Termahal'))
    await expect.poll(address).toBe('/produk/produk-satuan?kategori=1&urut=-harga')
    await expect.element(link('Termahal')).toHaveAttribute('aria-current', 'true')
    await expect.poll(asked).toMatchObject({ urut: '-harga', kategori: '1', page: '1' })
  })

  test('starts with the best-selling products, and opens again in the order chosen last in this browser', async () => {
    const first = await open()
    await expect.element(link('Terlaris')).toHaveAttribute('aria-current', 'true')
    expect(asked()).toMatchObject({ urut: 'terlaris' })
    await press(link('Termurah'))
    await expect.poll(first.address).toBe('/produk/produk-satuan?urut=harga')
    await first.unmount()
    const again = await open('?q=vita')
    await expect.poll(again.address).toBe('/produk/produk-satuan?q=vita&urut=harga')
    await press(link('Terlaris'))
    await expect.poll(again.address).toBe('/produk/produk-satuan?q=vita')
    expect(localStorage.getItem('urutanProduk')).toBeNull()
  })

  test('shows stock on a card only if little is left', async () => {
    answer(listProduk, { items: [{ ...produk(1), stok: 900 }, produk(2)], total: 2 })
    await open()
    await see('Sisa 5')
    await seeNot('Tersedia')
  })

  test('keeps a favorite from a card without following its link', async () => {
    const { address } = await open('?kategori=1')
    await press('Simpan Produk 1 sebagai favorit')
    await expect.element(button('Hapus Produk 1 dari favorit')).toBeVisible()
    expect(address()).toBe('/produk/produk-satuan?kategori=1')
  })

  test('searches while one types, from the first page on, and empties by its button', async () => {
    const { address } = await open('?page=3&kategori=2')
    await fill('Cari produk', 'vita')
    await expect.poll(address).toBe('/produk/produk-satuan?q=vita&kategori=2')
    await expect.poll(asked).toMatchObject({ q: 'vita', kategori: '2', page: '1' })
    await press('Kosongkan pencarian')
    await expect.poll(address).toBe('/produk/produk-satuan?kategori=2')
  })

  describe('filters of a phone', () => {
    const open1 = async (search = '') => {
      const shown = await open(search)
      await see('60 produk')
      await press(button(/^Saring/).first())
      await expect.element(link(/^Vitamin/)).toBeVisible()
      return shown
    }

    test('are folded until opened, and counted', async () => {
      await open('?kategori=1&min=1000')
      await see('60 produk')
      await expect.element(link(/^Vitamin/)).not.toBeInTheDocument()
      await expect.element(button(/^Saring/)).toHaveTextContent('Saring2')
    })

    test('add and remove a category, on the first page §2.041 §4.26', async () => {
      const { address } = await open1('?page=2&kategori=2')
      await press(link(/^Vitamin/))
      await expect.poll(address).toBe('/produk/produk-satuan?kategori=1%2C2')
      await expect.element(link(/^Vitamin/)).toHaveAttribute('aria-current', 'true')
      await press(link(/^Vitamin/))
      await expect.poll(address).toBe('/produk/produk-satuan?kategori=2')
    })

    test('read prices as people write them, and swap reversed limits', async () => {
      const { address } = await open1()
      await fill('Harga paling murah', 'Rp 50.000')
      await fill('Harga paling mahal', '20.000')
      await press('Terapkan')
      await expect.poll(address).toBe('/produk/produk-satuan?min=20000&maks=50000')
      await expect.element(page.getByLabelText('Harga paling murah')).toHaveValue('20000')
      await expect.poll(asked).toMatchObject({ harga_min: '20000', harga_maks: '50000' })
    })

    test('apply a disease at once, and are all removed together', async () => {
      const { address } = await open1('?kategori=2&q=vita')
      await fill('Untuk masalah', 'lintah-laut')
      await expect.poll(address).toBe('/produk/produk-satuan?q=vita&kategori=2&penyakit=lintah-laut')
      await press(link('Hapus saringan').last())
      await expect.poll(address).toBe('/produk/produk-satuan?q=vita')
    })
  })
})

describe('filters by class and way of use', () => {
  const options = (name: string) =>
    [...(page.getByLabelText(name).element() as HTMLSelectElement).options].map(({ text, disabled }) =>
      disabled ? `(${text})` : text,
    )

  test('show how many products each choice leads to, and offer none without products', async () => {
    answer(countProduk, { penyakit: { 'lintah-laut': 2 }, golongan: { obat_bebas: 4 }, cara: { rendam: 3, pakan: 1 } })
    const { address } = await open('?q=lintah&cara=oles')
    await press(button(/^Saring/).first())
    expect(options('Golongan')).toContain('Obat bebas')
    page.getByLabelText('Golongan').element().focus()
    await expect
      .poll(() => options('Golongan'))
      .toEqual(['Semua', '(Obat keras (0))', '(Obat bebas terbatas (0))', 'Obat bebas (4)', '(Bukan obat (0))'])
    expect(options('Cara pakai')).toEqual(['Semua', 'Rendam (3)', 'Lewat pakan (1)', 'Oles (0)', '(Sanitasi (0))'])
    expect(options('Untuk masalah')).toContain('Lintah laut (2)')
    expect(sent(countProduk)[0]?.query).toEqual({ q: 'lintah', cara: 'oles', kelompok: 'satu' })
    await page.getByLabelText('Golongan').selectOptions('Obat bebas (4)')
    await expect.poll(address).toBe('/produk/produk-satuan?q=lintah&golongan=obat_bebas&cara=oles')
    await expect.poll(asked).toMatchObject({ golongan: 'obat_bebas', cara: 'oles' })
  })

  test('work without the numbers', async () => {
    answer(countProduk, silence)
    const { address } = await open()
    await press(button(/^Saring/).first())
    page.getByLabelText('Cara pakai').element().focus()
    await page.getByLabelText('Cara pakai').selectOptions('Oles')
    await expect.poll(address).toBe('/produk/produk-satuan?cara=oles')
  })
})
