import { useState } from 'react'
import type { AkunPengguna } from '#contract/pengguna/admin.ts'
import { TextField } from '#web/ui/field.tsx'
import { ChoosePelanggan } from './choose-pelanggan.tsx'
import type { NewPesananFields } from './new-pesanan-input.ts'

interface Props {
  form: NewPesananFields
  /** True for a replacement order, whose buyer is fixed. */
  isPengganti: boolean
}

/** Fields for the buyer: an existing account, or name and number. */
export function PembeliFields({ form, isPengganti }: Props) {
  const { errors, isSubmitted } = form.formState
  const [akun, setAkun] = useState<AkunPengguna | null>(null)

  function chooseAkun(fresh: AkunPengguna | null) {
    setAkun(fresh)
    form.setValue('penggunaId', fresh?.userId ?? null, { shouldDirty: true })
    if (!fresh) return
    form.setValue('nama', fresh.nama, { shouldDirty: true, shouldValidate: isSubmitted })
    form.setValue('no_hp', fresh.no_hp, { shouldDirty: true, shouldValidate: isSubmitted })
  }

  return (
    <>
      {!isPengganti && <ChoosePelanggan value={akun} onChange={chooseAkun} error={errors.penggunaId?.message} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={akun ? 'Nama penerima' : 'Nama'}
          autoComplete="off"
          error={errors.nama?.message}
          {...form.register('nama')}
        />
        <TextField
          label={akun ? 'Nomor HP penerima' : 'Nomor HP'}
          type="tel"
          autoComplete="off"
          error={errors.no_hp?.message}
          {...form.register('no_hp')}
        />
      </div>
    </>
  )
}
