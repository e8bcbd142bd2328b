import '#web/app.css'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ForgotSandi } from '#web/admin/sesi/forgot-sandi.tsx'
import { LoginAdminForm } from '#web/admin/sesi/login-admin-form.tsx'
import { useAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import logo from '#web/drawings/logo.svg'

export const meta = () => adminMeta('Login Admin')

/** Returns the address that the guard redirected from. Default: the dashboard. */
function readTujuan(state: unknown): string {
  const { back } = (state ?? {}) as { back?: unknown }
  return typeof back === 'string' ? back : '/dasbor-admin'
}

export default function LoginAdminPage() {
  const token = useAdminToken()
  const navigate = useNavigate()
  const { state } = useLocation()

  // After a login, and for visitors that are signed in already.
  useEffect(() => {
    if (token) void navigate(readTujuan(state), { replace: true })
  }, [token, state, navigate])

  return (
    <main className="wadah grid min-h-dvh content-start justify-items-center py-10 sm:pt-[14dvh]">
      <section className="kartu w-full max-w-md p-5 sm:p-8">
        <p className="mb-6 flex items-center gap-2 font-bold text-lg tracking-tight">
          <img src={logo} alt="" width={36} height={36} />
          KerapuSehat
        </p>
        <h1>Login Admin</h1>
        <p className="mt-2 mb-6 text-tinta-2">Masuk ke admin toko untuk mengurus pesanan dan katalog.</p>
        <LoginAdminForm onDone={() => {}} />
        <ForgotSandi />
      </section>
    </main>
  )
}
