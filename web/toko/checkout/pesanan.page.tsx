import { useLocation } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import type { Route } from './+types/pesanan.page'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutItems } from './checkout-items.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pemesanan',
    description: 'Periksa isi pesanan, alamat, dan pengiriman sebelum membayar.',
    path: '/pemesanan',
    hidden: true,
  })

/** Checkout of a package or of the cart. */
export default function PesananPage() {
  const { key } = useLocation()
  return (
    <CheckoutFrame>
      <Guard skeleton={<CheckoutSkeleton />}>
        <CheckoutItems key={key} />
      </Guard>
    </CheckoutFrame>
  )
}
