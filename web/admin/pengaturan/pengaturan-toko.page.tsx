import { useQuery } from '@tanstack/react-query'
import { getPengaturan } from '#contract/pengaturan/office.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PengaturanForm } from './pengaturan-form.tsx'

export const meta = () => kantorMeta('Pengaturan Toko')

export default function PengaturanTokoPage() {
  const { data, isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['kantor', 'pengaturan-toko'],
    queryFn: () => callAdmin(getPengaturan, {}),
  })
  return (
    <>
      <Kepala judul="Pengaturan Toko" />
      {isPending && <FormSkeleton isian={8}>Memuat pengaturan…</FormSkeleton>}
      {isLoadingError && <LoadFailure onRetry={refetch}>Gagal memuat pengaturan toko</LoadFailure>}
      {data && (
        <>
          <PengaturanForm awal={data} />
          <JejakRekaman jenis="pengaturan-toko" rujukan="toko" />
        </>
      )}
    </>
  )
}
