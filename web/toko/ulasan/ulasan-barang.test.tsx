import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UlasanBarang as Content, listUlasan } from '#contract/ulasan/endpoints.ts'
import { Ulasan } from '#contract/ulasan/ulasan.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { UlasanBarang } from './ulasan-barang.tsx'

const one = (ulasanId: number, change: Partial<Ulasan> = {}) =>
  contoh(Ulasan, { ulasanId, nama: 'Siti R.', bintang: 5, teks: `Ulasan ke-${ulasanId}`, ...change })
const EMPTY = contoh(Content, { jenis: 'produk', id: 3, sebaran: [0, 0, 0, 0, 0] })
const SIX = { ...EMPTY, rata: 4.5, jumlah: 6 }
const AT = '/produk/produk-satuan/3'
const open = (search = '') => show(<UlasanBarang kind="produk" id={3} />, { at: AT + search })
const texts = () =>
  page
    .getByRole('article')
    .elements()
    .map(({ textContent }) => textContent?.match(/ke-\d/)?.[0])

describe('reviews of a product', () => {
  test('report that there are none, and link to the form', async () => {
    answer(listUlasan, EMPTY)
    await open()
    await see('Belum ada ulasan untuk barang ini.')
    await seeNot(/dari 0 ulasan/)
    await expect.element(link('Tulis ulasan')).toHaveAttribute('href', '/ulasan-saya?produk=3')
  })

  test('show average, short name and answer of the shop, and continue on a page of their own', async () => {
    answer(listUlasan, ({ query }) => ({
      ...SIX,
      ulasan:
        query.page === '2'
          ? [one(1)]
          : [one(6, { balasan: 'Terima kasih, Pak.' }), ...[5, 4, 3, 2].map((ke) => one(ke))],
    }))
    const { address } = await open()
    await seeIn(page.getByRole('region', { name: 'Ulasan pembeli' }), '4,5 dari 6 ulasan')
    expect(texts()).toEqual(['ke-6', 'ke-5', 'ke-4', 'ke-3', 'ke-2'])
    const first = page.getByRole('article').first()
    for (const words of ['Siti R.', 'Balasan toko', 'Terima kasih, Pak.']) await seeIn(first, words)
    await expect.element(link('Selanjutnya')).toHaveAttribute('href', `${AT}?ulasan=2#ulasan`)
    await press(link('Selanjutnya'))
    await expect.poll(address).toBe(`${AT}?ulasan=2`)
    await expect.poll(texts).toEqual(['ke-1'])
    expect(sent(listUlasan).map(({ params, query }) => ({ ...params, ...query }))).toEqual([
      { jenis: 'produk', id: '3', page: '1' },
      { jenis: 'produk', id: '3', page: '2' },
    ])
  })

  test('are offered again after a failure', async () => {
    answer(listUlasan, silence)
    await open()
    await see('Ulasan gagal dimuat. Tidak ada respon dari server')
    await seeNot('Memuat ulasan…')
    answer(listUlasan, EMPTY)
    await press('Coba Lagi')
    await see('Belum ada ulasan untuk barang ini.')
    await seeNot('Memuat ulasan…')
  })

  test('lead back from a page beyond the last', async () => {
    answer(listUlasan, ({ query }) => ({ ...SIX, ulasan: query.page === '2' ? [one(1)] : [] }))
    await open('?ulasan=99')
    await see('Tidak ada ulasan di halaman ini.')
    await press(link('Sebelumnya'))
    await expect.poll(texts).toEqual(['ke-1'])
  })
})
