import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listUndangan } from '#contract/undangan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
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
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <InviteForm
          key={formKey}
          onDone={({ terkirim, ...undangan }) => {
            setKe(formKey + 1)
            if (!terkirim) setHandOver(undangan)
          }}
        />
        <section aria-labelledby="belum-diterima" className="kartu p-5 sm:px-6">
          <h2 id="belum-diterima" className="mb-1 text-lg">
            Belum diterima
          </h2>
          {error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
          {!error && !data && <Loading>Memuat undangan…</Loading>}
          {data && <UndanganList undangan={data} onHandOver={setHandOver} />}
        </section>
      </div>
      {handOver && <TautanDialog {...handOver} onClose={() => setHandOver(undefined)} />}
    </>
  )
}
