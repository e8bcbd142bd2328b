import { useQuery } from '@tanstack/react-query'
import { updateArtikel } from '#contract/konten/admin.ts'
import { getArtikel } from '#contract/konten/endpoints.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import type { Route } from './+types/artikel-edit.page'
import { ArtikelForm } from './artikel-form.tsx'

export const meta = () => adminMeta('Edit Artikel')

export default function ArtikelEditPage({ params }: Route.ComponentProps) {
  const id = Number(params.artikelId)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['admin', 'artikel', id],
    queryFn: () => callAdmin(getArtikel, { params: { id } }),
  })
  return (
    <>
      <Kepala judul="Edit Artikel" kembali={{ to: '/manajemen-artikel', nama: 'Artikel' }} />
      {isPending && <FormSkeleton isian={8}>Memuat artikel…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/manajemen-artikel">
          Gagal memuat data artikel
        </GagalMuat>
      )}
      {data && (
        <>
          <ArtikelForm
            awal={data}
            save={(ubah) => callAdmin(updateArtikel, { params: { id }, body: ubah() })}
            berhasil={{ title: 'Berhasil!', text: 'Artikel berhasil diperbarui' }}
            galat="Gagal memperbarui artikel"
          />
          <JejakRekaman jenis="artikel" rujukan={id} />
        </>
      )}
    </>
  )
}
