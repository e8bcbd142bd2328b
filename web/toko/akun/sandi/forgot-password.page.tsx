import { Link } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { AkunKartu } from '#web/toko/akun/akun-kartu.tsx'
import type { Route } from './+types/forgot-password.page'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Lupa Kata Sandi',
    description: 'Minta tautan untuk mengatur ulang kata sandi akun KerapuSehat Anda.',
    path: '/lupa-password',
  })

export default function ForgotPasswordPage() {
  return (
    <AkunKartu
      title="Lupa Kata Sandi"
      intro="Tulis email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru."
    >
      <ForgotPasswordForm />
      <p className="mt-6 text-center text-tinta-2">
        Sudah ingat?{' '}
        <Link to="/login" className="tautan min-w-11 justify-center">
          Login
        </Link>
      </p>
    </AkunKartu>
  )
}
