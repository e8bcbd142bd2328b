import { readWadah, type Wadah } from '#contract/dosis/compute.ts'
import type { ColumnName } from '#contract/dosis/input.ts'
import { WADAH_SHAPE_NAMES, WADAH_SHAPES } from '#contract/dosis/volume.ts'
import { cx } from '#web/ui/cx.ts'
import { NumberField, type NumberProps } from './number.tsx'

const WADAH: { kode: Wadah; nama: string }[] = [
  ...WADAH_SHAPE_NAMES.map((kode) => ({ kode, nama: WADAH_SHAPES[kode].nama })),
  { kode: 'volume', nama: 'Volume sudah diketahui' },
]

/*
 * CSS also selects the fields of each shape, so that the shape can be changed without a script. Each field is shown or hidden
 * by the checked radio button.
 */
const SHOWN: Record<Wadah, string> = {
  persegi: '[.group:has([value=persegi]:checked)_&]:grid',
  bulat: '[.group:has([value=bulat]:checked)_&]:grid',
  kerucut: '[.group:has([value=kerucut]:checked)_&]:grid',
  keramba: '[.group:has([value=keramba]:checked)_&]:grid',
  volume: '[.group:has([value=volume]:checked)_&]:grid',
}
const HIDDEN: Record<Wadah, string> = {
  persegi: '[.group:has([value=persegi]:checked)_&]:hidden',
  bulat: '[.group:has([value=bulat]:checked)_&]:hidden',
  kerucut: '[.group:has([value=kerucut]:checked)_&]:hidden',
  keramba: '[.group:has([value=keramba]:checked)_&]:hidden',
  volume: '[.group:has([value=volume]:checked)_&]:hidden',
}

const UKURAN = {
  panjang: ['persegi'],
  lebar: ['persegi'],
  diameter: ['bulat', 'kerucut'],
  sisi: ['keramba'],
  dalam: ['persegi', 'bulat', 'kerucut', 'keramba'],
  kerucut: ['kerucut'],
  volume: ['volume'],
} as const satisfies Partial<Record<ColumnName, readonly Wadah[]>>

/** Fields of the container: its shape and measurements. */
export function WadahFields(number: NumberProps) {
  const wadah = readWadah(number.form)
  return (
    <fieldset className="group kartu grid gap-4 p-4 md:p-5">
      <legend className="float-left mb-1 font-bold text-lg">Wadah</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {WADAH.map(({ kode, nama }) => (
          <label
            key={kode}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded border border-garis-tua px-3.5 py-2 hover:border-laut has-checked:border-laut has-checked:bg-laut-muda"
          >
            <input
              type="radio"
              name="bentuk"
              value={kode}
              defaultChecked={kode === wadah}
              className="size-5 shrink-0 accent-laut"
            />
            <span>{nama}</span>
          </label>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {(Object.keys(UKURAN) as (keyof typeof UKURAN)[]).map((name) => {
          const own = UKURAN[name] as readonly Wadah[]
          return (
            <div
              key={name}
              className={cx(
                own.includes(wadah) ? 'grid' : 'hidden',
                ...WADAH.map(({ kode }) => (own.includes(kode) ? SHOWN : HIDDEN)[kode]),
              )}
            >
              <NumberField name={name} {...number} />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
