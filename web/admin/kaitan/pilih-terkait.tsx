import { X } from 'lucide-react'
import { type JenisKaitan, KAITAN, searchTerkait, type Terkait } from '#contract/kaitan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { PilihProduk } from '#web/admin/ui/isian/pilih-produk.tsx'
import { IconButton } from '#web/ui/button.tsx'

interface PilihTerkaitProps {
  jenis: JenisKaitan
  judul?: string
  dipilih: readonly Terkait[]
  onChange(dipilih: Terkait[]): void
  error?: string | undefined
}

/** Multiple choice of one record type: the chosen records, and a search that adds one. */
export function PilihTerkait({
  jenis,
  judul = KAITAN[`${jenis}Ids`].label,
  dipilih,
  onChange,
  error,
}: PilihTerkaitProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">
        {judul} ({dipilih.length})
      </legend>
      {dipilih.length > 0 && (
        <ul className="divide-y divide-garis rounded border border-garis">
          {dipilih.map((satu) => (
            <li key={satu.id} className="flex items-center gap-2 pl-3.5">
              <span className="wrap-anywhere min-w-0 flex-1 py-2">
                {satu.nama}
                {satu.keterangan && <span className="block text-sm text-tinta-2">{satu.keterangan}</span>}
              </span>
              <IconButton
                label={`Hapus ${satu.nama}`}
                onClick={() => onChange(dipilih.filter(({ id }) => id !== satu.id))}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <PilihProduk<Terkait & { produkId: number }>
        label={`Tambah ${jenis}`}
        benda={jenis}
        value={null}
        error={error}
        keterangan={({ keterangan }) => keterangan}
        kunci={`kaitan-${jenis}`}
        cari={async (q, signal) => {
          const found = await callAdmin(searchTerkait, { query: { jenis, q } }, { signal })
          return found.map((satu) => ({ ...satu, produkId: satu.id }))
        }}
        onChange={(satu) => {
          if (!satu || dipilih.some(({ id }) => id === satu.id)) return
          const { id, nama, keterangan } = satu
          onChange([...dipilih, { id, nama, keterangan }])
        }}
      />
    </fieldset>
  )
}
