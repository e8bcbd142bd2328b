import { seo } from '#web/lib/seo.ts'
import { PengaturanKerangka } from '#web/toko/akun/pengaturan-kerangka.tsx'
import type { Route } from './+types/pengaturan-password.page'
import { KunciSandiBagian } from './kunci-sandi.tsx'
import { PasswordForm } from './password-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pengaturan Kata Sandi',
    description: 'Ganti kata sandi akun Anda.',
    path: '/PengaturanPassword',
    hidden: true,
  })

export default function PengaturanPasswordPage() {
  return (
    <PengaturanKerangka title="Pengaturan Kata Sandi">
      <div className="grid gap-5">
        <PasswordForm />
        <KunciSandiBagian />
      </div>
    </PengaturanKerangka>
  )
}
