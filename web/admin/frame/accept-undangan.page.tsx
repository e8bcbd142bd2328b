import '#web/app.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { PERAN_NAMES } from '#contract/peran.ts'
import { checkUndangan } from '#contract/undangan/endpoints.ts'
import { useAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import logo from '#web/drawings/logo.svg'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { AcceptForm } from './accept-form.tsx'

export const meta = () => adminMeta('Terima Undangan')

/** Target of the link in an invitation. */
export default function AcceptUndanganPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <main className="wadah grid min-h-dvh content-start justify-items-center py-10 sm:py-20">
      <section className="kartu w-full max-w-md p-5 sm:p-8">
        <p className="mb-6 flex items-center gap-2 font-bold text-lg tracking-tight">
          <img src={logo} alt="" width={36} height={36} />
          KerapuSehat
        </p>
        <h1>Undangan ke Admin Toko</h1>
        <Content token={token} />
      </section>
    </main>
  )
}

function Content({ token }: { token: string }) {
  // The server renders the same page for every link, so the browser checks the token.
  const known = useAdminToken() !== undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['undangan', token],
    queryFn: () => call(checkUndangan, { body: { token } }),
    enabled: known && token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (known && token === '')
    return (
      <Reject>
        Tautan ini tidak lengkap. Buka lagi tautan dari email Anda, atau minta tautan baru kepada pemilik toko.
      </Reject>
    )
  if (error && !data)
    return error instanceof ApiError && error.status === 400 ? (
      <Reject>{error.message}</Reject>
    ) : (
      <LoadFailure onRetry={refetch}>{errorText(error, { answered: 'Gagal membaca undangan' })}</LoadFailure>
    )
  if (!data) return <Loading>Membaca undangan…</Loading>
  return (
    <>
      <p className="mt-2 mb-6 text-tinta-2">
        {data.email} diundang sebagai {data.peran.map((peran) => PERAN_NAMES[peran]).join(', ')}. Buat kata sandi Anda
        sendiri.
      </p>
      <AcceptForm token={token} name={data.nama} email={data.email} />
    </>
  )
}

function Reject({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-4">
      <Notice kind="galat">{children}</Notice>
      <Link to="/login-admin" className="mt-2 tautan">
        Masuk ke admin toko
      </Link>
    </div>
  )
}
