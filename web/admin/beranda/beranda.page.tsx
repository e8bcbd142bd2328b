import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { getBerandaAdmin } from '#contract/beranda/admin.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { BerandaForm } from './beranda-form.tsx'

export const meta = () => adminMeta('Beranda')

export default function EditBerandaPage() {
  const { data, isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['admin', 'beranda'],
    queryFn: () => callAdmin(getBerandaAdmin, {}),
  })
  return (
    <>
      <Header title="Beranda">
        {/* Opens a new tab, so that unsaved input is kept here. */}
        <a href="/" target="_blank" rel="noreferrer" className={buttonClass('garis', false)}>
          <ExternalLink aria-hidden className="size-5" />
          Lihat beranda
        </a>
      </Header>
      {isPending && <FormSkeleton input={8}>Memuat pengaturan beranda…</FormSkeleton>}
      {isLoadingError && <LoadFailure onRetry={refetch}>Gagal memuat pengaturan beranda</LoadFailure>}
      {data && (
        <>
          <BerandaForm initial={data} />
          <JejakOfRecord kind="beranda" recordId="beranda" />
        </>
      )}
    </>
  )
}
