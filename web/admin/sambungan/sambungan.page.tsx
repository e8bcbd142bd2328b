import { useQuery } from '@tanstack/react-query'
import { getSambungan } from '#contract/sambungan/admin.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { SambunganForm } from './sambungan-form.tsx'

export const meta = () => adminMeta('Email, Midtrans & WhatsApp')

export default function SambunganPage() {
  const { data, isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['admin', 'sambungan'],
    queryFn: () => callAdmin(getSambungan, {}),
  })
  return (
    <>
      <Header title="Email, Midtrans & WhatsApp" />
      {isPending && <FormSkeleton input={8}>Memuat isian…</FormSkeleton>}
      {isLoadingError && <LoadFailure onRetry={refetch}>Gagal memuat isian</LoadFailure>}
      {data && (
        <>
          <SambunganForm initial={data} />
          <JejakOfRecord kind="sambungan" recordId="toko" />
        </>
      )}
    </>
  )
}
