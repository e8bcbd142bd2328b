import { useState } from 'react'
import { useLocation } from 'react-router'
import empty from '#web/drawings/empty-search.svg'
import { loadErrorText } from '#web/lib/api-error.ts'
import { removeLines, useKeranjang } from '#web/lib/cart.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isOrderable } from './baris-pesanan.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { type PesananOrigin, readPesananOrigin } from './pesanan-origin.ts'
import { usePesananLines } from './use-baris-pesanan.ts'

/** Checkout of a package or of the cart, from navigation state, the URL, or the cart itself. */
export function CheckoutItems() {
  const location = useLocation()
  const { lines } = useKeranjang()
  // Read once: the lines leave the cart when the order exists, but the screen still shows them.
  const [origin] = useState(() => readPesananOrigin(location, lines))
  return origin ? <Checkout origin={origin} /> : <NotFound />
}

function Checkout({ origin }: { origin: PesananOrigin }) {
  const { lines, missing, isPending, error, refetch } = usePesananLines(origin)
  if (error) {
    return (
      <div className="mt-6">
        <LoadFailure onRetry={refetch}>Error: {loadErrorText(error)}</LoadFailure>
      </div>
    )
  }
  if (isPending) return <CheckoutSkeleton />
  if (lines.length === 0) return <NotFound />

  const ordered = lines.filter((line) => isOrderable(line)).map(({ kunci }) => kunci)
  return (
    <>
      {missing.length > 0 && (
        <div className="mt-6">
          <Notice kind="hati" announce>
            {missing.every(Boolean) ? missing.join(', ') : `${missing.length} barang`} sudah tidak dijual dan tidak ikut
            dipesan.
          </Notice>
        </div>
      )}
      <CheckoutForm
        lines={lines}
        initialPengiriman={origin.pengiriman}
        onOrdered={origin.fromKeranjang ? () => removeLines(ordered) : undefined}
      />
    </>
  )
}

function NotFound() {
  return (
    <Empty
      picture={empty}
      title="Data Tidak Ditemukan"
      action={
        <ButtonLink to="/produk" variant="utama">
          Pilih produk
        </ButtonLink>
      }
    >
      Belum ada yang dipilih, atau barangnya sudah tidak dijual.
    </Empty>
  )
}
