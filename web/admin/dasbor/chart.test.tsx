import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Dasbor } from '#contract/dasbor/admin.ts'
import { link, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import Chart from './chart.tsx'
import { MoneyRingkasan } from './money-ringkasan.tsx'
import { TugasList } from './tugas.tsx'

type Hari = Dasbor['harian'][number]
const hari = (date: string, change: Partial<Hari> = {}): Hari => ({
  tanggal: date,
  pesanan: 0,
  barang: 0,
  ppn: 0,
  ongkir: 0,
  lebih: 0,
  dikembalikan: 0,
  bersih: 0,
  ...change,
})
const HARI = [
  hari('2026-03-09', { bersih: 1_500_000, pesanan: 3, barang: 1_480_000, ongkir: 20_000 }),
  hari('2026-03-10', { bersih: -250_000, pesanan: 1, dikembalikan: 250_000 }),
]
const cell = (name: string) => page.getByRole('row', { name: name }).getByRole('cell')

describe('chart', () => {
  test('says the sum, and every number to ears, the newest first', async () => {
    await showAdmin(<Chart title="Pendapatan" data={HARI} value="bersih" />)
    await see('Rp 1.250.000')
    await press(page.getByText('Angka per hari'))
    await expect.element(page.getByRole('table', { name: 'Pendapatan per hari' })).toBeVisible()
    const [first] = page.getByRole('row').elements()
    expect(first?.textContent).toMatch(/^10 Maret 2026.*Dikembalikan.*250\.000/)
    await expect.element(cell('9 Maret 2026 Rp 1.500.000')).toHaveTextContent('Rp 1.500.000')
  })

  test('counts orders without money', async () => {
    await showAdmin(<Chart title="Pesanan" data={HARI} value="pesanan" />)
    await press(page.getByText('Angka per hari'))
    await expect.element(cell('10 Maret 2026 1')).toHaveTextContent('1')
    await expect.element(page.getByText(/Dikembalikan/)).not.toBeInTheDocument()
  })

  test('writes days and short numbers at its bars', async () => {
    const { container } = await showAdmin(<Chart title="Pendapatan" data={HARI} value="bersih" />)
    await expect.poll(() => container.querySelector('svg')?.textContent).toContain('9/3')
    expect(container.querySelector('svg')?.textContent).toContain('1,5')
  })
})

test('money of a period shows tax and overpayment only if there is any', async () => {
  await showAdmin(<MoneyRingkasan harian={HARI} />)
  await see('Rp 1.480.000')
  await see(/^[-−]Rp 250\.000$/)
  await expect.element(page.getByText('PPN')).not.toBeInTheDocument()
  await expect.element(page.getByText('Kelebihan bayar')).not.toBeInTheDocument()
})

describe('tasks', () => {
  test('say that nothing waits', async () => {
    await showAdmin(<TugasList tugas={{}} />)
    await see('Semua beres. Tidak ada pekerjaan yang menunggu.')
  })

  test('lead to their list with how many there are', async () => {
    await showAdmin(<TugasList tugas={{ karantina: 3 }} />)
    await expect
      .element(link('Lihat karantina: Barang karantina belum diputuskan, 3'))
      .toHaveAttribute('href', '/karantina')
  })

  test('are counted up to a limit', async () => {
    await showAdmin(<TugasList tugas={{ karantina: 1000 }} />)
    await expect.element(link('Lihat karantina: Barang karantina belum diputuskan, 999+')).toBeVisible()
  })

  test('are shown only to roles that may open their list', async () => {
    await showAdmin(<TugasList tugas={{ karantina: 3 }} />, { peran: ['konten'] })
    await see('Semua beres. Tidak ada pekerjaan yang menunggu.')
  })
})
