import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LabaLot, LabaProduk, listLabaLot, listLabaProduk } from '#contract/stok/laba-admin.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, seeIn } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import LabaLotPage from './laba-lot.page.tsx'

const FIGURES = { terjual: 1200, pendapatan: 90_000, modal: 100_000, laba: -10_000 }
const UNKNOWN = { terjual: 2, pendapatan: 500, modal: null, laba: null }
const row = (text: string) => page.getByRole('row').filter({ hasText: text })

test('gross profit is listed per product or per lot, and unknown costs make none', async () => {
  await page.viewport(1440, 900)
  answer(listLabaProduk, {
    items: [
      contoh(LabaProduk, { produkId: 3, produkNama: 'Iodin', ...FIGURES }),
      contoh(LabaProduk, { produkId: 4, produkNama: 'Garam', ...UNKNOWN }),
    ],
    total: 2,
  })
  const lots = [
    contoh(LabaLot, { lotId: 8, produkNama: 'Iodin', nomor: 'L-1', ...FIGURES }),
    contoh(LabaLot, { lotId: 9, produkNama: 'Garam', nomor: '', ...UNKNOWN }),
  ]
  answer(listLabaLot, { items: lots, total: 2 })
  await showAdmin(<LabaLotPage />, { at: '/laba-lot' })
  await seeIn(row('Iodin'), 'Iodin1.200Rp 90.000Rp 100.000−Rp 10.000')
  await seeIn(row('Garam'), 'Garam2Rp 500Belum dicatat–')
  await expect.element(row('Iodin').getByText('−Rp 10.000')).toHaveClass('text-merah')
  await expect.element(link('Iodin')).toHaveAttribute('href', '/edit-produk/3')
  await expect.element(link('Per produk')).toHaveAttribute('aria-current')
  await press(link('Per lot'))
  await seeIn(row('L-1'), 'IodinL-11.200')
  await seeIn(row('Garam'), 'GaramTanpa nomor2')
  await expect.element(link('L-1')).toHaveAttribute('href', '/lot/8')
  await expect.element(link('Per produk')).not.toHaveAttribute('aria-current')
  await page.viewport(390, 844)
})
