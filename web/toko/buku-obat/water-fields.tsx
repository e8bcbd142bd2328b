import { termSentence } from '#content/terms.ts'
import { WATER_LIMITS, type WaterLimits } from '#content/water-limits.ts'
import { AIR } from '#contract/buku-obat/columns.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { stampWib } from '#contract/wib.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { KerambaChoice } from './choices.tsx'
import type { FieldsProps } from './record-baris.tsx'

/** Fields of a water measurement, each with its target range. */
export function WaterFields({ buku, initial, bidang }: FieldsProps) {
  const moment = bidang('waktu')
  return (
    <>
      <SelectField {...bidang('keramba_id')} label="Keramba">
        <KerambaChoice buku={buku.buku} />
      </SelectField>
      <TextField
        {...moment}
        label="Waktu (WIB)"
        type="datetime-local"
        defaultValue={stampWib(String(initial.waktu)).slice(0, 16).replace(' ', 'T')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {AIR.map((name) => (
          <TextField
            key={name}
            {...bidang(name)}
            label={`${WATER_LIMITS[name].nama}${WATER_LIMITS[name].satuan && ` (${WATER_LIMITS[name].satuan})`}`}
            hint={limitOf(name)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      <TextArea {...bidang('catatan')} label="Catatan (opsional)" maxLength={300} />
    </>
  )
}

/** 'Aman 28–32. Segera tangani jika di bawah 26 atau di atas 32.' */
function limitOf(name: (typeof AIR)[number]): string {
  const { target, bertindak, darurat }: WaterLimits = WATER_LIMITS[name]
  const [from, until] = [target.dari, target.sampai].map((limit) => limit !== undefined && formatNumber(limit))
  const good = from && until ? `${from}–${until}` : from ? `${from} atau lebih` : `maksimal ${until}`
  const outside = [
    bertindak.below !== undefined && `di bawah ${formatNumber(bertindak.below)}`,
    bertindak.above !== undefined && `di atas ${formatNumber(bertindak.above)}`,
  ].filter(Boolean)
  const more = darurat === undefined ? '' : ` Di bawah ${formatNumber(darurat)}: darurat.`
  const unit = name === 'salinitas' ? ` ${termSentence('permil')}` : ''
  return `Aman ${good}. Segera tangani jika ${outside.join(' atau ')}.${more}${unit}`
}
