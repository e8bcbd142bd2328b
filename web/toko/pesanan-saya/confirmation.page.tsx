import { useLocation } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/confirmation.page'
import { ConfirmationNotFound } from './confirmation-not-found.tsx'
import { readConfirmationState } from './confirmation-origin.ts'
import { ConfirmationRingkasan } from './confirmation-ringkasan.tsx'
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx'
import { PesananConfirmation } from './pesanan-confirmation.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Konfirmasi Pembayaran',
    description: 'Cara membayar pesanan Anda, jumlah, dan batas waktunya.',
    path: '/konfirmasi-pembayaran',
    hidden: true,
  })

export default function ConfirmationPage() {
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Konfirmasi Pembayaran</h1>
      <Guard skeleton={<ConfirmationSkeleton />}>
        <Confirmation />
      </Guard>
    </div>
  )
}

/** Shows the order in the URL, else the order in the navigation state. */
function Confirmation() {
  const { state, search } = useLocation()
  const nomor = new URLSearchParams(search).get('order')
  const origin = readConfirmationState(state)
  if (nomor) return <PesananConfirmation nomor={nomor} origin={origin} />
  if (!origin) return <ConfirmationNotFound />
  return (
    <div className="mt-6 max-w-xl">
      <ConfirmationRingkasan pesanan={origin}>
        <ButtonLink to="/">Kembali ke Beranda</ButtonLink>
      </ConfirmationRingkasan>
    </div>
  )
}
