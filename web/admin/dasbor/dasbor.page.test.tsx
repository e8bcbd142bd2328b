import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Dasbor, getDasbor } from '#contract/dasbor/admin.ts'
import { closeReadiness, getShopReadiness } from '#contract/pengaturan/readiness-admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import DasborPage from './dasbor.page.tsx'

const TUGAS: Dasbor['tugas'] = {
  perluDiproses: { satuan: 1000, paketan: 2 },
  lunasTanpaStok: { satuan: 3, paketan: 0 },
  pembayaranMeragukan: { satuan: 0, paketan: 4 },
  habisHariIni: { satuan: 5, paketan: 0 },
  stokMenipis: 6,
  laporanBaru: 7,
}
const hari = (index: number, net: number): Dasbor['harian'][number] => ({
  tanggal: `2026-03-${String(index + 1).padStart(2, '0')}`,
  pesanan: 0,
  dikembalikan: 0,
  bersih: net,
})
const ofLength = (quantity: number) =>
  Array.from({ length: quantity }, (_, index) => hari(index, index % 7 === 2 ? 0 : index * 1_000_000))

const open = (search = '') => showAdmin(<DasborPage />, { at: `/dasbor-admin${search}` })

beforeEach(async () => {
  answer(getDasbor, ({ query }) => contoh(Dasbor, { tugas: TUGAS, harian: ofLength(Number(query.hari)) }))
  answer(getShopReadiness, { langkah: {}, ditutup: true })
  await page.viewport(1440, 900)
  return () => page.viewport(390, 844)
})

describe('dashboard', () => {
  test.each([
    ['Pesanan Satuan: Lunas tanpa stok, 3', '/daftar-pesanan?jenis=satuan&lihat=tanpa-stok'],
    ['Pesanan Paketan: Pembayaran perlu dicek, 4', '/daftar-pesanan?jenis=paketan&lihat=meragukan'],
    [
      'Pesanan Satuan: Lunas, belum diproses, 999+',
      '/daftar-pesanan?jenis=satuan&pembayaran=success&status=Menunggu+Respon',
    ],
    [
      'Pesanan Paketan: Lunas, belum diproses, 2',
      '/daftar-pesanan?jenis=paketan&pembayaran=success&status=Menunggu+Respon',
    ],
    ['Baca pesan: Pesan belum ditangani, 7', '/laporan-pengguna?status=belum'],
    ['Lihat produk: Stok menipis, 6', '/manajemen-produk?stok=menipis'],
    ['Pesanan Satuan: Batas bayar habis hari ini, 5', '/daftar-pesanan?jenis=satuan&lihat=habis'],
  ])('leads from a task to its list, filtered: %s', async (name, alamat) => {
    await open()
    await expect.element(link(name)).toBeVisible()
    const { pathname, searchParams } = new URL(link(name).element().getAttribute('href') ?? '', location.origin)
    const wanted = new URL(alamat, location.origin)
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      wanted.pathname,
      Object.fromEntries(wanted.searchParams),
    ])
  })

  test('shows no task of a list where nothing waits', async () => {
    await open()
    await expect.element(link(/tanpa stok/).first()).toBeVisible()
    expect(link(/tanpa stok/).elements()).toHaveLength(1)
  })

  test('keeps its period in the address', async () => {
    const { address } = await open()
    await press(link('7 hari'))
    await expect.poll(address).toBe('/dasbor-admin?hari=7')
    await expect.element(link('7 hari')).toHaveAttribute('aria-current', 'true')
    await expect.element(link('30 hari')).not.toHaveAttribute('aria-current')
    await expect.poll(() => sent(getDasbor).at(-1)?.query.hari).toBe('7')
    await press(page.getByText('Angka per hari').first())
    await expect.poll(() => page.getByRole('row').elements().length).toBe(8)
  })

  test.each([
    [7, ['1 jt', '3 jt', '4 jt', '5 jt', '6 jt']],
    [30, ['29 jt']],
  ])('says at the bars of %i days how high they are', async (quantity, number) => {
    const { container } = await open(`?hari=${quantity}`)
    await see('Bersih diterima per hari')
    const labels = () =>
      [...(container.querySelector('svg:has([data-nilai])')?.querySelectorAll('[data-nilai]') ?? [])].map(
        ({ textContent }) => textContent?.replace(/\s/g, ' '),
      )
    await expect.poll(labels).toEqual(number)
  })
})

describe('list of steps for a new shop', () => {
  const list = page.getByRole('region', { name: 'Siap berjualan: 1 dari 6' })

  test('names each step with a link, and disappears when dismissed', async () => {
    const langkah = { identitas: true, produk: false, nie: false, ongkir: false, midtrans: false, surat: false }
    answer(getShopReadiness, { langkah, ditutup: false })
    answer(closeReadiness, { ditutup: true })
    await open()
    await expect.element(list).toBeVisible()
    await expect.element(link('Atur ongkir')).toHaveAttribute('href', '/metode-pengiriman')
    await see('Pasang kunci Midtrans')
    answer(getShopReadiness, { langkah, ditutup: true })
    await press('Tutup daftar ini')
    await expect.element(list).not.toBeInTheDocument()
    expect(sent(closeReadiness)[0]?.body).toEqual({ ditutup: true })
  })
})
