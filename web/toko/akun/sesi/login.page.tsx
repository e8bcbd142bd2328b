import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { useSession } from '#web/lib/session.tsx'
import { AkunKartu } from '#web/toko/akun/akun-kartu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/login.page'
import { LoginForm } from './login-form.tsx'
import { readRegistered, readReturn } from './return-to.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Login', description: 'Masuk ke akun KerapuSehat Anda.', path: '/login' })

export default function LoginPage() {
  const { isLoggedIn } = useSession()
  const navigate = useNavigate()
  const location = useLocation()

  const registered = readRegistered(location.state)

  // After a successful login, and for visitors who are already signed in.
  useEffect(() => {
    if (!isLoggedIn) return
    const { to, state } = readReturn(location.state)
    void navigate(to, { replace: true, state })
  }, [isLoggedIn, location.state, navigate])

  return (
    <AkunKartu title="Login" intro="Masuk untuk memesan dan melihat riwayat pembayaran Anda.">
      {registered && (
        <div className="mb-5">
          <Notice kind="info">
            Tautan konfirmasi kami kirim ke <b className="break-words">{registered}</b>. Anda sudah bisa memesan; tautan
            boleh dibuka nanti.
          </Notice>
        </div>
      )}
      <LoginForm email={registered} />
      <p className="mt-6 text-center text-tinta-2">
        Belum punya akun?{' '}
        <Link to="/register" state={location.state} className="tautan min-w-11 justify-center">
          Daftar
        </Link>
      </p>
    </AkunKartu>
  )
}
