import type { BagianBeranda } from '#contract/beranda/admin.ts'
import { BAGIAN } from '#contract/beranda/endpoints.ts'
import { SortableList } from '#web/admin/ui/daftar/sortable-list.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { move } from './move.ts'

interface SectionFieldsProps {
  value: readonly BagianBeranda[]
  onChange(bagian: BagianBeranda[]): void
}

/** Field for the visible sections of the landing page and their order. */
export function SectionFields({ value, onChange }: SectionFieldsProps) {
  return (
    <div className="grid gap-4">
      <p className="text-tinta-2">
        Pembuka selalu paling atas. Geser untuk mengubah urutan; bagian yang tidak dicentang tidak tampil.
      </p>
      <SortableList
        name="Bagian beranda"
        items={value}
        kunci={({ kode }) => kode}
        mention={({ kode }) => BAGIAN[kode]}
        onMove={(from, ke) => onChange(move(value, from, ke))}
        lineOf={({ kode, tampil }, _, handle) => (
          <div className="flex min-h-14 items-center gap-2 px-2 py-1.5">
            {handle}
            <CheckField
              label={BAGIAN[kode]}
              checked={tampil}
              onChange={({ target }) =>
                onChange(value.map((item) => (item.kode === kode ? { kode, tampil: target.checked } : item)))
              }
            />
          </div>
        )}
      />
    </div>
  )
}
