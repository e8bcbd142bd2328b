import { usePrefetchQuery } from '@tanstack/react-query'
import { seo } from '#web/lib/seo.ts'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { alamatQuery } from '#web/toko/alamat/alamat-query.ts'
import type { Route } from './+types/checkout.page'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutProduk } from './checkout-produk.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pemesanan',
    description: 'Periksa pesanan, alamat, dan pengiriman sebelum membayar.',
    path: '/produk/produk-satuan/pemesanan',
    hidden: true,
  })

export default function CheckoutPage() {
  return (
    <CheckoutFrame>
      <Guard skeleton={<CheckoutSkeleton />}>
        <Checkout />
      </Guard>
    </CheckoutFrame>
  )
}

function Checkout() {
  // Start the form's queries now, in parallel with the product.
  usePrefetchQuery(profileQuery())
  usePrefetchQuery(alamatQuery())
  return <CheckoutProduk />
}
