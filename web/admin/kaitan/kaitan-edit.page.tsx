import { useQuery } from '@tanstack/react-query'
import type { KodePenyakit } from '#content/penyakit.ts'
import { getKaitanAdmin } from '#contract/kaitan/admin.ts'
import { NOT_OBAT } from '#contract/kaitan/kaitan-rules.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/kaitan-edit.page'
import { KaitanForm } from './kaitan-form.tsx'

export const meta = () => adminMeta('Kaitan Penyakit')

const LIST = '/kaitan-penyakit'

export default function KaitanEditPage({ params }: Route.ComponentProps) {
  const kode = params.kode as KodePenyakit
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['admin', getKaitanAdmin.name, kode],
    queryFn: () => callAdmin(getKaitanAdmin, { params: { kode } }),
  })
  return (
    <>
      <Header title={data ? `Kaitan: ${data.nama}` : 'Kaitan Penyakit'} back={{ to: LIST, name: 'Kaitan Penyakit' }} />
      {isPending && <FormSkeleton input={6}>Memuat kaitan…</FormSkeleton>}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list={LIST} failure={() => 'Gagal memuat kaitan penyakit'} />
      )}
      {data && (
        <>
          {data.tanpa_obat && (
            <div className="mb-4">
              <Notice kind="hati">
                Penyakit ini tidak ada obatnya. Produk terkait tampil sebagai “{NOT_OBAT}”; obat keras tidak
                ditampilkan.
              </Notice>
            </div>
          )}
          <KaitanForm initial={data} />
          <JejakOfRecord kind="kaitan-penyakit" recordId={kode} />
        </>
      )}
    </>
  )
}
