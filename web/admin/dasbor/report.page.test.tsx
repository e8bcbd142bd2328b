import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { exportReport, getReport, REPORT_LINES_MAX, Report, ReportRow } from '#contract/dasbor/reports-admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ReportPage from './report.page.tsx'

const row = contoh(ReportRow, { subject: 'produk', id: 4, nama: 'Iodine', utama: 75_000, kedua: 3 })
const open = (search = '', report: Partial<Report> = {}) => {
  answer(getReport, contoh(Report, { banyak: 1, utama: 100_000, baris: [row], ...report }))
  return showAdmin(<ReportPage />, { at: `/laporan-toko${search}` })
}

test('explains its rows, links them, and names the next step', async () => {
  await open()
  await see('1 produk dan paket terjual. 75% uangnya dari Iodine.')
  await expect.element(link('Iodine')).toHaveAttribute('href', '/edit-produk/4')
  await expect.element(link('Lihat yang perlu dibeli lagi')).toHaveAttribute('href', '/isi-ulang')
  await see('Rp 75.000')
})

test('keeps report and period in the address', async () => {
  const { address } = await open('?laporan=beli-lagi')
  await press(link('90 hari'))
  await expect.poll(address).toBe('/laporan-toko?laporan=beli-lagi&hari=90')
  await expect.poll(() => sent(getReport).at(-1)?.query).toMatchObject({ laporan: 'beli-lagi', hari: '90' })
  await press(link('Kiriman terlambat'))
  await expect.element(page.getByRole('navigation', { name: 'Periode' })).not.toBeInTheDocument()
})

test('says that a report is empty, and that a long one goes on in its file', async () => {
  const { unmount } = await open('?laporan=terlambat', { banyak: 0, baris: [] })
  await see('Tidak ada kiriman yang terlambat.')
  await unmount()
  await open('', { banyak: REPORT_LINES_MAX + 1 })
  await see('50 dari 51 baris. Semuanya ada di CSV.')
})

test.each([
  [
    'pencarian',
    { subject: 'kata', id: 'pakan & udang', nama: 'pakan & udang' },
    '/tambah-kata?kata=pakan%20%26%20udang',
  ],
  ['penyakit', { subject: 'penyakit', id: 'vnn', nama: 'VNN' }, '/kaitan-penyakit/vnn'],
  ['kedaluwarsa', { subject: 'lot', id: 7, nama: 'Vitamin' }, '/lot/7'],
  ['habis', { subject: 'produk', id: 9, nama: 'Jaring' }, '/edit-produk/9'],
] as const)('%s leads from a row to where something can be done', async (laporan, change, to) => {
  await open(`?laporan=${laporan}`, { baris: [{ ...row, ...change }] })
  await expect.element(link(change.nama)).toHaveAttribute('href', to)
})

test('downloads the report that is shown', async () => {
  await open('?laporan=tidak-terjual&hari=7')
  answer(exportReport, new Blob(['a']) as never)
  await press('Unduh CSV')
  await expect.poll(() => sent(exportReport)[0]?.query).toMatchObject({ laporan: 'tidak-terjual', hari: '7' })
})
