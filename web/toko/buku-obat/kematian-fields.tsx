import { DateField } from '#web/ui/date-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { KerambaChoice } from './choices.tsx'
import type { FieldsProps } from './record-baris.tsx'

/** Fields of a day's deaths. */
export function KematianFields({ buku, bidang }: FieldsProps) {
  return (
    <>
      <SelectField {...bidang('keramba_id')} label="Keramba">
        <KerambaChoice buku={buku.buku} />
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField {...bidang('hari')} label="Tanggal" max={buku.hariIni} />
        <TextField {...bidang('jumlah')} label="Jumlah mati (ekor)" inputMode="numeric" autoComplete="off" />
      </div>
      <TextArea {...bidang('catatan')} label="Catatan (opsional)" maxLength={300} />
      <p className="text-tinta-2">
        Angkat ikan mati setiap hari, masukkan ke wadah tertutup, lalu kubur dengan kapur atau bakar. Jangan dibuang ke
        laut.
      </p>
    </>
  )
}
