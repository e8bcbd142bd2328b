import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getPengguna } from '#contract/pengguna/admin.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/pengguna-edit.page'
import { PENGGUNA_ERRORS } from './error-words.ts'
import { PenggunaForm } from './pengguna-form.tsx'

export const meta = () => adminMeta('Edit Pengguna')

export default function PenggunaEditPage({ params }: Route.ComponentProps) {
  const isValid = /^[1-9]\d{0,8}$/.test(params.userId ?? '')
  return (
    <>
      <Header title="Edit Pengguna" back={{ to: '/manajemen-user', name: 'Pengguna' }} />
      {isValid ? <Content userId={Number(params.userId)} /> : <Invalid />}
    </>
  )
}

function Invalid() {
  return (
    <Notice
      kind="galat"
      action={
        <ButtonLink to="/manajemen-user" variant="garis">
          Lihat Daftar
        </ButtonLink>
      }
    >
      ID Pengguna tidak valid
    </Notice>
  )
}

function Content({ userId }: { userId: number }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'pengguna', userId],
    queryFn: async () => (await callAdmin(getPengguna, { params: { userId } })).data,
  })
  if (isPending) return <FormSkeleton input={7}>Memuat pengguna…</FormSkeleton>
  if (!data)
    return (
      <LoadFailed
        error={error}
        onRetry={refetch}
        list="/manajemen-user"
        failure={(cause) => errorText(cause, PENGGUNA_ERRORS)}
      />
    )
  return (
    <>
      <PenggunaForm initial={data} />
      <nav aria-label="Tentang akun ini" className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {data.role === 'admin' && (
          <Link to={`/jejak-perubahan?siapa=${userId}`} className="tautan">
            Semua yang diubah {data.nama}
          </Link>
        )}
        <Link to={`/catatan-keamanan?q=${encodeURIComponent(data.email)}`} className="tautan">
          Login, ekspor data pribadi, dan kejadian lain
        </Link>
      </nav>
      <JejakOfRecord kind="pengguna" recordId={userId} />
    </>
  )
}
