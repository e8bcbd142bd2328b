import { KEPERLUAN_WORDS, type Keperluan } from '#contract/saluran/keperluan.ts'
import { CheckField } from '#web/ui/check-field.tsx'

const PURPOSES = Object.entries(KEPERLUAN_WORDS) as [keyof typeof KEPERLUAN_WORDS, { nama: string; arti: string }][]

interface PurposeFieldsProps {
  legend: string
  chosen: readonly Keperluan[]
  disabled: boolean
  onChange(chosen: Keperluan[], toggled: { isWanted: boolean }): void
}

/** Purposes of notices that an account may agree to. */
export function PurposeFields({ legend, chosen, disabled, onChange }: PurposeFieldsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {PURPOSES.map(([name, { nama, arti }]) => (
        <CheckField
          key={name}
          label={nama}
          hint={arti}
          checked={chosen.includes(name)}
          disabled={disabled}
          onChange={({ target: { checked: isWanted } }) =>
            onChange(isWanted ? [...chosen, name] : chosen.filter((other) => other !== name), { isWanted })
          }
        />
      ))}
    </fieldset>
  )
}
