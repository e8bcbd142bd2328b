import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cancelPesanan, RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Button } from '#web/ui/button.tsx'
import { RiwayatTab } from './riwayat-tab.tsx'
import { StagesSummary } from './stages.tsx'
import { useCancel } from './use-cancel.ts'

const PESANAN = contoh(RiwayatPesanan, { midtrans_order_id: 'KS-1' })

describe('states of the history', () => {
  test.each([
    ['Semua', '?'],
    ['Belum Dibayar', '?status=belum-dibayar'],
    ['Diproses', '?status=diproses'],
    ['Dikirim', '?status=dikirim'],
    ['Selesai', '?status=selesai'],
    ['Dibatalkan', '?status=dibatalkan'],
  ])('lead from "%s" to %s', async (name, to) => {
    await show(<RiwayatTab current="dikirim" />, { at: '/riwayat-pembayaran' })
    await expect.element(link(name)).toHaveAttribute('href', `/riwayat-pembayaran${to === '?' ? '' : to}`)
  })

  test('mark the selected one', async () => {
    await show(<RiwayatTab current="dikirim" />)
    await expect.element(link('Dikirim')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Semua')).not.toHaveAttribute('aria-current')
  })
})

describe('cancelling an order', () => {
  function Screen() {
    const { cancel, isCancelling } = useCancel()
    return (
      <Button busy={isCancelling} onClick={() => void cancel(PESANAN)}>
        Batalkan
      </Button>
    )
  }
  const open = async () => {
    signIn()
    const { queries } = await show(<Screen />)
    await press('Batalkan')
    await see('Batalkan pesanan ini?')
    return queries
  }

  test('does nothing after a no', async () => {
    await open()
    await press('Tidak')
    await seeNot('Batalkan pesanan ini?')
    expect(sent(cancelPesanan)).toEqual([])
  })

  test('says what became of it', async () => {
    await open()
    answer(cancelPesanan, { status: 'cancelled', message: 'Stoknya dilepas.' })
    await press('Ya, Batalkan')
    await see('Pesanan Dibatalkan')
    await see('Stoknya dilepas.')
    expect(sent(cancelPesanan)[0]?.params).toEqual({ orderId: 'KS-1' })
  })

  test.each([
    ['it is cancelled', { status: 'cancelled', message: '' } as const],
    ['it was paid meanwhile', refuse('INTERNAL')],
  ])('loads history and stock again after %s', async (_, response) => {
    const queries = await open()
    const keys = [['milik-saya', 'riwayat', 1], ['produk', 3], ['paket']]
    for (const key of keys) queries.setQueryData(key, 1)
    answer(cancelPesanan, response)
    await press('Ya, Batalkan')
    await press('OK')
    await expect.poll(() => keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
  })

  test('says so when the server gave no reason', async () => {
    await open()
    answer(cancelPesanan, () => bare(503, {}))
    await press('Ya, Batalkan')
    await see('Gagal Membatalkan Pesanan')
    await see('Terjadi kesalahan')
  })

  test('says that it was paid meanwhile, and can be pressed again', async () => {
    await open()
    answer(cancelPesanan, refuse('INTERNAL', { message: 'Sudah dibayar.' }))
    await press('Ya, Batalkan')
    await see('Gagal Membatalkan Pesanan')
    await see('Sudah dibayar.')
    await press('OK')
    await expect.element(button('Batalkan')).toBeEnabled()
  })
})

describe('steps of an order', () => {
  const step = () => document.querySelector('[aria-current=step]')?.textContent

  test('announce the progress to screen readers as well', async () => {
    await show(
      <StagesSummary
        pesanan={{ ...PESANAN, status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses', kurir: '', resi: '' }}
      />,
    )
    await expect.element(page.getByText('Disiapkan').last()).toBeVisible()
    expect(step()).toBeTruthy()
    await expect.element(page.getByRole('listitem').last()).toHaveTextContent('Selesai (belum)')
  })

  test.each(['pending', 'cancelled'] as const)('are hidden where the badge says the same: %s', async (state) => {
    const { container } = await show(<StagesSummary pesanan={{ ...PESANAN, status_pembayaran: state }} />)
    expect(container.querySelector('ol')).toBeNull()
    expect(container.textContent).toBe('')
  })

  test('are replaced by one word for an ended order', async () => {
    const { container } = await show(<StagesSummary pesanan={{ ...PESANAN, status_pembayaran: 'expired' }} />)
    expect(container.querySelector('ol')).toBeNull()
    expect(container.textContent).toBe('Dibatalkan')
  })
})
