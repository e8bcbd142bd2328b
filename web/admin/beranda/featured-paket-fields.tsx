import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { BerandaAdmin } from '#contract/beranda/admin.ts'
import { listPaket } from '#contract/katalog/endpoints.ts'
import { PAKET_BERANDA } from '#contract/katalog/paket-beranda.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { SortableList } from '#web/admin/ui/daftar/sortable-list.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { move } from './move.ts'

interface FeaturedPaketFieldsProps {
  value: readonly number[]
  onChange(ids: number[]): void
  /** Previously chosen packages, including archived ones. */
  known: BerandaAdmin['paket_dipilih']
  error?: string | undefined
}

/** Field for up to three packages, in order. */
export function FeaturedPaketFields({ value, onChange, known, error }: FeaturedPaketFieldsProps) {
  const { data: sellable } = useQuery({
    queryKey: ['admin', 'paket', 'dijual'],
    queryFn: () => callAdmin(listPaket, { query: {} }),
  })
  const items = value.map((id) => {
    const paket = sellable?.find(({ paketId }) => paketId === id)
    const old = known.find(({ paketId }) => paketId === id)
    // Until the list is loaded, the previously known state applies.
    const isActive = sellable ? paket !== undefined : old?.aktif !== false
    return { id, title: paket?.title ?? old?.title ?? `Paket nomor ${id}`, isActive }
  })
  const shown = items.filter(({ isActive }) => isActive).length
  return (
    <div className="grid gap-4">
      <p className="text-tinta-2">
        {shown > 0
          ? 'Tampil di bagian Produk Kami, sesuai urutan ini.'
          : 'Jika tidak ada yang dipilih, tiga paket pertama dalam urutan toko yang tampil.'}
      </p>
      {items.length > 0 && (
        <SortableList
          name="Paket unggulan"
          items={items}
          kunci={({ id }) => String(id)}
          mention={({ title }) => title}
          onMove={(from, ke) => onChange(move(value, from, ke))}
          lineOf={({ id, title, isActive }, index, handle) => (
            <div className="flex min-h-14 items-center gap-2 px-2 py-1.5">
              {handle}
              <span className="harga w-6 text-tinta-2">{index + 1}</span>
              <span className="wrap-anywhere min-w-0 flex-1 font-medium">
                {title} {!isActive && <Badge tone="kuning">Diarsipkan, tidak tampil</Badge>}
              </span>
              <IconButton label={`Hapus ${title}`} onClick={() => onChange(value.filter((item) => item !== id))}>
                <X aria-hidden className="size-5" />
              </IconButton>
            </div>
          )}
        />
      )}
      {value.length < PAKET_BERANDA && (
        <SelectField
          label="Tambah paket"
          hint={`Maksimal ${PAKET_BERANDA} paket.`}
          {...(error && { error })}
          value=""
          onChange={({ target }) => target.value && onChange([...value, Number(target.value)])}
        >
          <option value="">Pilih paket</option>
          {sellable
            ?.filter(({ paketId }) => !value.includes(paketId))
            .map(({ paketId, title }) => (
              <option key={paketId} value={paketId}>
                {title}
              </option>
            ))}
        </SelectField>
      )}
      {error && value.length >= PAKET_BERANDA && (
        <p role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
