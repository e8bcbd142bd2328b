import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { useIsLoggedIn, useSession } from '#web/lib/session.tsx'
import { AkunKartu } from '#web/toko/akun/akun-kartu.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/login.page'
import { firstTujuan } from './first-tujuan.ts'
import { LoginForm } from './login-form.tsx'
import { readLoginState, readRegistered, readReturn } from './return-to.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Login', description: 'Masuk ke akun KerapuSehat Anda.', path: '/login' })

export default function LoginPage() {
  const isLoggedIn = useIsLoggedIn()
  const navigate = useNavigate()
  const location = useLocation()

  const registered = readRegistered(location.state)
  const { email, hasEnded } = readLoginState(location.state)

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
      {hasEnded && (
        <div className="mb-5">
          <Notice kind="hati">
            Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan; isian Anda tetap tersimpan.
          </Notice>
        </div>
      )}
      <WithoutLogin state={location.state} />
      <LoginForm email={registered ?? email} />
      <p className="mt-6 text-center">
        <Link to="/masuk-dengan-kode" state={location.state} className="tautan min-w-11 justify-center">
          Masuk dengan kode
        </Link>
      </p>
      <p className="mt-2 text-center text-tinta-2">
        Belum punya akun?{' '}
        <Link to="/register" state={location.state} className="tautan min-w-11 justify-center">
          Daftar
        </Link>
      </p>
    </AkunKartu>
  )
}

/** Way on for a visitor without an account: to the order that the guard stopped, or to the goods. */
function WithoutLogin({ state }: { state: unknown }) {
  const { known } = useSession()
  // Rendered by the server as well, which knows no state, and during the redirect of a customer: the form below must not move.
  const back = readReturn(known ? state : null)
  const first = firstTujuan(back)
  if (!first && back.to !== '/') return null
  return (
    <div className="mb-6 grid gap-3 border-garis border-b pb-6">
      <ButtonLink to={first?.to ?? '/produk/produk-satuan'} state={first?.state} variant="garis">
        {first ? 'Pesan tanpa login' : 'Lihat produk dulu'}
      </ButtonLink>
      {first && <p className="text-center text-sm text-tinta-2">Cukup nama, nomor HP, dan alamat.</p>}
    </div>
  )
}
