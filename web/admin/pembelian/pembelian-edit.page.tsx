import { useQuery } from '@tanstack/react-query'
import { updatePembelian } from '#contract/pembelian/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/pembelian-edit.page'
import { PembelianForm } from './pembelian-form.tsx'
import { pembelianQuery } from './pembelian-query.ts'

export const meta = () => adminMeta('Edit Pembelian')

export default function PembelianEditPage({ params }: Route.ComponentProps) {
  const pembelianId = Number(params.pembelianId)
  const returnTo = `/pembelian/${pembelianId}`
  const { data, error, isPending, refetch } = useQuery(pembelianQuery(pembelianId))
  return (
    <>
      <Header title="Edit Pembelian" back={{ to: returnTo, name: `Pembelian ${pembelianId}` }} />
      {isPending && <FormSkeleton input={6}>Memuat pembelian…</FormSkeleton>}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list="/pembelian" failure="Gagal mengambil data pembelian" />
      )}
      {data && data.status !== 'draf' && (
        <Notice kind="info">Pembelian ini sudah dipesan atau dibatalkan, jadi tidak dapat diubah.</Notice>
      )}
      {data?.status === 'draf' && (
        <PembelianForm
          initial={data}
          save={(body, change) => callAdmin(updatePembelian, { params: { pembelianId }, body: change(body) })}
          returnTo={returnTo}
          problem="Gagal memperbarui pembelian"
        />
      )}
    </>
  )
}
