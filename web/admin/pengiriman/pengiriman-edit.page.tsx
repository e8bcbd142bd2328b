import { useQuery } from '@tanstack/react-query'
import { getPengirimanAdmin, updatePengiriman } from '#contract/pengiriman/office.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/pengiriman-edit.page'
import { PengirimanForm } from './pengiriman-form.tsx'

export const meta = () => kantorMeta('Edit Metode Pengiriman')

export default function PengirimanEditPage({ params }: Route.ComponentProps) {
  const shippingId = Number(params.shippingId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['kantor', 'metode-pengiriman', shippingId],
    queryFn: () => callAdmin(getPengirimanAdmin, { params: { shippingId } }),
  })
  return (
    <>
      <Kepala judul="Edit Metode Pengiriman" kembali={{ to: '/metode-pengiriman', nama: 'Metode Pengiriman' }} />
      {isPending && <FormSkeleton isian={9}>Memuat metode pengiriman…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/metode-pengiriman">
          {errorText(error, { answered: 'Gagal mengambil data metode pengiriman' })}
        </GagalMuat>
      )}
      {data && (
        <>
          {data.jalur_ditebak && (
            <div className="mb-4 max-w-2xl">
              <Notice kind="hati">
                Jalur ini diisi otomatis dari nama metodenya. Periksa jalurnya dan apakah barang tetap dingin, lalu
                simpan.
              </Notice>
            </div>
          )}
          <PengirimanForm
            awal={data}
            save={(body, ubah) => callAdmin(updatePengiriman, { params: { shippingId }, body: ubah(body) })}
            galat="Gagal memperbarui metode pengiriman"
          />
          <JejakRekaman jenis="metode-pengiriman" rujukan={shippingId} />
        </>
      )}
    </>
  )
}
