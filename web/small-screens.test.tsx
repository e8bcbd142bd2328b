import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Kategori, listKategori, listPaket, listProduk, Produk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { getKetentuan } from '#contract/ketentuan/endpoints.ts'
import { Toko } from '#contract/pengaturan/endpoints.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { type ShowOptions, screen, show } from '#web/testing/show.tsx'
import RegisterPage from './toko/akun/sesi/register.page.tsx'
import { ErrorScreen } from './toko/errors/error-screen.tsx'
import NotFoundPage from './toko/errors/not-found.page.tsx'
import ChooseKindPage from './toko/katalog/choose-kind.page.tsx'
import PrivacyPolicyPage from './toko/ketentuan/privacy-policy.page.tsx'
import TermsPage from './toko/ketentuan/terms.page.tsx'
import SuccessPage from './toko/kontak/success.page.tsx'
import { DataAsOf } from './toko/offline/data-as-of.tsx'
import OfflinePage from './toko/offline/offline.page.tsx'

const CHAT = { toko: contoh(Toko, { chat_toko: 'https://wa.me/62811', nama_toko: 'Toko Teluk' }) }

test.each<[string, ReactNode, ShowOptions, Record<string, string>]>([
  ['a sent message', screen(SuccessPage), {}, { 'Kembali ke Beranda': '/beranda-pengguna' }],
  [
    'an unknown address',
    screen(NotFoundPage),
    {},
    { 'Kembali ke Beranda': '/', Cari: '/cari', 'Tanya kami': '/kontak' },
  ],
  [
    'an unknown address, with a chat',
    screen(NotFoundPage),
    { settings: CHAT },
    { 'Tanya kami': 'https://wa.me/62811?text=Halo%20Toko%20Teluk%2C%20saya%20mencari%20' },
  ],
  ['an error', <ErrorScreen key="error" error="" />, {}, { 'Kembali ke Beranda': '/', 'Hubungi kami': '/kontak' }],
  [
    'an error, with a chat',
    <ErrorScreen key="chat" error="" />,
    { settings: CHAT },
    { 'Tanya lewat WhatsApp': 'https://wa.me/62811' },
  ],
  ['registration', screen(RegisterPage), { at: '/register' }, { Login: '/login' }],
  [
    'the offline store',
    screen(OfflinePage),
    { at: '/luring' },
    {
      ...{ 'Ikan saya sakit: cek gejala': '/layanan/cek-gejala', 'Kalkulator dosis': '/layanan/kalkulator-dosis' },
      ...{ 'Buku obat': '/akun/buku-obat', 'Kartu penyakit': '/penyakit-ikan', 'Penyakit menurut kelas': '/layanan' },
      'Bahan yang dilarang atau tidak dijual': '/layanan/zat',
      'Siapa yang dihubungi': '/layanan/siapa-dihubungi',
    },
  ],
  ['the offline store, as a copy', screen(OfflinePage), { at: '/luring?salinan=1' }, { 'Coba Lagi': '' }],
  [
    'the note on a copy',
    <DataAsOf key="copy" />,
    { at: '/layanan/air?salinan=1' },
    { 'Muat yang terbaru': '/layanan/air' },
  ],
])('the screen of %s leads on', async (_, ui, options, links) => {
  await show(ui, options)
  for (const [name, to] of Object.entries(links))
    await expect.element(link(name), { message: name }).toHaveAttribute('href', to)
})

test('the note on a copy is hidden in a tool that is used online', async () => {
  await show(<DataAsOf hidden />, { at: '/layanan/cek-gejala' })
  await expect.element(page.getByText('Muat yang terbaru')).not.toBeVisible()
})

describe('choice of a kind', () => {
  const produk = (produkId: number, change: Partial<Produk> = {}) =>
    contoh(Produk, { produkId, nama: `Produk ${produkId}`, stok: 5, ...change })
  const open = () => show(screen(ChooseKindPage), { at: '/produk' })
  const shown = () =>
    page
      .getByRole('article')
      .elements()
      .map(({ textContent }) => /Produk \d+/.exec(textContent ?? '')?.[0])

  beforeEach(() => {
    answer(listMyHarga, { grup: null, harga: [] })
    answer(listPaket, [])
    answer(listKategori, [
      contoh(Kategori, { kategoriId: 4, nama: 'Vitamin', count: 3 }),
      contoh(Kategori, { kategoriId: 5, nama: 'Alat', count: 0 }),
    ])
  })

  test('leads to categories with products, and to products for a problem', async () => {
    answer(listProduk, { items: [], total: 0 })
    await open()
    await expect.element(link('Vitamin 3')).toHaveAttribute('href', '/produk/produk-satuan?kategori=4')
    await seeNot('Alat')
    await expect.element(link('Bintik putih')).toHaveAttribute('href', '/produk/produk-satuan?penyakit=bintik-putih')
    await expect.element(link('Daftar harga semua barang')).toHaveAttribute('href', '/daftar-harga')
    await seeNot(/Terlaris|Dari rak kami/)
  })

  test.each([
    [9, 'Terlaris'],
    [0, 'Dari rak kami'],
  ])('shows six products that anyone can buy today: %i sold', async (sold, title) => {
    const hidden = [produk(1, { stok: 0 }), produk(2, { resep: true }), produk(3, { belum_terdaftar: true })]
    const others = [4, 5, 6, 7, 8, 9, 10].map((id) => produk(id, { terjual: sold }))
    answer(listProduk, { items: [...hidden, ...others], total: 10 })
    await open()
    await see(title)
    expect(shown()).toEqual([4, 5, 6, 7, 8, 9].map((id) => `Produk ${id}`))
  })
})

describe('legal text', () => {
  const VERSIONS = [
    { berlaku: '2026-03-12', catatan: 'Retur' },
    { berlaku: '2025-01-02', catatan: '' },
  ]

  test.each([
    ['syarat', TermsPage, 'Syarat dan Ketentuan'],
    ['privasi', PrivacyPolicyPage, 'Kebijakan Privasi'],
  ])('is the draft of the shop before the owner publishes one: %s', async (kind, Page, title) => {
    answer(getKetentuan, { isi: null, berlaku: null, versi: [] })
    await show(screen(Page), { settings: CHAT })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await see(/^Draf\. Naskah ini masih diperiksa penasihat hukum pemilik toko\.$/)
    await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().length).toBeGreaterThan(2)
    await seeNot('Semua versi')
    expect(sent(getKetentuan)[0]?.params).toEqual({ naskah: kind })
  })

  test.each([
    ['samples', { toko: contoh(Toko, { contoh: true }) }],
    ['nothing', {}],
  ])('says that the seller in its draft is a sample: %s', async (_, settings) => {
    answer(getKetentuan, { isi: null, berlaku: null, versi: [] })
    await show(screen(TermsPage), { settings })
    await see(/Data penjual di dalamnya contoh\.$/)
  })

  test('is the published one with its day, and links to every version', async () => {
    answer(getKetentuan, ({ query }) => ({
      isi: query.per ? 'Isi lama' : 'Isi baru',
      berlaku: query.per ? '2025-01-02' : '2026-03-12',
      versi: VERSIONS,
    }))
    const { address } = await show(screen(TermsPage), { at: '/syarat-dan-ketentuan' })
    await see('Isi baru')
    await see('Berlaku sejak 12 Maret 2026.')
    await seeNot(/^Draf/)
    await see(': Retur')
    await press(link('Mulai 2 Januari 2025'))
    await see('Isi lama')
    expect(address()).toBe('/syarat-dan-ketentuan?per=2025-01-02')
    await see(/Seperti berlaku pada 2 Januari 2025\./)
    await press(link('Lihat yang berlaku sekarang'))
    await see('Isi baru')
    await seeNot(/Seperti berlaku pada/)
  })

  test.each(['2026-13-01', 'kemarin'])('is the present one if the day cannot be: %s', async (per) => {
    answer(getKetentuan, { isi: 'Isi baru', berlaku: '2026-03-12', versi: [] })
    await show(screen(TermsPage), { at: `/syarat-dan-ketentuan?per=${per}` })
    await see('Isi baru')
    expect(sent(getKetentuan)[0]?.query).toEqual({})
  })

  test('loads again after a failure', async () => {
    answer(getKetentuan, silence)
    await show(screen(TermsPage))
    await see('Tidak ada respon dari server')
    answer(getKetentuan, { isi: 'Isi baru', berlaku: '2026-03-12', versi: [] })
    await press('Coba Lagi')
    await see('Isi baru')
    await expect.element(button('Coba Lagi')).not.toBeInTheDocument()
  })
})
