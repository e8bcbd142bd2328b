import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createKeluhan, type KeluhanPesanan } from '#contract/keluhan/endpoints.ts'
import type { KeluhanInput } from '#contract/keluhan/input.ts'
import { FOTO_KELUHAN_MAX } from '#contract/keluhan/limits.ts'
import { KELUHAN_KINDS, REQUESTED_OUTCOMES, type RequestedOutcome } from '#contract/keluhan/words.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { FotoField } from '#web/shared/foto/foto-input.tsx'
import { FOTO_GONE, FOTO_UNSENT, type FotoChoice, useFoto } from '#web/shared/foto/use-foto.ts'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { RadioGroup, RadioOption } from './choices.tsx'
import { keluhanQuery } from './keluhan-queries.ts'

const loadKeluhanInput = () => import('#contract/keluhan/input.ts').then(({ KeluhanInput }) => KeluhanInput)

type FormValues = z.input<typeof KeluhanInput>
type Form = UseFormReturn<FormValues, unknown, z.output<typeof KeluhanInput>>

/** Complaint form: problem, items and wanted solution. Input and uploads are kept until it is accepted. */
export function KeluhanForm({ pesanan }: { pesanan: KeluhanPesanan }) {
  const { nomor, barang, jenis } = pesanan
  const draft = `keluhan ${nomor}`
  const kept = useKeptDraft<{ isian: FormValues; foto: readonly FotoChoice[] }>(draft)
  const form: Form = useForm({
    resolver: useSchema(loadKeluhanInput),
    // Preselect the item if there is only one.
    defaultValues: kept?.isian ?? {
      isi: '',
      baris: barang.map(({ urutan }) => ({ urutan, jumlah: barang.length === 1 ? 1 : 0 })),
    },
  })
  const foto = useFoto(kept?.foto)
  useKeepDraft(draft, () => ({ isian: form.getValues(), foto: foto.items }))
  const [fotoError, setFotoError] = useState<string>()
  const { errors } = form.formState
  const isLate = form.watch('jenis') === 'terlambat'

  const send = useSendKeluhan(nomor, form, foto, setFotoError)
  const withoutFoto = () => !isLate && foto.items.length === 0
  const submit = form.handleSubmit((input) => {
    if (!withoutFoto()) send.mutate(input)
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        setFotoError(withoutFoto() ? 'Tambahkan minimal satu foto' : undefined)
        void submit(event)
      }}
      className="kartu grid grid-cols-1 gap-6 p-5 sm:p-6"
    >
      <RadioGroup title="Apa yang terjadi?" error={errors.jenis?.message}>
        {jenis.map((item) => (
          <RadioOption key={item} label={KELUHAN_KINDS[item]} value={item} {...form.register('jenis')} />
        ))}
      </RadioGroup>
      {!isLate && <BarangField barang={barang} form={form} />}
      <FotoField
        foto={foto}
        max={FOTO_KELUHAN_MAX}
        title={isLate ? 'Foto (opsional)' : 'Foto'}
        hint={`${isLate ? 'Maksimal' : 'Satu sampai'} ${FOTO_KELUHAN_MAX} foto. Foto barang, labelnya, dan dusnya paling membantu. Hanya Anda dan petugas toko yang melihatnya.`}
        error={fotoError}
        onChange={() => setFotoError(undefined)}
      />
      <TextArea
        label="Ceritakan yang terjadi"
        rows={5}
        maxLength={2000}
        error={errors.isi?.message}
        {...form.register('isi')}
      />
      <RadioGroup title="Apa yang Anda harapkan?" error={errors.harapan?.message}>
        {(Object.keys(REQUESTED_OUTCOMES) as RequestedOutcome[]).map((item) => (
          <RadioOption key={item} label={REQUESTED_OUTCOMES[item]} value={item} {...form.register('harapan')} />
        ))}
      </RadioGroup>
      <SendFailure error={send.error} />
      <Button type="submit" variant="utama" busy={send.isPending} className="sm:justify-self-start">
        {send.isPending ? 'Mengirim…' : 'Ajukan Keluhan'}
      </Button>
    </form>
  )
}

/** Sends the complaint with its photos. The form shows the errors of its fields; those of photos go to `onFotoError`. */
function useSendKeluhan(
  nomor: string,
  form: Form,
  foto: ReturnType<typeof useFoto>,
  onFotoError: (error: string) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    async mutationFn(input: z.output<typeof KeluhanInput>) {
      const present = await foto.all()
      if (!present) return undefined
      const body = { ...input, foto: present.map(({ fotoId }) => fotoId) }
      return call(createKeluhan, { params: { orderId: nomor }, body })
    },
    onSuccess(keluhan) {
      if (!keluhan) return onFotoError(FOTO_UNSENT)
      void queries.invalidateQueries({ queryKey: keluhanQuery(nomor).queryKey })
    },
    onError(error) {
      if (showFieldErrors(form, error, ['isi', 'baris', 'jenis', 'harapan'])) return
      if (error instanceof ApiError && error.code === 'FOTO_TIDAK_ADA') onFotoError(FOTO_GONE)
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: keluhanQuery(nomor).queryKey })
    },
  })
}

/** Notice that sending failed, unless a field or the photos show the reason. */
function SendFailure({ error }: { error: Error | null }) {
  const isSaid = error instanceof ApiError && (error.code === 'FOTO_TIDAK_ADA' || error.errors.length > 0)
  if (!error || isSaid) return null
  return (
    <Notice kind="galat">
      {errorText(error, {
        answered: 'Keluhan gagal dikirim. Coba lagi.',
        silent: 'Keluhan belum terkirim. Periksa koneksi internet Anda, lalu tekan Ajukan Keluhan lagi.',
      })}
    </Notice>
  )
}

/** Quantity per item of the order that the complaint is about. */
function BarangField({ barang, form }: { barang: KeluhanPesanan['barang']; form: Form }) {
  const { baris } = form.formState.errors
  // react-hook-form keeps a field array's own error under `root`; a server error is beside it.
  const error = baris?.root?.message ?? baris?.message
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">Barang yang mana?</legend>
      {barang.map(({ urutan, nama, jumlah }, index) => (
        <div key={urutan} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
            {nama}
            <span className="block text-sm text-tinta-2">dari {jumlah} yang dipesan</span>
          </p>
          <Controller
            control={form.control}
            name={`baris.${index}.jumlah`}
            render={({ field: { value, onChange } }) => (
              <Stepper label={`Jumlah ${nama}`} value={Number(value)} min={0} max={jumlah} onChange={onChange} />
            )}
          />
        </div>
      ))}
      {error && (
        <p role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
