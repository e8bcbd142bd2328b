import { useParams } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getProduk, Produk } from '#contract/katalog/endpoints.ts'
import { getOtherProduk, OtherProduk } from '#contract/katalog/lain.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { listUlasan, UlasanBarang } from '#contract/ulasan/endpoints.ts'
import { answer, later, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import ProdukDetailPage from './produk-detail.page.tsx'

const VITAMIN = contoh(Produk, {
  ...{ produkId: 3, nama: 'Vitamin C', kategoriId: 4, kategoriNama: 'Vitamin', harga: 60_000, stok: 5, terjual: 1200 },
  ...{ deskripsi: 'Untuk nafsu makan.', gambar: 'a.webp', gambar_label: 'b.webp' },
  gambar_lain: [{ gambar: 'c.webp', teks: 'Isi botol' }],
})
const Summary = OtherProduk.shape.bersama.element
const other = (change: Partial<OtherProduk> = {}) => contoh(OtherProduk, change)
const open = (produkId = '3') =>
  show(screen(ProdukDetailPage, { produkId }), { at: `/produk/produk-satuan/${produkId}` })

beforeEach(() => {
  answer(getProduk, VITAMIN)
  answer(getOtherProduk, other())
  answer(listMyHarga, { grup: null, harga: [] })
  answer(listPengiriman, { data: [] })
  answer(listUlasan, contoh(UlasanBarang, { sebaran: [0, 0, 0, 0, 0] }))
})

describe('page of a product', () => {
  test('shows what it is, its pictures, and the way back to its category', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Vitamin C' })).toBeVisible()
    await see('Untuk nafsu makan.')
    await see(/Terjual 1\.200/)
    await expect.poll(() => document.title).toBe('Vitamin C | KerapuSehat')
    const trail = page.getByRole('navigation', { name: 'Lokasi halaman' })
    await expect
      .element(trail.getByRole('link', { name: 'Vitamin' }))
      .toHaveAttribute('href', '/produk/produk-satuan?kategori=4')
    for (const [name, file] of [
      ['Perbesar gambar Vitamin C', 'a'],
      ['Perbesar: Isi botol', 'c'],
      ['Perbesar label', 'b'],
    ] as const)
      await expect.element(link(name)).toHaveAttribute('href', expect.stringContaining(`/${file}`))
    const href = link('Bagikan').element().getAttribute('href') ?? ''
    expect(new URL(href).searchParams.get('text')).toBe(
      'Vitamin C, Rp 60.000\nhttps://toko.example/produk/produk-satuan/3',
    )
    expect(sent(getProduk)[0]?.params).toEqual({ produkId: '3' })
  })

  test('promotes nothing on prescription: no sales, no reviews', async () => {
    answer(getProduk, { ...VITAMIN, resep: true })
    await open()
    await see('Untuk nafsu makan.')
    await seeNot(/Terjual/)
    expect(sent(listUlasan)).toEqual([])
  })

  test.each([
    ['sold out', { stok: 0 }],
    ['not registered', { belum_terdaftar: true }],
  ])('names no shipping of a product that is %s', async (_, change) => {
    answer(getProduk, { ...VITAMIN, ...change })
    await open()
    await see('Untuk nafsu makan.')
    await seeNot(/^Ongkir|cara kirim/)
    expect(sent(listPengiriman)).toEqual([])
  })

  test('shows goods bought with it, their warning, and similar ones', async () => {
    const line = (produkId: number, name: string, kemasan: string) =>
      contoh(Summary, { produkId, nama: name, kemasan, kategoriNama: 'Obat', harga: 9000 })
    answer(
      getOtherProduk,
      other({
        bersama: [line(5, 'Iodin', '1 L')],
        peringatan: 'Jangan dicampur.',
        serupa: [line(6, 'Garam', '')],
      }),
    )
    await open()
    const together = page.getByRole('region', { name: 'Sering dibeli bersama' })
    await seeIn(together, 'Iodin1 LRp 9.000')
    await expect
      .element(together.getByRole('link', { name: 'Iodin' }))
      .toHaveAttribute('href', '/produk/produk-satuan/5')
    await seeIn(page.getByRole('region', { name: 'Produk terkait' }), 'GaramObatRp 9.000')
    await see('Jangan dicampur.')
  })

  test('shows nothing beside the product if there is nothing', async () => {
    answer(getOtherProduk, other({ peringatan: 'Jangan dicampur.' }))
    await open()
    await see('Untuk nafsu makan.')
    await expect.poll(() => sent(getOtherProduk).length).toBe(1)
    await seeNot(/Sering dibeli bersama|Produk terkait|Jangan dicampur/)
  })

  test('keeps the product in view, but out of reach, until its other size has loaded', async () => {
    const sizes = [3, 7].map((produkId) => ({ produkId, kemasan: `${produkId} kg`, harga: 9000, habis: false }))
    answer(getOtherProduk, other({ ukuran: sizes }))
    const { answer: wait, come } = later<Produk>()
    answer(getProduk, ({ params }) => (params.produkId === '7' ? wait() : VITAMIN))
    const { router } = await show(<ById />, { at: '/produk/produk-satuan/3', path: '/produk/produk-satuan/:produkId' })
    await expect.element(link(/7 kg/)).toBeVisible()
    await router.navigate('/produk/produk-satuan/7')
    await expect.poll(() => document.querySelector('[inert]')?.textContent).toContain('Vitamin C')
    come({ ...VITAMIN, produkId: 7, nama: 'Vitamin C besar' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Vitamin C besar' })).toBeVisible()
    expect(document.querySelector('[inert]')).toBeNull()
  })

  test('loads again after a failure', async () => {
    answer(getProduk, silence)
    await open()
    await see('Error: Tidak ada respon dari server')
    answer(getProduk, VITAMIN)
    await press('Coba Lagi')
    await see('Untuk nafsu makan.')
  })

  test.each([
    ['is gone', '3'],
    ['has no number', 'abc'],
  ])('leads to the page of unknown addresses if it %s', async (_, produkId) => {
    answer(getProduk, refuse('PRODUK_TIDAK_ADA'))
    const { address } = await open(produkId)
    await expect.poll(address).toBe('/404')
  })
})

/** The page as its route renders it, so that it stays mounted from one size to the next. */
const ById = () => screen(ProdukDetailPage, useParams() as Record<string, string>)
