import { useQuery } from '@tanstack/react-query'
import type { KodePenyakit } from '#content/penyakit.ts'
import { getCatatanPenyakitAdmin } from '#contract/penyakit/admin.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import type { Route } from './+types/catatan-edit.page'
import { CatatanForm } from './catatan-form.tsx'

export const meta = () => adminMeta('Catatan Penyakit')

const LIST = '/catatan-penyakit'

export default function CatatanEditPage({ params }: Route.ComponentProps) {
  const kode = params.kode as KodePenyakit
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['admin', getCatatanPenyakitAdmin.name, kode],
    queryFn: () => callAdmin(getCatatanPenyakitAdmin, { params: { kode } }),
  })
  return (
    <>
      <Header
        title={data ? `Catatan: ${data.nama}` : 'Catatan Penyakit'}
        back={{ to: LIST, name: 'Catatan Penyakit' }}
      />
      {isPending && <FormSkeleton input={4}>Memuat catatan…</FormSkeleton>}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list={LIST} failure={() => 'Gagal memuat catatan penyakit'} />
      )}
      {data && (
        <>
          <CatatanForm key={kode} initial={data} />
          <JejakOfRecord kind="catatan-penyakit" recordId={kode} />
        </>
      )}
    </>
  )
}
