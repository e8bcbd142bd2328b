import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FullPaket, getPaket, listKategori, listPaket, listProduk, Paket } from '#contract/katalog/endpoints.ts'
import { listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { listUlasan, UlasanBarang } from '#contract/ulasan/endpoints.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { fill, link, press, see } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import ChooseKindPage from '#web/toko/katalog/choose-kind.page.tsx'
import PaketDetailPage from './paket-detail.page.tsx'
import PaketListPage from './paket-list.page.tsx'

const Content = Paket.shape.isi.element
const PAKET = contoh(Paket, {
  paketId: 2,
  title: 'Paket Parasit',
  harga: 800_000,
  items: ['Asam Sitrat', 'Ember'],
  isi: [contoh(Content, { nama: 'Asam Sitrat', produkId: 3 }), contoh(Content, { nama: 'Ember', produkId: null })],
  tersedia: 4,
})
const kartu = () => page.getByRole('article').filter({ hasText: 'Paket Parasit' })

test('choice of a kind leads to single products and to packages §2.037', async () => {
  answer(listKategori, [])
  answer(listProduk, { items: [], total: 0 })
  // A pointer that an earlier test left over the link preloads its screen.
  answer(listPaket, [])
  await show(screen(ChooseKindPage), { at: '/produk' })
  await expect.element(link(/^Produk Satuan/)).toHaveAttribute('href', '/produk/produk-satuan')
  await expect.element(link(/^Produk Paketan/)).toHaveAttribute('href', '/produk/produk-paketan')
})

describe('list of packages', () => {
  test("shows the price and the parts, and leads to the package's page §2.046", async () => {
    answer(listPaket, [PAKET])
    await show(screen(PaketListPage), { at: '/produk/produk-paketan' })
    await expect.element(kartu().getByText('Rp 800.000')).toBeVisible()
    await expect.element(link('Paket Parasit')).toHaveAttribute('href', '/produk/produk-paketan/2')
    await expect.element(kartu().getByText('Isi paket (2): Asam Sitrat, Ember')).toBeVisible()
  })

  test('leads to the checkout of a package by its address, with the package as navigation state §2.047', async () => {
    answer(listPaket, [PAKET])
    const { address, router } = await show(screen(PaketListPage), { at: '/produk/produk-paketan' })
    await press(link('Beli Sekarang Paket Parasit'))
    await expect.poll(address).toBe('/pemesanan?paket=2')
    expect(router.state.location.state).toMatchObject({ paket: { paketId: 2, title: 'Paket Parasit' } })
  })
})

describe('search of packages', () => {
  test('searches by the typed words, and keeps them in the address', async () => {
    answer(listPaket, ({ query }) => (query.q ? [] : [PAKET]))
    const { address } = await show(screen(PaketListPage), { at: '/produk/produk-paketan' })
    await expect.element(kartu()).toBeVisible()
    await fill('Cari paket', 'zzqx')
    await press('Cari')
    await expect.poll(address).toBe('/produk/produk-paketan?q=zzqx')
    await see('Tidak ada paket untuk “zzqx”')
    await expect.element(link('cari juga di produk dan penyakit')).toHaveAttribute('href', '/cari?q=zzqx')
    await press(link('Lihat semua paket'))
    await expect.element(kartu()).toBeVisible()
    expect(sent(listPaket).map(({ query }) => query.q)).toEqual([undefined, 'zzqx'])
  })
})

describe('page of a package', () => {
  const FULL_PAKET = contoh(FullPaket, { ...PAKET, isi: [] })
  beforeEach(() => {
    answer(listPengiriman, { data: [] })
    answer(listUlasan, contoh(UlasanBarang, { sebaran: [0, 0, 0, 0, 0] }))
  })

  test('shows the saving, the price beside the button, and the hazard in words', async () => {
    const Bagian = FullPaket.shape.isi.element
    const produk = contoh(Bagian.shape.produk.unwrap(), { produkId: 3, harga: 900_000 })
    const contents = [{ ...contoh(Bagian, { nama: 'Asam Sitrat', produkId: 3 }), produk }]
    answer(getPaket, { ...FULL_PAKET, isi: contents, bahaya: ['pengoksidasi'] })
    const { container } = await show(screen(PaketDetailPage, { paketId: '2' }), { at: '/produk/produk-paketan/2' })
    await see('Hemat Rp 100.000')
    await see('Bahan keras: pakai sarung tangan, jauhkan dari api')
    expect(container.querySelector('.bar-bawah')?.textContent).toMatch(/^Rp 800\.000Beli Sekarang/)
  })

  test('puts it into the cart and says so there', async () => {
    answer(getPaket, FULL_PAKET)
    await show(screen(PaketDetailPage, { paketId: '2' }), { at: '/produk/produk-paketan/2' })
    await press('Masukkan Paket Parasit ke keranjang')
    await see(/1 di keranjang\./)
    await expect.element(link('Lihat keranjang')).toHaveAttribute('href', '/keranjang')
    expect(JSON.parse(localStorage.getItem('keranjang') ?? '[]')).toMatchObject([{ paketId: 2, quantity: 1 }])
  })

  test('leads to the screen of missing pages for a package that there is not', async () => {
    answer(getPaket, refuse('PAKET_TIDAK_ADA'))
    const { address } = await show(screen(PaketDetailPage, { paketId: '999999' }), {
      at: '/produk/produk-paketan/999999',
    })
    await expect.poll(address).toBe('/404')
  })

  test.each(['abc', '0'])('leads there without asking for the id "%s"', async (paketId) => {
    const { address } = await show(screen(PaketDetailPage, { paketId }), { at: `/produk/produk-paketan/${paketId}` })
    await expect.poll(address).toBe('/404')
  })
})
