import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getAdmin } from '#contract/akun/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listKategori } from '#contract/katalog/endpoints.ts'
import { listProdukAdmin, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { countPesanan, listPesanan, PesananSummary } from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { listTampilan } from '#contract/pesanan-admin/tampilan-admin.ts'
import { LotAdmin, listLot } from '#contract/stok/lot-list-admin.ts'
import AdminLayout from '#web/admin/frame/admin.layout.tsx'
import ProdukListPage from '#web/admin/katalog/produk/produk-list.page.tsx'
import PesananListPage from '#web/admin/pesanan-admin/pesanan-list.page.tsx'
import { setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import LotListPage from '#web/admin/stok/lot-list.page.tsx'
import { answer } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { show } from '#web/testing/show.tsx'

const twenty = (make: (number: number) => object) => ({
  items: Array.from({ length: 20 }, (_, index) => make(index + 1)),
  total: 45,
})
const LONG = 'Iodin Povidone untuk rendam kerapu macan dan kerapu cantang 1 liter'

const LISTS: [string, string, Endpoint, ReactNode, (number: number) => object][] = [
  ...['/pesanan-semua', '/daftar-pesanan'].map((at): (typeof LISTS)[number] => [
    'orders',
    at,
    listPesanan,
    <PesananListPage key={at} />,
    (orderId) =>
      contoh(PesananSummary, {
        orderId,
        midtrans_order_id: `KS-20261120-AB${orderId}`,
        nama: 'Haji Muhammad Abdurrahman Wahid bin Sulaiman',
        nama_produk: LONG,
        total_harga: 12_500_000,
        status_pembayaran: (['pending', 'success', 'cancelled'] as const)[orderId % 3],
      }),
  ]),
  [
    'products',
    '/manajemen-produk',
    listProdukAdmin,
    <ProdukListPage key="produk" />,
    (produkId) => contoh(ProdukAdmin, { produkId, nama: LONG, resep: true, stok: 3, stok_minimum: 5 }),
  ],
  [
    'lots',
    '/lot',
    listLot,
    <LotListPage key="lot" />,
    (lotId) => contoh(LotAdmin, { lotId, produkNama: LONG, nomor: `LOT-2026-${lotId}` }),
  ],
]

beforeEach(() => {
  setAdminToken('masuk', ['pemilik'])
  answer(getAdmin, contohResponse(getAdmin, { userId: 4, peran: ['pemilik'], wajib: null }))
  answer(listKategori, [])
  answer(listPenanda, [])
  answer(listTampilan, [])
  answer(countPesanan, { menunggu_pembayaran: 1, menunggu_respon: 2, diproses: 3, selesai: 4, perhatian: 5 })
})

const rows = page.getByRole('row')
const boxOf = (index: number) => rows.elements().at(index)?.getBoundingClientRect()

/** Renders a list within the frame of the back office, with payments simulated. */
async function open(at: string, endpoint: Endpoint, screen: ReactNode, make: (number: number) => object) {
  answer(endpoint, twenty(make) as never)
  await show(screen, { at, frame: () => <AdminLayout />, settings: { simulated: true } })
  await expect.element(rows.nth(20 - 1)).toBeInTheDocument()
}

describe('list of twenty', () => {
  test.each(LISTS)('%s starts above 200 px on a phone and ends within 2,200 px: %s', async (_, ...list) => {
    await page.viewport(390, 844)
    await open(...list)
    const [first, last] = [boxOf(0), boxOf(19)]
    expect(first?.top).toBeLessThan(200)
    expect((last?.bottom ?? 0) - (first?.top ?? 0)).toBeLessThanOrEqual(2200)
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test.each(LISTS)('%s starts above 330 px on a desktop: %s', async (_, ...list) => {
    await page.viewport(1440, 900)
    try {
      await open(...list)
      expect(boxOf(0)?.top).toBeLessThan(330)
      for (const number of page.getByRole('link', { name: /^(KS|LOT)-2026/ }).elements())
        expect(new Set([...number.getClientRects()].map(({ top }) => top)).size).toBe(1)
    } finally {
      await page.viewport(390, 844)
    }
  })
})
