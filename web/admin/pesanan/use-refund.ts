import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { RefundBody, refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import type { PaymentAttempt, PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useFoto } from '#web/shared/foto/use-foto.ts'
import { isFullOnly } from './refund-method.ts'
import { initialLines, type ReturnInput, type Suggestion, suggestedAmount, toBody } from './return-input.ts'

/** Payment attempt to refund. */
export interface RefundTarget {
  pesanan: PesananAdmin
  attempt: PaymentAttempt
  /** Prefilled refund. */
  suggestion?: Suggestion | undefined
}

interface RefundEvents {
  /** Called when the server has accepted the refund. */
  onSent(): void
  /** Called after a confirmed refund with its amount in rupiah. */
  onReturn?: ((amount: number) => void) | undefined
}

export type Refund = ReturnType<typeof useRefund>

/** Form, photos and request of a refund of one payment attempt. */
export function useRefund({ pesanan, attempt, suggestion }: RefundTarget, { onSent, onReturn }: RefundEvents) {
  const { orderId, items } = pesanan
  const { order_id, pilihan_kembali: pilihan } = attempt
  const queries = useQueryClient()
  const kabar = useNotice()
  const foto = useFoto()
  const [fotoError, setFotoError] = useState<string>()
  const form = useForm<ReturnInput, unknown, RefundBody>({
    resolver: (input, context, options) =>
      zodResolver(RefundBody)(
        toBody(input, items, isFullOnly(pilihan, input.cara)),
        context,
        options as never,
      ) as never,
    defaultValues: {
      percobaan: order_id,
      alasan: suggestion?.alasan ?? '',
      bukti: '',
      ongkir: '',
      keluhanId: suggestion?.keluhanId ?? null,
      ...initialLines(pesanan, suggestion),
      ...initial(pesanan, attempt, suggestion),
    },
  })
  // Read during rendering: the form tracks only the state that is read.
  const { dirtyFields } = form.formState

  const send = useMutation({
    async mutationFn(body: RefundBody) {
      const present = await foto.all()
      if (!present) return undefined
      return callAdmin(refundPembayaran, {
        params: { orderId },
        body: { ...body, foto: present.map(({ fotoId }) => fotoId) },
      })
    },
    async onSuccess(result, { jumlah }) {
      if (!result) return setFotoError('Ada foto yang belum terkirim. Kirim ulang atau hapus fotonya.')
      const { message, status } = result
      // An uncertain refund is no success: it is listed among the attempt's refunds.
      if (status !== 'belum pasti') kabar(message)
      onSent()
      await renewAdmin(queries)
      form.reset()
      foto.clear()
      if (status === 'berhasil' || status === 'manual') onReturn?.(jumlah)
    },
    async onError(error) {
      showFieldErrors(form, error, ['jumlah', 'alasan', 'bukti'])
      if (error instanceof ApiError && error.code === 'FOTO_TIDAK_ADA')
        setFotoError('Foto gagal tersimpan. Hapus, lalu pilih lagi.')
      // The error reports the remaining amount: use it, so that a retry can succeed.
      if (error instanceof ApiError && typeof error.rincian.sisa === 'number') form.setValue('sisa', error.rincian.sisa)
      await renewAdmin(queries)
    },
  })

  return {
    form,
    foto,
    fotoError,
    clearFotoError: () => setFotoError(undefined),
    submit: form.handleSubmit((body) => send.mutate(body)),
    langkah: send,
    /** Updates the form to the attempt's current remaining amount and methods. A typed amount is kept. */
    renew() {
      const { jumlah, ...now } = initial(pesanan, attempt, suggestion)
      form.setValue('sisa', now.sisa)
      if (!dirtyFields.jumlah) form.resetField('jumlah', { defaultValue: jumlah })
      if (!pilihan.some(({ cara }) => cara === form.getValues('cara'))) form.setValue('cara', now.cara)
      send.reset()
    },
  }
}

/**
 * Returns the initial amount and method: the prefilled amount, or all that is left. A full refund always takes all that is
 * left.
 */
const initial = (
  pesanan: PesananAdmin,
  { sisa, pilihan_kembali: [pilihan] }: PaymentAttempt,
  suggestion?: Suggestion,
) => ({
  sisa,
  jumlah: String(
    suggestion && !pilihan?.utuh ? Math.min(suggestedAmount(pesanan, suggestion) || suggestion.jumlah, sisa) : sisa,
  ),
  cara: pilihan?.cara ?? ('midtrans' as const),
})
