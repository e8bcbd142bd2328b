import { useQuery } from '@tanstack/react-query'
import { getDirektoriAdmin, updateDirektori } from '#contract/direktori/admin.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import type { Route } from './+types/direktori-edit.page'
import { DirektoriForm } from './direktori-form.tsx'

export const meta = () => adminMeta('Edit Direktori')

export default function DirektoriEditPage({ params: { kode } }: Route.ComponentProps) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['admin', 'direktori', kode],
    queryFn: () => callAdmin(getDirektoriAdmin, { params: { kode } }),
  })
  return (
    <>
      <Header title="Edit Direktori" back={{ to: '/direktori', name: 'Direktori' }} />
      {isPending && <FormSkeleton input={2}>Memuat kontak…</FormSkeleton>}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list="/direktori" failure={() => 'Gagal mengambil data kontak'} />
      )}
      {data && (
        <>
          <p className="mb-4 max-w-prose">
            <strong>{data.nama}</strong>, {data.provinsi}
          </p>
          <DirektoriForm
            initial={data}
            save={(body, change) => callAdmin(updateDirektori, { params: { kode }, body: change(body) })}
          />
          <JejakOfRecord kind="direktori" recordId={kode} />
        </>
      )}
    </>
  )
}
