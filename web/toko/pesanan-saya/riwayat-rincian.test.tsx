import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { contoh } from '#web/testing/contoh.ts'
import { see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Pengiriman } from './riwayat-rincian.tsx'
import { Stages } from './stages.tsx'

const pesanan = (isi: Partial<RincianPesanan>) =>
  contoh(RincianPesanan, {
    status_pembayaran: 'success',
    status_pesanan: 'Sedang Di Proses',
    kurir: 'JNE',
    resi: 'JP1',
    estimasi: '3-5 hari',
    tiba: { dari: '2026-11-27', sampai: '2026-12-01' },
    ...isi,
  })

describe('shipping of an order', () => {
  test.each([
    ['packed', { resi: '' }, 'Disiapkan'],
    ['on its way', {}, 'Dikirim'],
    ['received', { status_pesanan: 'Pesanan Selesai' }, 'Diterima'],
  ] as const)('shows its state in the word of its steps: %s', async (_, isi, nama) => {
    const satu = pesanan(isi)
    await show(
      <>
        <Stages pesanan={satu} waktu={undefined} />
        <Pengiriman pesanan={satu} />
      </>,
    )
    await expect
      .element(page.getByRole('region', { name: 'Pengiriman' }).getByText(nama, { exact: true }))
      .toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: nama }).first())
      .toHaveAttribute('aria-current', 'step')
    await seeNot('Sedang Di Proses')
  })

  test('promises an arrival until it arrived', async () => {
    const screen = await show(<Pengiriman pesanan={pesanan({})} />)
    await see('Tiba 27 November–1 Desember')
    await screen.unmount()
    await show(<Pengiriman pesanan={pesanan({ status_pesanan: 'Pesanan Selesai' })} />)
    await see('Diterima')
    await seeNot(/Tiba 27 November/)
    await seeNot(/Estimasi tiba/)
  })
})
