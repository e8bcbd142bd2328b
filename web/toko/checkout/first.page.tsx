import { useLocation } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { useSession } from '#web/lib/session.tsx'
import { NeedsScript } from '#web/toko/frame/needs-script.tsx'
import type { Route } from './+types/first.page'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutItems } from './checkout-items.tsx'
import { readCheckoutOrigin } from './checkout-origin.ts'
import { CheckoutProduk } from './checkout-produk.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { FIRST_PATH } from './first-tujuan.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pesan Tanpa Login',
    description: 'Pesan dengan nama, nomor HP, dan alamat. Akunnya dibuat bersama pesanan.',
    path: FIRST_PATH,
    hidden: true,
  })

/** Checkout of a visitor without an account. A customer who signs in on the way continues here. */
export default function FirstPage() {
  const { known } = useSession()
  const location = useLocation()
  return (
    <CheckoutFrame>
      <NeedsScript />
      {!known ? (
        <CheckoutSkeleton />
      ) : readCheckoutOrigin(location) ? (
        <CheckoutProduk />
      ) : (
        <CheckoutItems key={location.key} />
      )}
    </CheckoutFrame>
  )
}
