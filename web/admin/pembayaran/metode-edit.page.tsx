import { useQuery } from '@tanstack/react-query'
import { getMetode, listMetode, updateMetode } from '#contract/pembayaran/metode-admin.ts'
import { LoadRecord } from '#web/admin/jejak/load-record.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/metode-edit.page'
import { MetodeForm } from './metode-form.tsx'

export const meta = () => adminMeta('Edit Metode Pembayaran')

export default function MetodeEditPage({ params }: Route.ComponentProps) {
  return (
    <>
      <Header title="Edit Metode Pembayaran" back={{ to: '/metode-pembayaran', name: 'Metode Pembayaran' }} />
      {params.metodeId ? <Content metodeId={Number(params.metodeId)} /> : <FirstMetode />}
    </>
  )
}

/** Edits the first method of the list: the address has no number. */
function FirstMetode() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', listMetode.name, 'pertama'],
    queryFn: () => callAdmin(listMetode, { query: { limit: 1 } }),
  })
  if (isPending) return <FormSkeleton input={5}>Memuat metode pembayaran…</FormSkeleton>
  if (!data) {
    return (
      <LoadFailed error={error} onRetry={refetch} list="/metode-pembayaran" failure="Gagal memuat metode pembayaran" />
    )
  }
  const [first] = data.items
  if (first) return <Content metodeId={first.metodeId} />
  return (
    <Notice kind="info" action={<ButtonLink to="/tambah-metode">Tambah Metode</ButtonLink>}>
      Belum ada metode pembayaran. Tambahkan dulu.
    </Notice>
  )
}

function Content({ metodeId }: { metodeId: number }) {
  const params = { metodeId }
  return (
    <LoadRecord
      kind="metode-pembayaran"
      id={metodeId}
      mention="metode pembayaran"
      input={5}
      list="/metode-pembayaran"
      load={() => callAdmin(getMetode, { params })}
    >
      {(initial) => (
        <MetodeForm
          initial={initial}
          save={(body, change) => callAdmin(updateMetode, { params, body: change(body) })}
          failure="Gagal memperbarui metode pembayaran"
        />
      )}
    </LoadRecord>
  )
}
