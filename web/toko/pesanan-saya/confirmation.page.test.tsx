import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PaymentWay } from '#contract/pembayaran/payment-method.ts'
import { getPesanan, payPesanan, RincianPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { answer, later, refuse, sent, silence } from '#web/testing/api.ts'
import { pass, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import { MetodePembayaran } from '#web/toko/pembayaran/payment-method.tsx'
import ConfirmationPage from './confirmation.page.tsx'

const STATE = { nama_produk: 'Vitamin C', jumlah: 2, metode_pembayaran: 'bca_virtual', total_harga: 62_000 }
const open = (state?: unknown) => {
  signIn()
  return show(screen(ConfirmationPage), { at: '/konfirmasi-pembayaran', state })
}

describe('confirmation of a payment', () => {
  test('shows the fields of the previous screen §2.121 §2.122 §2.123 §2.124 §2.125', async () => {
    await open(STATE)
    await see('Vitamin C')
    const contents = page.getByRole('definition')
    await expect.element(contents.nth(0)).toHaveTextContent('2')
    await expect.element(contents.nth(1).getByText('BCA Virtual Account')).toBeVisible()
    await expect.element(contents.nth(2)).toHaveTextContent('Rp 62.000')
    await expect.element(link('Kembali ke Beranda')).toHaveAttribute('href', '/')
  })

  test('shows nothing without passed state §2.126 §2.127', async () => {
    await open()
    await see('Data Tidak Ditemukan')
    await expect.element(link('Kembali ke Beranda')).toHaveAttribute('href', '/')
  })
})

const PENDING = contoh(RincianPesanan, {
  midtrans_order_id: 'KS-1',
  status_pembayaran: 'pending',
  nama_produk: 'Vitamin C',
  total_harga: 62_000,
  dapat_dibayar: true,
  halaman_terbuka: true,
})
const methodOf = (change: Partial<PaymentWay>) => contoh(PaymentWay, { kode_perusahaan: null, ...change })
const openOrder = () => {
  signIn()
  return show(screen(ConfirmationPage), { at: '/konfirmasi-pembayaran?order=KS-1' })
}
const hint = () => page.getByRole('region', { name: 'Cara Membayar' })

describe('confirmation of an order', () => {
  test('is not shown without a session', async () => {
    const { address } = await show(screen(ConfirmationPage), { at: '/konfirmasi-pembayaran?order=KS-1' })
    await see('Akses Dibatasi')
    await expect.poll(address).toBe('/login')
  })

  test('shows the deadline to choose a method', async () => {
    answer(getPesanan, PENDING)
    await openOrder()
    await see('Metode Pembayaran Belum Dipilih')
    await see(/Pilih cara bayar sebelum .+ WIB/)
    await see('Belum dipilih')
    expect(sent(getPesanan)[0]?.params).toEqual({ orderId: 'KS-1' })
    answer(payPesanan, later<never>().answer)
    await press('Lanjutkan Pembayaran')
    await expect.element(button('Lanjutkan Pembayaran')).toBeDisabled()
  })

  test.each([
    ['BCA Virtual Account', { metode: 'bca_virtual', nomor: '7200712345678901' }, /7200712345678901.*ATM BCA/s],
    [
      'Mandiri Bill Payment',
      { metode: 'mandiri', nomor: '123456789012', kode_perusahaan: '70012' },
      /Kode perusahaan70012.*Kode pembayaran123456789012.*Multipayment/s,
    ],
    ['Indomaret', { metode: 'indomaret', nomor: '12345678901234' }, /Kode pembayaran12345678901234.*kasir Indomaret/s],
    ['QRIS', { metode: 'qris', nomor: null }, /QRIS.*Pindai kode QR/s],
  ] as const)('shows how to pay with %s, and the deadline', async (name, content, pattern) => {
    answer(getPesanan, { ...PENDING, cara_bayar: methodOf({ nama: name, ...content }) })
    await openOrder()
    await expect.element(hint()).toBeVisible()
    const text = hint().element().textContent
    expect(text).toContain(name)
    expect(text).toMatch(pattern)
    expect(text).toMatch(/Bayar sebelum .+ WIB\. Lewat waktu itu pesanan otomatis batal\./)
  })

  test('copies number and amount without spaces and dots', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    answer(getPesanan, { ...PENDING, cara_bayar: methodOf({ metode: 'bca_virtual', nomor: '7200712345678901' }) })
    await openOrder()
    await press('Salin nomor virtual account')
    await see('Nomor virtual account disalin')
    await press('Salin jumlah')
    await see('Jumlah disalin')
    expect(write.mock.calls).toEqual([['7200712345678901'], ['62000']])
    write.mockRestore()
  })

  test('unfolds the steps of another way to pay', async () => {
    answer(getPesanan, { ...PENDING, cara_bayar: methodOf({ metode: 'bca_virtual', nomor: '7200712345678901' }) })
    await openOrder()
    await expect.element(hint().getByText('m-Transfer › BCA Virtual Account', { exact: false })).toBeVisible()
    const langkah = hint().getByText('Masukkan kartu dan PIN.')
    await expect.element(langkah).not.toBeVisible()
    await press(hint().getByText('ATM BCA'))
    await expect.element(langkah).toBeVisible()
  })

  test('shows by itself that the order was paid', async () => {
    stopTimers()
    answer(getPesanan, PENDING)
    answer(updatePaymentStatus, { status: 'success', terverifikasi: true, message: '' })
    await openOrder()
    await pass(0)
    await see('Metode Pembayaran Belum Dipilih')
    answer(getPesanan, { ...PENDING, status_pembayaran: 'success', dapat_dibayar: false })
    await pass(15_000)
    await see('Pembayaran sudah kami terima. Pantau pesanan di Riwayat Pembayaran.')
    await expect.element(button('Lanjutkan Pembayaran')).not.toBeInTheDocument()
    expect(sent(updatePaymentStatus).map(({ body }) => body)).toEqual([{ orderId: 'KS-1', status: 'pending' }])
  })

  test.each([
    ['cancelled', 'Pesanan ini sudah dibatalkan dan tidak perlu dibayar.'],
    ['expired', /Jangan bayar ke nomor yang lama/],
    ['refunded', 'Dana pesanan ini sudah dikembalikan.'],
  ] as const)('reports an order as %s, and offers no payment', async (status_pembayaran, texts) => {
    answer(getPesanan, { ...PENDING, status_pembayaran, dapat_dibayar: false })
    await openOrder()
    await see(texts)
    await expect.element(button('Lanjutkan Pembayaran')).not.toBeInTheDocument()
    await expect.element(link('Lihat Pesanan')).toHaveAttribute('href', '/riwayat-pembayaran/KS-1')
  })

  test('reports a missing response, and retries', async () => {
    answer(getPesanan, silence)
    await openOrder()
    await see('Error: Tidak ada respon dari server')
    answer(getPesanan, PENDING)
    await press('Coba Lagi')
    await see('Metode Pembayaran Belum Dipilih')
    await seeNot('Error: Tidak ada respon dari server')
  })

  test('reports an order of another account as not found', async () => {
    answer(getPesanan, refuse('PESANAN_TIDAK_ADA'))
    await openOrder()
    await see('Data Tidak Ditemukan')
    await expect.element(link('Kembali ke Beranda')).toHaveAttribute('href', '/')
  })
})

describe('logo of a method §2.128', () => {
  test.each([
    ['bri', 'BRI'],
    ['mandiri', 'Mandiri'],
    ['dana', 'DANA'],
    ['gopay', 'GoPay'],
    ['cod', 'COD'],
    ['bni_virtual', 'BNI'],
    ['bca_virtual', 'BCA'],
    ['btn_virtual', 'BTN'],
    ['bank-lain', 'Bayar'],
  ])('%s is drawn as %s', async (metode, tulisan) => {
    const { container } = await show(<MetodePembayaran metode={metode} />)
    expect(container.querySelector('svg text')?.textContent).toBe(tulisan)
  })
})
