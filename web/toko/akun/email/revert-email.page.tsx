import { restoreEmail } from '#contract/akun/email.ts'
import { seo } from '#web/lib/seo.ts'
import { endSession } from '#web/lib/session-store.ts'
import { AkunKartu } from '#web/toko/akun/akun-kartu.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/revert-email.page'
import { TautanEmail } from './tautan-email.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Kembalikan Email Lama',
    description: 'Kembalikan email lama akun KerapuSehat Anda.',
    path: '/kembalikan-email',
    hidden: true,
  })

export default function RevertEmailPage() {
  return (
    <AkunKartu
      title="Kembalikan Email Lama"
      intro="Bukan Anda yang mengganti email akun ini? Kembalikan email lama. Semua perangkat akan dikeluarkan dari akun. Setelah itu, buat kata sandi baru."
    >
      <TautanEmail
        endpoint={restoreEmail}
        button="Kembalikan Email Lama"
        // The server ended all sessions, including the one that this browser may still store.
        onDone={() => endSession({ left: true })}
        next={<ButtonLink to="/lupa-password">Buat kata sandi baru</ButtonLink>}
        otherwise={<ButtonLink to="/kontak">Hubungi kami</ButtonLink>}
      />
    </AkunKartu>
  )
}
