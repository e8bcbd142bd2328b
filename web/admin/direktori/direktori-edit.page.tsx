import { useQuery } from '@tanstack/react-query'
import { getDirektoriAdmin, updateDirektori } from '#contract/direktori/admin.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
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
      <Kepala judul="Edit Direktori" kembali={{ to: '/direktori', nama: 'Direktori' }} />
      {isPending && <FormSkeleton isian={2}>Memuat kontak…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/direktori">
          Gagal mengambil data kontak
        </GagalMuat>
      )}
      {data && (
        <>
          <p className="mb-4 max-w-prose">
            <strong>{data.nama}</strong>, {data.provinsi}
          </p>
          <DirektoriForm
            awal={data}
            save={(body, ubah) => callAdmin(updateDirektori, { params: { kode }, body: ubah(body) })}
          />
          <JejakRekaman jenis="direktori" rujukan={kode} />
        </>
      )}
    </>
  )
}
