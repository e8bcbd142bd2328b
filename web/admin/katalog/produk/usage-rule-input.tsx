import { type Path, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { PENYAKIT } from '#content/penyakit.ts'
import { termSentence } from '#content/terms.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { durationUnit, SATUAN_DOSIS, USAGES } from '#contract/katalog/usage-words.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { errorAt, LineInput } from './baris-input.tsx'
import type { ProdukInput } from './produk-input.ts'

const EMPTY_RULE: ProdukInput['aturan_pakai'][number] = {
  cara: 'rendam',
  untuk: [],
  min: '',
  maks: '',
  satuan: SATUAN_DOSIS[0],
  lama: '',
  ulang_hari: '',
  batas: { suhu_maks: '', do_min: '', maks_keras: '' },
  sumber: 'Label kemasan',
}

type Form<Body> = UseFormReturn<ProdukInput, unknown, Body>

/** Rows for the instructions for use of a product, one row per method. */
export function UsageRuleInput<Body>({ form }: { form: Form<Body> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'aturan_pakai' })
  return (
    <LineInput
      name="aturan_pakai"
      label={PRODUK.aturan_pakai.label}
      hint={`Satu baris untuk satu cara pakai. ${termSentence('ppm')} Untuk obat keras tidak tampil di toko; pembeli membaca “sesuai resep”.`}
      errors={form.formState.errors}
      kunci={fields.map(({ id }) => id)}
      add={() => append(EMPTY_RULE)}
      remove={remove}
    >
      {(index) => <Aturan form={form} index={index} />}
    </LineInput>
  )
}

function Aturan<Body>({ form, index }: { form: Form<Body>; index: number }) {
  const [method, purposes = []] = useWatch({
    control: form.control,
    name: [`aturan_pakai.${index}.cara`, `aturan_pakai.${index}.untuk`],
  })
  const field = (name: string) => {
    const path = `aturan_pakai.${index}.${name}` as Path<ProdukInput>
    return { error: errorAt(form.formState.errors, path), ...form.register(path) }
  }
  const number = (label: string, name: string) => (
    <TextField label={label} inputMode="decimal" autoComplete="off" {...field(name)} />
  )
  return (
    <>
      <SelectField label="Cara" {...field('cara')}>
        <Options pairs={Object.entries(USAGES)} />
      </SelectField>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {number('Dosis dari', 'min')}
        {number('Sampai', 'maks')}
        <div className="max-sm:col-span-2">
          <SelectField label="Satuan" {...field('satuan')}>
            {SATUAN_DOSIS.map((satuan) => (
              <option key={satuan}>{satuan}</option>
            ))}
          </SelectField>
        </div>
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        {number(`Lama (${durationUnit(method)})`, 'lama')}
        {number('Ulangi setelah (hari)', 'ulang_hari')}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        {number('Tunda mulai suhu (°C)', 'batas.suhu_maks')}
        {number('Tunda jika oksigen di bawah (mg/L)', 'batas.do_min')}
        {number('Tidak pernah lebih dari', 'batas.maks_keras')}
      </div>
      <details className="rounded border border-garis px-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          Untuk penyakit{purposes.length > 0 && `: ${purposes.length} dipilih`}
        </summary>
        <div className="grid grid-cols-1 gap-x-6 pb-2 sm:grid-cols-2">
          {Object.entries(PENYAKIT).map(([kode, { nama }]) => (
            <CheckField key={kode} label={nama} value={kode} {...form.register(`aturan_pakai.${index}.untuk`)} />
          ))}
        </div>
      </details>
      <TextField label="Sumber" hint="Label kemasan, atau tulisan yang menyebut dosis ini" {...field('sumber')} />
    </>
  )
}
