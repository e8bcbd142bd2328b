import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'
import { AkunKartu } from '#web/toko/akun/akun-kartu.tsx'
import type { Route } from './+types/login-kode.page'
import { LoginKodeForm } from './login-kode-form.tsx'
import { readLoginState, readReturn } from './return-to.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Masuk dengan Kode',
    description: 'Masuk ke akun KerapuSehat Anda dengan kode lewat WhatsApp atau email.',
    path: '/masuk-dengan-kode',
    hidden: true,
  })

export default function LoginKodePage() {
  const isLoggedIn = useIsLoggedIn()
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    if (!isLoggedIn) return
    const back = readReturn(state)
    void navigate(back.to, { replace: true, state: back.state })
  }, [isLoggedIn, state, navigate])
  return (
    <AkunKartu
      title="Masuk dengan Kode"
      intro="Tulis nomor WhatsApp yang terhubung dengan akun Anda, atau email yang sudah dikonfirmasi. Kami kirim kode 6 angka ke sana."
    >
      <LoginKodeForm email={readLoginState(state).email ?? ''} />
      <p className="mt-6 text-center">
        <Link to="/login" state={state} className="tautan min-w-11 justify-center">
          Masuk dengan kata sandi
        </Link>
      </p>
    </AkunKartu>
  )
}
