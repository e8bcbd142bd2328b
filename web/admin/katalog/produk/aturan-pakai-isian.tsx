import { type Path, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { PENYAKIT } from '#content/penyakit.ts'
import { CARA_PAKAI, SATUAN_DOSIS, satuanLama } from '#contract/katalog/kata-pakai.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { BarisIsian, galatDi } from './baris-isian.tsx'
import type { ProdukIsian } from './produk-isian.ts'

const BARU: ProdukIsian['aturan_pakai'][number] = {
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

type Form<Body> = UseFormReturn<ProdukIsian, unknown, Body>

/** Rows for the instructions for use of a product, one row per method. */
export function AturanPakaiIsian<Body>({ form }: { form: Form<Body> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'aturan_pakai' })
  return (
    <BarisIsian
      nama="aturan_pakai"
      label={PRODUK.aturan_pakai.label}
      hint="Satu baris untuk satu cara pakai. Untuk obat keras tidak tampil di toko; pembeli membaca “sesuai resep”."
      errors={form.formState.errors}
      kunci={fields.map(({ id }) => id)}
      tambah={() => append(BARU)}
      hapus={remove}
    >
      {(index) => <Aturan form={form} index={index} />}
    </BarisIsian>
  )
}

function Aturan<Body>({ form, index }: { form: Form<Body>; index: number }) {
  const [cara, untuk = []] = useWatch({
    control: form.control,
    name: [`aturan_pakai.${index}.cara`, `aturan_pakai.${index}.untuk`],
  })
  const field = (name: string) => {
    const path = `aturan_pakai.${index}.${name}` as Path<ProdukIsian>
    return { error: galatDi(form.formState.errors, path), ...form.register(path) }
  }
  const angka = (label: string, name: string) => (
    <TextField label={label} inputMode="decimal" autoComplete="off" {...field(name)} />
  )
  return (
    <>
      <SelectField label="Cara" {...field('cara')}>
        {Object.entries(CARA_PAKAI).map(([kode, nama]) => (
          <option key={kode} value={kode}>
            {nama}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {angka('Dosis dari', 'min')}
        {angka('Sampai', 'maks')}
        <div className="max-sm:col-span-2">
          <SelectField label="Satuan" {...field('satuan')}>
            {SATUAN_DOSIS.map((satuan) => (
              <option key={satuan}>{satuan}</option>
            ))}
          </SelectField>
        </div>
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        {angka(`Lama (${satuanLama(cara)})`, 'lama')}
        {angka('Ulangi setelah (hari)', 'ulang_hari')}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        {angka('Tunda mulai suhu (°C)', 'batas.suhu_maks')}
        {angka('Tunda jika oksigen di bawah (mg/L)', 'batas.do_min')}
        {angka('Tidak pernah lebih dari', 'batas.maks_keras')}
      </div>
      <details className="rounded border border-garis px-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          Untuk penyakit{untuk.length > 0 && `: ${untuk.length} dipilih`}
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
