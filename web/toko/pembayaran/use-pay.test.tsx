import { beforeEach, describe, expect, test, vi } from 'vitest'
import { payPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
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
/** Result that the popup passes to the callback. */
let result: unknown
/** Error that the provider's script throws. */
let fault: Error | undefined

beforeEach(() => {
  tokens = []
  fault = undefined
  result = undefined
  window.snap = {
    pay(token, callbacks) {
      if (fault) throw fault
      tokens.push(token)
      callbacks[end](result)
    },
  }
  return () => {
    delete window.snap
  }
})

const SESI = { orderId: 1, midtransOrderId: 'KS-1', midtransToken: 'tk-snap' }
function Screen({ token = SESI.midtransToken }: { token?: string | null }) {
  const payOrder = usePay()
  const sesi = { ...SESI, midtransToken: token }
  return <Button onClick={() => void payOrder(sesi)}>Bayar</Button>
}

async function pay(how: keyof Callbacks, token?: null) {
  end = how
  // A screen of an earlier test may still wait for a script that never loads.
  const isLoaded = () => loadSnap({ snapUrl: '', clientKey: '' }).then(Boolean, () => false)
  await expect.poll(isLoaded).toBe(true)
  signIn()
  const shown = await show(<Screen token={token} />, { at: '/pemesanan' })
  await press('Bayar')
  return shown
}

describe('end of the payment', () => {
  test.each([
    [{ transaction_id: 'tx-1', order_id: 'KS-1' }, { transactionId: 'tx-1' }],
    [{ status_code: '201' }, {}],
    [{ transaction_id: 7 }, {}],
    ['nothing', {}],
  ])('reports of the popup result %j only its transaction: %j', async (given, reported) => {
    result = given
    answer(updatePaymentStatus, { status: 'pending', terverifikasi: true, message: 'Menunggu' })
    await pay('onPending')
    await see('Menunggu')
    expect(sent(updatePaymentStatus).map(({ body }) => body)).toEqual([
      { orderId: 'KS-1', status: 'pending', ...reported },
    ])
  })

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
  ])('is reported to the server and shown: %s', async (_, how, status, reported, text, button) => {
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

  test('is a success with a note if the report was lost §4.33', async () => {
    answer(updatePaymentStatus, silence)
    const { address } = await pay('onSuccess')
    await see('Pembayaran Berhasil')
    await see(/status pesanan gagal diperbarui/)
    await press('OK')
    await expect.poll(address).toBe('/riwayat-pembayaran')
  })

  test('leads to the history if the close was not reported', async () => {
    answer(updatePaymentStatus, silence)
    const { address } = await pay('onClose')
    await see('Pembayaran Dibatalkan')
    await see(/Pembatalan belum tersimpan. Batalkan lagi dari Riwayat Pembayaran\./)
    await press('OK')
    await expect.poll(address).toBe('/riwayat-pembayaran')
  })

  test("shows the provider's state instead of the popup's", async () => {
    answer(updatePaymentStatus, { status: 'pending', terverifikasi: true, message: '' })
    const { address } = await pay('onClose')
    await see('Pembayaran Tertunda: Silakan selesaikan pembayaran Anda.')
    await press('OK')
    await expect.poll(address).toBe('/konfirmasi-pembayaran?order=KS-1')
  })

  describe('as a failure', () => {
    const fail = async () => {
      answer(updatePaymentStatus, { status: 'pending', terverifikasi: true, message: '' })
      const shown = await pay('onError')
      await see('Pembayaran Gagal')
      return shown
    }

    test('leads to the history', async () => {
      const { address } = await fail()
      await press('Nanti saja')
      await expect.poll(address).toBe('/riwayat-pembayaran')
    })

    test('opens the payment again', async () => {
      answer(payPesanan, { ...SESI, midtransToken: 'tk-lagi' })
      await fail()
      answer(updatePaymentStatus, { status: 'success', terverifikasi: true, message: '' })
      end = 'onSuccess'
      await press('Coba bayar lagi')
      await see('Pembayaran Berhasil')
      expect(tokens).toEqual(['tk-snap', 'tk-lagi'])
      expect(sent(payPesanan)[0]?.params).toEqual({ orderId: 'KS-1' })
    })
  })
})

describe('payment that does not open §8.41', () => {
  const UNAVAILABLE_TEXT = 'Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.'

  test('is reported without a token, and links to the history', async () => {
    const { address } = await pay('onSuccess', null)
    await see(UNAVAILABLE_TEXT)
    expect(tokens).toEqual([])
    expect(sent(updatePaymentStatus)).toEqual([])
    await press('Lihat Riwayat')
    await expect.poll(address).toBe('/riwayat-pembayaran')
  })

  test("is reported if the provider's script throws, and keeps the screen", async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    fault = new Error('provider')
    const { address } = await pay('onSuccess')
    await see(UNAVAILABLE_TEXT)
    warn.mockRestore()
    expect(sent(updatePaymentStatus)).toEqual([])
    await press('Tutup')
    expect(address()).toBe('/pemesanan')
  })
})
