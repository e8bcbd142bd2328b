import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { createResep } from '#contract/resep/endpoints.ts'
import type { ResepInput } from '#contract/resep/forms.ts'
import { dateWib } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BerkasField } from './berkas-field.tsx'
import { ProdukInput } from './produk-input.tsx'
import { produkResepQuery, resepQuery } from './resep-queries.ts'
import { type Halaman, useBerkas } from './use-berkas.ts'

const loadResepInput = () => import('#contract/resep/forms.ts').then((forms) => forms.ResepInput)

export type FormValues = z.input<typeof ResepInput>
type Form = UseFormReturn<FormValues, unknown, z.output<typeof ResepInput>>
const FIELDS = ['dokter', 'sip', 'tanggal', 'kandang', 'catatan'] as const
const EMPTY = { dokter: '', sip: '', tanggal: '', kandang: '', catatan: '' }
const DRAFT = 'ajukan-resep'

/** @param initial products that the prescription is needed for, if the customer comes from a product */
export function ResepForm({ initial }: { initial: { produkId: number; jumlah: number }[] }) {
  const kept = useKeptDraft<{ isian: FormValues; halaman: readonly Halaman[] }>(DRAFT)
  const form: Form = useForm({
    resolver: useSchema(loadResepInput),
    defaultValues: kept?.isian ?? { ...EMPTY, produk: initial },
  })
  const berkas = useBerkas(kept?.halaman)
  useKeepDraft(DRAFT, () => ({ isian: form.getValues(), halaman: berkas.items }))
  const [berkasErrors, setBerkasErrors] = useState<string>()
  const produk = useFieldArray({ control: form.control, name: 'produk' })
  const { data: pilihan = [] } = useQuery(produkResepQuery())
  const { errors } = form.formState

  const send = useSendResep(form, berkas, setBerkasErrors)
  const check = () => setBerkasErrors(berkas.items.length === 0 ? 'Tambahkan foto atau PDF resep' : undefined)
  const submit = form.handleSubmit((input) => {
    if (berkas.items.length > 0) send.mutate(input)
  })
  const field = (name: (typeof FIELDS)[number]) => ({ ...form.register(name), error: errors[name]?.message })

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        check()
        void submit(event)
      }}
      className="kartu grid grid-cols-1 gap-5 p-5 sm:p-6"
    >
      <BerkasField berkas={berkas} error={berkasErrors} onChange={() => setBerkasErrors(undefined)} />
      <TextField label="Dokter hewan" autoComplete="off" maxLength={100} {...field('dokter')} />
      <TextField
        label="Nomor SIP"
        hint="Surat izin praktik dokter hewan. Lihat di resep."
        autoComplete="off"
        maxLength={60}
        {...field('sip')}
      />
      <DateField label="Tanggal resep" max={dateWib(new Date())} {...field('tanggal')} />
      <TextField label="Keramba atau bak (opsional)" autoComplete="off" maxLength={100} {...field('kandang')} />
      <ProdukInput form={form} produk={produk} choices={pilihan} />
      <TextArea label="Catatan (opsional)" maxLength={500} {...field('catatan')} />
      <SendFailure error={send.error} />
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button type="submit" variant="utama" busy={send.isPending}>
          {send.isPending ? 'Mengirim…' : 'Ajukan Resep'}
        </Button>
        <ButtonLink to="/resep-saya" variant="garis">
          Batal
        </ButtonLink>
      </div>
    </form>
  )
}

/** Submits the prescription with its pages. The form shows the errors of its fields; those of pages go to `onBerkasError`. */
function useSendResep(form: Form, berkas: ReturnType<typeof useBerkas>, onBerkasError: (error: string) => void) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn(input: z.output<typeof ResepInput>) {
      const pages = await berkas.all()
      if (!pages) return undefined
      return call(createResep, { body: { ...input, berkas: pages.map(({ berkasId }) => berkasId) } })
    },
    onSuccess(resep) {
      if (!resep) return onBerkasError('Ada berkas yang belum terkirim. Kirim ulang atau hapus berkasnya.')
      queries.setQueryData(resepQuery(resep.resepId).queryKey, resep)
      void queries.invalidateQueries({ queryKey: ['milik-saya', 'resep', 'daftar'] })
      void navigate(`/resep-saya/${resep.resepId}`, { replace: true, state: 'baru' })
    },
    onError(error) {
      if (showFieldErrors(form, error, [...FIELDS])) return
      // The server keeps pages without a request for one day only.
      if (error instanceof ApiError && error.code === 'BERKAS_TIDAK_ADA')
        onBerkasError('Berkas gagal tersimpan. Hapus, lalu pilih lagi.')
    },
  })
}

/** Notice that sending failed, unless a field or the pages show the reason. */
function SendFailure({ error }: { error: Error | null }) {
  const isShownAtField =
    error instanceof ApiError &&
    (error.code === 'BERKAS_TIDAK_ADA' || error.errors.some(({ path }) => FIELDS.some((name) => name === path)))
  if (!error || isShownAtField) return null
  return (
    <Notice kind="galat">
      {errorText(error, {
        answered: 'Resep gagal diajukan.',
        silent: 'Resep belum terkirim. Periksa koneksi internet Anda, lalu tekan Ajukan Resep lagi.',
      })}
    </Notice>
  )
}
