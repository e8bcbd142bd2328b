import { useQuery } from '@tanstack/react-query'
import type { KodePenyakit } from '#content/penyakit.ts'
import { getCatatanPenyakitAdmin } from '#contract/penyakit/admin.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import type { Route } from './+types/catatan-edit.page'
import { CatatanForm } from './catatan-form.tsx'

export const meta = () => adminMeta('Catatan Penyakit')

const DAFTAR = '/catatan-penyakit'

export default function CatatanEditPage({ params }: Route.ComponentProps) {
  const kode = params.kode as KodePenyakit
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['admin', getCatatanPenyakitAdmin.name, kode],
    queryFn: () => callAdmin(getCatatanPenyakitAdmin, { params: { kode } }),
  })
  return (
    <>
      <Kepala
        judul={data ? `Catatan: ${data.nama}` : 'Catatan Penyakit'}
        kembali={{ to: DAFTAR, nama: 'Catatan Penyakit' }}
      />
      {isPending && <FormSkeleton isian={4}>Memuat catatan…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar={DAFTAR}>
          Gagal memuat catatan penyakit
        </GagalMuat>
      )}
      {data && (
        <>
          <CatatanForm key={kode} awal={data} />
          <JejakRekaman jenis="catatan-penyakit" rujukan={kode} />
        </>
      )}
    </>
  )
}
