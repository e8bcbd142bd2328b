import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getKemas, Kemas, listPrints } from '#contract/kemas/admin.ts'
import { PartialKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KemasDetailPage from './kemas-detail.page.tsx'
import PrintManyPage from './print-many.page.tsx'

const kemas = (change: Partial<Kemas> = {}): Kemas => ({
  ...contoh(Kemas),
  ...Kemas.parse({ ...pesananAdmin(), perhatian: false, dana_kembali: 'tidak' }),
  ...change,
})
const WARNING = 'Jangan kemas dulu. Bagian pesanan masih memeriksa pesanan ini.'

describe('an order to pack', () => {
  const open = (change: Partial<Kemas> = {}) => {
    answer(getKemas, kemas(change))
    return showAdmin(screen(KemasDetailPage, { orderId: '5' }), { at: '/kemas-pesanan/5', peran: ['gudang'] })
  }

  test('shows its parcel and slip, and prints both', async () => {
    await open()
    await see('Akan dikemas')
    await expect.element(page.getByRole('heading', { name: 'Surat Jalan' })).toBeVisible()
    await expect.element(button('Cetak Surat Jalan')).toBeEnabled()
    await expect.element(link('Cetak Label')).toHaveAttribute('href', '/cetak-banyak?id=5&jenis=label')
    await expect.element(page.getByRole('region', { name: 'Kirim sebagian' })).toBeVisible()
    await seeNot(WARNING)
    await seeNot(/Rp/)
  })

  test('says not to pack what the office still checks', async () => {
    await open({ perhatian: true })
    await see(WARNING)
  })

  test('is not shipped after a full refund, and has no slip', async () => {
    await open({ perhatian: true, dana_kembali: 'utuh' })
    await see(/Jangan kirim barangnya/)
    await seeNot(WARNING)
    await expect.element(button('Cetak Surat Jalan')).toBeDisabled()
    await expect.element(page.getByRole('heading', { name: 'Surat Jalan' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'Kirim sebagian' })).not.toBeInTheDocument()
  })

  test('says that a part of it was refunded, on its slip as well', async () => {
    await open({ dana_kembali: 'sebagian' })
    await see('Sebagian dananya sudah dikembalikan. Kirim hanya barang di bawah ini.')
    await see(/^Sebagian dananya sudah dikembalikan\. Pastikan/)
  })

  test('leads back to the list if it does not exist, and loads again after a failure', async () => {
    answer(getKemas, silence)
    const { unmount } = await showAdmin(screen(KemasDetailPage, { orderId: '5' }), { at: '/kemas-pesanan/5' })
    await see('Gagal memuat pesanan')
    await expect.element(button('Cetak Surat Jalan')).toBeDisabled()
    answer(getKemas, kemas())
    await press('Coba Lagi')
    await see('Akan dikemas')
    await unmount()
    answer(getKemas, refuse('PESANAN_TIDAK_ADA'))
    await showAdmin(screen(KemasDetailPage, { orderId: '5' }), { at: '/kemas-pesanan/5' })
    await expect.element(link('Lihat Daftar')).toHaveAttribute('href', '/kemas-pesanan')
  })
})

describe('sheets of many orders', () => {
  const KIRIMAN = contoh(PartialKiriman, { kirimanId: 8, kurir: 'JNE', resi: 'JP1', baris: [{ urutan: 0, jumlah: 1 }] })
  const sheets = () =>
    page
      .getByRole('article')
      .elements()
      .map(({ textContent }) => textContent ?? '')
  beforeEach(() =>
    answer(listPrints, [
      kemas(),
      kemas({ orderId: 6, midtrans_order_id: 'KS-6', dana_kembali: 'sebagian' }),
      kemas({ orderId: 7, midtrans_order_id: 'KS-7', dana_kembali: 'utuh' }),
    ]),
  )

  test('are one per order, without one that was refunded', async () => {
    const { address } = await showAdmin(<PrintManyPage />, { at: '/cetak-banyak?id=5,6,7' })
    await expect.element(button('Cetak 2 lembar')).toBeEnabled()
    await see('1 pesanan tidak dicetak karena dananya sudah dikembalikan seluruhnya. Jangan kirim barangnya.')
    expect(sent(listPrints)[0]?.query).toEqual({ id: '5,6,7' })
    expect(sheets()).toEqual([expect.stringContaining('KS-5'), expect.stringMatching(/KS-6.*Kirim hanya barang/)])
    expect(sheets()[0]).not.toContain('Kirim hanya barang')
    await expect.element(link('Surat jalan A4')).toHaveAttribute('aria-current', 'page')
    await press(link('Label 100 × 150 mm'))
    await expect.element(button('Cetak 2 label')).toBeEnabled()
    await expect.element(link('Label 100 × 150 mm')).toHaveAttribute('aria-current', 'page')
    expect(address()).toBe('/cetak-banyak?id=5,6,7&jenis=label')
    await expect.element(link('Daftar Pesanan')).toHaveAttribute('href', '/daftar-pesanan')
  })

  test.each([
    ['surat-jalan', 'Surat jalan kiriman 1'],
    ['label', 'kiriman 1'],
  ])('are of one shipment if it is named: %s', async (kind, words) => {
    answer(listPrints, [kemas({ kiriman: [KIRIMAN] })])
    await showAdmin(<PrintManyPage />, { at: `/cetak-banyak?id=5&jenis=${kind}&kiriman=8` })
    await expect.poll(sheets).toEqual([expect.stringContaining(words)])
    expect(sheets()[0]).toContain('JP1')
  })

  test('return a packer to the own list, and say that none was chosen or loaded', async () => {
    answer(listPrints, [])
    const options = { at: '/cetak-banyak', peran: ['gudang' as const] }
    const { unmount } = await showAdmin(<PrintManyPage />, options)
    await see('Tidak ada pesanan yang dipilih untuk dicetak.')
    await expect.element(link('Kemas Pesanan')).toHaveAttribute('href', '/kemas-pesanan')
    await expect.element(button('Cetak')).toBeDisabled()
    await unmount()
    answer(listPrints, silence)
    await showAdmin(<PrintManyPage />, options)
    await see('Gagal memuat pesanan')
    await expect.element(button('Coba Lagi')).toBeVisible()
  })
})
