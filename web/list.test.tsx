import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Endpoint } from '#contract/endpoint.ts'
import { listKategori, listPaket, Paket } from '#contract/katalog/endpoints.ts'
import { listPaketAdmin, PaketAdmin } from '#contract/katalog/paket-admin.ts'
import { listProdukAdmin, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { Laporan, listLaporan } from '#contract/kontak/admin.ts'
import { ArtikelRow, listArtikelAdmin } from '#contract/konten/admin.ts'
import { listMetode, MetodePembayaran } from '#contract/pembayaran/metode-admin.ts'
import { AkunPengguna, listPengguna } from '#contract/pengguna/admin.ts'
import { listPengirimanAdmin, PengirimanAdmin } from '#contract/pengiriman/admin.ts'
import LaporanListPage from '#web/admin/kontak/laporan-list.page.tsx'
import ArtikelListPage from '#web/admin/konten/artikel-list.page.tsx'
import MetodeListPage from '#web/admin/pembayaran/metode-list.page.tsx'
import PenggunaListPage from '#web/admin/pengguna/pengguna-list.page.tsx'
import PengirimanListPage from '#web/admin/pengiriman/pengiriman-list.page.tsx'
import { answer, bare, later } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { press, see, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import PaketListAdmin from './admin/katalog/paket/paket-list.page.tsx'
import ProdukListAdmin from './admin/katalog/produk/produk-list.page.tsx'
import { showAdmin } from './testing/show-admin.tsx'
import PaketListPage from './toko/katalog/paket/paket-list.page.tsx'

/* Lists of shop and office: the states of each list, and the columns of the office's tables. */

interface List {
  endpoint: Endpoint
  screen: ReactNode
  at: string
  /** Response of the list endpoint, with one row and without any. */
  data: unknown
  emptyText?: unknown
  loading: string
  failure: string
  present: string
  missing?: string
}

const one = (item: object) => ({ items: [item], total: 1 })
const ZERO = { items: [], total: 0 }

const LIST: Record<string, List> = {
  'packages §2.049': {
    endpoint: listPaket,
    screen: screen(PaketListPage),
    at: '/produk/produk-paketan',
    data: [contoh(Paket, { paketId: 1, title: 'Paket Bakteri' })],
    loading: 'Memuat paket…',
    failure: 'Gagal mengambil data paket',
    present: 'Paket Bakteri',
  },
  'articles §2.226 §2.227 §2.228 §2.222': {
    endpoint: listArtikelAdmin,
    screen: <ArtikelListPage />,
    at: '/manajemen-artikel',
    data: one(contoh(ArtikelRow, { artikelId: 1, judul: 'Mutu air' })),
    emptyText: ZERO,
    loading: 'Memuat artikel…',
    failure: 'Gagal mengambil data artikel',
    present: 'Mutu air',
    missing: 'Tidak ada artikel ditemukan',
  },
  'users §2.235 §2.233': {
    endpoint: listPengguna,
    screen: <PenggunaListPage />,
    at: '/manajemen-user',
    data: one(contoh(AkunPengguna, { userId: 1, nama: 'Bu Sari' })),
    emptyText: ZERO,
    loading: 'Memuat data…',
    failure: 'Gagal mengambil data pengguna',
    present: 'Bu Sari',
    missing: 'Tidak ada data pengguna',
  },
}

describe('states of a list §4.25', () => {
  test.each(Object.entries(LIST))('%s', async (_, { endpoint, screen, at, data, emptyText, ...words }) => {
    const { answer: wait, come } = later<never>()
    answer(endpoint, wait)
    const first = await showAdmin(screen, { at })
    await see(words.loading)
    come(data as never)
    await see(words.present)
    await seeNot(words.loading)
    await first.unmount()

    answer(endpoint, bare(500, {}) as never)
    const second = await showAdmin(screen, { at })
    await see(words.failure)
    answer(endpoint, data as never)
    await press('Coba Lagi')
    await see(words.present)
    await second.unmount()

    if (!words.missing) return
    answer(endpoint, emptyText as never)
    await showAdmin(screen, { at })
    await see(words.missing)
  })
})

test('passes all known data of a package to its order §2.048', async () => {
  const paket = { title: 'Paket Bakteri', harga: 800_000, gambar: null, items: ['Vitamin A', 'Buku saku'] }
  answer(listPaket, [contoh(Paket, { paketId: 1, ...paket })])
  const { address, router } = await showAdmin(screen(PaketListPage), { at: '/produk/produk-paketan' })
  await press(page.getByRole('link', { name: 'Beli Sekarang Paket Bakteri' }))
  await expect.poll(address).toBe('/pemesanan?paket=1')
  expect(router.state.location.state).toMatchObject({ paket })
})

describe('tables of the office', () => {
  beforeEach(async () => {
    await page.viewport(1440, 900)
    return () => page.viewport(390, 844)
  })
  const LONG_TEXT = `${'a'.repeat(50)}…`

  test.each<[string, Endpoint, ReactNode, object, string[]]>([
    [
      'payment methods §2.218',
      listMetode,
      <MetodeListPage key="metode" />,
      contoh(MetodePembayaran, { metodeId: 1, method: 'QRIS', description: 'Pindai' }),
      ['No.', 'Metode', 'Deskripsi', 'Aksi'],
    ],
    [
      'articles §2.222',
      listArtikelAdmin,
      <ArtikelListPage key="artikel" />,
      contoh(ArtikelRow, { artikelId: 1, judul: 'Mutu air', cuplikan: LONG_TEXT }),
      ['No', 'Judul', 'Konten', 'Gambar', 'Status', 'Tanggal', 'Aksi'],
    ],
    [
      'messages §2.231',
      listLaporan,
      <LaporanListPage key="laporan" />,
      contoh(Laporan, { laporanId: 1, name: 'Bu Sari', message: 'Halo' }),
      ['No. Pesan', 'Nama', 'Email', 'Pesan', 'Tanggal', 'Aksi'],
    ],
    [
      'users §2.233',
      listPengguna,
      <PenggunaListPage key="pengguna" />,
      contoh(AkunPengguna, { userId: 1, nama: 'Bu Sari' }),
      ['No', 'Nama', 'Email', 'No. HP', 'Role', 'Aksi'],
    ],
  ])('have the columns of the specification in its order: %s', async (_, endpoint, screen, line, columns) => {
    answer(endpoint, one(line) as never)
    await showAdmin(screen)
    const headings = page.getByRole('columnheader')
    await expect.element(headings.first()).toBeVisible()
    const names = headings.elements().map(({ textContent }) => textContent?.trim() ?? '')
    expect(names.filter((name) => columns.includes(name))).toEqual(columns)
    expect(page.getByRole('cell').elements()).toHaveLength(names.length)
  })
})

test.each<[string, Endpoint, ReactNode, object, string]>([
  [
    'products',
    listProdukAdmin,
    <ProdukListAdmin key="produk" />,
    contoh(ProdukAdmin, { produkId: 3, nama: 'Bu Sari' }),
    '/edit-produk/3',
  ],
  [
    'articles',
    listArtikelAdmin,
    <ArtikelListPage key="artikel" />,
    contoh(ArtikelRow, { artikelId: 3, judul: 'Bu Sari' }),
    '/edit-artikel/3',
  ],
  [
    'packages',
    listPaketAdmin,
    <PaketListAdmin key="paket" />,
    contoh(PaketAdmin, { paketId: 3, title: 'Bu Sari' }),
    '/edit-paket/3',
  ],
  [
    'shipping methods',
    listPengirimanAdmin,
    <PengirimanListPage key="pengiriman" />,
    contoh(PengirimanAdmin, { shippingId: 3, nama: 'Bu Sari' }),
    '/edit-pengiriman/3',
  ],
])("follows a card's link of %s on a phone wherever it is tapped", async (_, ...kartu) => {
  const [endpoint, screen, line, tujuan] = kartu
  answer(listKategori, [])
  answer(endpoint, one(line) as never)
  const { address } = await showAdmin(screen, { at: '/daftar' })
  await see('Bu Sari')
  const row = page.getByRole('row').filter({ hasText: 'Bu Sari' }).element()
  const { left, top } = row.getBoundingClientRect()
  ;(document.elementFromPoint(left + 6, top + 6) as HTMLElement).click()
  await expect.poll(address).toBe(tujuan)
})
