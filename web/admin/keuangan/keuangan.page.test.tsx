import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exportBookkeeping, FigureRow, getKeuangan, Keuangan, listFigureRows } from '#contract/keuangan/admin.ts'
import { FIGURES, Figures } from '#contract/keuangan/figures-admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, link, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import FigureRowsPage from './figure-rows.page.tsx'
import KeuanganPage from './keuangan.page.tsx'

const DAYS = { dari: '2026-03-01', sampai: '2026-03-30' }
const open = (figures: Partial<Figures>) => {
  answer(getKeuangan, contoh(Keuangan, { ...DAYS, periode: contoh(Figures, figures) }))
  return showAdmin(<KeuanganPage />, { at: '/keuangan?dari=2026-03-01&sampai=2026-03-30' })
}
const cells = (name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(async () => {
  await page.viewport(1440, 900)
  return () => page.viewport(390, 844)
})

describe('figures', () => {
  test.each<[string, Partial<Figures>, string, string]>([
    ['nothing sold', {}, 'Rp 0', 'Rp 0'],
    ['no known cost', { pendapatan: 100, tanpaModal: 2 }, 'Belum diketahui', 'Belum diketahui'],
    ['nothing packed', { pendapatan: 100, belumDikemas: 1 }, 'Belum diketahui', 'Belum diketahui'],
    ['some known cost', { pendapatan: 100, pendapatanModal: 82, modal: 30, tanpaModal: 2 }, '−Rp 30', 'Rp 52'],
    ['all cost known', { pendapatan: 100, pendapatanModal: 100, modal: 30 }, '−Rp 30', 'Rp 70'],
  ])('say of %s what is known of cost and profit', async (_, figures, cost, profit) => {
    await open(figures)
    await see('Modal barang')
    expect(cells('Modal barang')[2]).toBe(cost)
    expect(cells('Laba kotor')[2]).toBe(profit)
  })

  test('state the share of sales with a known cost, and the missing costs', async () => {
    await open({ pendapatan: 100, pendapatanModal: 82, modal: 30, tanpaModal: 2, tanpaBiaya: 3 })
    await see('82% penjualan')
    await see(/^Periode: 1 Maret 2026 sampai 30 Maret 2026\./)
    await see(/Belum diketahui: biaya 3 pembayaran Midtrans, modal 2 barang\./)
    expect(cells('Biaya Midtrans')[2]).toBe('Belum diketahui')
  })

  test('are of the last 30 days and of this month on its 30th day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-30T05:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    await open({})
    for (const name of ['30 hari', 'Bulan ini'])
      await expect.element(link(name)).toHaveAttribute('href', '/keuangan?dari=2026-06-01&sampai=2026-06-30')
  })

  test('open to their rows and to their meaning', async () => {
    await open({ barang: 5000, pesanan: 1 })
    await expect
      .element(link('Penjualan barang Rp 5.000: lihat rinciannya'))
      .toHaveAttribute('href', '/rincian-keuangan?angka=barang&dari=2026-03-01&sampai=2026-03-30')
    const meaning = page.getByText(FIGURES.barang.arti)
    await expect.element(meaning).not.toBeVisible()
    await press(button('Penjualan barang'))
    await expect.element(meaning).toBeVisible()
  })

  test('are downloaded for bookkeeping, with the chosen content and numbers', async () => {
    await open({})
    await fill('Isi berkas', 'jurnal')
    await fill('Format angka', 'titik')
    answer(exportBookkeeping, new Blob(['x']) as never)
    await press('Unduh CSV')
    await expect
      .poll(() => sent(exportBookkeeping).map(({ query }) => query))
      .toEqual([{ ...DAYS, isi: 'jurnal', bentuk: 'titik' }])
  })

  test('stand in two columns on a phone', async () => {
    await page.viewport(390, 844)
    await open({})
    await expect.element(page.getByRole('columnheader', { name: 'Sebelumnya' })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Hari ini' })).not.toBeInTheDocument()
    await press(button('Hari ini dan kemarin'))
    await expect.element(page.getByRole('columnheader', { name: 'Hari ini' })).toBeVisible()
  })
})

test('the rows of a figure name it with its sum, and lead to their orders', async () => {
  answer(getKeuangan, contoh(Keuangan, { ...DAYS, periode: contoh(Figures, { barang: 5000 }) }))
  const row = contoh(FigureRow, { kunci: '7 3', orderId: 'KS-7', pesananId: 7, jumlah: 5000 })
  answer(listFigureRows, { items: [row], total: 1 })
  await showAdmin(<FigureRowsPage />, { at: '/rincian-keuangan?angka=barang&dari=2026-03-01&sampai=2026-03-30' })
  await expect.element(page.getByRole('heading', { name: 'Penjualan barang' })).toBeVisible()
  await expect.element(page.getByRole('strong')).toHaveTextContent('Rp 5.000')
  await see(FIGURES.barang.arti)
  await expect.element(link('KS-7')).toHaveAttribute('href', '/detail-pesanan-satuan/7')
  expect(sent(listFigureRows)[0]?.query).toMatchObject({ angka: 'barang', ...DAYS })
})
