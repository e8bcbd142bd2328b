import { beratText } from '#contract/checkout/berat.ts'
import { GOLONGAN } from '#contract/katalog/golongan.ts'
import type { PaketAdmin } from '#contract/katalog/paket-admin.ts'
import { CargoMarks } from '#web/shared/cargo-marks.tsx'

/** Classification, weight and handling marks that a package gets from its parts. */
export function PaketSifat({ paket }: { paket: PaketAdmin }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-tinta-2">
      {GOLONGAN[paket.golongan]}, berat {beratText([{ ...paket, jumlah: 1 }])}
      <CargoMarks {...paket} />
    </span>
  )
}
