import { useQuery } from '@tanstack/react-query'
import { getTarif, updateTarif } from '#contract/pengiriman/tarif-office.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import type { Route } from './+types/tarif-edit.page'
import { TarifForm } from './tarif-form.tsx'

export const meta = () => kantorMeta('Edit Tarif Ongkir')

export default function TarifEditPage({ params }: Route.ComponentProps) {
  const ongkirId = Number(params.ongkirId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['kantor', 'tarif-ongkir', ongkirId],
    queryFn: () => callAdmin(getTarif, { params: { ongkirId } }),
  })
  return (
    <>
      <Kepala judul="Edit Tarif Ongkir" kembali={{ to: '/tarif-ongkir', nama: 'Tarif Ongkir' }} />
      {isPending && <FormSkeleton isian={8}>Memuat tarif…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/tarif-ongkir">
          {errorText(error, { answered: 'Gagal mengambil data tarif' })}
        </GagalMuat>
      )}
      {data && (
        <>
          <TarifForm
            awal={data}
            save={(body, ubah) => callAdmin(updateTarif, { params: { ongkirId }, body: ubah(body) })}
            galat="Gagal memperbarui tarif"
          />
          <JejakRekaman jenis="tarif-ongkir" rujukan={ongkirId} />
        </>
      )}
    </>
  )
}
