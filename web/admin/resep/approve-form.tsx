import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApproveResepBody, approveResep, type ResepAdmin, VALID_HARI, VALID_HARI_MAX } from '#contract/resep/admin.ts'
import { listProdukResep } from '#contract/resep/endpoints.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { type ApproveInput, DosisNumbers } from './dosis-numbers.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useDecide } from './use-decide.ts'

/** Form that approves the requested quantities unless they are edited, with a button to refuse. */
export function ApproveForm({ resep: { resepId, produk, sip_pemutus: lastSip } }: { resep: ResepAdmin }) {
  const [isRejecting, setRejecting] = useState(false)
  const today = new Date()
  const { data: pilihan = [] } = useQuery({
    queryKey: ['admin', 'produk-resep'],
    queryFn: () => call(listProdukResep, {}),
  })
  const form = useForm<ApproveInput, unknown, z.output<typeof ApproveResepBody>>({
    resolver: zodResolver(ApproveResepBody),
    defaultValues: {
      berlaku_sampai: dateWib(midnightWib(today, -VALID_HARI)),
      sip: lastSip,
      produk: produk.map(({ produkId, diminta: quantity }) => ({ produkId, jumlah: quantity, dosis: '' })),
    },
  })
  const { errors } = form.formState
  const { fields, append } = useFieldArray({ control: form.control, name: 'produk' })
  const approve = useDecide(
    (body: z.output<typeof ApproveResepBody>) => callAdmin(approveResep, { params: { resepId }, body }),
    (error) => form.setError('berlaku_sampai', { message: error.errors[0]?.msg }, { shouldFocus: true }),
  )
  const message = errors.produk?.root?.message ?? errors.produk?.message

  return (
    <>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((body) => approve.mutate(body))}
        className="grid grid-cols-1 gap-5"
      >
        {fields.map(({ id, produkId }, index) => {
          const { nama, diminta = 0 } = produk.find((line) => line.produkId === produkId) ?? {
            nama: pilihan.find((item) => item.produkId === produkId)?.nama,
          }
          return (
            <fieldset key={id} className="grid grid-cols-1 gap-3 border-garis border-b pb-5">
              <legend className="mb-2 font-semibold [overflow-wrap:anywhere]">{nama}</legend>
              <NumberField
                label="Jumlah yang disetujui"
                hint={diminta > 0 ? `Diminta ${diminta}. Isi 0 jika tidak disetujui.` : undefined}
                error={errors.produk?.[index]?.jumlah?.message}
                {...form.register(`produk.${index}.jumlah`, { setValueAs: Number })}
              />
              <TextArea
                label="Dosis dan cara pakai untuk pembeli"
                rows={2}
                error={errors.produk?.[index]?.dosis?.message}
                {...form.register(`produk.${index}.dosis`)}
              />
              <DosisNumbers index={index} form={form} />
            </fieldset>
          )
        })}
        <AddProduk
          label={fields.length > 0 ? 'Tambah produk lain' : 'Produk yang tertulis di resep'}
          choices={pilihan.filter(({ produkId }) => !fields.some((line) => line.produkId === produkId))}
          onAdd={(produkId) => append({ produkId, jumlah: 1, dosis: '' })}
        />
        <DecisionFields form={form} today={today} />
        {message && <Notice kind="galat">{message}</Notice>}
        <AskingOutcome />
        {approve.failure && <Notice kind="galat">{approve.failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="utama" busy={approve.isPending} aria-keyshortcuts="Control+S">
            {approve.isPending ? 'Menyimpan…' : 'Setujui'}
          </Button>
          <Button variant="garis" disabled={approve.isPending} onClick={() => setRejecting(true)}>
            Tolak
          </Button>
        </div>
      </form>
      {isRejecting && (
        <RejectDialog resepId={resepId} sip={form.getValues('sip') ?? ''} onClose={() => setRejecting(false)} />
      )}
    </>
  )
}

interface DecisionFieldProps {
  form: UseFormReturn<ApproveInput, unknown, z.output<typeof ApproveResepBody>>
  today: Date
}

function DecisionFields({ form: { register, formState }, today }: DecisionFieldProps) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <DateField
        label="Berlaku sampai"
        min={dateWib(today)}
        max={dateWib(midnightWib(today, -VALID_HARI_MAX))}
        error={formState.errors.berlaku_sampai?.message}
        {...register('berlaku_sampai')}
      />
      <TextField
        label="Nomor SIP Anda (opsional)"
        hint="Untuk dokter hewan; dicatat bersama keputusan."
        autoComplete="off"
        error={formState.errors.sip?.message}
        {...register('sip')}
      />
    </div>
  )
}

interface AddProdukProps {
  label: string
  /** Prescription medicine that is not in the form yet. */
  choices: readonly { produkId: number; nama: string }[]
  onAdd(produkId: number): void
}

function AddProduk({ label, choices, onAdd }: AddProdukProps) {
  return (
    <SelectField label={label} value="" onChange={({ target }) => onAdd(Number(target.value))}>
      <option value="">Pilih produk</option>
      <Options pairs={choices.map(({ produkId, nama }) => [produkId, nama])} />
    </SelectField>
  )
}
