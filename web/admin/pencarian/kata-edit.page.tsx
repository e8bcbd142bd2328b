import { useQuery } from '@tanstack/react-query'
import { getSinonim, updateSinonim } from '#contract/pencarian/office.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import type { Route } from './+types/kata-edit.page'
import { KataForm } from './kata-form.tsx'

export const meta = () => kantorMeta('Edit Kata')

export default function KataEditPage({ params }: Route.ComponentProps) {
  const sinonimId = Number(params.sinonimId)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['kantor', 'sinonim', sinonimId],
    queryFn: () => callAdmin(getSinonim, { params: { sinonimId } }),
  })
  return (
    <>
      <Kepala judul="Edit Kata" kembali={{ to: '/kata-pencarian', nama: 'Kata Pencarian' }} />
      {isPending && <FormSkeleton isian={2}>Memuat kata…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/kata-pencarian">
          Gagal mengambil data kata
        </GagalMuat>
      )}
      {data && (
        <>
          <KataForm
            awal={data}
            save={(body, ubah) => callAdmin(updateSinonim, { params: { sinonimId }, body: ubah(body) })}
            galat="Gagal memperbarui kata"
          />
          <JejakRekaman jenis="sinonim" rujukan={sinonimId} />
        </>
      )}
    </>
  )
}
