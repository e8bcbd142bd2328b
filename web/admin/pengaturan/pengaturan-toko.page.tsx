import { useQuery } from '@tanstack/react-query'
import { getPengaturan } from '#contract/pengaturan/admin.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PengaturanForm } from './pengaturan-form.tsx'

export const meta = () => adminMeta('Pengaturan Toko')

export default function PengaturanTokoPage() {
  const { data, isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['admin', 'pengaturan-toko'],
    queryFn: () => callAdmin(getPengaturan, {}),
  })
  return (
    <>
      <Header title="Pengaturan Toko" />
      {isPending && <FormSkeleton input={8}>Memuat pengaturan…</FormSkeleton>}
      {isLoadingError && <LoadFailure onRetry={refetch}>Gagal memuat pengaturan toko</LoadFailure>}
      {data && (
        <>
          <PengaturanForm initial={data} />
          <JejakOfRecord kind="pengaturan-toko" recordId="toko" />
        </>
      )}
    </>
  )
}
