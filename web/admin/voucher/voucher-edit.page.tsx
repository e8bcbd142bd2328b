import { useQuery } from '@tanstack/react-query'
import { getVoucher, updateVoucher } from '#contract/voucher/admin.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import type { Route } from './+types/voucher-edit.page'
import { usePilihan } from './use-pilihan.ts'
import { VoucherForm } from './voucher-form.tsx'

export const meta = () => adminMeta('Edit Voucher')

export default function VoucherEditPage({ params }: Route.ComponentProps) {
  const voucherId = Number(params.voucherId)
  const pilihan = usePilihan()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'voucher', voucherId],
    queryFn: () => callAdmin(getVoucher, { params: { voucherId } }),
  })
  return (
    <>
      <Kepala judul="Edit Voucher" kembali={{ to: '/voucher', nama: 'Voucher' }} />
      {!error && !(data && pilihan) && <FormSkeleton isian={12}>Memuat voucher…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/voucher">
          {errorText(error, { answered: 'Gagal mengambil data voucher' })}
        </GagalMuat>
      )}
      {data && pilihan && (
        <>
          <VoucherForm
            {...pilihan}
            awal={data}
            save={(body, ubah) => callAdmin(updateVoucher, { params: { voucherId }, body: ubah(body) })}
            galat="Gagal memperbarui voucher"
          />
          <JejakRekaman jenis="voucher" rujukan={voucherId} />
        </>
      )}
    </>
  )
}
