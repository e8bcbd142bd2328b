import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { link, see } from '#web/testing/hand.ts'
import { layar, show, signIn } from '#web/testing/show.tsx'
import { MetodePembayaran } from '#web/toko/pembayaran/metode-bayar.tsx'
import KonfirmasiPage from './konfirmasi.page.tsx'

const STATE = { nama_produk: 'Vitamin C', jumlah: 2, metode_pembayaran: 'bca_virtual', total_harga: 62_000 }
const open = (state?: unknown) => {
  signIn()
  return show(layar(KonfirmasiPage), { at: '/konfirmasi-pembayaran', state })
}

describe('confirmation of a payment', () => {
  test('shows what the screen before handed over §2.121 §2.122 §2.123 §2.124 §2.125', async () => {
    await open(STATE)
    await see('Vitamin C')
    const isi = page.getByRole('definition')
    await expect.element(isi.nth(0)).toHaveTextContent('2')
    await expect.element(isi.nth(1).getByText('BCA Virtual Account')).toBeVisible()
    await expect.element(isi.nth(2)).toHaveTextContent('Rp 62.000')
    await expect.element(link('Kembali ke Beranda')).toHaveAttribute('href', '/')
  })

  test('has nothing to show where nothing was handed over §2.126 §2.127', async () => {
    await open()
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
