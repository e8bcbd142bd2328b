import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteKategori, KategoriRow, listKategoriAdmin } from '#contract/katalog/kategori-admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { answer, garbage, later, refuse, sent, silence } from '#web/testing/api.ts'
import { passUntil, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, link, press, see, seeNot, text, tint } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KategoriListPage from './kategori-list.page.tsx'

const lineOf = (kategoriId: number, change: Partial<KategoriRow> = {}) =>
  contoh(KategoriRow, { kategoriId, nama: `Kategori ${kategoriId}`, count: kategoriId, versi: 3, ...change })
const list = (...items: KategoriRow[]) => ({ items, total: items.length })
const open = (search = '') => showAdmin(<KategoriListPage />, { at: `/kategori-produk${search}` })

describe('list of the office', () => {
  test('says that it loads, and then shows its rows §4.25', async () => {
    const { answer: wait, come } = later<ReturnType<typeof list>>()
    answer(listKategoriAdmin, wait)
    await open()
    await see('Memuat data…')
    come(list(lineOf(1), lineOf(2)))
    await see('Kategori 2')
    await see('2 data')
    await seeNot('Memuat data…')
    await expect.element(page.getByRole('navigation', { name: 'Halaman' })).not.toBeInTheDocument()
  })

  test('says that it is empty, and offers to take a search away only where there is one §4.25 §8.61', async () => {
    answer(listKategoriAdmin, list())
    const first = await open()
    await see('Tidak ada data kategori')
    await expect.element(link('Hapus pencarian dan saringan')).not.toBeInTheDocument()
    await first.unmount()
    const { address } = await open('?q=zzz&urut=count')
    await press(link('Hapus pencarian dan saringan'))
    await expect.poll(address).toBe('/kategori-produk?urut=count')
  })

  test('says in red that it could not be loaded, and loads it when asked to §8.60 §4.25', async () => {
    answer(listKategoriAdmin, refuse('SERVICE_UNAVAILABLE'))
    await open()
    await see('Gagal memuat kategori')
    expect(tint('Gagal memuat kategori')).toBe('merah')
    answer(listKategoriAdmin, list(lineOf(1)))
    await press('Coba Lagi')
    await see('Kategori 1')
  })

  test('searches when the hand rests, from the first page on', async () => {
    answer(listKategoriAdmin, ({ query }) => ({ items: [lineOf(query.q ? 9 : 1)], total: 60 }))
    const { address } = await open('?page=2')
    await see('Kategori 1')
    await fill('Cari kategori', ' vita ')
    await see('Kategori 9')
    await expect.poll(address).toBe('/kategori-produk?q=vita')
    expect(sent(listKategoriAdmin).at(-1)?.query).toMatchObject({ q: 'vita', page: '1' })
  })

  test('ignores invalid parameters of the address', async () => {
    answer(listKategoriAdmin, list(lineOf(1)))
    await open('?page=0&urut=harga')
    await see('Kategori 1')
    expect(sent(listKategoriAdmin)[0]?.query).toMatchObject({ page: '1', urut: 'nama' })
  })

  test('shows "more than" above the counted maximum', async () => {
    answer(listKategoriAdmin, { items: [lineOf(1)], total: 1_000_000 })
    await open()
    await see(/^Lebih dari [\d.]+ data\. Persempit pencarian/)
  })

  test('leads to the other pages', async () => {
    answer(listKategoriAdmin, { items: [lineOf(1)], total: 60 })
    const { address } = await open()
    await press(link('Selanjutnya'))
    await expect.poll(address).toBe('/kategori-produk?page=2')
    await expect.poll(() => sent(listKategoriAdmin).at(-1)?.query.page).toBe('2')
  })

  test('is a card on a phone that leads where its link leads, but for its buttons', async () => {
    answer(listKategoriAdmin, list(lineOf(1)))
    const { address } = await open()
    await see('Kategori 1')
    ;(page.getByText('Kategori 1').element() as HTMLElement).click()
    await expect.poll(address).toBe('/edit-kategori/1')
  })

  test('shows markup of a name as text, and breaks a long one', async () => {
    const name = `<img src=x onerror=alert(1)>${'a'.repeat(300)}`
    answer(listKategoriAdmin, list(lineOf(1, { nama: name })))
    const { container } = await open()
    await see(name)
    expect(container.querySelector('img[src=x]')).toBeNull()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  describe('on a desk', () => {
    beforeEach(async () => {
      await page.viewport(1440, 900)
      return () => page.viewport(390, 844)
    })

    test('sorts by a column, and the other way round', async () => {
      answer(listKategoriAdmin, list(lineOf(1)))
      const { address } = await open()
      const titles = (name: string) => page.getByRole('columnheader', { name: name })
      await expect.element(titles('Nama')).toHaveAttribute('aria-sort', 'ascending')
      await press(link('Produk'))
      await expect.poll(address).toBe('/kategori-produk?urut=count')
      await expect.element(titles('Produk')).toHaveAttribute('aria-sort', 'ascending')
      await expect.element(titles('Nama')).not.toHaveAttribute('aria-sort')
      await press(link('Produk'))
      await expect.element(titles('Produk')).toHaveAttribute('aria-sort', 'descending')
      await expect.poll(() => sent(listKategoriAdmin).at(-1)?.query.urut).toBe('-count')
    })

    test('numbers its rows over all pages', async () => {
      answer(listKategoriAdmin, ({ query }) => ({ items: [lineOf(1)], total: Number(query.limit) + 1 }))
      await open('?page=2&limit=25')
      await expect.element(page.getByRole('cell', { name: '26' })).toBeVisible()
    })

    test('does not lead away from a click into a row', async () => {
      answer(listKategoriAdmin, list(lineOf(1)))
      const { address } = await open()
      await see('Kategori 1')
      ;(page.getByText('Kategori 1').element() as HTMLElement).click()
      await new Promise(requestAnimationFrame)
      await expect.poll(address).toBe('/kategori-produk')
    })
  })
})

describe('deleting', () => {
  const ASK = 'Yakin hapus kategori ini?'
  const open1 = async () => {
    answer(listKategoriAdmin, list(lineOf(1), lineOf(2, { dipakai: true })))
    await open()
    await press('Hapus Kategori 1')
    await see(ASK)
  }

  test('is not offered for a category in use', async () => {
    answer(listKategoriAdmin, list(lineOf(1), lineOf(2, { dipakai: true })))
    await open()
    await see('Kategori 2')
    await expect.element(button('Hapus Kategori 2')).not.toBeInTheDocument()
  })

  test('does nothing after a no, by Enter as well §5.65', async () => {
    await open1()
    await expect.element(button('Batal')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await seeNot(ASK)
    expect(sent(deleteKategori)).toEqual([])
    await expect.element(button('Hapus Kategori 1')).toHaveFocus()
  })

  test('reports it, and loads the list again §8.63', async () => {
    await open1()
    answer(deleteKategori, { message: 'ok' })
    answer(listKategoriAdmin, list(lineOf(2)))
    await press('Ya, Hapus')
    await see('Kategori berhasil dihapus')
    await seeNot('Kategori 1')
    expect(sent(deleteKategori)[0]).toMatchObject({ params: { kategoriId: '1' }, query: { versi: '3' } })
  })

  test.each([
    ['another user changed it', () => refuse('DATA_BERUBAH'), 'Belum dihapus'],
    ['another user deleted it', () => refuse('KATEGORI_TIDAK_ADA'), 'Sudah berubah'],
    ['it is in use meanwhile', () => refuse('KATEGORI_DIPAKAI'), 'Gagal'],
  ] as const)('says that %s, and shows how it is now', async (_, failure, title) => {
    await open1()
    answer(deleteKategori, failure)
    answer(listKategoriAdmin, list(lineOf(1, { nama: 'Diubah' })))
    await press('Ya, Hapus')
    await see(title)
    await press('OK')
    await see('Diubah')
  })

  test('queries the outcome after a lost answer, and reports the deletion', async () => {
    await open1()
    answer(deleteKategori, silence)
    answer(settlePermintaan, { keadaan: 'selesai', status: 200, jawaban: { message: 'ok' } })
    answer(listKategoriAdmin, list(lineOf(2)))
    await press('Ya, Hapus')
    await see('Sudah tersimpan satu kali. Koneksi sempat terputus.')
    expect(sent(settlePermintaan)[0]?.params.kunci).toBe(sent(deleteKategori)[0]?.headers.get('Idempotency-Key'))
  })

  test("says that nothing was done after a proxy's error page", async () => {
    await open1()
    answer(deleteKategori, () => garbage(502))
    answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
    await press('Ya, Hapus')
    await see('Gagal menghapus kategori. Belum tersimpan. Coba lagi.')
  })

  test('reports an uncertain outcome if the query fails too', async () => {
    await open1()
    answer(deleteKategori, silence)
    answer(settlePermintaan, silence)
    stopTimers()
    await press('Ya, Hapus')
    await passUntil(() => text('Belum Pasti').elements().length > 0)
    await see(/^Koneksi terputus, jadi belum pasti tersimpan\./)
  })

  test("reports another user's change in words", async () => {
    await open1()
    answer(deleteKategori, refuse('DATA_BERUBAH'))
    await press('Ya, Hapus')
    await see(/^Isinya baru saja diubah orang lain, jadi belum dihapus\./)
    await press('OK')
    answer(deleteKategori, { message: 'ok' })
    await press('Hapus Kategori 1')
    await press('Ya, Hapus')
    await see('Kategori berhasil dihapus')
  })
})
