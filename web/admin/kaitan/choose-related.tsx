import { X } from 'lucide-react'
import { KAITAN, type KaitanKind, type KaitanOption, searchRelated } from '#contract/kaitan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { IconButton } from '#web/ui/button.tsx'

interface ChooseRelatedProps {
  kind: KaitanKind
  title?: string
  selected: readonly KaitanOption[]
  onChange(selected: KaitanOption[]): void
  error?: string | undefined
}

/** Multiple choice of one record type: the chosen records, and a search that adds one. */
export function ChooseRelated({
  kind,
  title = KAITAN[`${kind}Ids`].label,
  selected,
  onChange,
  error,
}: ChooseRelatedProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">
        {title} ({selected.length})
      </legend>
      {selected.length > 0 && (
        <ul className="divide-y divide-garis rounded border border-garis">
          {selected.map((item) => (
            <li key={item.id} className="flex items-center gap-2 pl-3.5">
              <span className="wrap-anywhere min-w-0 flex-1 py-2">
                {item.nama}
                {item.keterangan && <span className="block text-sm text-tinta-2">{item.keterangan}</span>}
              </span>
              <IconButton
                label={`Hapus ${item.nama}`}
                onClick={() => onChange(selected.filter(({ id }) => id !== item.id))}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ChooseProduk<KaitanOption & { produkId: number }>
        label={`Tambah ${kind}`}
        noun={kind}
        value={null}
        error={error}
        remarkOf={({ keterangan }) => keterangan}
        kunci={`kaitan-${kind}`}
        search={async (q, signal) => {
          const found = await callAdmin(searchRelated, { query: { jenis: kind, q } }, { signal })
          return found.map((item) => ({ ...item, produkId: item.id }))
        }}
        onChange={(one) => {
          if (!one || selected.some(({ id }) => id === one.id)) return
          const { id, nama, keterangan } = one
          onChange([...selected, { id, nama, keterangan }])
        }}
      />
    </fieldset>
  )
}
