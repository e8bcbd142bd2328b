import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'
import empty from '#web/drawings/empty-search.svg'
import { ApiError, loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { alamatQuery } from '#web/toko/alamat/alamat-query.ts'
import { produkQuery } from '#web/toko/katalog/katalog-queries.ts'
import { pengirimanQuery } from '#web/toko/katalog/buy/pengiriman-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { Route } from './+types/checkout.page'
import { barisProduk } from './baris-pesanan.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { readCheckoutOrigin } from './checkout-origin.ts'
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
    <div className="wadah py-6 md:py-10">
      <h1>Pemesanan</h1>
      {/* The largest text of the first screen, rendered before any data has loaded. */}
      <p className="mt-2 text-tinta-2">Periksa isi pesanan, alamat, dan pengiriman sebelum membayar.</p>
      <Guard skeleton={<CheckoutSkeleton />}>
        <Checkout />
      </Guard>
    </div>
  )
}

function Checkout() {
  const asal = readCheckoutOrigin(useLocation())
  const produkId = asal?.produkId ?? 0
  // Start the form's queries now, in parallel with the product.
  usePrefetchQuery(profileQuery())
  usePrefetchQuery(alamatQuery())
  usePrefetchQuery(pengirimanQuery())
  const { data, error, refetch } = useQuery({
    ...produkQuery(produkId),
    enabled: produkId > 0,
    // Products of a server-rendered list have no description, and their stock is only as exact as on public pages.
    placeholderData: asal?.produk?.deskripsi ? asal.produk : undefined,
    // Prices and stock must be fetched anew, because the order depends on them.
    staleTime: 0,
  })
  // The form renders slowly on a cheap phone; deferring it keeps the screen responsive.
  const shown = useDeferredValue(data)

  if (!asal || (error instanceof ApiError && error.status === 404)) {
    return (
      <Empty
        picture={empty}
        title="Data Tidak Ditemukan"
        action={<ButtonLink to="/produk/produk-satuan">Pilih produk</ButtonLink>}
      >
        Belum ada produk yang dipilih, atau produknya sudah tidak dijual.
      </Empty>
    )
  }
  // Never show the previous product with this one's quantity.
  if (shown?.produkId === produkId)
    return <CheckoutForm key={shown.produkId} baris={[barisProduk(shown, asal.jumlah)]} initialResep={asal.resepId} />
  if (!error) return <CheckoutSkeleton />
  return (
    <div className="mt-6">
      <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
    </div>
  )
}
