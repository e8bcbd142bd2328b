import { seo } from '#web/lib/seo.ts'
import { AkunKartu } from '#web/toko/akun/akun-kartu.tsx'
import type { Route } from './+types/reset-sandi.page'
import { ResetForm } from './reset-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Atur Ulang Kata Sandi',
    description: 'Buat kata sandi baru untuk akun KerapuSehat Anda.',
    path: '/atur-ulang-sandi',
    hidden: true,
  })

export default function ResetSandiPage() {
  return (
    <AkunKartu
      title="Atur Ulang Kata Sandi"
      intro="Buat kata sandi baru. Semua perangkat lain akan keluar dari akun ini."
    >
      <ResetForm />
    </AkunKartu>
  )
}
