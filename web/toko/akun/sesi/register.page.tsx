import { Link, useLocation } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { AkunKartu } from '#web/toko/akun/akun-kartu.tsx'
import type { Route } from './+types/register.page'
import { RegisterForm } from './register-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Daftar',
    description: 'Buat akun KerapuSehat untuk memesan produk kesehatan ikan kerapu.',
    path: '/register',
  })

export default function RegisterPage() {
  const location = useLocation()
  return (
    <AkunKartu title="Daftar" intro="Buat akun untuk memesan. Cukup sekali, kurang dari satu menit.">
      <RegisterForm />
      <p className="mt-6 text-center text-tinta-2">
        Sudah punya akun?{' '}
        <Link to="/login" state={location.state} className="tautan min-w-11 justify-center">
          Login
        </Link>
      </p>
    </AkunKartu>
  )
}
