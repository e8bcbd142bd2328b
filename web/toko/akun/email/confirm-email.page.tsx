import { useQueryClient } from '@tanstack/react-query'
import { confirmEmail } from '#contract/akun/email.ts'
import { seo } from '#web/lib/seo.ts'
import { AkunKartu } from '#web/toko/akun/akun-kartu.tsx'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/confirm-email.page'
import { TautanEmail } from './tautan-email.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Konfirmasi Email',
    description: 'Konfirmasi email akun KerapuSehat Anda.',
    path: '/konfirmasi-email',
    hidden: true,
  })

export default function ConfirmEmailPage() {
  const queries = useQueryClient()
  return (
    <AkunKartu title="Konfirmasi Email" intro="Setelah dikonfirmasi, email ini menerima kabar dan artikel.">
      <TautanEmail
        endpoint={confirmEmail}
        button="Konfirmasi Email"
        onDone={() => void queries.invalidateQueries(profileQuery())}
        next={<ButtonLink to="/produk">Lihat Produk</ButtonLink>}
        otherwise={<ButtonLink to="/PengaturanProfil">Buka Pengaturan Profil</ButtonLink>}
      />
    </AkunKartu>
  )
}
