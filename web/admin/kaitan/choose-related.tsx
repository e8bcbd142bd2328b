import { X } from 'lucide-react'
import { KAITAN, type KaitanKind, type RelatedProduk, searchRelated } from '#contract/kaitan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { IconButton } from '#web/ui/button.tsx'

interface ChooseRelatedProps {
  jenis: KaitanKind
  judul?: string
  selected: readonly RelatedProduk[]
  onChange(selected: RelatedProduk[]): void
  error?: string | undefined
}

/** Multiple choice of one record type: the chosen records, and a search that adds one. */
export function ChooseRelated({
  jenis,
  judul = KAITAN[`${jenis}Ids`].label,
  selected,
  onChange,
  error,
}: ChooseRelatedProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">
        {judul} ({selected.length})
      </legend>
      {selected.length > 0 && (
        <ul className="divide-y divide-garis rounded border border-garis">
          {selected.map((satu) => (
            <li key={satu.id} className="flex items-center gap-2 pl-3.5">
              <span className="wrap-anywhere min-w-0 flex-1 py-2">
                {satu.nama}
                {satu.keterangan && <span className="block text-sm text-tinta-2">{satu.keterangan}</span>}
              </span>
              <IconButton
                label={`Hapus ${satu.nama}`}
                onClick={() => onChange(selected.filter(({ id }) => id !== satu.id))}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ChooseProduk<RelatedProduk & { produkId: number }>
        label={`Tambah ${jenis}`}
        noun={jenis}
        value={null}
        error={error}
        keterangan={({ keterangan }) => keterangan}
        kunci={`kaitan-${jenis}`}
        cari={async (q, signal) => {
          const found = await callAdmin(searchRelated, { query: { jenis, q } }, { signal })
          return found.map((satu) => ({ ...satu, produkId: satu.id }))
        }}
        onChange={(satu) => {
          if (!satu || selected.some(({ id }) => id === satu.id)) return
          const { id, nama, keterangan } = satu
          onChange([...selected, { id, nama, keterangan }])
        }}
      />
    </fieldset>
  )
}
