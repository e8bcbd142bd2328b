import { beforeEach, describe, expect, test } from 'vitest'
import { updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { press, see } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Button } from '#web/ui/button.tsx'
import { loadSnap } from './snap.ts'
import { usePay } from './use-pay.ts'

type Callbacks = Parameters<NonNullable<Window['snap']>['pay']>[1]

/** Callback with which the provider's popup ends next. */
let end: keyof Callbacks = 'onClose'
let tokens: string[] = []

beforeEach(() => {
  tokens = []
  window.snap = {
    pay(token, callbacks) {
      tokens.push(token)
      callbacks[end]()
    },
  }
  return () => {
    delete window.snap
  }
})

function Layar() {
  const bayar = usePay()
  const sesi = { orderId: 1, midtransOrderId: 'KS-1', midtransToken: 'tk-snap' }
  return <Button onClick={() => void bayar(sesi)}>Bayar</Button>
}

async function pay(how: keyof Callbacks) {
  end = how
  // A screen of an earlier test may still wait for a script that never loads.
  const isLoaded = () => loadSnap({ snapUrl: '', clientKey: '' }).then(Boolean, () => false)
  await expect.poll(isLoaded).toBe(true)
  signIn()
  const shown = await show(<Layar />, { at: '/pemesanan' })
  await press('Bayar')
  return shown
}

describe('end of the payment', () => {
  test.each<[string, keyof Callbacks, StatusPembayaran, string, string, string]>([
    ['success §4.30 §4.31', 'onSuccess', 'success', 'success', 'Pembayaran Berhasil', 'OK'],
    [
      'pending §4.34 §4.35',
      'onPending',
      'pending',
      'pending',
      'Pembayaran Tertunda: Silakan selesaikan pembayaran Anda.',
      'OK',
    ],
    ['an error §4.36 §4.37', 'onError', 'pending', 'failed', 'Pembayaran Gagal', 'Nanti saja'],
    ['a closed popup §4.38 §4.39', 'onClose', 'cancelled', 'cancelled', 'Pembayaran Dibatalkan', 'OK'],
  ])('is reported to the server and said: %s', async (_, how, status, reported, text, button) => {
    answer(updatePaymentStatus, { status, terverifikasi: true, message: 'Terima kasih' })
    await pay(how)
    await see(text)
    expect(tokens).toEqual(['tk-snap'])
    expect(sent(updatePaymentStatus).map(({ body }) => body)).toEqual([{ orderId: 'KS-1', status: reported }])
    await press(button)
  })

  test('leads to the history with the number of the paid order §4.32', async () => {
    answer(updatePaymentStatus, { status: 'success', terverifikasi: true, message: 'Terima kasih' })
    const { address, router } = await pay('onSuccess')
    await press('OK')
    await expect.poll(address).toBe('/riwayat-pembayaran')
    expect(router.state.location.state).toEqual({ paymentSuccess: true, orderId: 'KS-1' })
  })

  test('is a success with a note where the report was lost §4.33', async () => {
    answer(updatePaymentStatus, silence)
    const { address } = await pay('onSuccess')
    await see('Pembayaran Berhasil')
    await see(/ada kendala saat memperbarui status/)
    await press('OK')
    await expect.poll(address).toBe('/riwayat-pembayaran')
  })
})
