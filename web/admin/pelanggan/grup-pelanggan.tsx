import { useQuery } from '@tanstack/react-query'
import { type PelangganAdmin, updatePelanggan } from '#contract/pelanggan/admin.ts'
import { grupQuery } from '#web/admin/grup/grup-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/** Select field for the customer's group. A change is saved at once. */
export function GrupPelanggan({ pelanggan: { penggunaId, grupId, nama } }: { pelanggan: PelangganAdmin }) {
  const { data: grup = [] } = useQuery(grupQuery())
  const move = useLangkah((created: number | null) =>
    callAdmin(updatePelanggan, {
      params: { penggunaId },
      body: { grupId: created, semula: JSON.stringify({ grupId }) },
    }),
  )
  if (grup.length === 0)
    return (
      <AdminLink to="/tambah-grup" className="tautan">
        Buat grup pertama
      </AdminLink>
    )
  return (
    <div className="grid gap-2">
      <SelectField
        label={`Grup ${nama}`}
        value={String((move.isPending ? move.variables : grupId) ?? '')}
        disabled={move.isPending}
        onChange={(event) => move.mutate(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">Tanpa grup</option>
        {grup
          .filter((item) => item.aktif || item.grupId === grupId)
          .map((item) => (
            <option key={item.grupId} value={item.grupId}>
              {item.nama}
              {!item.aktif && ' (diarsipkan)'}
            </option>
          ))}
      </SelectField>
      {move.isError && (
        <Notice kind="galat">{errorText(move.error, { answered: 'Gagal mengubah grup pembeli' })}</Notice>
      )}
    </div>
  )
}
