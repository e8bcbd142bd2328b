import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Dasbor } from '#contract/dasbor/admin.ts'
import { FIGURES, MoneyAmounts } from '#contract/keuangan/figures-admin.ts'
import { changeWords } from '#web/admin/keuangan/figure.tsx'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import Chart from './chart.tsx'
import { MoneyRingkasan } from './money-ringkasan.tsx'
import { TugasList } from './tugas.tsx'

type Hari = Dasbor['harian'][number]
const hari = (date: string, change: Partial<Hari> = {}): Hari => ({
  tanggal: date,
  pesanan: 0,
  dikembalikan: 0,
  bersih: 0,
  ...change,
})
const HARI = [
  hari('2026-03-09', { bersih: 1_500_000, pesanan: 3 }),
  hari('2026-03-10', { bersih: -250_000, pesanan: 1, dikembalikan: 250_000 }),
]
const cell = (name: string) => page.getByRole('row', { name: name }).getByRole('cell')

describe('chart', () => {
  test('says the sum, and every number to ears, the newest first', async () => {
    await showAdmin(<Chart data={HARI} value="bersih" />)
    await see('Rp 1.250.000')
    await press(page.getByText('Angka per hari'))
    await expect.element(page.getByRole('table', { name: 'Bersih diterima per hari' })).toBeVisible()
    const [, first] = page.getByRole('row').elements()
    expect(first?.textContent).toMatch(/^10 Maret 2026.*Dikembalikan.*250\.000/)
    await expect.element(cell('9 Maret 2026 Rp 1.500.000')).toHaveTextContent('Rp 1.500.000')
  })

  test('counts orders without money', async () => {
    await showAdmin(<Chart data={HARI} value="pesanan" />)
    await press(page.getByText('Angka per hari'))
    await expect.element(cell('10 Maret 2026 1')).toHaveTextContent('1')
    await expect.element(page.getByText(/Dikembalikan/)).not.toBeInTheDocument()
  })

  test('writes days and short numbers at its bars', async () => {
    const { container } = await showAdmin(<Chart data={HARI} value="bersih" />)
    await expect.poll(() => container.querySelector('svg')?.textContent).toContain('9/3')
    expect(container.querySelector('svg')?.textContent).toContain('1,5')
    expect(container.querySelector('svg')?.textContent).toContain('dalam rupiah')
    const [first] = container.querySelectorAll('svg path')
    const { x = 0, width = 0 } = first?.getBoundingClientRect() ?? {}
    const point = (type: string, clientX: number) =>
      first?.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, relatedTarget: document.body }))
    point('pointermove', x + width / 2)
    await see('9 Maret 2026')
    point('pointermove', x + width * 2)
    await see('10 Maret 2026')
    point('pointerout', 0)
    await seeNot('10 Maret 2026')
  })

  test('adds a long period up by week, without losing a day', async () => {
    const days = Array.from({ length: 90 }, (_, at) =>
      hari(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), { bersih: 1000 }),
    )
    const { container } = await showAdmin(<Chart data={days} value="bersih" />)
    await see('Bersih diterima per minggu')
    await see('Rp 90.000')
    // 90 days: one bar of six, twelve of seven.
    await expect.poll(() => container.querySelectorAll('svg path').length).toBe(13)
  })
})

describe('money of a period', () => {
  const amounts = contoh(MoneyAmounts, {
    pesanan: 4,
    barang: 1_480_000,
    diskon: 30_000,
    ongkir: 20_000,
    kembaliBarang: 250_000,
  })
  const open = (change: Partial<MoneyAmounts> = {}) =>
    showAdmin(
      <MoneyRingkasan
        harian={HARI}
        periode={{ ...amounts, ...change }}
        sebelum={contoh(MoneyAmounts, { barang: 1_000_000 })}
      />,
    )

  test('shows tax and overpayment only if there is any', async () => {
    await open()
    await see('Rp 1.480.000')
    await expect.element(button('PPN')).not.toBeInTheDocument()
    await expect.element(button('Kelebihan bayar')).not.toBeInTheDocument()
    await open({ ppn: 11, lebih: 5 })
    await expect.element(button('PPN')).toBeVisible()
    await expect.element(button('Kelebihan bayar')).toBeVisible()
  })

  test('opens each amount to its rows, and each name to its meaning', async () => {
    await open()
    await expect
      .element(link(/^Bersih diterima Rp 1.220.000/))
      .toHaveAttribute('href', '/rincian-keuangan?angka=bersih&dari=2026-03-09&sampai=2026-03-10')
    const meaning = page.getByText(FIGURES.diskon.arti)
    await expect.element(meaning).not.toBeVisible()
    await press(button('Diskon'))
    await expect.element(meaning).toBeVisible()
  })

  test('is compared with the days before', async () => {
    await open()
    await see(/naik 48% dari Rp 1.000.000/)
  })

  test.each([
    [150, 100, 'naik 50%'],
    [50, 100, 'turun 50%'],
    [100, 100, 'sama'],
    [1004, 1000, 'sama'],
    [0, 100, 'turun 100%'],
    // Refunds: less money leaves.
    [-50, -100, 'turun 50%'],
    [-150, -100, 'naik 50%'],
    [100, 0, undefined],
    [100, -100, undefined],
  ])('describes %i after %i as %s', (value, before, words) => expect(changeWords(value, before)).toBe(words))
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

  test('are listed by urgency', async () => {
    await showAdmin(<TugasList tugas={{ karantina: 3, obatTanpaNie: 2, keluhanLewat: 1 }} />)
    const names = () =>
      page
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent)
    await expect
      .poll(names)
      .toEqual([
        'Keluhan lewat batas jawab',
        'Obat tanpa nomor pendaftaran tidak dijual',
        'Barang karantina belum diputuskan',
      ])
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
