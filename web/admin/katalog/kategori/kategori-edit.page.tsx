import { useQuery } from '@tanstack/react-query'
import { getKategori } from '#contract/katalog/endpoints.ts'
import { updateKategori } from '#contract/katalog/kategori-office.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import type { Route } from './+types/kategori-edit.page'
import { KategoriForm } from './kategori-form.tsx'

export const meta = () => kantorMeta('Edit Kategori')

export default function KategoriEditPage({ params }: Route.ComponentProps) {
  const kategoriId = Number(params.kategoriId)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['kantor', 'kategori', kategoriId],
    queryFn: () => callAdmin(getKategori, { params: { kategoriId } }),
  })
  return (
    <>
      <Kepala judul="Edit Kategori" kembali={{ to: '/kategori-produk', nama: 'Kategori Produk' }} />
      {isPending && <FormSkeleton isian={2}>Memuat kategori…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/kategori-produk">
          Gagal mengambil data kategori
        </GagalMuat>
      )}
      {data && (
        <>
          <KategoriForm
            awal={data}
            save={(body, ubah) => callAdmin(updateKategori, { params: { kategoriId }, body: ubah(body) })}
            galat="Gagal mengupdate kategori"
          />
          <JejakRekaman jenis="kategori" rujukan={kategoriId} />
        </>
      )}
    </>
  )
}
