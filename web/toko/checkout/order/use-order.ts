import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createFirstPesanan } from '#contract/checkout/first.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.tsx'
import { uuid } from '#web/lib/uuid.ts'
import { type PaymentSesi, type Restore, usePay } from '#web/toko/pembayaran/use-pay.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { rememberPengiriman } from './last-pengiriman.ts'
import { bodyOf, type Pesanan, useReadyPesanan } from './ready-pesanan.ts'
import { rememberPesanan } from './same-pesanan.ts'
import { useOrderQuestions } from './use-order-questions.ts'
import { useRejection } from './use-rejection.ts'
import { useResend } from './use-resend.ts'

/** Handles 'Bayar Sekarang': validates, confirms, creates the order, and opens the payment. Input is kept on failure. */
export function useOrder(pesanan: Pesanan) {
  const check = useReadyPesanan()
  const { isConfirmed, isNew } = useOrderQuestions()
  const proceed = useProceed()
  const showRejection = useRejection()
  const kunci = useKunci()
  const { resend, isResending } = useResend()
  const { login } = useSession()
  const [isSending, setSending] = useState(false)

  async function pesan() {
    const ready = await check(pesanan)
    if (!ready || !(await isConfirmed(ready))) return
    const body = bodyOf(ready)
    const { newPembeli } = ready
    const text = JSON.stringify([newPembeli, body])
    setSending(true)
    try {
      // A retry with the same idempotency key cannot create a second order, so skip the duplicate check.
      if (!kunci.knows(text) && !(await isNew(ready))) return
      const options = { idempotencyKey: kunci.of(text) }
      const first =
        newPembeli &&
        (await resend(() => call(createFirstPesanan, { body: { ...newPembeli, pesanan: body } }, options)))
      const sesi = first ?? (await resend(() => call(createPesanan, { body }, options)))
      if (first) login(first.token, first.user)
      rememberPengiriman(ready.pengiriman.kode)
      const userId = first?.user.userId ?? ready.userId
      if (userId) rememberPesanan(userId, ready.lines, sesi.midtransOrderId)
      const { isFinished } = await proceed(sesi, ready.onOrdered())
      // Another payment needs a new order.
      if (isFinished) kunci.renew()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'KUNCI_DIPAKAI') kunci.renew()
      await showRejection(error, ready)
    } finally {
      setSending(false)
    }
  }

  return { pesan, isSending, isResending }
}

interface CreatedPesanan extends PaymentSesi {
  pesananSebelumnya: boolean
  menunggu_resep: boolean
  menunggu_ongkir: boolean
}

/** Returns the step after an order was created: opens its payment, or the confirmation screen if it cannot be paid yet. */
function useProceed() {
  const { alert } = useAlerts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const pay = usePay()

  return async (sesi: CreatedPesanan, restoreKeranjang: Restore | undefined) => {
    if (sesi.menunggu_resep || sesi.menunggu_ongkir) {
      void queries.invalidateQueries({ queryKey: ['milik-saya'] })
      await navigate(`/konfirmasi-pembayaran?order=${sesi.midtransOrderId}`)
      return { isFinished: false }
    }
    if (sesi.pesananSebelumnya)
      await alert({
        title: 'Ini pesanan Anda yang tadi',
        text: 'Barang yang sama baru saja Anda pesan, jadi tidak kami buat dua kali. Silakan lanjutkan pembayarannya. Jika memang ingin memesan lagi, ulangi setelah dua menit.',
      })
    const { status } = await pay(sesi, restoreKeranjang)
    return { isFinished: status !== 'pending' && status !== 'unavailable' }
  }
}

/** One Idempotency-Key per order content, so that a repeated press does not create a second order. */
function useKunci() {
  const current = useRef({ content: '', kunci: '' })
  return {
    knows: (text: string) => current.current.content === text,
    of(text: string): string {
      if (current.current.content !== text) current.current = { content: text, kunci: uuid() }
      return current.current.kunci
    },
    renew() {
      current.current = { content: '', kunci: '' }
    },
  }
}
