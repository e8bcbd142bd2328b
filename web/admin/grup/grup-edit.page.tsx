import { useQuery } from '@tanstack/react-query'
import { getGrup, updateGrup } from '#contract/grup/office.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import type { Route } from './+types/grup-edit.page'
import { GrupForm } from './grup-form.tsx'

export const meta = () => kantorMeta('Edit Grup Pembeli')

export default function GrupEditPage({ params }: Route.ComponentProps) {
  const grupId = Number(params.grupId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['kantor', 'grup-pelanggan', grupId],
    queryFn: () => callAdmin(getGrup, { params: { grupId } }),
  })
  return (
    <>
      <Kepala judul="Edit Grup Pembeli" kembali={{ to: '/grup-pelanggan', nama: 'Grup Pembeli' }} />
      {isPending && <FormSkeleton isian={4}>Memuat grup…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/grup-pelanggan">
          {errorText(error, { answered: 'Gagal mengambil data grup' })}
        </GagalMuat>
      )}
      {data && (
        <>
          <GrupForm
            awal={data}
            save={(body, ubah) => callAdmin(updateGrup, { params: { grupId }, body: ubah(body) })}
            galat="Gagal memperbarui grup"
          />
          <JejakRekaman jenis="grup-pelanggan" rujukan={grupId} />
        </>
      )}
    </>
  )
}
