import { seo } from '#web/lib/seo.ts'
import { PengaturanShell } from '#web/toko/akun/pengaturan-shell.tsx'
import type { Route } from './+types/pengaturan-password.page'
import { KunciSandiSection } from './kunci-sandi.tsx'
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
    <PengaturanShell title="Pengaturan Kata Sandi">
      <div className="grid gap-5">
        <PasswordForm />
        <KunciSandiSection />
      </div>
    </PengaturanShell>
  )
}
