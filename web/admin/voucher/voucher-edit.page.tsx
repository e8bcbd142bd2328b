import { useQuery } from '@tanstack/react-query'
import { getVoucher, updateVoucher } from '#contract/voucher/admin.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { Route } from './+types/voucher-edit.page'
import { useVoucherChoices } from './use-selection.ts'
import { VoucherForm } from './voucher-form.tsx'

export const meta = () => adminMeta('Edit Voucher')

export default function VoucherEditPage({ params }: Route.ComponentProps) {
  const voucherId = Number(params.voucherId)
  const { kategori, isError, retry } = useVoucherChoices()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'voucher', voucherId],
    queryFn: () => callAdmin(getVoucher, { params: { voucherId } }),
  })
  return (
    <>
      <Header title="Edit Voucher" back={{ to: '/voucher', name: 'Voucher' }} />
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} list="/voucher" failure="Gagal mengambil data voucher" />
      ) : isError ? (
        <LoadFailure onRetry={retry}>Gagal memuat pilihan voucher</LoadFailure>
      ) : (
        !(data && kategori) && <FormSkeleton input={12}>Memuat voucher…</FormSkeleton>
      )}
      {data && kategori && (
        <>
          <VoucherForm
            kategori={kategori}
            initial={data}
            save={(body, change) => callAdmin(updateVoucher, { params: { voucherId }, body: change(body) })}
            problem="Gagal memperbarui voucher"
          />
          <JejakOfRecord kind="voucher" recordId={voucherId} />
        </>
      )}
    </>
  )
}
