import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PartialKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import { getPesananAdmin, type PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { answer, garbage } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { createAttempt, pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PrintPage from './print.page.tsx'

const open = (search: string, change: Partial<PesananAdmin> = {}) => {
  answer(getPesananAdmin, pesananAdmin(change))
  return showAdmin(screen(PrintPage, { orderId: '5' }), { at: `/cetak-pesanan/5${search}` })
}
const sheet = () => page.getByRole('article')

describe('sheet of an order', () => {
  test('loads again after a failure', async () => {
    answer(getPesananAdmin, () => garbage(200))
    await showAdmin(screen(PrintPage, { orderId: '5' }), { at: '/cetak-pesanan/5' })
    await see('Gagal memuat pesanan')
    await expect.element(button('Cetak')).toBeDisabled()
    answer(getPesananAdmin, pesananAdmin())
    await press('Coba Lagi')
    await see('KS-5')
    await expect.element(button('Cetak')).toBeEnabled()
  })

  test('is a packing slip without a price, or a receipt with them', async () => {
    await open('?jenis=surat-jalan')
    await seeIn(sheet(), /KS-5.*Dermaga 3, Teluk Hurun/)
    expect(sheet().element().textContent).not.toContain('Rp')
    await press(link('Nota'))
    await seeIn(sheet(), /Total.*Rp 52\.000/)
  })

  test('is no packing slip after a full refund, and a receipt over nothing', async () => {
    const whole: Partial<PesananAdmin> = {
      status_pembayaran: 'refunded',
      dibayar: 52_000,
      dikembalikan: 52_000,
      pembayaran: [createAttempt({ sisa: 0, dikembalikan: 52_000 })],
    }
    await open('?jenis=surat-jalan', whole)
    await see(/surat jalannya tidak bisa dicetak/)
    await expect.element(button('Cetak')).toBeDisabled()
    await press(link('Nota'))
    await seeIn(sheet(), /Sisa pembayaranRp 0/)
    await seeNot(/Terima kasih telah berbelanja/)
    await expect.element(button('Cetak')).toBeEnabled()
  })

  test('for one parcel has only its lines, and mentions further ones', async () => {
    const kiriman = (kirimanId: number, quantity: number) =>
      contoh(PartialKiriman, {
        kirimanId,
        kurir: 'JNE',
        resi: `R-${kirimanId}`,
        baris: [{ urutan: 0, jumlah: quantity }],
      })
    const first = await open('?kiriman=1', { kiriman: [kiriman(1, 1)] })
    await expect.element(page.getByRole('heading', { name: 'Surat jalan kiriman 1' })).toBeVisible()
    await seeIn(sheet(), 'No. resi: R-1')
    await see('Sisa pesanan ini dikirim terpisah.')
    await first.unmount()
    const second = await open('?kiriman=2&jenis=label', { kiriman: [kiriman(1, 1), kiriman(2, 1)] })
    await seeIn(sheet(), /kiriman 2 dari 2/)
    await seeIn(sheet(), '1 × Iodin')
    await press(link('Surat Jalan'))
    await expect.element(page.getByRole('heading', { name: 'Surat jalan kiriman 2 dari 2' })).toBeVisible()
    await seeNot('Sisa pesanan ini dikirim terpisah.')
    await second.unmount()
    await open('?kiriman=999999')
    await see('Kiriman ini tidak ada pada pesanan ini.')
  })
})
