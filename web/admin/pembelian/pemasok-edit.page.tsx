import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getPemasok, updatePemasok } from '#contract/pembelian/pemasok-office.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import type { Route } from './+types/pemasok-edit.page'
import { PemasokForm } from './pemasok-form.tsx'

export const meta = () => kantorMeta('Edit Pemasok')

export default function PemasokEditPage({ params }: Route.ComponentProps) {
  const pemasokId = Number(params.pemasokId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['kantor', 'pemasok', pemasokId],
    queryFn: () => callAdmin(getPemasok, { params: { pemasokId } }),
  })
  return (
    <>
      <Kepala judul="Edit Pemasok" kembali={{ to: '/pemasok', nama: 'Pemasok' }} />
      {isPending && <FormSkeleton isian={7}>Memuat pemasok…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/pemasok">
          {errorText(error, { answered: 'Gagal mengambil data pemasok' })}
        </GagalMuat>
      )}
      {data && (
        <>
          <PemasokForm
            awal={data}
            save={(body, ubah) => callAdmin(updatePemasok, { params: { pemasokId }, body: ubah(body) })}
            galat="Gagal memperbarui pemasok"
          />
          <nav aria-label="Tentang pemasok ini" className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            <Link to={`/pembelian?pemasokId=${pemasokId}`} className="tautan">
              Pembelian dari {data.nama}
            </Link>
            <Link to={`/isi-ulang?pemasokId=${pemasokId}`} className="tautan">
              Yang perlu dibeli lagi
            </Link>
          </nav>
          <JejakRekaman jenis="pemasok" rujukan={pemasokId} />
        </>
      )}
    </>
  )
}
