import { useQuery } from '@tanstack/react-query'
import { updateArtikel } from '#contract/konten/admin.ts'
import { getArtikel } from '#contract/konten/endpoints.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
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
      <Header title="Edit Artikel" back={{ to: '/manajemen-artikel', name: 'Artikel' }} />
      {isPending && <FormSkeleton input={8}>Memuat artikel…</FormSkeleton>}
      {error && !data && (
        <LoadFailed
          error={error}
          onRetry={refetch}
          list="/manajemen-artikel"
          failure={() => 'Gagal memuat data artikel'}
        />
      )}
      {data && (
        <>
          <ArtikelForm
            initial={data}
            save={(change) => callAdmin(updateArtikel, { params: { id }, body: change() })}
            success={{ title: 'Berhasil!', text: 'Artikel berhasil diperbarui' }}
            failure="Gagal memperbarui artikel"
          />
          <JejakOfRecord kind="artikel" recordId={id} />
        </>
      )}
    </>
  )
}
