import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'
import empty from '#web/drawings/empty-search.svg'
import { ApiError, loadErrorText } from '#web/lib/api-error.ts'
import { pengirimanQuery } from '#web/toko/katalog/buy/pengiriman-query.ts'
import { produkQuery } from '#web/toko/katalog/katalog-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { produkLine } from './baris-pesanan.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { readCheckoutOrigin } from './checkout-origin.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

/** Checkout of a single product, from navigation state or the URL. */
export function CheckoutProduk() {
  const origin = readCheckoutOrigin(useLocation())
  const produkId = origin?.produkId ?? 0
  // Start the form's query now, in parallel with the product.
  usePrefetchQuery(pengirimanQuery())
  const { data, error, refetch } = useQuery({
    ...produkQuery(produkId),
    enabled: produkId > 0,
    // Products of a server-rendered list have no description, and their stock is only as exact as on public pages.
    placeholderData: origin?.produk?.deskripsi ? origin.produk : undefined,
    // Prices and stock must be fetched anew, because the order depends on them.
    staleTime: 0,
  })
  // The form renders slowly on a cheap phone; deferring it keeps the screen responsive.
  const shown = useDeferredValue(data)

  if (!origin || (error instanceof ApiError && error.status === 404)) {
    return (
      <Empty
        picture={empty}
        title="Data Tidak Ditemukan"
        action={
          <ButtonLink to="/produk/produk-satuan" variant="utama">
            Pilih produk
          </ButtonLink>
        }
      >
        {origin?.produk || data
          ? `${(origin?.produk ?? data)?.nama} sudah tidak dijual.`
          : 'Belum ada produk yang dipilih, atau produknya sudah tidak dijual.'}
      </Empty>
    )
  }
  // Never show the previous product with this one's quantity.
  if (shown?.produkId === produkId)
    return (
      <CheckoutForm key={shown.produkId} lines={[produkLine(shown, origin.jumlah)]} initialResep={origin.resepId} />
    )
  if (!error) return <CheckoutSkeleton />
  return (
    <div className="mt-6">
      <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
    </div>
  )
}
