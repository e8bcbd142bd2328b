import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type PilihanKembali,
  RETURN_FOTO_MAX,
  RefundBody,
  type ReturnMethod,
  refundPembayaran,
} from '#contract/pembayaran/pengembalian-admin.ts'
import type { PaymentAttempt, PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { FotoField } from '#web/shared/foto/foto-input.tsx'
import { useFoto } from '#web/shared/foto/use-foto.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { namaCara, RETURN_METHODS } from './kata-pesanan.ts'
import { initialBaris, type ReturnInput, suggestedJumlah, toBody, type Usul } from './return-input.ts'
import { BarangKembali } from './returned-barang.tsx'

interface Props {
  pesanan: PesananAdmin
  percobaan: PaymentAttempt
  /** Prefilled refund. */
  usul?: Usul
  /** Look of the button. */
  tombol?: Pick<ComponentProps<typeof Button>, 'variant' | 'className'>
  /** Called after a confirmed refund with its amount in rupiah. */
  onReturn?(jumlah: number): void
  /** Called when the dialog closes. If set, the caller has its own button and the dialog is open at once. */
  onClose?(): void
}

/** Button and dialog that refund one payment attempt. Input is kept when the dialog is closed and reopened. */
export function RefundMoney({
  pesanan,
  percobaan,
  usul,
  tombol: look = { variant: 'garis', className: 'mt-2' },
  onReturn,
  onClose,
}: Props) {
  const { orderId, items } = pesanan
  const [open, setOpen] = useState(onClose !== undefined)
  const formId = useId()
  const queries = useQueryClient()
  const kabar = useNotice()
  const { order_id, sisa, pilihan_kembali: pilihan } = percobaan
  const foto = useFoto()
  const [fotoError, setFotoError] = useState<string>()
  const form = useForm<ReturnInput, unknown, RefundBody>({
    resolver: (isian, context, options) =>
      zodResolver(RefundBody)(toBody(isian, items, isWhole(pilihan, isian.cara)), context, options as never) as never,
    defaultValues: {
      percobaan: order_id,
      alasan: usul?.alasan ?? '',
      bukti: '',
      ongkir: '',
      keluhanId: usul?.keluhanId ?? null,
      ...initialBaris(pesanan, usul),
      ...initial(pesanan, percobaan, usul),
    },
  })
  const { errors, dirtyFields } = form.formState
  const cara = form.watch('cara')
  const refresh = () => renewAdmin(queries)

  const send = useMutation({
    async mutationFn(body: RefundBody) {
      const ada = await foto.all()
      if (!ada) return undefined
      return callAdmin(refundPembayaran, {
        params: { orderId },
        body: { ...body, foto: ada.map(({ fotoId }) => fotoId) },
      })
    },
    async onSuccess(hasil, { jumlah }) {
      if (!hasil) return setFotoError('Ada foto yang belum terkirim. Kirim ulang atau hapus fotonya.')
      const { message, status } = hasil
      // An uncertain refund is no success: it is listed among the attempt's refunds.
      if (status !== 'belum pasti') kabar(message)
      close()
      await refresh()
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
      await refresh()
    },
  })

  function show() {
    const { jumlah, ...now } = initial(pesanan, percobaan, usul)
    form.setValue('sisa', now.sisa)
    if (!dirtyFields.jumlah) form.resetField('jumlah', { defaultValue: jumlah })
    if (!pilihan.some((pilihan) => pilihan.cara === cara)) form.setValue('cara', now.cara)
    send.reset()
    setOpen(true)
  }

  function close() {
    setOpen(false)
    onClose?.()
  }

  return (
    <>
      {sisa > 0 && !onClose && (
        <Button {...look} onClick={show}>
          Kembalikan Dana
        </Button>
      )}
      <Dialog
        open={open}
        onClose={close}
        title="Kembalikan Dana"
        footer={
          <>
            <Button variant="garis" onClick={close}>
              Tutup
            </Button>
            <Button type="submit" form={formId} variant="utama" busy={send.isPending} aria-keyshortcuts="Control+S">
              {button(cara, send.isPending)}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          method="post"
          noValidate
          onSubmit={form.handleSubmit((body) => send.mutate(body))}
          className="mt-4 grid gap-4"
        >
          <p className="text-tinta-2">
            Bisa dikembalikan <strong className="harga text-tinta">{formatRupiah(form.watch('sisa'))}</strong> dari{' '}
            {namaCara(percobaan.payment_type)} nomor <span className="[overflow-wrap:anywhere]">{order_id}</span>.
          </p>
          {pilihan.length > 1 && (
            <SelectField label="Cara" {...form.register('cara')}>
              {pilihan.map(({ cara }) => (
                <option key={cara} value={cara}>
                  {RETURN_METHODS[cara]}
                </option>
              ))}
            </SelectField>
          )}
          <Notice kind="info">{keterangan(cara, pilihan)}</Notice>
          {cara !== 'batal' && (
            <BarangKembali
              form={form}
              pesanan={pesanan}
              isWhole={isWhole(pilihan, cara)}
              isSuggested={usul !== undefined && usul.barang.length > 0}
            />
          )}
          <TextField
            label="Jumlah (Rp)"
            inputMode="numeric"
            autoComplete="off"
            error={errors.jumlah?.message}
            {...form.register('jumlah')}
          />
          <TextArea
            label="Alasan"
            hint="Tercatat di pesanan. Pembeli hanya diberi tahu jumlahnya."
            error={errors.alasan?.message}
            {...form.register('alasan')}
          />
          {cara === 'manual' && (
            <TextField
              label="Rekening tujuan dan nomor bukti"
              autoComplete="off"
              error={errors.bukti?.message}
              {...form.register('bukti')}
            />
          )}
          <FotoField
            foto={foto}
            max={RETURN_FOTO_MAX}
            judul={cara === 'manual' ? 'Foto barang atau bukti transfer' : 'Foto barang'}
            hint={
              usul?.keluhanId
                ? `Opsional. Foto dari keluhan ${usul.keluhanId} tetap tersimpan di sana.`
                : `Opsional, maksimal ${RETURN_FOTO_MAX}. Hanya dilihat admin toko.`
            }
            error={fotoError}
            onChange={() => setFotoError(undefined)}
          />
          <AskingOutcome />
          {send.isError && (
            <Notice kind="galat">{errorText(send.error, { answered: 'Gagal mengembalikan dana' })}</Notice>
          )}
        </form>
      </Dialog>
    </>
  )
}

/**
 * Returns the initial amount and method: the prefilled amount, or all that is left. A full refund always takes all that is
 * left.
 */
const initial = (pesanan: PesananAdmin, { sisa, pilihan_kembali: [pilihan] }: PaymentAttempt, usul?: Usul) => ({
  sisa,
  jumlah: String(usul && !pilihan?.utuh ? Math.min(suggestedJumlah(pesanan, usul) || usul.jumlah, sisa) : sisa),
  cara: pilihan?.cara ?? ('midtrans' as const),
})

/** True if this method allows only a full refund. */
const isWhole = (pilihan: readonly PilihanKembali[], cara: ReturnMethod) =>
  pilihan.some((satu) => satu.cara === cara && satu.utuh)

function button(cara: ReturnMethod, isPending: boolean): string {
  if (isPending) return cara === 'manual' ? 'Mencatat…' : 'Mengembalikan…'
  return cara === 'manual' ? 'Catat Pengembalian' : 'Kembalikan Dana'
}

/** Returns the explanation of a method, with the reason if it is the only one. */
function keterangan(cara: ReturnMethod, pilihan: PilihanKembali[]): string {
  if (cara === 'batal')
    return 'Kartu sudah ditagih, tetapi belum diproses bank. Seluruh tagihan dibatalkan, pesanan batal, dan stok kembali.'
  if (cara === 'midtrans') {
    const bagian = isWhole(pilihan, cara) ? ' Dengan cara bayar ini, dana hanya bisa dikembalikan seluruhnya.' : ''
    return `Dana dikirim kembali ke pembeli lewat Midtrans.${bagian}`
  }
  const sebab =
    pilihan.length === 1
      ? 'Pembayaran ini tidak bisa dikembalikan lewat Midtrans. '
      : 'Untuk pembayaran yang tidak bisa lagi lewat Midtrans. '
  return `${sebab}Transfer dulu kepada pembeli, lalu catat di sini. Setelah seluruh dana kembali, pesanan ini tidak lagi lunas.`
}
