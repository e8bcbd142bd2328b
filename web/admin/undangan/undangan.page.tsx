import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listUndangan } from '#contract/undangan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { InviteForm } from './invite-form.tsx'
import { TautanDialog } from './tautan-dialog.tsx'
import { UndanganList } from './undangan-list.tsx'

export const meta = () => adminMeta('Undang Pengguna')

/** Form for invitations to the office, and the list of pending ones. */
export default function UndanganPage() {
  // Invitation whose link is shown.
  const [handOver, setHandOver] = useState<{ undanganId: number; nama: string }>()
  // A new key empties the form after each invitation.
  const [formKey, setKe] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', listUndangan.name],
    queryFn: () => callAdmin(listUndangan, {}),
  })
  return (
    <>
      <Header title="Undang Pengguna" back={{ to: '/manajemen-user', name: 'Pengguna' }} />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Undang orang yang bekerja di toko. Mereka membuat kata sandi sendiri lewat tautan yang berlaku 24 jam dan sekali
        pakai.
      </p>
      <InviteForm
        key={formKey}
        onDone={({ terkirim, ...undangan }) => {
          setKe(formKey + 1)
          if (!terkirim) setHandOver(undangan)
        }}
      />
      <h2 className="mt-8 mb-3 text-lg">Belum diterima</h2>
      {error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
      {!error && !data && (
        <div role="status">
          <span className="sr-only">Memuat undangan…</span>
          <SkeletonKartu className="h-28 max-w-2xl" />
        </div>
      )}
      {data && <UndanganList undangan={data} onHandOver={setHandOver} />}
      {handOver && <TautanDialog {...handOver} onClose={() => setHandOver(undefined)} />}
    </>
  )
}
