import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { KaitanOption } from '#contract/kaitan/admin.ts'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { VOUCHER, type VoucherAdmin, VoucherBody, type VoucherInput } from '#contract/voucher/admin.ts'
import { GrupFields } from '#web/admin/grup/grup-fields.tsx'
import { ChooseRelated } from '#web/admin/kaitan/choose-related.tsx'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormCard } from '#web/admin/ui/isian/form-card.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useAcknowledgedCost } from '#web/admin/ui/isian/use-acknowledged-cost.ts'
import type { Change, Edit } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { CheckField } from '#web/ui/check-field.tsx'

type Input = z.input<typeof VoucherBody>
const FIELDS = Object.keys(VOUCHER) as (keyof VoucherInput)[]
const BACK = '/voucher'

interface VoucherFormProps {
  /** Voucher to edit; undefined for a new one. */
  initial?: VoucherAdmin & { produk: { id: number; nama: string }[] }
  kategori: readonly Kategori[]
  save(input: VoucherInput & { modalDisadari?: true }, change: Change): Promise<{ message: string }>
  problem: string
}

/** Returns the form values. Check boxes need the category IDs as text. */
const inputOf = (voucher?: object) => {
  const input = formValues(VOUCHER, voucher) as Input & { kategoriIds: unknown[] }
  return { ...input, kategoriIds: input.kategoriIds.map(String), produkIds: (input.produkIds ?? []).map(Number) }
}

export function VoucherForm({ initial, kategori, save, problem }: VoucherFormProps) {
  const confirm = useAcknowledgedCost()
  const [produk, setProduk] = useState<readonly KaitanOption[]>(() =>
    (initial?.produk ?? []).map((item) => ({ ...item, keterangan: '' })),
  )
  const form = useForm<Input, unknown, VoucherInput>({
    resolver: zodResolver(VoucherBody),
    // Most vouchers can be used once per customer.
    defaultValues: initial ? inputOf(initial) : { ...inputOf(), batas_pelanggan: '1' },
  })
  const saving = useSave({
    form,
    fields: FIELDS,
    save: (input, change) => confirm((again) => save({ ...input, ...again }, change)),
    edit: initial && editOf(initial, produk, kategori),
    to: BACK,
    failure: problem,
  })
  const field = columnFields(form, VOUCHER)

  return (
    <FormFrame saving={saving} returnTo={BACK} hasCards>
      <MainCard form={form} />
      <FormCard title="Waktu dan pembeli">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field('mulai')}
          {field('sampai')}
          {field('batas_total')}
          {field('batas_pelanggan')}
        </div>
        {field('pertama')}
        <GrupFields form={form} />
      </FormCard>
      <FormCard title="Barang">
        <p className="text-sm text-tinta-2">
          Voucher berlaku untuk semua barang, kecuali Anda memilih produk atau kategori di bawah ini. Obat resep tidak
          pernah dipotong.
        </p>
        <ProdukField form={form} known={produk} onKnown={(more) => setProduk([...produk, ...more])} />
        <KategoriField form={form} kategori={kategori} />
      </FormCard>
    </FormFrame>
  )
}

/** Fields for the code and the amount. */
function MainCard({ form }: { form: UseFormReturn<Input, unknown, VoucherInput> }) {
  const field = columnFields(form, VOUCHER)
  const [kind, max] = useWatch({ control: form.control, name: ['jenis', 'maks'] })
  return (
    <FormCard title="Voucher">
      {field('kode', { autoComplete: 'off' })}
      {field('nama')}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {field('jenis')}
        {field('nilai')}
      </div>
      {/* A maximum that was typed for a percentage stays visible until it is removed. */}
      {(kind === 'persen' || max) && field('maks')}
      {field('minimum')}
      {field('aktif')}
    </FormCard>
  )
}

/** Returns how a voucher is edited. Products and categories give their names to a conflict. */
const editOf = (initial: object, produk: readonly KaitanOption[], kategori: readonly Kategori[]): Edit => ({
  initial,
  columns: VOUCHER,
  formOf: inputOf,
  mention: {
    produkIds: (ids) =>
      (ids as number[]).map((id) => produk.find((item) => item.id === id)?.nama ?? `nomor ${id}`).join(', ') ||
      'semua produk',
    kategoriIds: (ids) =>
      (ids as (string | number)[])
        .map((id) => kategori.find(({ kategoriId }) => kategoriId === Number(id))?.nama ?? `nomor ${id}`)
        .join(', ') || 'semua kategori',
  },
})

interface VoucherFieldProps {
  form: UseFormReturn<Input, unknown, VoucherInput>
}

interface ProdukFieldProps extends VoucherFieldProps {
  /** Products whose names are known. */
  known: readonly KaitanOption[]
  onKnown(more: readonly KaitanOption[]): void
}

/** Field for the products that the voucher is limited to. */
function ProdukField({ form, known, onKnown }: ProdukFieldProps) {
  return (
    <CanConflict name="produkIds">
      <Controller
        control={form.control}
        name="produkIds"
        render={({ field: { value, onChange }, fieldState }) => (
          <ChooseRelated
            kind="produk"
            selected={((value ?? []) as number[]).map(
              (id) => known.find((item) => item.id === id) ?? { id, nama: `Produk nomor ${id}`, keterangan: '' },
            )}
            error={fieldState.error?.message}
            onChange={(all) => {
              onKnown(all)
              onChange(all.map(({ id }) => id).sort((a, b) => a - b))
            }}
          />
        )}
      />
    </CanConflict>
  )
}

/** Check boxes for the categories that the voucher is limited to. */
function KategoriField({ form, kategori }: VoucherFieldProps & { kategori: readonly Kategori[] }) {
  const selected = useWatch({ control: form.control, name: 'kategoriIds' }) ?? []
  return (
    <CanConflict name="kategoriIds">
      <fieldset>
        <legend className="font-semibold">
          {VOUCHER.kategoriIds.label} ({selected.length})
        </legend>
        <div className="mt-1 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
          {kategori.map(({ kategoriId, nama }) => (
            <CheckField key={kategoriId} label={nama} value={String(kategoriId)} {...form.register('kategoriIds')} />
          ))}
        </div>
      </fieldset>
    </CanConflict>
  )
}
