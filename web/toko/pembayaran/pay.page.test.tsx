import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getTagihan } from '#contract/pesanan-saya/tautan-bayar.ts'
import { answer, refuse, silence } from '#web/testing/api.ts'
import { contohResponse } from '#web/testing/contoh.ts'
import { button, link, press, see } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import PayPage from './pay.page.tsx'

const TAGIHAN = contohResponse(getTagihan, { nomor: 'KS-5', status_pembayaran: 'success', dapat_dibayar: false })
const open = () => show(screen(PayPage, { token: 'abc' }), { at: '/bayar/abc' })

describe('payment by link', () => {
  test('says of a dead link that it is dead, and where to go', async () => {
    answer(getTagihan, refuse('TAUTAN_BAYAR_MATI'))
    await open()
    await see(/^Tautan pembayaran ini sudah tidak berlaku\./)
    await expect.element(link('Hubungi toko')).toHaveAttribute('href', '/kontak')
    await expect.element(button('Coba Lagi')).not.toBeInTheDocument()
  })

  test('loads again after a lost answer', async () => {
    answer(getTagihan, silence)
    await open()
    answer(getTagihan, TAGIHAN)
    await press('Coba Lagi')
    await see(/^Pembayaran sudah kami terima\./)
    await expect.element(button('Bayar sekarang')).not.toBeInTheDocument()
  })

  test('shows how the total comes about', async () => {
    answer(getTagihan, {
      ...TAGIHAN,
      items: [{ nama: 'Iodin', jumlah: 2, harga: 20_000 }],
      nama_shipping: 'Kargo',
      biaya_kirim: 12_000,
      diskon: 5000,
      ppn_ditambah: 4400,
      total_harga: 51_400,
    })
    await open()
    await see('Rp 40.000')
    const sums = page.getByRole('definition').elements()
    expect(sums.map(({ textContent }) => textContent)).toEqual(['Rp 12.000', '−Rp 5.000', 'Rp 4.400', 'Rp 51.400'])
  })

  test.each([
    ['expired', 'Batas waktu pembayaran pesanan ini sudah lewat.'],
    ['refunded', 'Dana pesanan ini sudah dikembalikan.'],
  ] as const)('is not offered for an order that is %s', async (status_pembayaran, words) => {
    answer(getTagihan, { ...TAGIHAN, status_pembayaran })
    await open()
    await see(words)
    await expect.element(button('Bayar sekarang')).not.toBeInTheDocument()
  })
})
