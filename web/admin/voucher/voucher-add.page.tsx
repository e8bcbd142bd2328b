import { createVoucher } from '#contract/voucher/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useVoucherChoices } from './use-selection.ts'
import { VoucherForm } from './voucher-form.tsx'

export const meta = () => adminMeta('Tambah Voucher')

export default function VoucherAddPage() {
  const { kategori, isError, retry } = useVoucherChoices()
  return (
    <>
      <Header title="Tambah Voucher" back={{ to: '/voucher', name: 'Voucher' }} />
      {!kategori && !isError && <FormSkeleton input={12}>Memuat pilihan voucher…</FormSkeleton>}
      {isError && <LoadFailure onRetry={retry}>Gagal memuat pilihan voucher</LoadFailure>}
      {kategori && (
        <VoucherForm
          kategori={kategori}
          save={(body) => callAdmin(createVoucher, { body })}
          problem="Gagal menambahkan voucher"
        />
      )}
    </>
  )
}
